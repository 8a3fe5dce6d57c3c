/** What several runs of one thing took: the middle one, the least, the most, and how many there were. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly repeats: number
}

/**
 * The spread of what was measured; with an even number of runs the median is the mean of the middle two.
 *
 * @throws {Error} when nothing was measured
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [least, most, upper] = [sorted[0], sorted.at(-1), sorted[middle]]
  if (least === undefined || most === undefined || upper === undefined) throw new Error('Nothing was measured')
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
  return { median, least, most, repeats: sorted.length }
}

/** With its thousands apart: `7 171`, `0.57`. */
export function inWords(value: number, digits = 0): string {
  const [whole = '', rest] = value.toFixed(digits).split('.')
  const apart = whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')
  return rest === undefined ? apart : `${apart}.${rest}`
}

/** The median, and in brackets the least and the most: `0.57 (0.49–0.61)`; of one run its figure alone. */
export function spreadInWords({ median, least, most, repeats }: Spread, digits = 0): string {
  if (repeats === 1) return inWords(median, digits)
  return `${inWords(median, digits)} (${inWords(least, digits)}–${inWords(most, digits)})`
}

/**
 * How many times the other the one is: the ratio of the medians, and in brackets the least and the most that the two spreads leave
 * possible.
 */
export function ratioInWords(one: Spread, other: Spread): string {
  const median = one.median / other.median
  const digits = median < 10 ? 2 : median < 100 ? 1 : 0
  const repeats = Math.max(one.repeats, other.repeats)
  return spreadInWords({ median, least: one.least / other.most, most: one.most / other.least, repeats }, digits)
}
