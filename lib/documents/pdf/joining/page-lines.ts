import type { Box, PageContent } from '../reading/content'
import type { Frame } from '../text/frame'
import { PAGE_NUMBER } from '../language/patterns'
import { linesOf, lineText, type Line } from '../text/lines'
import { pageBox, type Word } from '../text/words'

/** A line of the displayed page. */
export interface PageLine extends Box {
  readonly text: string
  /** The text with wide gaps written as several spaces, as between a label and its value in two cells. */
  readonly spaced: string
  readonly size: number
  readonly bold: boolean
  /** Marked as not part of the content. */
  readonly artifact: boolean
}

export interface PageLines {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly lines: readonly PageLine[]
}

/** The lines of a page in its main direction. */
export function pageLines({ number, width, height }: PageContent, frame: Frame | undefined): PageLines {
  if (frame === undefined) return { page: number, width, height, lines: [] }
  const lines = linesOf(frame.words.filter(({ turn }) => turn === 0)).map((line): PageLine => ({
    ...pageBox(frame.turn, line, frame.pageWidth, frame.pageHeight),
    text: lineText(line.words),
    spaced: spacedText(line),
    size: line.size,
    bold: line.words.every(({ bold }) => bold),
    artifact: line.words.every(({ artifact }) => artifact),
  }))
  return { page: number, width, height, lines }
}

/** A gap this wide, in multiples of the font size, separates two texts of a line. */
const APART = 0.95

function spacedText({ words, size }: Line): string {
  const texts: Word[][] = []
  for (const word of words) {
    const last = texts.at(-1)
    const before = last?.at(-1)
    if (last && before && word.x0 - before.x1 < APART * size) last.push(word)
    else texts.push([word])
  }
  return texts.map(lineText).join('   ')
}

/** Headers and footers are within this share of the page height. */
const MARGIN = 0.14

const shape = (text: string): string => text.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()

const isPageNumber = ({ text }: PageLine): boolean => PAGE_NUMBER.test(text)

const isAtEdge = ({ y0, y1 }: PageLine, height: number): boolean => y1 < height * MARGIN || y0 > height * (1 - MARGIN)

/**
 * Returns the lines of each page without its header and footer: what is marked as such, a page number, or a text
 * repeated at the same height on a neighboring page.
 */
export function ownLines(pages: ReadonlyMap<number, PageLines>): Map<number, PageLine[]> {
  const heights = new Map<number, Map<string, number[]>>()
  for (const { page, height, lines } of pages.values()) {
    const byShape = new Map<string, number[]>()
    for (const line of lines.filter((own) => isAtEdge(own, height)))
      byShape.set(shape(line.text), [...(byShape.get(shape(line.text)) ?? []), line.y0])
    heights.set(page, byShape)
  }
  const isRunning = (line: PageLine, { page, height }: PageLines) => {
    if (line.artifact) return true
    if (!isAtEdge(line, height)) return false
    if (isPageNumber(line)) return true
    const own = shape(line.text)
    return [page - 1, page + 1].some((other) =>
      heights
        .get(other)
        ?.get(own)
        ?.some((y0) => Math.abs(y0 - line.y0) < 4),
    )
  }
  return new Map([...pages.values()].map((page) => [page.page, page.lines.filter((line) => !isRunning(line, page))]))
}
