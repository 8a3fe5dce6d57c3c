import type { DoseColumn } from '../layout-model'
import type { Draft } from '../linking/draft'
import type { Interval } from './interval'

export const STATED_STATISTICS = ['mean', 'median', 'max', 'min'] as const
export type StatedStatistic = (typeof STATED_STATISTICS)[number]

/** A cell of a column, with rows and columns counted from 0. */
export interface Place {
  readonly column: DoseColumn
  readonly row: number
  readonly col: number
  readonly raw: string
}

export function placeOf({ column, row, col, reading }: Draft): Place {
  return { column, row, col, raw: reading.raw }
}

/** What the doses give, as bounds, in the unit of the stated figure. */
export interface Counted {
  readonly lower: string
  readonly upper: string | null
}

/** A figure in the file that its own doses contradict. */
export interface Contradiction {
  readonly at: Place
  /** The dose read from the figure; null if none was. */
  readonly dose: Draft | null
  readonly stated: Interval
  readonly counted: Counted
  /** The doses that it was compared with. */
  readonly parts: readonly Draft[]
  /** What the figure claims to be; a product is of a mean and a count. Null for a sum. */
  readonly statistic: StatedStatistic | 'product' | null
  /** How many figures of its column were compared in the same way; 1 for one below its doses. */
  readonly compared: number
}
