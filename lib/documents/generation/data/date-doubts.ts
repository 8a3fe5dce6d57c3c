import { problem, type Problem } from '../../problem'
import { parseLocalDate } from '../../spreadsheets/date'
import type { Cell } from '../../spreadsheets/model'
import { cellPlace, rowsOf } from './cell-place'
import type { DataColumn, DataTable } from './data-table'

/** So many of a column's filled cells are dates, or look like them, where it is one of dates. */
const MOSTLY = 0.6
/** More cells than a sentence lists. */
const MOST_CELLS = 10
/** A point is written day first in every language. */
const POINT = '.'

const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const ISO = /^(\d{4})(-)(\d{2})-(\d{2})$/

type Look = 'date' | 'impossible' | 'ambiguous' | 'other'

type Order = 'day-first' | 'month-first'

/** A text that a cell may hold in place of a doubtful date, and the day that it means. */
export interface DateReading {
  readonly text: string
  /** ISO 8601. */
  readonly day: string
}

/** A cell of a date column that contains no day of the calendar, or one that may be either of two. */
export interface DateDoubt {
  readonly row: number
  /** The column's letter. */
  readonly column: string
  readonly kind: 'impossible' | 'ambiguous'
  readonly text: string
  /** Of an impossible date: its month, and how many days that has; null for a month that there is not. */
  readonly month: { readonly number: number; readonly days: number } | null
  /** The nearest days of an impossible date; the two readings of an ambiguous one, that with the day first before the other. */
  readonly readings: readonly DateReading[]
  /** What the other dates of the column that leave no doubt write first, and how many they are; null where they say nothing. */
  readonly others: { readonly order: Order; readonly count: number } | null
}

/** A doubtful cell with its place in words of messages. */
interface PlacedDoubt extends DateDoubt {
  readonly cell: string
}

/** The doubtful cells of the date columns, column by column. */
export function dateDoubts(table: Pick<DataTable, 'columns' | 'rows'>): DateDoubt[] {
  return placedDoubts(table).map(({ cell: _, ...doubt }) => doubt)
}

function placedDoubts({ columns, rows }: Pick<DataTable, 'columns' | 'rows'>): PlacedDoubt[] {
  return columns.flatMap((column) => {
    const looks = rowsOf(rows, column.list).map((row) => ({ row, cell: row.cells[column.index] }))
    const filled = looks.flatMap(({ row, cell }) => {
      const look = lookOf(cell)
      return look === null ? [] : [{ row, look, text: cell?.text.trim() ?? '' }]
    })
    const dates = filled.filter(({ look }) => look !== 'other')
    if (dates.length === 0 || dates.length < filled.length * MOSTLY) return []
    const others = othersOf(dates.flatMap(({ look, text }) => (look === 'date' ? [text] : [])))
    return dates.flatMap(({ row, look, text }): PlacedDoubt[] => {
      if (look !== 'impossible' && look !== 'ambiguous') return []
      return [
        {
          row: row.number,
          column: column.letter,
          cell: cellPlace(row, column),
          kind: look,
          text,
          ...readingsOf(text, look),
          others,
        },
      ]
    })
  })
}

/**
 * The cells of date columns that contain no day of the calendar (31.11.2026), or one that may be either of two (03/04/2026): a warning for
 * each kind and column, whether or not a tag formats them.
 */
export function dateProblems(table: DataTable): Problem[] {
  const doubts = placedDoubts(table)
  return table.columns.flatMap((column) =>
    (['impossible', 'ambiguous'] as const).flatMap((kind) =>
      told(
        table.sheet,
        column,
        kind,
        doubts.filter((doubt) => doubt.column === column.letter && doubt.kind === kind),
      ),
    ),
  )
}

function told(
  sheet: string,
  column: DataColumn,
  kind: DateDoubt['kind'],
  found: readonly Pick<PlacedDoubt, 'row' | 'cell' | 'text'>[],
): Problem[] {
  const [first] = found
  if (first === undefined) return []
  const named = found.slice(0, MOST_CELLS).map(({ cell, text }) => `${cell} (${text})`)
  const params = { cells: named.join(', '), count: found.length, more: found.length - named.length }
  const place = { file: 'data' as const, sheet, row: first.row, column: column.letter }
  const code = kind === 'impossible' ? 'DATES_IMPOSSIBLE' : 'DATES_AMBIGUOUS'
  return [problem(code, 'warning', { ...place, cell: first.cell, params })]
}

/** What a cell contains; null for an empty one. */
function lookOf(cell: Cell | undefined): Look | null {
  const text = cell?.text.trim() ?? ''
  if (cell === undefined || text === '') return null
  if (typeof cell.value === 'object' && cell.value?.kind === 'date') return cell.value.hasDate ? 'date' : 'other'
  if (typeof cell.value !== 'string') return 'other'
  const read = parseLocalDate(text, 'en')
  if (read === null) return 'other'
  // With hyphens the day is first wherever a year isn't.
  if (read === 'ambiguous') return text.includes('/') ? 'ambiguous' : 'date'
  return read === 'impossible' ? 'impossible' : 'date'
}

/** What dates with a slash that can be read in one way only write first, where they agree. */
function othersOf(texts: readonly string[]): DateDoubt['others'] {
  const orders = texts.flatMap((text): Order[] => {
    const [, first = '', mark, second = ''] = DAY_FIRST.exec(text) ?? []
    if (mark !== '/' || first === second) return []
    return [Number(first) > 12 ? 'day-first' : 'month-first']
  })
  const [order] = orders
  return order !== undefined && orders.every((each) => each === order) ? { order, count: orders.length } : null
}

function readingsOf(text: string, kind: DateDoubt['kind']): Pick<DateDoubt, 'month' | 'readings'> {
  const parts = partsOf(text)
  if (parts === null) return { month: null, readings: [] }
  const { day, month, year, write } = parts
  if (kind === 'ambiguous') {
    const points = (date: Date) => inOrder(date, POINT)
    return { month: null, readings: [asReading(year, month, day, points), asReading(year, day, month, points)] }
  }
  if (month < 1 || month > 12) return { month: null, readings: [] }
  const days = daysIn(year, month)
  const last = asReading(year, month, days, write)
  // One too many leads into the next month; the same day may have been meant of the month before.
  const next = asReading(year, month + 1, 1, write)
  const before = daysIn(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1)
  const sameDay = day <= before && day > 0 ? [asReading(year, month - 1, day, write)] : []
  const readings = day < 1 ? [asReading(year, month, 1, write)] : [last, next, ...sameDay]
  return { month: { number: month, days }, readings }
}

function partsOf(text: string) {
  const [, day, mark = POINT, month, year] = DAY_FIRST.exec(text) ?? []
  if (day !== undefined) {
    const write = (date: Date) => inOrder(date, mark)
    return { day: Number(day), month: Number(month), year: Number(year), write }
  }
  const iso = ISO.exec(text)
  return iso === null ? null : { day: Number(iso[4]), month: Number(iso[3]), year: Number(iso[1]), write: isoDay }
}

/** @param month from 1; beyond the year it is of the next or the one before */
function asReading(year: number, month: number, day: number, write: (date: Date) => string): DateReading {
  const date = new Date(Date.UTC(year, month - 1, day))
  return { text: write(date), day: isoDay(date) }
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function inOrder(date: Date, mark: string): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return [two(date.getUTCDate()), two(date.getUTCMonth() + 1), date.getUTCFullYear()].join(mark)
}
