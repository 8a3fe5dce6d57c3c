/** Left, top, right and bottom in points from the top left of the page as shown. */
export type FrameBox = readonly [x0: number, y0: number, x1: number, y1: number]

/** What a person says of a part of a page: that it is a table, and where its columns part, or that it is none. */
export interface FrameChoice {
  /** From 1. */
  readonly page: number
  readonly box: FrameBox
  /** Where the columns part, in points along the page, without the sides of the frame. Found by rules and spacing unless given. */
  readonly columns?: readonly number[]
  /** False where no table is. */
  readonly table?: boolean
}
