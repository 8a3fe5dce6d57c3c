import type { Box, PageContent } from '../reading/content'
import type { Frame } from '../text/frame'
import { linesOf, lineText } from '../text/lines'
import { pageBox } from '../text/words'

/** A line of a page, as it is shown. */
export interface PageLine extends Box {
  readonly text: string
  readonly size: number
  readonly bold: boolean
  /** Marked as no part of the content. */
  readonly artifact: boolean
}

export interface PageLines {
  readonly page: number
  readonly height: number
  readonly lines: readonly PageLine[]
}

/** The lines of a page in its main direction. */
export function pageLines({ number, height }: PageContent, frame: Frame | undefined): PageLines {
  if (frame === undefined) return { page: number, height, lines: [] }
  const lines = linesOf(frame.words.filter(({ turn }) => turn === 0)).map((line): PageLine => ({
    ...pageBox(frame.turn, line, frame.pageWidth, frame.pageHeight),
    text: lineText(line.words),
    size: line.size,
    bold: line.words.every(({ bold }) => bold),
    artifact: line.words.every(({ artifact }) => artifact),
  }))
  return { page: number, height, lines }
}

const PAGE_NUMBER =
  /^[\s\-–—.|/]*(?:(?:page|p\.|стр(?:аница|\.)?|pag(?:ina)?\.?)\s*)?\d{1,4}(?:\s*(?:of|из|din|\/)\s*\d{1,4})?[\s\-–—.|]*$/iu
/** Headers and footers stand within so much of a page's height. */
const MARGIN = 0.14

const shape = (text: string): string => text.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()

/** Whether a line is a page's header or footer: marked so, a page's number, or the same at the same height on a page beside it. */
export function isRunning(line: PageLine, { height }: PageLines, others: readonly PageLines[]): boolean {
  if (line.artifact) return true
  const atEdge = line.y1 < height * MARGIN || line.y0 > height * (1 - MARGIN)
  if (!atEdge) return false
  if (PAGE_NUMBER.test(line.text)) return true
  const own = shape(line.text)
  return others.some(({ lines }) =>
    lines.some((other) => Math.abs(other.y0 - line.y0) < 4 && shape(other.text) === own),
  )
}
