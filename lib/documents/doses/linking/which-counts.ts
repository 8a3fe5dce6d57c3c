import { cellAddress } from '../../spreadsheets/address'
import type { Decision, DecisionReason } from '../model'
import type { Draft } from './draft'

/**
 * Returns the question which of two doses counts, since they may be one. It is asked at the cell of the second. Choice
 * 0 is the first dose, choice 1 the second, each with its cell.
 * @param options.both choice 2: they are two doses
 */
export function whichCounts(
  reason: DecisionReason,
  first: Draft,
  second: Draft,
  { both = false }: { readonly both?: boolean } = {},
): Decision {
  const apart = first.column.sheet !== second.column.sheet
  const place = ({ column, row, col }: Draft) => `${apart ? `${column.sheet}!` : ''}${cellAddress(row, col)}`
  return {
    sheet: second.column.sheet,
    cell: cellAddress(second.row, second.col),
    column: second.column,
    raw: second.reading.raw,
    reason,
    alternatives: [
      ...[first, second].map((draft) => `${amount(draft)} (${place(draft)})`),
      ...(both ? [`${amount(first)} + ${amount(second)}`] : []),
    ],
    count: 1,
  }
}

/** Returns a dose as text: `0.1 mSv`, `<0.05 mSv`, `0.1–0.2 mSv`; a mark as written. */
function amount({ reading }: Draft): string {
  const { value, min, max, comparator, raw, unit } = reading
  const range = comparator === null && min !== null && max !== null ? `${min}–${max}` : (max ?? min)
  const figure = value ?? range
  return figure === null ? raw : [`${comparator ?? ''}${figure}`, unit].filter(Boolean).join(' ')
}
