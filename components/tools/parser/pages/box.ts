/** Left, top, right and bottom in points from the top left of a page. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** A millimetre in points. */
export const MM = 72 / 25.4

/** A frame is at least this large. */
export const LEAST = 4 * MM

/** Sides that are this near are the same: those of a table as it was found. */
const SAME = 1.5

export const isSame = (a: Box, b: Box): boolean =>
  a.every((side, index) => Math.abs(side - (b[index] ?? Infinity)) <= SAME)

/** Whether two boxes have more than an edge in common. */
export function overlaps(a: Box, b: Box): boolean {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 2 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 2
}

/** Whether the middle of the other is within a box. */
export function surrounds([x0, y0, x1, y1]: Box, other: Box): boolean {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2]
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

export type Edges = 'end' | 'start'

/** A box with its right and bottom edges moved, or with `start` its left and top ones; within its page, and no smaller than a frame may be. */
export function resized([x0, y0, x1, y1]: Box, edges: Edges, dx: number, dy: number, page: PageSize): Box {
  const { width, height } = page
  if (edges === 'end') return rounded([x0, y0, within(x1 + dx, x0 + LEAST, width), within(y1 + dy, y0 + LEAST, height)])
  return rounded([within(x0 + dx, 0, x1 - LEAST), within(y0 + dy, 0, y1 - LEAST), x1, y1])
}

export interface PageSize {
  readonly width: number
  readonly height: number
}

/** A box between two places of a page, whichever is first. */
export function between(a: readonly [number, number], b: readonly [number, number], { width, height }: PageSize): Box {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
  return rounded([within(left, 0, width), within(top, 0, height), within(right, 0, width), within(bottom, 0, height)])
}

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const tenth = (value: number): number => Math.round(value * 10) / 10

export const rounded = ([x0, y0, x1, y1]: Box): Box => [tenth(x0), tenth(y0), tenth(x1), tenth(y1)]
