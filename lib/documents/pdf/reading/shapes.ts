import type { Area, Box, Rule } from './content'
import { boxOf, cut, isRectangle, STRAIGHT, type Matrix } from './geometry'
import { PATH } from './operators'

/** A filled rectangle this thin, in points, is a rule. */
export const THIN = 3
/** A stroke this thick, in points, is an area. */
const THICK = 8

/** The line and fill settings of a shape. */
export interface Pen {
  readonly matrix: Matrix
  readonly clip: Box
  readonly lineWidth: number
  readonly stroke: number
  readonly fill: number
}

export interface Subpath {
  readonly points: readonly (readonly [number, number])[]
  readonly curved: boolean
  readonly closed: boolean
}

/** Collects the rules, filled areas and curves that a page draws. */
export class PageShapes {
  readonly rules: Rule[] = []
  readonly areas: Area[] = []
  readonly curves: Box[] = []

  constructor(private readonly mostCurves: number) {}

  fill({ points, curved }: Subpath, pen: Pen): void {
    const box = boxOf(points)
    if (curved || !isRectangle(points)) {
      // A slanted or rounded shape is part of a picture or a button. Its bounds help distinguish it from a table.
      if (points.length > 2) this.#keepCurve(box, pen)
      return
    }
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
    const color = pen.fill
    if (Math.min(width, height) <= THIN && Math.max(width, height) > Math.min(width, height) * 1.5) {
      this.keepRule(box, { horizontal: height <= width, width: Math.min(width, height), color, clip: pen.clip })
    } else if (width > THIN && height > THIN) {
      const seen = cut(box, pen.clip)
      if (seen) this.areas.push({ ...seen, color })
    }
  }

  stroke({ points, curved, closed }: Subpath, pen: Pen): void {
    const { matrix, lineWidth, stroke, clip } = pen
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    if (curved) {
      this.#keepCurve(boxOf(points), pen)
      return
    }
    const [first] = points
    const ends = closed && first ? [...points, first] : points
    for (let index = 1; index < ends.length; index++) {
      const [from, to] = [ends[index - 1], ends[index]]
      if (!from || !to) continue
      const box = boxOf([from, to])
      const [across, down] = [box.x1 - box.x0, box.y1 - box.y0]
      if (across <= STRAIGHT && down <= STRAIGHT) continue
      if (down > STRAIGHT && across > STRAIGHT) this.#keepCurve(box, pen)
      else if (width > THICK) {
        const half = width / 2
        const thick =
          across > down
            ? { x0: box.x0, x1: box.x1, y0: box.y0 - half, y1: box.y1 + half }
            : { x0: box.x0 - half, x1: box.x1 + half, y0: box.y0, y1: box.y1 }
        const seen = cut(thick, clip)
        if (seen) this.areas.push({ ...seen, color: stroke })
      } else this.keepRule(box, { horizontal: across > down, width, color: stroke, clip })
    }
  }

  keepRule(
    box: Box,
    { horizontal, width, color, clip }: Pick<Rule, 'horizontal' | 'width' | 'color'> & { readonly clip: Box },
  ): void {
    // Half of a rule along the clipping edge is visible.
    const seen = cut(box, { x0: clip.x0 - 1, y0: clip.y0 - 1, x1: clip.x1 + 1, y1: clip.y1 + 1 })
    if (!seen) return
    const middle = horizontal ? (seen.y0 + seen.y1) / 2 : (seen.x0 + seen.x1) / 2
    this.rules.push(
      horizontal
        ? { x0: seen.x0, x1: seen.x1, y0: middle, y1: middle, horizontal, width, color }
        : { x0: middle, x1: middle, y0: seen.y0, y1: seen.y1, horizontal, width, color },
    )
  }

  #keepCurve(box: Box, { clip }: Pen): void {
    const seen = cut(box, clip)
    if (seen && this.curves.length < this.mostCurves) this.curves.push(seen)
  }
}

type Point = readonly [number, number]

/** Returns the subpaths of a pdf.js path, with their points on the page. */
export function subpathsOf(data: ArrayLike<number>, onPage: (x: number, y: number) => Point): Subpath[] {
  const paths: Subpath[] = []
  let points: Point[] = []
  let [curved, closed] = [false, false]
  const flush = () => {
    if (points.length > 1) paths.push({ points, curved, closed })
    points = []
    curved = closed = false
  }
  const take = (index: number) => points.push(onPage(data[index] ?? 0, data[index + 1] ?? 0))
  for (let index = 0; index < data.length;) {
    const part = data[index++]
    if (part === PATH.moveTo) {
      flush()
      take(index)
      index += 2
    } else if (part === PATH.lineTo) {
      take(index)
      index += 2
    } else if (part === PATH.curveTo) {
      take(index + 4)
      curved = true
      index += 6
    } else if (part === PATH.quadraticCurveTo) {
      take(index + 2)
      curved = true
      index += 4
    } else {
      closed = true
      const [first] = points
      flush()
      if (first) points.push(first)
    }
  }
  flush()
  return paths
}

/** A picture takes as much of the page at least, in points. */
const PICTURE_SIDE = 40

/** Whether a box is large enough to be a picture, not a sign or a rule. */
export function isPicture({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 > PICTURE_SIDE && y1 - y0 > PICTURE_SIDE
}
