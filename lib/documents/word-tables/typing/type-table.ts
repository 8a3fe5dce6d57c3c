import type { DataLanguage } from '../../spreadsheets/language'
import type { CellTyping, JoinedTable, WordCell } from '../model'
import type { ColumnType, DateOrder } from './choice'
import { typeAsChosen } from './chosen-type'
import { isMobile } from './codes'
import { type Candidate, candidate, type Column, isPartOfDate, isTimeOfDay, readColumn } from './column'
import { dateTyping } from './date-order'
import { decimalMark, type MarksSeen } from './decimal-mark'
import { headerDepth } from './header-depth'
import { nameKind, type NameKind, namesThing } from './header-names'
import type { NumberShape } from './number-shape'
import { numberTyping } from './number-value'
import { looksTyped } from './quote-prefix'
import { isRaised } from './raised'
import type { Sources } from './sources'
import { isStruck } from './struck'
import { readTruth, truthTyping } from './truths'

export type TypedTable = Pick<JoinedTable, 'rows' | 'cols' | 'headerRows' | 'cells' | 'widths' | 'caption'>

const WORD = /\p{L}/u
const NUMBERED_PHONE = /^(телефон|тел\.?|факс|моб\.|phone|tel\.?|fax|mobile|telefon) ?\d{1,2}$/iu
const YEAR = /^(?:19|20)\d\d$/
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
      if (!isAcross) for (let col = cell.col; col < cell.col + cell.colSpan; col++) headers[col]?.push(cell.text)
      return null
    }
    const read = candidate(cell)
    if (!isAcross) bodies[cell.col]?.push(read)
    return read
  })
  const columns = bodies.map((body, col) => readColumn(body, headers[col] ?? [], col === 0 && table.cols > 1, language))
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

/** The type of each cell, by its index. */
export function typeTable(
  { table, candidates, columns }: ReadTable,
  context: TypingContext,
  chosen: ColumnTypes = NOTHING_CHOSEN,
): CellTyping[] {
  let row: Row | undefined
  return table.cells.map((cell, index) => {
    const { text } = cell
    if (row?.first.row !== cell.row) row = new Row(cell)
    if (text === '') return EMPTY
    const read = candidates[index]
    const column = columns[cell.col]
    if (!read || !column) return looksTyped(text) ? QUOTED : TEXT
    const type = isWide(cell, table) ? undefined : chosen.get(cell.col)
    const typed =
      type === undefined
        ? typeCell(read, column, { row, before: table.cells[index - 1] ?? cell }, context)
        : typeAsChosen(read, type, column, context)
    return typed ?? (looksTyped(text) ? QUOTED : TEXT)
  })
}

/** A cell as wide as the table belongs to no column. */
export function isWide({ colSpan }: WordCell, { cols }: TypedTable): boolean {
  return colSpan >= cols && cols > 1
}

/** A row while its cells are typed. */
class Row {
  #kind: NameKind | undefined

  constructor(readonly first: WordCell) {}

  /** What its first cell says of the others; asked once for all of them, since a name is read by long patterns. */
  get kind(): NameKind {
    if (this.#kind === undefined) this.#kind = labelOf(this.first)
    return this.#kind
  }
}

/** What may name a cell from the left: its row, and the cell just before it. */
interface Beside {
  readonly row: Row
  readonly before: WordCell
}

function typeCell(
  { cell, number, date }: Candidate,
  column: Column,
  beside: Beside,
  context: TypingContext,
): CellTyping | null {
  // A picture beside digits may be the rest of the number: older equations are pictures.
  if (isRaised(cell) || isStruck(cell) || cell.pictures.length > 0) return null
  if (date) {
    if (column.neverDates || (date.shortYear && !column.onlyDates)) return null
    return dateTyping(date, column.dates, context.orders, context.sources(cell))
  }
  if (number) {
    const label = labelKind(beside.before, cell)
    if (isNamedByRow(beside, cell)) return null
    if (column.names || label === 'identifier' || isMobile(cell.text) || isListed(number, column)) return null
    if ((column.moments || label === 'moment') && mayBeMoment(number)) return null
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

/** «12.05», «9.30»: a day and a month, or hours and minutes; «11.2024»: a month and a year. */
function mayBeMoment({ mark, fraction, percent }: NumberShape): boolean {
  return mark === '.' && (fraction.length <= 2 || YEAR.test(fraction)) && !percent
}

/** What the cell to the left says of this one: «ИНН | 7701234567». */
function labelKind(before: WordCell, { row, col }: WordCell): NameKind {
  return before.row === row && before.col + before.colSpan === col ? labelOf(before) : null
}

/** Whether the first of the row says that this one counts nothing, as in a table on its side: «Время | 9.30 | 10.15». */
function isNamedByRow({ row, before }: Beside, { text }: WordCell): boolean {
  if (row.kind === 'moment') return isPartOfDate(text) || isTimeOfDay(text)
  return row.kind === 'identifier' && !WORD.test(before.text) && !namesThing(row.first.text)
}

/** A name with a number of its own, «Дозиметр № 5», is a thing's, unless it is one of several telephones. */
function labelOf({ text }: WordCell): NameKind {
  const name = text.replace(NUMBERED_PHONE, '$1')
  return /\d/.test(name) ? null : nameKind(name)
}
