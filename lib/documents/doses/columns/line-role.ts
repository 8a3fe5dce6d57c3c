import { findQuantityNames } from '../grammar/names'
import { sourceOf, wordPattern } from '../language/header-patterns'
import { LINE_FILLERS, LINE_ROLES, type LineRole } from '../lexicon/line-roles'
import { POSITION_WORDS, type Position } from '../lexicon/positions'
import { wordKey } from './fold'
import { headerWords } from './header-words'
import { Phrases } from './phrases'

/** What a title, or a line above rows, says about all the doses below it. */
export interface LineWords {
  /** What the doses count as. */
  readonly role: LineRole | null
  /** The role follows only from a long period, «За 5 лет». Columns of years are distinguished anyway. */
  readonly lasting: boolean
  /** Mentions cumulative doses among words that may mean something else: «Журнал учёта накопленных доз». */
  readonly perhapsGathered: boolean
  /** Contains only words for a role, a place on the body, a period, a quantity and a unit. */
  readonly covered: boolean
}

const RANKS = ['limit', 'control', 'cumulative', 'lasting', 'total'] as const
const WORDS = new Phrases<(typeof RANKS)[number] | Position>([
  ...Object.values(POSITION_WORDS).flatMap((words) => pairs<Position>(words)),
  ...Object.values(LINE_ROLES).flatMap((words) => pairs<(typeof RANKS)[number]>(words)),
])
/** «Предел 20 мЗв», «Лица с дозой более 5 мЗв»: a number that is compared with, or that has a unit. */
const COMPARED = new RegExp(
  String.raw`(?:[<>≤≥]|(?<!\p{L})${sourceOf('comparing')}(?!\p{L}))\s*=?\s*(?:${sourceOf('than')}\s)?\d`,
  'iu',
)
/** The word for dose in all its cases: «учёт доз». */
const DOSES = wordPattern('doses')
const YEAR_BEFORE = /(?<!\d)(?:19|20)\d\d$/

/**
 * Whether a line groups its rows by the size of their doses. Its unit and quantity then belong to the number in the
 * line.
 */
export function comparesDoses(text: string): boolean {
  const { units } = headerWords(text)
  if (COMPARED.test(text) && units.length > 0) return true
  const names = findQuantityNames(text)
  return units.some(({ start }) => {
    const before = text.slice(0, start).trimEnd()
    return /\d$/.test(before) && !YEAR_BEFORE.test(before) && !names.some(({ end }) => end === before.length)
  })
}

/** Returns what a line or a title says about the doses below it. */
export function lineWords(text: string): LineWords {
  const { units, quantities } = headerWords(text)
  const bare = withoutNames(text)
  const found = WORDS.in(bare)
  const taken = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  const key = wordKey(bare)
  const words = key === '' ? [] : key.split(' ')
  const covered = words.every((word, at) => taken.has(at) || /\d/.test(word) || LINE_FILLERS.test(word))
  const roles = RANKS.flatMap((role) => {
    const phrase = found.find(({ meaning }) => meaning === role)
    return phrase ? [{ role, from: phrase.from }] : []
  })
  const [first] = roles
  if (first === undefined || comparesDoses(text)) return { role: null, lasting: false, perhapsGathered: false, covered }
  const ofDoses = DOSES.test(text) || units.length > 0 || quantities.length > 0
  const clear = covered || (ofDoses && first.from === 0)
  const gathered = roles.some(({ role }) => role === 'cumulative')
  const lasting = first.role === 'lasting'
  return {
    role: clear ? (first.role === 'lasting' ? 'cumulative' : first.role) : null,
    lasting: clear && lasting,
    perhapsGathered: !clear && ofDoses && gathered,
    covered,
  }
}

/**
 * Returns what a table's titles say about all its doses: that they are cumulative or limits. A limit counts only in the
 * nearest title, since farther titles may be a list of limits above the doses.
 */
export function titleRole(titles: readonly string[]): 'cumulative' | 'limit' | null {
  for (const [at, title] of titles.entries()) {
    const { role, lasting } = lineWords(title)
    if ((role === 'cumulative' && !lasting) || (role === 'limit' && at === 0)) return role
  }
  return null
}

/** Returns the text without its units and without names of quantities that contain digits. */
function withoutNames(text: string): string {
  const { units } = headerWords(text)
  const cut = units.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  return cut.replace(/[HНн][pр*]?\s?\(?\d[\d.,]*\)?/giu, ' ')
}

function pairs<Meaning extends string>(
  words: Readonly<Partial<Record<Meaning, readonly string[]>>>,
): (readonly [string, Meaning])[] {
  return (Object.entries(words) as [Meaning, readonly string[]][]).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [phrase, meaning] as const),
  )
}
