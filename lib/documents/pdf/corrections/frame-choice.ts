/** Left, top, right and bottom in points from the top left of the displayed page. */
export type FrameBox = readonly [x0: number, y0: number, x1: number, y1: number]

/** A person's correction of part of a page: it is a table, with these columns, or it isn't one. */
export interface FrameChoice {
  /** From 1. */
  readonly page: number
  readonly box: FrameBox
  /**
   * Positions of the column separators in points along the page, without the frame's own sides. If missing, rules and
   * spacing decide.
   */
  readonly columns?: readonly number[]
  /** False if there is no table here. */
  readonly table?: boolean
}
