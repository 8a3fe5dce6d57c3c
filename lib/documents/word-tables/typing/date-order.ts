import type { CellTyping } from '../model'
import type { DateOrder } from './choice'
import { dateIn, type DateShape } from './date-shape'
import type { Sources } from './sources'

/** What the cells of a column show of how its dates are written. */
export class DatesSeen {
  readonly orders = new Set<DateOrder>()
  count = 0
  /** Some day is after the twelfth, so they aren't three-part codes. */
  hasLateDay = false
  allPossible = true
  hasShortYear = false

  add(shape: DateShape): void {
    this.count++
    this.hasShortYear ||= shape.shortYear
    const [first, second] = [shape.first > 12, shape.second > 12]
    if (shape.order === null && first !== second) this.orders.add(first ? 'day-first' : 'month-first')
    if (first || second) this.hasLateDay = true
    if (dateIn(shape, 'day-first') === null && (shape.order !== null || dateIn(shape, 'month-first') === null)) {
      this.allPossible = false
    }
  }
}

/**
 * A date as its column and the sources next to it settle it, unless another column of the document contradicts these: day first, month
 * first only on evidence of en-US.
 * @returns null where no order is settled, or the calendar has no such day in it
 */
export function dateTyping(
  shape: DateShape,
  column: DatesSeen,
  document: ReadonlySet<DateOrder>,
  sources: Sources,
): CellTyping | null {
  const order = shape.order ?? orderOf(shape, column, document, sources)
  return order === null ? null : dateTypingIn(shape, order)
}

/** A date in an order; null where the calendar has no such day in it. */
export function dateTypingIn(shape: DateShape, order: DateOrder): CellTyping | null {
  const value = dateIn(shape, order)
  if (value === null) return null
  const numFmt = order === 'day-first' ? shape.dayFirst : shape.monthFirst
  return { type: 'date', value, numFmt, quotePrefix: false }
}

function orderOf(
  { first, second }: DateShape,
  column: DatesSeen,
  document: ReadonlySet<DateOrder>,
  sources: Sources,
): DateOrder | null {
  if (column.orders.size > 1) return null
  const [inColumn] = column.orders
  if (inColumn === 'month-first') return sources.english ? inColumn : null
  if (inColumn !== undefined) return inColumn
  if (first === second) return 'day-first'
  const other = sources.dates === 'day-first' ? 'month-first' : 'day-first'
  return document.has(other) ? null : sources.dates
}
