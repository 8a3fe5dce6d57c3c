import type { JoinedTable, WordTable } from '../model'
import { captionNumber, readContinuation } from './continuation'
import { firstRows, sameGrid } from './grid'
import { addsNothing, hasOwnHeader, numberedAnew, sameForm } from './own-header'
import { repeatedHeaderRows } from './repeated-header'

/** How a table goes on with another. */
export interface Joint {
  /** Rows at the top of the second that the first has already: a repeated header, «Продолжение таблицы 3». */
  readonly dropped: number
}

type First = Pick<
  JoinedTable,
  'part' | 'parentId' | 'parentCell' | 'rows' | 'cols' | 'headerRows' | 'cells' | 'widths' | 'caption'
>

/** A first row of one cell over all columns that only says what goes on: what it says. */
function continuationRow(table: WordTable): string | null {
  const [row = []] = firstRows(table, 1)
  const [only] = row
  if (row.length !== 1 || only === undefined || only.rowSpan !== 1 || table.rows < 2) return null
  if (only.tables.length > 0 || only.notes.length > 0 || only.pictures.length > 0) return null
  return readContinuation(only.text) === null ? null : only.text
}

function withoutFirstRow(table: WordTable): WordTable {
  return {
    ...table,
    rows: table.rows - 1,
    cells: table.cells.filter(({ row }) => row > 0).map((cell) => ({ ...cell, row: cell.row - 1 })),
  }
}

/** Returns whether the text can mean the first table: by its number, if both have one. */
function saysSo(texts: readonly string[], first: First): boolean {
  const ours = first.caption === null ? null : captionNumber(first.caption)
  return (
    texts.length > 0 &&
    texts.every((text) => {
      const said = readContinuation(text)
      return said !== null && (said.number === null || ours === null || said.number === ours)
    })
  )
}

/** Whether each has its own caption. */
function namedApart(first: First, second: WordTable): boolean {
  return second.caption !== null && readContinuation(second.caption) === null && first.caption !== null
}

/**
 * Returns whether the second table continues the first, on evidence alone: there is nothing between them except
 * «Продолжение таблицы N» or a similar text, or only empty paragraphs, and either the columns are the same or the
 * header is repeated. A separate table has a header, a caption or its own numbering, the same names at the left again,
 * a single column, a copy or empty cells.
 * @returns null if they are two tables
 */
export function jointOf(first: First, second: WordTable): Joint | null {
  if (first.part !== second.part || first.parentId !== second.parentId) return null
  if (first.parentCell?.row !== second.parentCell?.row || first.parentCell?.col !== second.parentCell?.col) return null
  if (first.cols !== second.cols) return null
  const saidInside = continuationRow(second)
  const rest = saidInside === null ? second : withoutFirstRow(second)
  const said = [...second.gap.texts, ...(saidInside === null ? [] : [saidInside])]
  const goesOn = saysSo(said, first)
  if (!goesOn && (said.length > 0 || namedApart(first, second))) return null
  const repeated = repeatedHeaderRows(first, rest)
  if (goesOn) return rest.rows > repeated ? { dropped: repeated + (saidInside === null ? 0 : 1) } : null
  if (repeated === second.rows) return null
  // One column is a box round a text more often than a table.
  if (first.cols < 2 || addsNothing(first, second, repeated)) return null
  if (numberedAnew(first, second, repeated) || sameForm(first, second, repeated)) return null
  if (repeated > 0) return { dropped: repeated }
  return sameGrid(first, second) && !hasOwnHeader(second) ? { dropped: 0 } : null
}
