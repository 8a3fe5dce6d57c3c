import { conceptsIn } from '../evidence/label-facts'
import { PhraseFinder } from '../evidence/phrases'
import { EN_PARTS } from '../language/en/parts'
import type { PartConcept } from '../language/part-concepts'
import { RO_PARTS } from '../language/ro/parts'
import { RU_PARTS } from '../language/ru/parts'
import { addsUp } from './alike-columns'
import type { ColumnDraft } from './draft'
import { wordKey } from './fold'
import { besideQuantities } from './measured-rows'

const FINDER = new PhraseFinder<PartConcept>([EN_PARTS, RU_PARTS, RO_PARTS])

/** A number below a hundred, with the end of an ordinal. */
const QUANTILE = /^[^\p{L}\d]*[pP\u0440\u0420]?\s?\d{1,2}[-.\s]{0,2}\p{L}{0,3}\s?%?$/u

/** @param first the words stand at the beginning: «с учётом фона, включая нейтроны» is the whole */
function says(text: string, concept: PartConcept, first = false): boolean {
  return FINDER.in(wordKey(text).split(' ')).some((hit) => hit.concept === concept && (!first || hit.from === 0))
}

/** Columns of examinations without the one that adds up all the others, row by row, and is called so. */
export function withoutSums(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const [sum, ...more] = group.filter(({ role, path }) => role === 'single' && path.some((text) => says(text, 'sum')))
  const others = group.filter((draft) => draft !== sum)
  if (sum === undefined || more.length > 0 || others.length < 2 || !addsUp(sum, others)) return group
  sum.role = 'total'
  return others
}

/** «Итого», `Total`: by a word for a sum, not by how long it is of, or as `Total effective dose` by what it measures. */
export function saysSum({ path }: ColumnDraft): boolean {
  return path.some((text) => says(besideQuantities(text), 'sum'))
}

/** Returns whether a text says that something is a part of what is beside or above it: «из них», `of which`. */
export function saysPartOf(text: string): boolean {
  return says(text, 'part')
}

/** Columns of one quantity without those that say what part of a dose beside them something is. Beside a sum its parts are the doses. */
export function withoutParts(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const wholes = group.filter(({ path }) => !path.some((text) => says(text, 'part', true)))
  if (!wholes.some(({ words }) => words.every(({ role }) => role !== 'role_total'))) return group
  for (const draft of group) if (!wholes.includes(draft)) draft.role = 'total'
  return wholes
}

/**
 * Columns of one quantity without the means, the medians and the extremes of the others, which are added to nothing, nor to one another. A
 * lone one may be all that is known of a person.
 * @param ofSomebody the rows are people's, or of days; else they are of groups, of whom nothing but statistics may be known
 */
export function withoutStatistics(group: readonly ColumnDraft[], ofSomebody: boolean): readonly ColumnDraft[] {
  const means = group.filter(({ words }) => words.some(({ mean }) => mean))
  const others = group.filter((draft) => !means.includes(draft) && !(means.length > 0 && isQuantile(draft)))
  const alone = group.length === 1 || group.some(({ role }) => role === 'single')
  if (others.length === 0 && alone && ofSomebody) return group
  for (const draft of group) if (!others.includes(draft)) draft.role = 'total'
  return others
}

/** `25th`, `P75`, `90 %` beside a median. */
function isQuantile({ low }: ColumnDraft): boolean {
  if (low === null || low.period !== null) return false
  return QUANTILE.test(low.text) || conceptsIn(low.text).has('statistic')
}

/** Columns of one quantity without «Расчётная доза», «Ожидаемая»: the same dose in another way, or a plan. A person has to say. */
export function withoutCalculated(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ path }) => {
    const text = path.join(' ')
    return !says(text, 'calculated') || says(text, 'internal')
  })
  if (others.length === 0) return group
  for (const draft of group) if (!others.includes(draft)) draft.doubts.add('perhapsDoses')
  return others
}
