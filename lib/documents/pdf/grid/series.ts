import { boundsOf, textOf } from '../text/lines'
import type { GridCell } from './grid'

interface Extent {
  readonly x0: number
  readonly x1: number
}

const middleOf = ({ x0, x1 }: Extent): number => (x0 + x1) / 2

/** An edge may lie this many points within a text. */
const WITHIN = 2
/** A text is centered if its middle is within this many points of the middle of its columns. */
const OFF_MIDDLE = 4

/**
 * Returns the columns of a text centered over a series of names, such as quarters or years. The text is centered over
 * the middle two of four as well, but a series isn't divided.
 * @param free whether a column has no other text beside the cell's
 */
export function seriesSpan(
  cell: GridCell,
  cells: readonly GridCell[],
  free: (col: number) => boolean,
): { readonly from: number; readonly to: number } | null {
  const names = new Map(
    cells.flatMap((name) =>
      name.row === cell.row + 1 && name.colSpan === 1 && name.words.length > 0 ? [[name.col, name] as const] : [],
    ),
  )
  const last = cell.col + cell.colSpan - 1
  const shapeAt = (col: number) => shapeOf(textOf(names.get(col)?.words ?? []))
  const shape = shapeAt(cell.col)
  if (!shape.includes(NUMBER)) return null
  let [from, to] = [cell.col, cell.col]
  while (shapeAt(from - 1) === shape) from--
  while (shapeAt(to + 1) === shape) to++
  const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (to < last || columns.length === cell.colSpan) return null
  if (columns.some((col) => (col < cell.col || col > last) && !free(col))) return null
  const own = columns.map((col) => names.get(col)?.words ?? [])
  const isOver = new Set(own.map(textOf)).size === own.length
  return isOver && isOverCentered(middleOf(boundsOf(cell.words)), own.map(boundsOf)) ? { from, to } : null
}

const NUMBER = '0'

/** A text without its numbers, Arabic or Roman: the names of a series, such as 2023 and 2024 or 0–1 and 1–2, have the same. */
const shapeOf = (text: string): string => text.replace(/\b[IVX]+\b|\d+/g, NUMBER)

/**
 * Whether a text can be centered over columns in which each name is centered. A column's edges are equally far from the
 * middle of its name, so one edge gives all others: each has to lie between two names.
 */
function isOverCentered(middle: number, names: readonly Extent[]): boolean {
  let sum = 0
  for (const name of names) sum = 2 * middleOf(name) - sum
  if (names.length % 2 === 1) return Math.abs(sum / 2 - middle) <= OFF_MIDDLE
  let edge = middle - sum / 2
  return [...names, null].every((name, index) => {
    const [left, right] = [names[index - 1]?.x1 ?? -Infinity, name?.x0 ?? Infinity]
    const isBetween = edge >= left - WITHIN && edge <= right + WITHIN
    if (name) edge = 2 * middleOf(name) - edge
    return isBetween
  })
}
