import type { DataLanguage } from '../../spreadsheets/language'
import type { CellTyping, JoinedTable, WordCell } from '../model'
import type { ColumnType, DateOrder } from './choice'
import { typeAsChosen } from './chosen-type'
import { isMobile } from './codes'
import { areQuarters, type Candidate, candidate, type Column, readColumn } from './column'
import { dateTyping } from './date-order'
import { decimalMark, type MarksSeen } from './decimal-mark'
import { headerDepth } from './header-depth'
import { namesHours, plainName } from './header-names'
import { Line, mayBeMoment } from './line'
import type { NumberShape } from './number-shape'
import { numberTyping } from './number-value'
import { isRaised } from './raised'
import type { Sources } from './sources'
import { isStruck } from './struck'
import { readTruth, truthTyping, isTruth } from './truths'
import { readDate } from './date-shape'

export type TypedTable = Pick<JoinedTable, 'rows' | 'cols' | 'headerRows' | 'cells' | 'widths' | 'caption'>

const TEXT: CellTyping = { type: 'text', value: null, numFmt: null, quotePrefix: false }
const QUOTED: CellTyping = { ...TEXT, quotePrefix: true }
const EMPTY: CellTyping = { ...TEXT, type: 'empty' }

/** A table with what each cell and each column may be. */
export interface ReadTable {
  readonly table: TypedTable
  /** Rows of the header. */
  readonly depth: number
  /** Null in the header. */
  readonly candidates: readonly (Candidate | null)[]
  readonly columns: readonly Column[]
}

/** Reads every cell below the header as all that it may be, and each column by its cells. */
export function readTable(table: TypedTable, language: DataLanguage | null): ReadTable {
  const depth = headerDepth(table)
  const headers: string[][] = Array.from({ length: table.cols }, () => [])
  const bodies: Candidate[][] = Array.from({ length: table.cols }, () => [])
  const candidates = table.cells.map((cell) => {
    const isAcross = isWide(cell, table)
    if (cell.row < depth) {
      if (!isAcross)
        for (let col = cell.col; col < cell.col + cell.colSpan; col++) headers[col]?.push(plainName(cell.text))
      return null
    }
    const read = candidate(cell)
    if (!isAcross) bodies[cell.col]?.push(read)
    return read
  })
  const hours = bodies.filter((_, col) => headers[col]?.some(namesHours))
  const hasQuarters = areQuarters(hours.flat())
  const columns = bodies.map((body, col) =>
    readColumn(body, headers[col] ?? [], { isFirst: col === 0 && table.cols > 1, hasQuarters, language }),
  )
  return { table, depth, candidates, columns }
}

export interface TypingContext {
  readonly language: DataLanguage | null
  /** The decimal marks that the whole document shows. */
  readonly marks: MarksSeen
  /** The orders of dates that it shows. */
  readonly orders: ReadonlySet<DateOrder>
  sources(cell: WordCell): Sources
}

/** What a person chose of a table, by its columns. */
export type ColumnTypes = ReadonlyMap<number, ColumnType>

const NOTHING_CHOSEN: ColumnTypes = new Map()

/** A formula's first character, or a sign before something: a program may treat it as the start of a formula. */
const LIKE_FORMULA = /^(?:[=@]|[-+\u2212\u2013\u2011](?=.))/u

/** Digits with the signs that programs read in numbers, dates, times, fractions, exponents and money. */
const LIKE_NUMBER =
  /^[$€£₽]?[\s\d.,:/%'’()+\-\u2212\u2013\u2011]*\d[\s\d.,:/%'’()+\-\u2212\u2013\u2011]*(?:[eEеЕ][-+]?\d+)?\s*[$€£₽%]?$/u

const LONGEST = 64

/**
 * Returns whether a program that opens the workbook could treat a text as a number, a date or a formula, so that it
 * needs the quote prefix.
 */
function looksTyped(text: string): boolean {
  if (text === '') return false
  if (LIKE_FORMULA.test(text)) return true
  if (text.length > LONGEST) return false
  return LIKE_NUMBER.test(text) || isTruth(text) || readDate(text) !== null
}

/** The type of each cell, by its index. */
export function typeTable(
  { table, candidates, columns }: ReadTable,
  context: TypingContext,
  chosen: ColumnTypes = NOTHING_CHOSEN,
): CellTyping[] {
  let line: Line | undefined
  let hanging: readonly WordCell[] = []
  return table.cells.map((cell, index) => {
    const { row, text } = cell
    if (line?.row !== row) {
      hanging = hanging.filter((over) => over.row + over.rowSpan > row)
      const first = hanging.find(({ col }) => col === 0)
      line = new Line(row, first ?? cell, candidates, first === undefined ? index : index - 1, hanging)
    }
    if (cell.rowSpan > 1) hanging = [...hanging, cell]
    if (text === '') return EMPTY
    const read = candidates[index]
    const column = columns[cell.col]
    if (!read || !column) return looksTyped(text) ? QUOTED : TEXT
    const type = isWide(cell, table) ? undefined : chosen.get(cell.col)
    const typed =
      type === undefined ? typeCell(read, column, { line, index }, context) : typeAsChosen(read, type, column, context)
    return typed ?? (looksTyped(text) ? QUOTED : TEXT)
  })
}

/** A cell as wide as the table belongs to no column. */
export function isWide({ colSpan }: WordCell, { cols }: TypedTable): boolean {
  return colSpan >= cols && cols > 1
}

interface Place {
  readonly line: Line
  /** Among the table's cells. */
  readonly index: number
}

function typeCell(
  { cell, number, date }: Candidate,
  column: Column,
  { line, index }: Place,
  context: TypingContext,
): CellTyping | null {
  // A picture next to digits may be the rest of the number: older equations are pictures.
  if (isRaised(cell) || isStruck(cell) || cell.pictures.length > 0) return null
  if (date) {
    if (column.neverDates || (date.shortYear && !column.onlyDates)) return null
    return dateTyping(date, column.dates, context.orders, context.sources(cell))
  }
  if (number) {
    if (column.names || isMobile(cell.text) || isListed(number, column)) return null
    if ((column.moments && mayBeMoment(number)) || line.names(cell, number, index)) return null
    const mark = decimalMark(number, column.marks, context.marks, context.sources(cell))
    return mark === undefined ? null : numberTyping(number, mark)
  }
  if (!column.onlyTruths) return null
  const truth = readTruth(cell.text, context.language ?? 'en')
  return truth === null ? null : truthTyping(truth)
}

function isListed({ mark, grouped }: NumberShape, { commaLists, spaceLists }: Column): boolean {
  return (commaLists && (mark === ',' || grouped === ',')) || (spaceLists && grouped === 'space')
}
