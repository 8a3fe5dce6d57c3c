import { detectLanguage } from '../../spreadsheets/detect-language'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellTyping, NumberEvidence } from '../model'
import type { ColumnType, DateOrder } from './choice'
import type { Column } from './column'
import { type ColumnReport, reportColumn, type TypedColumn } from './column-report'
import { MarksSeen } from './decimal-mark'
import { sourcesFor } from './sources'
import {
  type ColumnTypes,
  isWide,
  readTable,
  type ReadTable,
  typeTable,
  type TypedTable,
  type TypingContext,
} from './type-table'

const WORD = /\p{L}{3}/u

export interface TypingOptions {
  /** The language of the data; `auto` is by its letters. */
  readonly language: DataLanguage | 'auto'
  /** What a person chose, by the index of the table. */
  readonly chosen?: ReadonlyMap<number, ColumnTypes>
}

/** A table's typing. */
export interface TypedCells {
  /** By the index of the cell in `cells`. */
  readonly typing: CellTyping[]
  /** Rows from the top that name the columns. */
  readonly namingRows: number
  /** What its first so many columns are, and why. */
  columns(count: number): ColumnReport[]
}

/** The types alone of each table's cells. */
export function typeTables(
  tables: readonly TypedTable[],
  evidence: NumberEvidence,
  options: TypingOptions,
): CellTyping[][] {
  return typedTables(tables, evidence, options).map(({ typing }) => typing)
}

/**
 * What each cell of each table is, by its index in `cells`: a number, a percentage, a date or a truth only where one reading is left
 * by the evidence of its column, of its table's header, of the document and of the language, or where a person chose it for the column;
 * a text otherwise. A typed cell shows the source's digits by its own number format.
 */
export function typedTables(
  tables: readonly TypedTable[],
  evidence: NumberEvidence,
  { language: asked, chosen }: TypingOptions,
): TypedCells[] {
  const language = asked === 'auto' ? languageOf(tables) : asked
  const read = tables.map((table) => readTable(table, language))
  const marks = new MarksSeen()
  const orders = new Set<DateOrder>()
  for (const { columns } of read) {
    for (const column of columns) {
      if (!column.names) marks.addAll(column.marks)
      if (holdsDates(column)) for (const order of column.dates.orders) orders.add(order)
    }
  }
  const context = { language, marks, orders, sources: sourcesFor(evidence, language) }
  return read.map((table, index) => {
    const types = chosen?.get(index)
    const typing = typeTable(table, context, types)
    return { typing, namingRows: table.depth, columns: (count) => reportColumns(table, typing, count, context, types) }
  })
}

function reportColumns(
  { table, candidates, columns }: ReadTable,
  typing: readonly CellTyping[],
  count: number,
  context: TypingContext,
  chosen: ReadonlyMap<number, ColumnType> | undefined,
): ColumnReport[] {
  const cells = columns.slice(0, count).map((): TypedColumn['cells'][number][] => [])
  for (const [index, cell] of table.cells.entries()) {
    const [read, typed] = [candidates[index], typing[index]]
    if (read && typed && !isWide(cell, table)) cells[cell.col]?.push({ read, typing: typed })
  }
  return columns
    .slice(0, count)
    .map((column, index) =>
      reportColumn({ index, column, cells: cells[index] ?? [], chosen: chosen?.get(index) ?? null }, context),
    )
}

/** Whether what looks like dates in a column speaks of others: «06-16-04» may be a code. */
function holdsDates({ neverDates, onlyDates, dates }: Column): boolean {
  return !neverDates && (onlyDates || !dates.hasShortYear)
}

/** Null if there are no words that identify it. */
function languageOf(tables: readonly TypedTable[]): DataLanguage | null {
  const texts = words(tables)
  const first = texts.next()
  return first.done === true ? null : detectLanguage(following(first.value, texts))
}

function* following(first: string, others: Iterable<string>): Generator<string> {
  yield first
  yield* others
}

function* words(tables: readonly TypedTable[]): Generator<string> {
  for (const { cells } of tables) {
    for (const { text } of cells) if (WORD.test(text)) yield text
  }
}
