import type { Outline } from './outlines'
import { MM } from './box'

/** Columns are at least this wide. */
const NARROWEST = 1.5 * MM

const sidesOf = ({ box, axis }: Pick<Outline, 'box' | 'axis'>): readonly [number, number] =>
  axis === 'x' ? [box[0], box[2]] : [box[1], box[3]]

/** The separators with one moved, between its neighbors. */
export function moved(
  outline: Pick<Outline, 'box' | 'axis'>,
  columns: readonly number[],
  index: number,
  by: number,
): number[] {
  const [start, end] = sidesOf(outline)
  const [before, after] = [columns[index - 1] ?? start, columns[index + 1] ?? end]
  const at = Math.max(before + NARROWEST, Math.min((columns[index] ?? before) + by, after - NARROWEST))
  return columns.map((column, other) => (other === index ? Math.round(at * 10) / 10 : column))
}

/** The separators with one more, in the middle of the widest column; the index of it too. */
export function withSeparator(
  outline: Pick<Outline, 'box' | 'axis'>,
  columns: readonly number[],
): { readonly columns: number[]; readonly index: number } {
  const [start, end] = sidesOf(outline)
  const edges = [start, ...columns, end]
  const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? edge))
  const index = widths.indexOf(Math.max(...widths))
  const at = Math.round((((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2) * 10) / 10
  return { columns: [...columns.slice(0, index), at, ...columns.slice(index)], index }
}

export function withoutSeparator(columns: readonly number[], index: number): number[] {
  return columns.filter((_, other) => other !== index)
}
