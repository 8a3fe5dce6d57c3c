import { addsUp } from './alike-columns'
import type { ColumnDraft } from './draft'
import { besideQuantities } from './measured-rows'

/** «в том числе за счёт КТ», `of which internal`: first in a header, for «с учётом фона, включая нейтроны» is the whole. */
const PART =
  /^\P{L}*(?:в\s+том\s+числе|в\s?т\.?\s?ч|из\s+(?:них|не[её]|которых)|включая|of\s+(?:which|them)|out\s+of\s+which|including|incl|thereof|din\s+(?:care|acestea)|dintre\s+care|inclusiv)(?!\p{L})/iu
/** Found by a calculation, or hoped for; «ожидаемая» is also what becomes of an intake. */
const CALCULATED =
  /(?<!\p{L})(?:расч[её]тн\p{L}*|рассчитан\p{L}*|ожидаем\p{L}*|calculated|computed|calculat[aă]?)(?!\p{L})/iu
const INTERNAL =
  /(?<!\p{L})(?:внутренн\p{L}*|поступлени\p{L}*|internal\p{L}*|committed|intake|intern[aă]|incorpor\p{L}*)(?!\p{L})/iu

/** `Total DLP` is what an examination's is called; beside the DLP of each phase it is their sum. */
const SUM = /(?<!\p{L})(?:total[aă]?|sum|суммарн\p{L}*|сумма|общ(?:ая|ее|ий)|итог\p{L}*|всего|сумм|suma)(?!\p{L})/iu

/** Columns of examinations without the one that adds up all the others, row by row, and is called so. */
export function withoutSums(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const [sum, ...more] = group.filter(({ role, path }) => role === 'single' && path.some((text) => SUM.test(text)))
  const others = group.filter((draft) => draft !== sum)
  if (sum === undefined || more.length > 0 || others.length < 2 || !addsUp(sum, others)) return group
  sum.role = 'total'
  return others
}

/** «Итого», `Total`: by a word for a sum, not by how long it is of, or as `Total effective dose` by what it measures. */
export function saysSum({ path }: ColumnDraft): boolean {
  return path.some((text) => SUM.test(besideQuantities(text)))
}

/** Columns of one quantity without those that say what part of a dose beside them something is. Beside a sum its parts are the doses. */
export function withoutParts(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const wholes = group.filter(({ path }) => !path.some((text) => PART.test(text)))
  if (!wholes.some(({ words }) => words.every(({ role }) => role !== 'role_total'))) return group
  for (const draft of group) if (!wholes.includes(draft)) draft.role = 'total'
  return wholes
}

/**
 * Columns of one quantity without the means, the medians and the extremes of the others, which are added to nothing, nor to one another. A
 * lone one may be all that is known of a person.
 */
export function withoutStatistics(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ words }) => !words.some(({ mean }) => mean))
  if (others.length === 0 && (group.length === 1 || group.some(({ role }) => role === 'single'))) return group
  for (const draft of group) if (!others.includes(draft)) draft.role = 'total'
  return others
}

/** Columns of one quantity without «Расчётная доза», «Ожидаемая»: the same dose in another way, or a plan. A person has to say. */
export function withoutCalculated(group: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const others = group.filter(({ path }) => {
    const text = path.join(' ')
    return !CALCULATED.test(text) || INTERNAL.test(text)
  })
  if (others.length === 0) return group
  for (const draft of group) if (!others.includes(draft)) draft.doubts.add('perhapsDoses')
  return others
}
