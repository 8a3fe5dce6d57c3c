import { UNKNOWN_LETTER, type Box, type PageFont } from './content'
import type { Matrix } from './geometry'

/** What marked content says of all that is drawn in it. */
export interface Mark {
  readonly tag: number | null
  readonly artifact: boolean
  readonly hidden: boolean
}

/** What text and shapes are drawn with (ISO 32000-2, 8.4). */
export interface State {
  matrix: Matrix
  clip: Box
  lineWidth: number
  stroke: number
  fill: number
  strokeAlpha: number
  fillAlpha: number
  font: PageFont | null
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
}

/** Returns the state at the beginning of a page. */
export function initialState(matrix: Matrix, width: number, height: number): State {
  return {
    matrix,
    clip: { x0: 0, y0: 0, x1: width, y1: height },
    lineWidth: 1,
    stroke: 0,
    fill: 0,
    strokeAlpha: 1,
    fillAlpha: 1,
    font: null,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
}

/** What an interpreter needs from the document. */
export interface Surroundings {
  font(id: string): PageFont | null
  /** Whether a layer is visible. */
  shows(group: unknown): boolean
}

/** A glyph as given by pdf.js. */
export interface GivenGlyph {
  readonly originalCharCode: number
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
  readonly vmetric?: readonly number[]
}

/** The text of a glyph. A space draws nothing, so it needs no Unicode. */
export function letterOf({ originalCharCode, unicode, width, isSpace }: GivenGlyph, { isKnown }: PageFont): string {
  const isLost = unicode === '\0' || !isKnown(originalCharCode)
  return isLost && !isSpace && width > 0 ? UNKNOWN_LETTER : unicode
}

/** Returns a color as 0xRRGGBB. */
export function colorOf(args: readonly unknown[]): number {
  const [given] = args
  if (typeof given === 'string') return Number.parseInt(given.slice(1), 16) || 0
  return ((Number(args[0]) & 255) << 16) | ((Number(args[1]) & 255) << 8) | (Number(args[2]) & 255)
}
