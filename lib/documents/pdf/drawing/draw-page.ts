import { DocumentError } from '../../error'
import type { FrameBox } from '../corrections/frame-choice'
import { PDF_LIMITS, type ReadingLimits } from '../reading/limits'
import { openPdf } from '../reading/open-pdf'
import type { Box, PageContent, Turn } from '../reading/content'
import { pageBox, wordsOfTurn } from '../text/words'

/** Left, top, right and bottom in points from the top left of the displayed page, rounded to a tenth. */
type DrawnBox = FrameBox

/** A word as the page draws it. */
export interface DrawnWord {
  readonly text: string
  readonly box: DrawnBox
  /** Reading direction: 0 left to right, 1 down, 2 upside down, 3 up. */
  readonly turn: Turn
  readonly size: number
  readonly bold: boolean
  /** Red, green and blue as one number. */
  readonly color: number
}

/** The text, rules, filled areas and picture outlines of a page. */
export interface PdfDrawing {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly words: readonly DrawnWord[]
  readonly rules: readonly { readonly box: DrawnBox; readonly width: number; readonly color: number }[]
  readonly areas: readonly { readonly box: DrawnBox; readonly color: number }[]
  readonly pictures: readonly DrawnBox[]
  /** True if the page has more than is drawn here. */
  readonly cut: boolean
}

/** Pages with real content rarely exceed these counts. */
const MOST = { words: 6_000, rules: 6_000, areas: 3_000, pictures: 500 } as const

const TURNS: readonly Turn[] = [0, 1, 2, 3]

/**
 * Returns one page of a PDF in a form that can be drawn without the PDF: boxes in points from the top left of the
 * displayed page.
 * @throws DocumentError GATE_TOO_LARGE, PDF_ENCRYPTED, PDF_DAMAGED, PDF_PAGE_NOT_FOUND
 */
export async function drawPdfPage(
  bytes: Uint8Array,
  page: number,
  limits: ReadingLimits = PDF_LIMITS,
): Promise<PdfDrawing> {
  if (bytes.length > limits.bytes) throw new DocumentError('GATE_TOO_LARGE', { limit: limits.bytes / 1024 / 1024 })
  const pdf = await openPdf(bytes)
  try {
    if (page > pdf.pages) throw new DocumentError('PDF_PAGE_NOT_FOUND', { page, count: pdf.pages })
    const { content } = await pdf.page(page, limits).catch(() => {
      throw new DocumentError('PDF_DAMAGED')
    })
    return drawn(content)
  } finally {
    await pdf.close()
  }
}

function drawn(content: PageContent): PdfDrawing {
  const { number, width, height, rules, areas, pictures } = content
  const words = TURNS.flatMap((turn) =>
    wordsOfTurn(content, turn).map(({ text, size, bold, color, ...box }): DrawnWord => ({
      text,
      box: drawnBox(pageBox(turn, box, width, height)),
      turn,
      size: tenth(size),
      bold,
      color,
    })),
  )
  return {
    page: number,
    width,
    height,
    words: words.slice(0, MOST.words),
    rules: rules
      .slice(0, MOST.rules)
      .map(({ width: thick, color, ...box }) => ({ box: drawnBox(box), width: tenth(thick), color })),
    areas: areas.slice(0, MOST.areas).map(({ color, ...box }) => ({ box: drawnBox(box), color })),
    pictures: pictures.slice(0, MOST.pictures).map(drawnBox),
    cut:
      content.over !== null ||
      words.length > MOST.words ||
      rules.length > MOST.rules ||
      areas.length > MOST.areas ||
      pictures.length > MOST.pictures,
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

function drawnBox({ x0, y0, x1, y1 }: Box): DrawnBox {
  return [tenth(x0), tenth(y0), tenth(x1), tenth(y1)]
}
