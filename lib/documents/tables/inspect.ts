import type { Problem } from '../problem'
import type { NamedFile, ToolContext } from '../tool'
import type { Instead } from './instead'
import { cellsToLook, type Look } from './look'
import type { CellType, ShapedTable } from './model'
import type { ParseOptions } from './options'
import { readDocument } from './read-document'
import { headerDepth } from './typing/header-depth'
import { partLabel, tableFigures } from './writing/tables-sheet'

/** How much of a table a preview shows. */
export const PREVIEW_ROWS = 20
export const PREVIEW_COLS = 12
/** A preview's texts end here. */
const PREVIEW_TEXT = 200

/** A cell of a preview, where it begins. */
export interface PreviewCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  /** Cut after 200 characters, with an ellipsis. */
  readonly text: string
  readonly type: CellType
  /** Why a person should look at it; null for most. */
  readonly look: Look | null
}

export type TableWhere = 'body' | 'header' | 'footer' | 'footnotes' | 'endnotes' | 'comments'

/** A table as a list of them shows it. */
export interface TableSummary {
  readonly id: string
  /** From 1, as the workbook counts it. */
  readonly number: number
  readonly part: string
  readonly where: TableWhere
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  readonly caption: string | null
  readonly heading: string | null
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  /** Rows from the top that name the columns, also where the file does not say that they are repeated. */
  readonly head: number
  readonly joinedFrom: readonly string[]
  /** How many cells are of each type. */
  readonly types: Readonly<Record<CellType, number>>
  /** Cells under the head that a person should look at, by the reason. */
  readonly look: Readonly<Record<Look, number>>
  readonly merged: number
  readonly notes: number
  readonly pictures: number
}

/** The same with the beginning of its grid. */
export interface InspectedTable extends TableSummary {
  readonly preview: readonly PreviewCell[]
}

export interface TablesInspection {
  readonly tables: readonly InspectedTable[]
  readonly messages: readonly Problem[]
  /** What the file holds where it has no table. */
  readonly instead: Instead | null
}

const WHERE = {
  partBody: 'body',
  partHeader: 'header',
  partFooter: 'footer',
  partFootnotes: 'footnotes',
  partEndnotes: 'endnotes',
  partComments: 'comments',
} as const satisfies Record<ReturnType<typeof partLabel>, TableWhere>

/**
 * What `parseTables` would find with these options, without writing anything.
 * @throws DocumentError what the gate refuses, GATE_XML, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT
 */
export async function inspectTables(
  file: NamedFile,
  options: ParseOptions,
  context: ToolContext,
): Promise<TablesInspection> {
  const { tables, messages, instead } = await readDocument(file, options, context)
  return {
    tables: tables.map((table, index) => ({ ...summarised(table, index), preview: previewOf(table) })),
    messages,
    instead,
  }
}

/** What a list says of a table, which is at an index among all of the file. */
export function summarised(table: ShapedTable, index: number): TableSummary {
  const { types, merged, notes, pictures } = tableFigures(table)
  const head = headerDepth(table)
  const looks = [...cellsToLook(table, head).values()]
  const { id, part, parentId, parentCell, caption, heading, rows, cols, headerRows, joinedFrom } = table
  return {
    id,
    number: index + 1,
    part,
    where: WHERE[partLabel(part)],
    parentId,
    parentCell,
    caption,
    heading,
    rows,
    cols,
    headerRows,
    head,
    joinedFrom,
    types,
    look: { kept: looks.filter((look) => look === 'kept').length, odd: looks.filter((look) => look === 'odd').length },
    merged,
    notes,
    pictures: pictures.length,
  }
}

function previewOf(table: ShapedTable): PreviewCell[] {
  const { cells, typing } = table
  const looks = cellsToLook(table, headerDepth(table))
  const preview: PreviewCell[] = []
  for (const [index, { row, col, rowSpan, colSpan, text }] of cells.entries()) {
    if (row >= PREVIEW_ROWS) break
    if (col >= PREVIEW_COLS) continue
    preview.push({
      row,
      col,
      rowSpan: Math.min(rowSpan, PREVIEW_ROWS - row),
      colSpan: Math.min(colSpan, PREVIEW_COLS - col),
      text: text.length <= PREVIEW_TEXT ? text : `${text.slice(0, PREVIEW_TEXT - 1).toWellFormed()}…`,
      type: typing[index]?.type ?? 'text',
      look: looks.get(index) ?? null,
    })
  }
  return preview
}
