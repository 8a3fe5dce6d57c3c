import { isPersonal, type Quantity } from '../lexicon/quantity'
import type { HeaderConcept } from '../language/header-concepts'
import { sourceOf, wordPattern } from '../language/header-patterns'
import { foldLetters, wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { besideQuantities } from './measured-rows'
import { nthMonthIn } from './nth-month'

/** Kinds of radiation. */
const RADIATIONS = patternsOf('photon', 'x', 'beta', 'alpha', 'neutron', 'thermal', 'fast')
const SIGNS: readonly (readonly [kind: string, sign: RegExp])[] = [
  ['photon', /γ/iu],
  ['beta', /β/iu],
  ['alpha', /α/iu],
]
/** The sign for neutrons, `n` next to `γ` or in `γ+n`. Alone it may be any number. */
const NEUTRON_SIGN = /(?<!\p{L})[n\u043D](?!\p{L})/iu
/** Sources of exposure. A person's dose consists of the doses from all of them. */
const SOURCES = patternsOf('natural', 'medical', 'work', 'industry', 'radon', 'cosmic')
/** Ways of exposure of a dose, not of a badge: «внутренний дозиметр» is worn below the apron. */
const WAYS = patternsOf('external', 'internal', 'inhaled', 'ingested')
const BADGE = wordPattern('badge')
const BADGES = new RegExp(BADGE, 'giu')
const NUCLIDE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:[A-Z][a-z]?|${sourceOf('nuclide')})[-\s]?\d{1,3}m?|\d{1,3}m?(?:Cs|Co|Sr|I|Tc|F|Ir|Am|Kr|K)|${sourceOf('nuclide')})(?![\p{L}\d])`,
  'gu',
)
const NUMBER = String.raw`\d{1,3}(?:-?\p{L}{1,2})?|[ivx]{1,4}|${sourceOf('ordinal')}`
/** Times that aren't calendar periods without more context: «неделя 1», `2nd shift`, «1 п/г». */
const TIMES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${NUMBER})\s*)?(${sourceOf('time')})(?!\p{L})(?:\s*(?:№|#|no\.?|nr\.?)?\s*(${NUMBER})(?![\p{L}\d]))?`,
  'giu',
)
/** Employers, workplaces, examinations, trips and groups of people. The rest of the label is the name of one. */
const OCCASIONS = wordPattern('occasion')
/** Words that distinguish a badge from another one, which may have been worn at the same time. */
const MARKS = wordPattern('mark', 'giu')
/** «дозиметр № 5012», `badge A`. */
const BADGE_NUMBER = new RegExp(
  String.raw`(?<!\p{L})(${sourceOf('badge')})[\s,]*(?:№|#|no\.?|nr\.?)?\s*(?:\d[\d/-]*|\p{L}(?!\p{L}))`,
  'giu',
)
/** The number of letters that distinguish kinds of time. Case and number endings differ after them. */
const STEM = 4
const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the parts of a person's dose that a header names: kinds of radiation, ways and sources of exposure, weeks and
 * shifts, employers, examinations.
 * @param quantity the quantity measured; a badge's Hp(10) is only of external radiation
 */
export function partsOf(path: readonly string[], quantity: Quantity | null): ReadonlySet<string> {
  const text = path.join(' / ')
  const parts = new Set(radiationsIn(text))
  const find = (known: readonly (readonly [string, RegExp])[]) => {
    for (const [part, words] of known) if (words.test(text)) parts.add(part)
  }
  find(SOURCES)
  if (!isPersonal(quantity) && !BADGE.test(text)) find(WAYS)
  for (const [nuclide] of text.matchAll(NUCLIDE)) parts.add(wordKey(nuclide))
  for (const [, before = '', time = '', behind = ''] of text.matchAll(TIMES))
    parts.add([foldLetters(time).slice(0, STEM), numeral(before || behind)].join(' '))
  const month = nthMonthIn(path.at(-1) ?? '')
  if (month !== null) parts.add(`month ${month}`)
  if (OCCASIONS.test(text)) parts.add(path.map(nameIn).join(' / '))
  return parts
}

/** Whether each of two headers names a part that the other doesn't. A dose and its part aren't apart. */
export function areApart(a: ReadonlySet<string> = NONE, b: ReadonlySet<string> = NONE): boolean {
  return [...a].some((part) => !b.has(part)) && [...b].some((part) => !a.has(part))
}

/**
 * Returns the kinds of radiation that a text names.
 * @param signs `n` counts as one next to others
 */
export function radiationsIn(text: string, signs = false): readonly string[] {
  const found: string[] = RADIATIONS.filter(
    ([kind, words]) => words.test(text) || SIGNS.some(([other, sign]) => other === kind && sign.test(text)),
  ).map(([kind]) => kind)
  if (!found.includes('neutron') && NEUTRON_SIGN.test(text) && (signs || found.includes('photon')))
    found.push('neutron')
  return found
}

/** Whether a text is only the sign for neutrons, which may also be a count. */
export function isNeutronSign(text: string): boolean {
  return NEUTRON_SIGN.exec(text.trim())?.[0].length === text.trim().length
}

/** Returns the words of a text that distinguish a badge from another one: «основной», `left`. */
export function badgeMarks(text: string): readonly string[] {
  return [...text.matchAll(MARKS)].map(([mark]) => wordKey(mark))
}

/** Whether a text consists only of such words and the word for a badge. */
export function isBadgeMark(text: string): boolean {
  const rest = text.replace(MARKS, ' ').replace(BADGES, ' ')
  return badgeMarks(text).length > 0 && !/[\p{L}\d]/u.test(rest)
}

/** Returns a label without units, quantities and words that distinguish badges. */
function nameIn(text: string): string {
  return wordKey(besideQuantities(wordsBesideUnits(text)).replace(BADGE_NUMBER, '$1').replace(MARKS, ' '))
}

function numeral(text: string): string {
  return /^\d+/.exec(text)?.[0] ?? foldLetters(text).slice(0, STEM)
}

/** Returns a pattern for each of the concepts. */
function patternsOf(
  ...concepts: readonly HeaderConcept[]
): readonly (readonly [concept: HeaderConcept, words: RegExp])[] {
  return concepts.map((concept) => [concept, wordPattern(concept)] as const)
}
