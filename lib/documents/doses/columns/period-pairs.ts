import type { Cell } from '../../spreadsheets/model'
import { type DateOrder, parseLocalDate } from '../../spreadsheets/date'
import { setAbout } from './about-role'
import { kindShare } from './column-profile'
import type { ColumnDraft } from './draft'

const DATES = 0.6
const NEARLY_ALL = 0.8
const FEWEST = 2
/** The shortest and longest time that badges are worn, in days. */
const SHORTEST = 6
const LONGEST = 370
/** Wearing begins within this many first days of a month, or ends on the last day of one. */
const FIRST_DAYS = 3
const DAY = 86_400_000

/** Returns a column's cells, row by row. */
export type CellsOf = (column: number) => readonly (Cell | undefined)[]

/**
 * Recognizes two columns of dates as the start and end of a wearing period by the dates alone, whatever their headers
 * say. In nearly every row, the period starts at the beginning of a month or ends at the end of one. It lasts at most
 * about a year. Dates with another meaning by their header (of birth, of an examination) are unchanged.
 */
export function settlePeriodPairs(drafts: readonly ColumnDraft[], cellsOf: CellsOf): void {
  if (drafts.some(({ role }) => role === 'period_from') && drafts.some(({ role }) => role === 'period_to')) return
  const dates = drafts.filter(
    ({ role, holds, profile }) => holds === null && MAY_BE.has(role) && kindShare(profile, 'date') >= DATES,
  )
  // `Period begin | To`: the second header says what the first is.
  const begin = dates.find(({ index }) => drafts.some((end) => end.role === 'period_to' && end.index === index + 1))
  if (begin && begin.role !== 'period_to' && begin.low?.meaning === 'period') {
    setAbout(begin, 'period_from', 0.8)
    begin.doubts.delete('dateUnsure')
    return
  }
  for (const from of dates) {
    for (const to of dates) {
      const fits = (order: DateOrder) => isWearing(cellsOf(from.index), cellsOf(to.index), order)
      if (from === to || !(fits('day-first') || fits('month-first'))) continue
      setAbout(from, 'period_from', 0.8)
      setAbout(to, 'period_to', 0.8)
      for (const draft of [from, to]) draft.doubts.delete('dateUnsure')
      return
    }
  }
}

const MAY_BE: ReadonlySet<string> = new Set(['date', 'other', 'period_name', 'period_from', 'period_to', 'note'])

function isWearing(from: readonly (Cell | undefined)[], to: readonly (Cell | undefined)[], order: DateOrder): boolean {
  let [both, fitting] = [0, 0]
  for (const [index, cell] of from.entries()) {
    const [first, last] = [dayOf(cell, order), dayOf(to[index], order)]
    if (first === null || last === null) continue
    both += 1
    const days = (last.getTime() - first.getTime()) / DAY
    const next = new Date(last.getTime() + DAY)
    const onMonth = first.getUTCDate() <= FIRST_DAYS || next.getUTCDate() === 1
    if (days >= SHORTEST && days <= LONGEST && onMonth) fitting += 1
  }
  return both >= FEWEST && fitting >= both * NEARLY_ALL
}

function dayOf(cell: Cell | undefined, order: DateOrder): Date | null {
  if (!cell) return null
  const { value } = cell
  if (typeof value === 'string') return dayOfText(value, order)
  if (value === null || typeof value !== 'object' || value.kind !== 'date' || !value.hasDate) return null
  return new Date(Date.UTC(value.year, value.month - 1, value.day))
}

function dayOfText(text: string, order: DateOrder): Date | null {
  const [, year, month, day] = /^\s*((?:19|20)\d\d)-(\d\d)-(\d\d)(?=$|[T ])/.exec(text) ?? []
  if (year !== undefined) return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const date = parseLocalDate(text, 'en', order)
  if (date === null || date === 'impossible' || date === 'ambiguous') return null
  return new Date(Date.UTC(date.year, date.month - 1, date.day))
}
