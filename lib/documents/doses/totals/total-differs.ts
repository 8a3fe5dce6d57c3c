import { problem, type Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import type { Contradiction } from './contradiction'

/** At most this many are reported individually. */
const MOST = 50

/**
 * Returns a warning for each figure that a user confirmed although the doses contradict it. Beyond the maximum, one
 * warning gives the number of the rest.
 */
export function differingTotals(contradictions: readonly Contradiction[]): readonly Problem[] {
  const rest = contradictions.length - MOST
  const told = contradictions.slice(0, MOST).map(differing)
  return rest > 0
    ? [...told, problem('DOSE_TOTALS_DIFFER', 'warning', { file: 'data', params: { count: rest } })]
    : told
}

function differing({ at: { column, row, col }, statistic, stated, counted }: Contradiction): Problem {
  const place = { sheet: column.sheet, row: row + 1, column: column.letter, cell: cellAddress(row, col) }
  const { lower, upper } = counted
  const params = {
    ...place,
    stated: stated.lower,
    counted: upper === lower ? lower : `${lower}–${upper ?? '…'}`,
    unit: stated.unit,
  }
  return statistic === null || statistic === 'product'
    ? problem('DOSE_TOTAL_DIFFERS', 'warning', { file: 'data', ...place, params })
    : problem('DOSE_STATISTIC_DIFFERS', 'warning', { file: 'data', ...place, params: { ...params, statistic } })
}
