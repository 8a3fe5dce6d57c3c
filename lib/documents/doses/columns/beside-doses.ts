import { conceptsIn } from '../evidence/label-facts'
import { PhraseFinder } from '../evidence/phrases'
import { EN_PARTS } from '../language/en/parts'
import type { PartConcept } from '../language/part-concepts'
import { RO_PARTS } from '../language/ro/parts'
import { RU_PARTS } from '../language/ru/parts'
import { addsUp } from './alike-columns'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'
import { wordsBesideUnits } from './header-units'
import { besideQuantities } from './measured-rows'

const FINDER = new PhraseFinder<PartConcept>([EN_PARTS, RU_PARTS, RO_PARTS])

/** A number below 100, with or without an ordinal ending. */
const QUANTILE = /^[^\p{L}\d]*[pP\u0440\u0420]?\s?\d{1,2}[-.\s]{0,2}\p{L}{0,3}\s?%?$/u

const PERCENTILE = /^p\s?(?:5|10|25|50|75|80|90|95|97|98|99)$/u

/** @param first only at the beginning of the text: «с учётом фона, включая нейтроны» is the whole dose */
function says(text: string, concept: PartConcept, first = false): boolean {
  return FINDER.in(wordKey(text).split(' ')).some((hit) => hit.concept === concept && (!first || hit.from === 0))
}

/** Returns columns of examinations without the one that is called a sum and adds up all the others, row by row. */
export function withoutSums(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const [sum, ...more] = group.filter(({ role, path }) => role === 'single' && path.some((text) => says(text, 'sum')))
  const others = group.filter((draft) => draft !== sum)
  if (sum === undefined || more.length > 0 || others.length < 2 || !addsUp(sum, others)) return group
  sum.role = 'total'
  return others
}

/**
 * Whether a word in the header means a sum: «Итого», `Total`. The length of its period, or a quantity's own name such
 * as `Total effective dose`, doesn't count.
 */
export function saysSum({ path }: ColumnDraft): boolean {
  return path.some((text) => says(besideQuantities(text), 'sum'))
}

/** Returns whether a text says that a value is part of the one next to it or above it: «из них», `of which`. */
export function saysPartOf(text: string): boolean {
  return says(text, 'part')
}

/**
 * Returns columns of one quantity without those that are part of a dose next to them. Next to a sum, its parts are the
 * doses.
 */
export function withoutParts(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const wholes = group.filter(({ path }) => !path.some((text) => says(text, 'part', true)))
  if (!wholes.some(({ words }) => words.every(({ role }) => role !== 'role_total'))) return group
  for (const draft of group) if (!wholes.includes(draft)) draft.role = 'total'
  return wholes
}

/**
 * Returns columns of one quantity without means, medians and extremes of the others. These are never added, not even to
 * each other. A single one may be all that is known of a person.
 * @param ofSomebody the rows are people or days; otherwise they are groups, for which only statistics may be known
 */
export function withoutStatistics(group: readonly ColumnDraft[], ofSomebody: boolean): readonly ColumnDraft[] {
  const means = group.filter((draft) => draft.words.some(({ mean }) => mean) || isPercentile(draft))
  const others = group.filter((draft) => !means.includes(draft) && !(means.length > 0 && isQuantile(draft)))
  const alone = group.length === 1 || group.some(({ role }) => role === 'single')
  if (others.length === 0 && alone && ofSomebody) return group
  for (const draft of group) if (!others.includes(draft)) draft.role = 'total'
  return others
}

/** Whether a header names a usual percentile by its sign: `DLP P75`. */
function isPercentile({ low }: ColumnDraft): boolean {
  return low !== null && PERCENTILE.test(wordsBesideUnits(besideQuantities(low.text)))
}

/** Whether a header is a quantile besides its quantity, such as `25th`, `DLP P75`, or `90 %` next to a median. */
export function isQuantile({ low }: ColumnDraft): boolean {
  if (low === null || low.period !== null) return false
  const bare = wordsBesideUnits(besideQuantities(low.text))
  return QUANTILE.test(low.text) || QUANTILE.test(bare) || conceptsIn(low.text).has('statistic')
}

/**
 * Returns columns of one quantity without «Расчётная доза» or «Ожидаемая», which repeat a dose in another way or are a
 * plan. The user must decide.
 */
export function withoutCalculated(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ path }) => {
    const text = path.join(' ')
    return !says(text, 'calculated') || says(text, 'internal')
  })
  if (others.length === 0) return group
  for (const draft of group) if (!others.includes(draft)) draft.doubts.add('perhapsDoses')
  return others
}
