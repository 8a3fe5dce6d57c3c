import { problem, type Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import type { Dose } from '../model'
import type { Interval } from './interval'

/** So many are reported one by one. */
const MOST = 50

/** What doses add up to, between its bounds. */
interface Counted {
  readonly lower: string
  readonly upper: string | null
}

/** A total that the file states, and its doses don't add up to. */
export function totalDiffers(
  { column, row, col }: Pick<Dose, 'column' | 'row' | 'col'>,
  stated: Interval,
  { lower, upper }: Counted,
): Problem {
  const place = { sheet: column.sheet, row: row + 1, column: column.letter, cell: cellAddress(row, col) }
  const counted = upper === lower ? lower : `${lower}–${upper ?? '…'}`
  const params = { ...place, stated: stated.lower, counted, unit: stated.unit }
  return problem('DOSE_TOTAL_DIFFERS', 'warning', { file: 'data', ...place, params })
}

/** A mean, a median, a highest or a lowest dose that the file states, and that its doses don't have. */
export function statisticDiffers(
  { column, row, col }: Pick<Dose, 'column' | 'row' | 'col'>,
  statistic: 'mean' | 'median' | 'max' | 'min',
  stated: Interval,
  counted: string,
): Problem {
  const place = { sheet: column.sheet, row: row + 1, column: column.letter, cell: cellAddress(row, col) }
  const params = { ...place, statistic, stated: stated.lower, counted, unit: stated.unit }
  return problem('DOSE_STATISTIC_DIFFERS', 'warning', { file: 'data', ...place, params })
}

/** The first of such, and how many more there are. */
export function fewOf(problems: readonly Problem[]): readonly Problem[] {
  const rest = problems.length - MOST
  return rest > 0
    ? [...problems.slice(0, MOST), problem('DOSE_TOTALS_DIFFER', 'warning', { file: 'data', params: { count: rest } })]
    : problems
}
