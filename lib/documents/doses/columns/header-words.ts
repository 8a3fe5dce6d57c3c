import { sourceOf, wordPattern } from '../language/header-patterns'
import { isNamesake } from '../evidence/label-facts'
import { findQuantityNames } from '../grammar/names'
import { EN_HEADERS } from '../lexicon/en/headers'
import { EN_QUANTITIES } from '../lexicon/en/quantities'
import type { HeaderMeaning } from '../lexicon/headers'
import { POSITION_WORDS, type Position } from '../lexicon/positions'
import { type Quantity, QUANTITY_KINDS, WHOLE_NAMES } from '../lexicon/quantity'
import { RO_HEADERS } from '../lexicon/ro/headers'
import { RO_QUANTITIES } from '../lexicon/ro/quantities'
import { RU_HEADERS } from '../lexicon/ru/headers'
import { RU_QUANTITIES } from '../lexicon/ru/quantities'
import { Abbreviations } from './abbreviations'
import { BODY_PHRASES, handIn, sideIn } from './body-side'
import { oneLine, splitWords, wordKey } from './fold'
import { type HeaderUnit, headerUnits } from './header-units'
import { saysMean } from './mean-words'
import { namedPeriod, type NamedPeriod } from './periods'
import { Phrases } from './phrases'
import { hasInitials } from './person-name'
import { writtenOut } from './program-names'
import { Respeller } from './respelled'

const ROLES = ['role_period', 'role_cumulative', 'role_total', 'role_limit', 'control'] as const
type HeaderRole = (typeof ROLES)[number]
const IS_ROLE: ReadonlySet<string> = new Set(ROLES)

/** The meanings found in the words of one header or title. */
export interface HeaderWords {
  readonly text: string
  /** The last one named, since it is nearest to the column. */
  readonly quantity: Quantity | null
  readonly quantities: readonly Quantity[]
  readonly units: readonly HeaderUnit[]
  readonly period: NamedPeriod | null
  readonly position: Position | null
  /** The hand, if the text contains only its side besides units and quantities: «левая, Hp(0,07)». */
  readonly side: Position | null
  readonly role: HeaderRole | null
  /** The meaning of its longest phrase, except roles, the word for dose and phrases that aren't doses. */
  readonly meaning: HeaderMeaning | null
  /** Whether the phrase is the entire text. */
  readonly exact: boolean
  /** Whether it contains the word for dose. */
  readonly dose: boolean
  /** Whether it counts or qualifies doses. */
  readonly noDose: boolean
  /** Whether it names an average or an extreme of the doses next to it. */
  readonly mean: boolean
  /** Whether words are left that have no known meaning. */
  readonly rest: boolean
}

const HEADER_PHRASES = [EN_HEADERS, RU_HEADERS, RO_HEADERS].flatMap(({ entries }) =>
  (Object.entries(entries) as [HeaderMeaning, readonly string[]][]).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [phrase, meaning] as const),
  ),
)
const MEANINGS = new Phrases<HeaderMeaning>(HEADER_PHRASES)
/** A percentage of what the header goes on to name: `% of 20 mSv`. */
const SHARE = /^[^\p{L}\p{N}%]*%\s*\p{L}/u
const SPELLING = new Respeller(HEADER_PHRASES)
/** Names of attributes written without spaces: `studydate`, `patientid`. */
const GLUED = new Map<string, HeaderMeaning>(
  (Object.entries(EN_HEADERS.entries) as [HeaderMeaning, readonly string[]][]).flatMap(([meaning, phrases]) =>
    phrases.filter((phrase) => phrase.includes(' ')).map((phrase) => [phrase.replace(/ /g, ''), meaning] as const),
  ),
)
/** Kilovolts: `кВ`. In lowercase it means a quarter. */
const KILOVOLTS = wordPattern('kilovolts', 'u')
/** The uncertainty of the doses next to it: `±, мЗв`, `σ`. */
const PLUS_MINUS = /^\s*(?:±|\+\/[-–−]|σ(?!\p{L}))/u
/** What follows a dose in its own cells: «Hp(10), мЗв ± Δ», `Dose ± uncertainty, mSv`. */
const BEHIND_PLUS_MINUS = /(?<=\S\s*)(?:±|\+\/[-–−])\s*\p{L}*/gu
/** A unit divided by several others: `mGy·m²/(mA·min)`. */
const QUOTIENT = /^\s*[/⁄∕]\s*\(\s*\p{L}/u
/** «Доля, %», `KAP / DRL (%)`, `% of limit`: a dose is never expressed as a share of something. */
const PER_CENT = /(?:^|[\s(,;[/])%/u
/** `Σ, мЗв`. */
const SUM_SIGN = /^\s*[Σ∑](?!\p{L})/u
/** An abbreviation for cumulative doses: `Dose (mSv) YTD`. In capitals it is unambiguous even among other words. */
const GATHERED = wordPattern('toDate', 'u')
/**
 * Words for doses accumulated until a day or since one: «Доза на 01.04.2025», `Dose as of 31 Mar 2025`, «Доза с
 * 01.01.2021».
 */
const TILL_OR_SINCE = new RegExp(
  String.raw`(?<!\p{L})${sourceOf('asOf')}\s+(?:\d{1,2}[.\s/-]|(?:19|20)\d\d-|\p{L}{3,9}\.?\s\d)`,
  'iu',
)
/** `12-mo`, «12 luni»: the last twelve months, or with a year that year. */
const TWELVE_MONTHS = new RegExp(String.raw`(?<![\d.,])12[\s-]?${sourceOf('months')}(?!\p{L})`, 'iu')
/** Headers that consist only of a quantity's name. A badge report has them side by side. */
const WHOLE_QUANTITIES: ReadonlyMap<string, Quantity> = new Map([
  ...WHOLE_NAMES.map(([name, quantity]) => [wordKey(name), quantity] as const),
])
const POSITION_PHRASES = Object.values(POSITION_WORDS).flatMap((words) =>
  (Object.entries(words) as [Position, readonly string[]][]).flatMap(([position, phrases]) =>
    phrases.map((phrase) => [phrase, position] as const),
  ),
)
const POSITIONS = new Phrases<Position>(POSITION_PHRASES)
const QUANTITY_PHRASES = [EN_QUANTITIES, RU_QUANTITIES, RO_QUANTITIES].flatMap(({ entries }) =>
  (Object.entries(entries) as [Quantity, readonly string[]][]).flatMap(([quantity, names]) =>
    names.map((name) => [name, quantity] as const),
  ),
)
const POSITION_ABBREVIATIONS = new Abbreviations([...POSITION_PHRASES, ...BODY_PHRASES])
const ABBREVIATIONS = new Abbreviations([...HEADER_PHRASES, ...QUANTITY_PHRASES, ...POSITION_PHRASES, ...WHOLE_NAMES])
/** Names of one or two letters. They count only as an entire piece of the header and with the same letter case. */
const SHORT_QUANTITIES = new Map(QUANTITY_PHRASES.filter(([name]) => name.length <= 2))

const LONGEST = 300
const CACHE_LIMIT = 20_000
const cache = new Map<string, HeaderWords>()

/** Parses a header: its quantity, units, period, position, role and the meaning of the column. */
export function headerWords(text: string): HeaderWords {
  const known = cache.get(text)
  if (known) return known
  const line = oneLine(text).slice(0, LONGEST)
  const words = read(ABBREVIATIONS.writtenOut(line, writtenOut(line)))
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(text, words)
  return words
}

/** Returns where on the body a text says that a badge is worn. */
export function positionOf(text: string): Position | null {
  return positionIn(text) ?? positionIn(placeWrittenOut(text))
}

/** Returns the code of a place on the body in words: `LFT_RNG`, `KIST_L`. Other texts stay unchanged. */
export function placeWrittenOut(text: string): string {
  return POSITION_ABBREVIATIONS.writtenOut(text, text.replace(/_/g, ' '))
}

function positionIn(text: string): Position | null {
  return narrowed(text, POSITIONS.whole(text) ?? POSITIONS.in(text)[0]?.meaning ?? null)
}

/** Returns which of the two hands it is, if the text says so. */
function narrowed(text: string, position: Position | null): Position | null {
  return position === null || position === 'extremity' ? (handIn(text) ?? position) : position
}

/** Returns all places on the body that a text names; a hand as the left or right one if the text says so. */
export function positionsOf(text: string): readonly Position[] {
  return POSITIONS.in(text).map(({ meaning }) => narrowed(text, meaning) ?? meaning)
}

/** Returns the meaning of a text that is a single phrase: `Control`, `Единица измерения`. */
export function wholeMeaning(text: string): HeaderMeaning | null {
  return MEANINGS.whole(text) ?? MEANINGS.whole(splitWords(text)) ?? GLUED.get(wordKey(text)) ?? null
}

function read(text: string): HeaderWords {
  const units = headerUnits(text).filter((unit) => !isHeading(text, unit))
  const names = findQuantityNames(text)
  const short = shortQuantity(text, units)
  const quantities = names.map(({ quantity }) => quantity)
  if (short && quantities.length === 0) quantities.push(short)
  const written = blanked(text, [...units, ...names]).replace(BEHIND_PLUS_MINUS, ' ')
  // `Whole body Hp(10) Jan`: the last word, behind a place.
  const named =
    namedPeriod(written) ??
    (firstPosition(written) === null ? null : namedPeriod(/\p{L}+\.?\s*$/u.exec(written)?.[0] ?? ''))
  const bare = quantities.length === 0 && named === null ? spelled(written) : written
  const phrases = longest(bare)
  const gathered = !saysRate(units, quantities) && isGathered(text, bare, named)
  const period = gathered ? null : named
  const roles = phrases.filter(({ meaning }) => IS_ROLE.has(meaning)).sort((a, b) => b.weight - a.weight)
  const others = phrases
    .filter(({ meaning }) => !IS_ROLE.has(meaning) && meaning !== 'dose' && meaning !== 'no_dose')
    .sort((a, b) => b.weight - a.weight)
  const meaning = KILOVOLTS.test(text) ? 'other_number' : (others[0]?.meaning ?? GLUED.get(wordKey(bare)) ?? null)
  return {
    text,
    quantity: quantities.at(-1) ?? null,
    quantities,
    units,
    period,
    position: narrowed(bare, firstPosition(bare)),
    side: sideIn(bare),
    role: roleOf(text, roles[0]?.meaning as HeaderRole | undefined) ?? (gathered ? 'role_cumulative' : null),
    meaning,
    exact: meaning !== null && wholeMeaning(bare) === meaning,
    dose: phrases.some(({ meaning }) => meaning === 'dose'),
    noDose:
      PLUS_MINUS.test(text) ||
      SHARE.test(text) ||
      (PER_CENT.test(text) && !units.some(({ start }) => start > text.indexOf('%'))) ||
      isConversion(text, units) ||
      phrases.some(({ meaning }) => meaning === 'no_dose'),
    mean: saysMean(blanked(text, names)),
    rest: (phrases.length === 0 && meaning === null && named === null && /\p{L}/u.test(bare)) || isNamesake(text),
  }
}

/**
 * Returns the first place on the body. In `Under apron, chest` the second word says more precisely where the apron is.
 */
function firstPosition(text: string): Position | null {
  const places = POSITIONS.in(text).map(({ meaning }) => meaning)
  return (places[0] === 'abdomen' ? places.find((place) => place !== 'abdomen') : null) ?? places[0] ?? null
}

/**
 * Returns the text with typing errors corrected. Only parts between slashes (one per language) that have no known
 * meaning are changed.
 */
function spelled(text: string): string {
  if (!/\p{L}{3}/u.test(text) || hasInitials(text.trim())) return text
  return text
    .split('/')
    .map((part) => {
      if (wholeMeaning(part) !== null || POSITIONS.whole(part) !== null) return part
      return SPELLING.respelled(part) ?? part
    })
    .join('/')
}

/** Whether a text is a conversion factor, one unit divided by another: `k, mSv/(mGy·cm)`. */
function isConversion(text: string, units: readonly HeaderUnit[]): boolean {
  if (units.some(({ end }) => QUOTIENT.test(text.slice(end)))) return true
  return units.some(({ kind, start }, at) => {
    const before = units[at - 1]
    return before !== undefined && before.kind !== kind && /^\s*[/⁄∕]\s*\(?\s*$/.test(text.slice(before.end, start))
  })
}

/** Whether a header names a rate. A rate belongs to its day, whatever word is before the date. */
function saysRate(units: readonly HeaderUnit[], quantities: readonly Quantity[]): boolean {
  return quantities.includes('rate') || units.some(({ kind }) => kind === 'rate')
}

function isGathered(text: string, bare: string, named: NamedPeriod | null): boolean {
  if (named?.level === 'day') return TILL_OR_SINCE.test(bare)
  return TWELVE_MONTHS.test(text) && (named === null || named.year === null)
}

function roleOf(text: string, said: HeaderRole | undefined): HeaderRole | null {
  // `Albu Maxim` is a person's name.
  if (isNamesake(text)) return null
  if (GATHERED.test(text)) return 'role_cumulative'
  return SUM_SIGN.test(text) ? 'role_total' : (said ?? null)
}

/** Whether «Dose», «Unit» or «Доза» at the start of a header is its topic, not a unit. */
function isHeading(text: string, { kind, ucum, start, end }: HeaderUnit): boolean {
  // `Daily dose` and «Доза в сутки» don't have doses per day as their unit.
  if (ucum.startsWith('{dose}/') && start === 0) return true
  // `Doza / Dose` is the same in two languages.
  if ((kind !== 'countable' && kind !== 'arbitrary') || !/^(?:.*[/|])?\s*$/u.test(text.slice(0, start))) return false
  return MEANINGS.whole(text.slice(start, end)) !== null
}

/** `PatientName` is read as two words only if it has no meaning as one. */
function longest(text: string) {
  const found = MEANINGS.in(text)
  return found.length > 0 ? found : MEANINGS.in(splitWords(text))
}

function shortQuantity(text: string, units: readonly HeaderUnit[]): Quantity | null {
  const whole = WHOLE_QUANTITIES.get(wordKey(text))
  if (whole) return whole
  for (const piece of text.split(/[,;()[\]/:]|\s{1,3}(?=\()/)) {
    const quantity = SHORT_QUANTITIES.get(piece.trim())
    // After other words, a single letter is a unit that isn't used for anything else here, such as newtons for a force.
    if (quantity && (piece.trim().length > 1 || units.length > 0 || piece.trim() === text.trim())) return quantity
  }
  // «ЭД за процедуру, мЗв», «E внутр., мЗв»: before other words, if the unit fits the quantity.
  const first = SHORT_QUANTITIES.get(/^\p{Lu}{1,2}(?=\s)/u.exec(text)?.[0] ?? '')
  return first && units.some(({ kind }) => QUANTITY_KINDS[first].includes(kind)) ? first : null
}

function blanked(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    pieces.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}
