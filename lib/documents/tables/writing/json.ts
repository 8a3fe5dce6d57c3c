import type { SheetDate } from '../../spreadsheets/model'
import type { CellType, CellTyping, PdfPlace, ShapedTable } from '../../word-tables/model'

/** A cell as a program reads it. Rows and columns count from 0. */
export interface JsonCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly text: string
  readonly type: CellType
  readonly value: string | boolean | null
  readonly numFmt: string | null
  readonly notes: readonly string[]
  readonly pictures: readonly string[]
  /** Only of a PDF. */
  readonly page?: number
  readonly box?: JsonBox
}

/** Left, top, right and bottom in points from the top left of the page as shown. */
export type JsonBox = readonly [number, number, number, number]

/** Where a table of a PDF is, and how it was found. */
interface JsonPdfPlace {
  readonly page: number
  readonly pages: readonly number[]
  readonly box: JsonBox
  readonly method: string
  readonly confidence: number
}

/** A table as a program reads it. */
export interface JsonTable extends Partial<JsonPdfPlace> {
  readonly id: string
  readonly part: string | null
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  readonly caption: string | null
  readonly heading: string | null
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  /** The ids of a Word file's tables; of a PDF the pages, with the rows that each gives. */
  readonly joinedFrom: readonly (
    | string
    | { readonly page: number; readonly box: JsonBox; readonly rows: readonly [number, number] }
  )[]
  readonly cells: readonly JsonCell[]
}

/** `YYYY-MM-DD`, with `Thh:mm:ss` where there is a time; a bare time of day is `Thh:mm:ss`. */
export function isoDate({ year, month, day, hour, minute, second, hasDate, hasTime }: SheetDate): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const date = hasDate ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : ''
  return hasTime ? `${date}T${two(hour)}:${two(minute)}:${two(second)}` : date
}

function jsonValue({ type, value }: CellTyping): JsonCell['value'] {
  if (type === 'text' || type === 'empty') return null
  return typeof value === 'object' && value !== null ? isoDate(value) : value
}

const UNTYPED: CellTyping = { type: 'text', value: null, numFmt: null, quotePrefix: false }

/** A tenth of a point is finer than any rule. */
export const rounded = (value: number): number => Math.round(value * 10) / 10

type Box = PdfPlace['box']

export function jsonBox({ x0, y0, x1, y1 }: Box): JsonBox {
  return [rounded(x0), rounded(y0), rounded(x1), rounded(y1)]
}

function pdfPlace(page: number, { pages, box, method, confidence }: PdfPlace): JsonPdfPlace {
  return { page, pages, box: jsonBox(box), method, confidence }
}

function cellPlace(place: PdfPlace | undefined, index: number): Pick<JsonCell, 'page' | 'box'> {
  const cell = place?.cells[index]
  return cell === undefined ? {} : { page: cell.page, box: jsonBox(cell.box) }
}

/** The tables as the command line and the API give them: anchors only, decimals as strings with the source's digits. */
export function jsonTables(tables: readonly ShapedTable[]): JsonTable[] {
  return tables.map((table) => ({
    id: table.id,
    ...(table.pdf && pdfPlace(table.page ?? 1, table.pdf)),
    part: table.pdf ? null : table.part,
    parentId: table.parentId,
    parentCell: table.parentCell,
    caption: table.caption,
    heading: table.heading,
    rows: table.rows,
    cols: table.cols,
    headerRows: table.headerRows,
    joinedFrom: table.pdf
      ? table.pdf.pieces.map(({ page, box, rows }) => ({ page, box: jsonBox(box), rows }))
      : table.joinedFrom,
    cells: table.cells.map(({ row, col, rowSpan, colSpan, text, notes, pictures }, index): JsonCell => {
      const typing = table.typing[index] ?? UNTYPED
      const { type, numFmt } = typing
      return {
        row,
        col,
        rowSpan,
        colSpan,
        text,
        type,
        value: jsonValue(typing),
        numFmt,
        notes,
        pictures,
        ...cellPlace(table.pdf, index),
      }
    }),
  }))
}
