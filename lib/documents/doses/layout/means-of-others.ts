import type { DoseColumn } from '../layout-model'
import { headerWords } from '../columns/header-words'
import type { FoundTable } from './find-tables'

const FEWEST_RATES = 2
const FEWEST_ROWS = 2

/**
 * Returns columns next to rates that are called means but aren't those of the rates in their rows: a mean is never below all of them, or
 * above. They may be rates of their own, such as one averaged over the working time.
 */
export function meansOfOthers(
  { lane, from, to, kinds }: FoundTable,
  columns: readonly DoseColumn[],
): readonly DoseColumn[] {
  const rates = columns.filter(
    ({ holds, quantity, role }) => holds === 'values' && quantity === 'rate' && role !== 'limit',
  )
  if (rates.length < FEWEST_RATES) return []
  const rows = lane.rows.slice(from, to + 1).flatMap(({ row }) => (kinds.has(row) ? [] : [lane.sheet.rows[row] ?? []]))
  return columns.filter(({ index, header, holds, chosen }) => {
    const { mean, units } = headerWords(header.split(' / ').at(-1) ?? '')
    if (holds !== null || chosen || !mean || units.length > 0) return false
    const apart = rows.flatMap((cells) => {
      const value = cells[index]?.value
      const beside = rates.flatMap((rate) => cells[rate.index]?.value ?? [])
      const sizes = beside.filter((each) => typeof each === 'number')
      // What is below a bound may be anything below it.
      if (typeof value !== 'number' || sizes.length < FEWEST_RATES || sizes.length < beside.length) return []
      return [value < Math.min(...sizes) || value > Math.max(...sizes)]
    })
    return apart.length >= FEWEST_ROWS && apart.every(Boolean)
  })
}
