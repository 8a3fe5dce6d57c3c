import type { SheetDate } from '../../spreadsheets/model'
import type { CellType, CellTyping, ShapedTable } from '../../word-tables/model'

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
}

/** A table as a program reads it. */
export interface JsonTable {
  readonly id: string
  readonly part: string
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  readonly caption: string | null
  readonly heading: string | null
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  readonly joinedFrom: readonly string[]
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

/** The tables as the command line and the API give them: anchors only, decimals as strings with the source's digits. */
export function jsonTables(tables: readonly ShapedTable[]): JsonTable[] {
  return tables.map((table) => ({
    id: table.id,
    part: table.part,
    parentId: table.parentId,
    parentCell: table.parentCell,
    caption: table.caption,
    heading: table.heading,
    rows: table.rows,
    cols: table.cols,
    headerRows: table.headerRows,
    joinedFrom: table.joinedFrom,
    cells: table.cells.map(({ row, col, rowSpan, colSpan, text, notes, pictures }, index): JsonCell => {
      const typing = table.typing[index] ?? UNTYPED
      const { type, numFmt } = typing
      return { row, col, rowSpan, colSpan, text, type, value: jsonValue(typing), numFmt, notes, pictures }
    }),
  }))
}
