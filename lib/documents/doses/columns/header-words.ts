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
import { handIn, sideIn } from './body-side'
import { oneLine, splitWords, wordKey } from './fold'
import { type HeaderUnit, headerUnits } from './header-units'
import { saysMean } from './mean-words'
import { namedPeriod, type NamedPeriod } from './periods'
import { Phrases } from './phrases'
import { hasInitials } from './person-name'
import { Respeller } from './respelled'

const ROLES = ['role_period', 'role_cumulative', 'role_total', 'role_limit', 'control'] as const
type HeaderRole = (typeof ROLES)[number]
const IS_ROLE: ReadonlySet<string> = new Set(ROLES)

/** What the words of one header (or title) say. */
export interface HeaderWords {
  readonly text: string
  /** The last one named: it is nearest to the column. */
  readonly quantity: Quantity | null
  readonly quantities: readonly Quantity[]
  readonly units: readonly HeaderUnit[]
  readonly period: NamedPeriod | null
  readonly position: Position | null
  /** The hand whose side is all that it says beside units and quantities: «левая, Hp(0,07)». */
  readonly side: Position | null
  readonly role: HeaderRole | null
  /** What its longest phrase means, roles, the dose itself and what isn't a dose aside. */
  readonly meaning: HeaderMeaning | null
  /** The phrase is all that it says. */
  readonly exact: boolean
  /** It has the word for dose. */
  readonly dose: boolean
  /** It counts or qualifies doses. */
  readonly noDose: boolean
  /** It says of the doses beside it what they are on average, or at most. */
  readonly mean: boolean
  /** Words are left that nothing was made of. */
  readonly rest: boolean
}

const HEADER_PHRASES = [EN_HEADERS, RU_HEADERS, RO_HEADERS].flatMap(({ entries }) =>
  (Object.entries(entries) as [HeaderMeaning, readonly string[]][]).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [phrase, meaning] as const),
  ),
)
const MEANINGS = new Phrases<HeaderMeaning>(HEADER_PHRASES)
const SPELLING = new Respeller(HEADER_PHRASES)
/** Names of attributes, written without spaces: `studydate`, `patientid`. */
const GLUED = new Map<string, HeaderMeaning>(
  (Object.entries(EN_HEADERS.entries) as [HeaderMeaning, readonly string[]][]).flatMap(([meaning, phrases]) =>
    phrases.filter((phrase) => phrase.includes(' ')).map((phrase) => [phrase.replace(/ /g, ''), meaning] as const),
  ),
)
/** `кВ`: in small letters it is a quarter. */
const KILOVOLTS = /(?<!\p{L})кВп?(?!\p{L})/u
/** `±, мЗв`, `σ`: how sure the doses beside it are. */
const PLUS_MINUS = /^\s*(?:±|\+\/[-–−]|σ(?!\p{L}))/u
/** A unit by several others: `mGy·m²/(mA·min)`. */
const QUOTIENT = /^\s*[/⁄∕]\s*\(\s*\p{L}/u
/** «Доля, %», `KAP / DRL (%)`, `% of limit`: no dose is counted in parts of something. */
const PER_CENT = /(?:^|[\s(,;[/])%/u
/** `Σ, мЗв`. */
const SUM_SIGN = /^\s*[Σ∑](?!\p{L})/u
/** `Dose (mSv) YTD`: sure in capitals, among other words too. */
const GATHERED = /(?<!\p{L})(?:YTD|QTD|MTD|LTD)(?!\p{L})/u
/** «Доза на 01.04.2025», `Dose as of 31 Mar 2025`, «Доза с 01.01.2021»: gathered till a day, or since one. */
const TILL_OR_SINCE =
  /(?<!\p{L})(?:на|с|со|по|до|по состоянию на|as (?:of|at|on)|at|since|from|starting|till|until|up to|by|through|la(?: data de)?|la data|din(?: data de)?|de la|pana la|până la|[iî]ncep[aâ]nd cu)\s+(?:\d{1,2}[.\s/-]|(?:19|20)\d\d-|\p{L}{3,9}\.?\s\d)/iu
/** `12-mo`, «12 luni»: the last twelve; with a year they are that year. */
const TWELVE_MONTHS = /(?<![\d.,])12[\s-]?(?:mo(?:nths?|s)?|mths?|luni)(?!\p{L})/iu
/** Headers that say no more: a badge report has them side by side. */
const WHOLE_QUANTITIES: ReadonlyMap<string, Quantity> = new Map([
  ...WHOLE_NAMES.map(([name, quantity]) => [wordKey(name), quantity] as const),
])
const POSITIONS = new Phrases<Position>(
  Object.values(POSITION_WORDS).flatMap((words) =>
    (Object.entries(words) as [Position, readonly string[]][]).flatMap(([position, phrases]) =>
      phrases.map((phrase) => [phrase, position] as const),
    ),
  ),
)
/** Names of one or two letters: only where one is all of a piece of the header, written as it is. */
const SHORT_QUANTITIES = new Map(
  [EN_QUANTITIES, RU_QUANTITIES, RO_QUANTITIES].flatMap(({ entries }) =>
    (Object.entries(entries) as [Quantity, readonly string[]][]).flatMap(([quantity, names]) =>
      names.filter((name) => name.length <= 2).map((name) => [name, quantity] as const),
    ),
  ),
)

const LONGEST = 300
const CACHE_LIMIT = 20_000
const cache = new Map<string, HeaderWords>()

/** What a header's text says: quantity, units, period, position, role and what the column is for. */
export function headerWords(text: string): HeaderWords {
  const known = cache.get(text)
  if (known) return known
  const words = read(oneLine(text).slice(0, LONGEST))
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(text, words)
  return words
}

/** Where on the body a text says that something is worn. */
export function positionOf(text: string): Position | null {
  return narrowed(text, POSITIONS.whole(text) ?? POSITIONS.in(text)[0]?.meaning ?? null)
}

/** A hand of the two, where the text says which. */
function narrowed(text: string, position: Position | null): Position | null {
  return position === null || position === 'extremity' ? (handIn(text) ?? position) : position
}

/** All places on the body that a text names. */
export function positionsOf(text: string): readonly Position[] {
  return POSITIONS.in(text).map(({ meaning }) => meaning)
}

/** What a text that is one phrase is for: `Control`, `Единица измерения`. */
export function wholeMeaning(text: string): HeaderMeaning | null {
  return MEANINGS.whole(text) ?? MEANINGS.whole(splitWords(text)) ?? GLUED.get(wordKey(text)) ?? null
}

function read(text: string): HeaderWords {
  const units = headerUnits(text).filter((unit) => !isHeading(text, unit))
  const names = findQuantityNames(text)
  const short = shortQuantity(text, units)
  const quantities = names.map(({ quantity }) => quantity)
  if (short && quantities.length === 0) quantities.push(short)
  const written = blanked(text, [...units, ...names])
  const named = namedPeriod(written)
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
      (PER_CENT.test(text) && !units.some(({ start }) => start > text.indexOf('%'))) ||
      isConversion(text, units) ||
      phrases.some(({ meaning }) => meaning === 'no_dose'),
    mean: saysMean(blanked(text, names)),
    rest: (phrases.length === 0 && meaning === null && named === null && /\p{L}/u.test(bare)) || isNamesake(text),
  }
}

/** The first place on the body; `Under apron, chest` says the apron's place more closely. */
function firstPosition(text: string): Position | null {
  const places = POSITIONS.in(text).map(({ meaning }) => meaning)
  return (places[0] === 'abdomen' ? places.find((place) => place !== 'abdomen') : null) ?? places[0] ?? null
}

/** The same with its typing errors mended, where all of it, or of one of its languages, means nothing as it is. */
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

/** `k, mSv/(mGy·cm)`: one unit by another is what turns doses into others. */
function isConversion(text: string, units: readonly HeaderUnit[]): boolean {
  if (units.some(({ end }) => QUOTIENT.test(text.slice(end)))) return true
  return units.some(({ kind, start }, at) => {
    const before = units[at - 1]
    return before !== undefined && before.kind !== kind && /^\s*[/⁄∕]\s*\(?\s*$/.test(text.slice(before.end, start))
  })
}

/** A rate is of its day, whatever is before that. */
function saysRate(units: readonly HeaderUnit[], quantities: readonly Quantity[]): boolean {
  return quantities.includes('rate') || units.some(({ kind }) => kind === 'rate')
}

function isGathered(text: string, bare: string, named: NamedPeriod | null): boolean {
  if (named?.level === 'day') return TILL_OR_SINCE.test(bare)
  return TWELVE_MONTHS.test(text) && (named === null || named.year === null)
}

function roleOf(text: string, said: HeaderRole | undefined): HeaderRole | null {
  // `Albu Maxim`: somebody's name.
  if (isNamesake(text)) return null
  if (GATHERED.test(text)) return 'role_cumulative'
  return SUM_SIGN.test(text) ? 'role_total' : (said ?? null)
}

/** «Dose», «Unit», «Доза» first in a header are what it is about, not what it is counted in. */
function isHeading(text: string, { kind, ucum, start, end }: HeaderUnit): boolean {
  // `Daily dose`, «Доза в сутки» are not counted in doses a day.
  if (ucum.startsWith('{dose}/') && start === 0) return true
  // `Doza / Dose`: the same in two languages.
  if ((kind !== 'countable' && kind !== 'arbitrary') || !/^(?:.*[/|])?\s*$/u.test(text.slice(0, start))) return false
  return MEANINGS.whole(text.slice(start, end)) !== null
}

/** `PatientName` is two words only where it means nothing as one. */
function longest(text: string) {
  const found = MEANINGS.in(text)
  return found.length > 0 ? found : MEANINGS.in(splitWords(text))
}

function shortQuantity(text: string, units: readonly HeaderUnit[]): Quantity | null {
  const whole = WHOLE_QUANTITIES.get(wordKey(text))
  if (whole) return whole
  for (const piece of text.split(/[,;()[\]/:]|\s{1,3}(?=\()/)) {
    const quantity = SHORT_QUANTITIES.get(piece.trim())
    // One letter behind other words is a unit that nothing else here is measured in: a force in newtons.
    if (quantity && (piece.trim().length > 1 || units.length > 0 || piece.trim() === text.trim())) return quantity
  }
  // «ЭД за процедуру, мЗв», «E внутр., мЗв»: before other words where the unit is one of its own.
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
