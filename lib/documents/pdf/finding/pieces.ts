import type { Box } from '../reading/content'
import { lineText, type Line } from '../text/lines'
import type { Word } from '../text/words'
import { isCaption } from './trim'

/** A gap this wide, in multiples of the font size, splits a line. */
const GAP = 0.95

/** If spaces are drawn, a gap this wide without one splits a line, in multiples of the font size. */
const OPEN = 0.15

/** A part of a line between wide gaps. */
export interface Piece {
  readonly x0: number
  readonly x1: number
}

/** The parts of a line, from left to right. */
export function piecesOf({ words, size }: Line, drawsSpaces: boolean): Piece[] {
  const pieces: { x0: number; x1: number }[] = []
  let before: Word | undefined
  for (const word of words) {
    const last = pieces.at(-1)
    const gap = before === undefined ? 0 : word.x0 - before.x1
    const isOpen = drawsSpaces && before !== undefined && !before.spaced && gap > OPEN * size
    if (last && gap < GAP * size && !isOpen) last.x1 = Math.max(last.x1, word.x1)
    else pieces.push({ x0: word.x0, x1: word.x1 })
    before = word
  }
  return pieces
}

/** Whether a line stays within a table, so it isn't a title above it. */
export function isHeaderLine(line: Line, { x0, x1 }: Box, drawsSpaces: boolean): boolean {
  if (line.x0 < x0 - 4 || line.x1 > x1 + 4 || isCaption(lineText(line.words))) return false
  return piecesOf(line, drawsSpaces).length > 1 || line.x1 - line.x0 < (x1 - x0) * 0.6
}

/** The gaps between the parts of a line. */
export const gapsOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.slice(1).map(({ x0 }, index) => ({ x0: pieces[index]?.x1 ?? x0, x1: x0 }))
