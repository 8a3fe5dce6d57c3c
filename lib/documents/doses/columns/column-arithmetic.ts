import type { ColumnDraft } from './draft'

/** The minimum share of rows that must agree. A single wrong number is the file's own mistake. */
const MOSTLY = 0.9
/** The minimum number of rows; fewer may agree by chance. */
const FEWEST = 3
/** Allows for rounding when binary fractions are added. */
const SLACK = 1e-6

type Size = ColumnDraft['profile']['sizes'][number]

/** Returns whether a column's numbers are one column's numbers minus another's, row by row. */
export function isDifference(draft: ColumnDraft, whole: ColumnDraft, taken: ColumnDraft): boolean {
  return agrees(draft, [whole, taken], ([from = 0, less = 0]) => (less > 0 ? from - less : null))
}

/** Returns whether a column's numbers are the means of the other columns' numbers, row by row. */
export function isMeanOf(draft: ColumnDraft, parts: readonly ColumnDraft[]): boolean {
  return agrees(draft, parts, mean)
}

/**
 * Returns whether a column's numbers are the means, the maxima or the minima of the other columns' numbers, row by row.
 */
export function isStatisticOf(draft: ColumnDraft, parts: readonly ColumnDraft[]): boolean {
  if (parts.length < 2) return false
  const differ = (sizes: readonly number[]) => new Set(sizes).size > 1
  return [
    mean,
    (sizes: readonly number[]) => Math.max(...sizes),
    (sizes: readonly number[]) => Math.min(...sizes),
  ].some((statistic) => agrees(draft, parts, (sizes) => (differ(sizes) ? statistic(sizes) : null)))
}

/** Returns whether a column's numbers are one column divided by another, row by row, possibly in percent. */
export function isQuotient(draft: ColumnDraft, over: ColumnDraft, under: ColumnDraft): boolean {
  return [1, 100].some((times) =>
    agrees(draft, [over, under], ([upper = 0, lower = 0]) => (lower > 0 && upper > 0 ? (upper / lower) * times : null)),
  )
}

/** Returns whether each of a column's numbers is the number above it plus the other column's number in the same row. */
export function isRunningSumOf(draft: ColumnDraft, part: ColumnDraft): boolean {
  let [sum, rows, telling] = [0, 0, 0]
  for (const [row, size] of draft.profile.sizes.entries()) {
    const own = part.profile.sizes[row]
    if (typeof size !== 'number' || own === undefined) continue
    sum += own ?? 0
    if (Math.abs(size - sum) > slackOf(draft, [sum])) return false
    rows += 1
    if (own !== null && size !== own) telling += 1
  }
  return rows >= FEWEST && telling >= FEWEST - 1
}

/** Returns whether a column's numbers count the filled cells of the others, row by row, such as days worked. */
export function isCountOf(draft: ColumnDraft, parts: readonly ColumnDraft[]): boolean {
  const rows = draft.profile.sizes.flatMap((size, row) => (typeof size === 'number' ? [{ size, row }] : []))
  const counts = rows.map(({ row }) => parts.filter(({ profile }) => profile.sizes[row] !== null).length)
  return rows.length >= FEWEST && new Set(counts).size > 1 && rows.every(({ size }, at) => size === counts[at])
}

function mean(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0) / sizes.length
}

/** @param of the expected number of the column; null if a row doesn't allow the comparison */
function agrees(
  draft: ColumnDraft,
  parts: readonly ColumnDraft[],
  of: (sizes: readonly number[]) => number | null,
): boolean {
  const all = parts.map(({ profile }) => profile.sizes)
  if (all.some(({ length }) => length !== draft.profile.sizes.length)) return false
  let [rows, right, last, varies] = [0, 0, Number.NaN, false]
  for (const [row, size] of draft.profile.sizes.entries()) {
    const sizes = all.map((each) => each[row])
    if (typeof size !== 'number' || !sizes.every(isSize)) continue
    const wanted = of(sizes)
    if (wanted === null) continue
    rows += 1
    if (Math.abs(size - wanted) > slackOf(draft, sizes)) continue
    right += 1
    varies ||= !Number.isNaN(last) && size !== last
    last = size
  }
  return rows >= FEWEST && varies && right >= rows * MOSTLY
}

function isSize(size: Size): size is number {
  return typeof size === 'number'
}

/** Returns half of the last decimal place that the column is written to. */
function slackOf({ profile }: ColumnDraft, sizes: readonly number[]): number {
  const places = Math.max(0, ...profile.sizes.flatMap((size) => (typeof size === 'number' ? [placesOf(size)] : [])))
  return 0.501 * 10 ** -places + SLACK * Math.max(1, ...sizes)
}

function placesOf(size: number): number {
  return String(size).split('.')[1]?.length ?? 0
}
