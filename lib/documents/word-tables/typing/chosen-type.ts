import type { CellTyping } from '../model'
import type { ColumnType } from './choice'
import type { Candidate, Column } from './column'
import { dateTyping, dateTypingIn } from './date-order'
import { readDate } from './date-shape'
import { chosenMark } from './decimal-mark'
import { readFigure } from './number-shape'
import { numberTyping } from './number-value'
import { isRaised } from './raised'
import { isStruck } from './struck'
import type { TypingContext } from './type-table'

/**
 * A cell of a column whose type a person chose. That decides what the evidence left open, and changes no digit: its format shows the
 * source's text. Null for what can't be read so, and stays a text.
 */
export function typeAsChosen(
  read: Candidate,
  type: ColumnType,
  column: Column,
  context: TypingContext,
): CellTyping | null {
  if (type.as === 'text' || isRaised(read.cell) || isStruck(read.cell)) return null
  return type.as === 'number' ? asNumber(read, type, column, context) : asDate(read, type, column, context)
}

function asNumber(
  { cell, number }: Candidate,
  { decimal }: Extract<ColumnType, { as: 'number' }>,
  column: Column,
  context: TypingContext,
): CellTyping | null {
  const shape = number ?? readFigure(cell.text)
  if (shape === null) return null
  const mark = chosenMark(shape, decimal, column.marks, context.marks, context.sources(cell))
  return mark === undefined ? null : numberTyping(shape, mark)
}

/** Two digits of a year are a year here, which nothing but the column's name could say otherwise. */
function asDate(
  { cell, date }: Candidate,
  { order }: Extract<ColumnType, { as: 'date' }>,
  column: Column,
  context: TypingContext,
): CellTyping | null {
  const shape = date ?? readDate(cell.text)
  if (shape === null) return null
  const settled = shape.order ?? order
  if (settled !== undefined) return dateTypingIn(shape, settled)
  return dateTyping(shape, column.dates, context.orders, context.sources(cell))
}
