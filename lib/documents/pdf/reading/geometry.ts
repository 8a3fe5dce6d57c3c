import type { Box, Turn } from './content'

/** a b c d e f of a PDF matrix (ISO 32000-2, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function multiply(m: Matrix, n: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0]
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ]
}

export interface PageFrame {
  readonly number: number
  /** The visible part of the page in its own units. */
  readonly view: readonly [number, number, number, number]
  /** In degrees. */
  readonly rotate: number
}

/** A smaller slant counts as parallel to the page, in points. */
export const STRAIGHT = 0.5

/** Returns the matrix from the page's own units to points from the top left of the displayed page. */
export function pageMatrix({ view: [x0, y0, x1, y1], rotate }: PageFrame): Matrix {
  switch (((rotate % 360) + 360) % 360) {
    case 90:
      return [0, 1, 1, 0, -y0, -x0]
    case 180:
      return [-1, 0, 0, 1, x1, -y0]
    case 270:
      return [0, -1, -1, 0, y1, x1]
    default:
      return [1, 0, 0, -1, -x0, y1]
  }
}

/** Text slanted by more than six degrees isn't part of a table. */
export function turnOf(x: number, y: number): Turn | null {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  if (Math.min(across, down) > Math.max(across, down) * 0.1) return null
  if (across >= down) return x >= 0 ? 0 : 2
  return y >= 0 ? 1 : 3
}

/** Height of ordinary letters, from the descender of g to the top of d. Fonts' own figures are unreliable. */
const ABOVE = 0.74
const BELOW = 0.22

export function glyphBox(turn: Turn, x: number, y: number, advance: number, size: number): Box {
  const [up, down] = [size * ABOVE, size * BELOW]
  switch (turn) {
    case 0:
      return { x0: x, x1: x + advance, y0: y - up, y1: y + down }
    case 1:
      return { x0: x - down, x1: x + up, y0: y, y1: y + advance }
    case 2:
      return { x0: x - advance, x1: x, y0: y - down, y1: y + up }
    case 3:
      return { x0: x - up, x1: x + down, y0: y - advance, y1: y }
  }
}

export function boxOf(points: readonly (readonly [number, number])[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  return { x0, y0, x1, y1 }
}

export function isRectangle(points: readonly (readonly [number, number])[]): boolean {
  if (points.length < 3 || points.length > 6) return false
  const { x0, y0, x1, y1 } = boxOf(points)
  const near = (a: number, b: number) => Math.abs(a - b) <= STRAIGHT
  return points.every(([x, y]) => (near(x, x0) || near(x, x1)) && (near(y, y0) || near(y, y1)))
}

/** Whether a letter extends past a clipping edge: the one where its line begins or the one where it ends. */
export function reachesPast(box: Box, clip: Box, turn: Turn, by: number): 'before' | 'after' | null {
  const [low, high] =
    turn % 2 === 0 ? [box.x0 < clip.x0 - by, box.x1 > clip.x1 + by] : [box.y0 < clip.y0 - by, box.y1 > clip.y1 + by]
  const isReversed = turn >= 2
  if (isReversed ? low : high) return 'after'
  return (isReversed ? high : low) ? 'before' : null
}

/** Whether the middle of a letter is within what is shown. */
export function showsMiddle(clip: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x >= clip.x0 && x <= clip.x1 && y >= clip.y0 - 1 && y <= clip.y1 + 1
}

/** Text that fills what is shown up to this, in sizes of the type, before it and after it. */
const FULL = { before: 0.5, after: 1 }

/** Whether text from one letter to another takes all the room between the edges of what is shown, in the direction of its line. */
export function fillsRoom(first: Box, last: Box, clip: Box, turn: Turn, size: number): boolean {
  const low = turn % 2 === 0 ? Math.min(first.x0, last.x0) - clip.x0 : Math.min(first.y0, last.y0) - clip.y0
  const high = turn % 2 === 0 ? clip.x1 - Math.max(first.x1, last.x1) : clip.y1 - Math.max(first.y1, last.y1)
  const [before, after] = turn >= 2 ? [high, low] : [low, high]
  return before < FULL.before * size && after < FULL.after * size
}

export function cut(box: Box, clip: Box): Box | null {
  const [x0, y0] = [Math.max(box.x0, clip.x0), Math.max(box.y0, clip.y0)]
  const [x1, y1] = [Math.min(box.x1, clip.x1), Math.min(box.y1, clip.y1)]
  return x1 >= x0 && y1 >= y0 ? { x0, y0, x1, y1 } : null
}
