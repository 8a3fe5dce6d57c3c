import type { Turn } from '../picture'

/** What the header of a picture says of it. */
export interface PictureHeader {
  /** In pixels, before any turn. */
  readonly width: number
  readonly height: number
  /** Dots per inch; null where the file says nothing. */
  readonly dpiX: number | null
  readonly dpiY: number | null
  /** How it has to be turned to be upright. */
  readonly turn: Turn
}

export const MM_PER_INCH = 25.4
