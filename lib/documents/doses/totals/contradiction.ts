import type { Draft } from '../linking/draft'
import type { Interval } from './interval'

export const STATED_STATISTICS = ['mean', 'median', 'max', 'min'] as const
export type StatedStatistic = (typeof STATED_STATISTICS)[number]

/** What doses give, between its bounds, in the unit of what is stated. */
export interface Counted {
  readonly lower: string
  readonly upper: string | null
}

/** A figure of the file that its own doses contradict. */
export interface Contradiction {
  /** The dose read from the figure. */
  readonly dose: Draft
  readonly stated: Interval
  readonly counted: Counted
  /** The doses that it was compared with. */
  readonly parts: readonly Draft[]
  /** What the figure says it is; null for a sum. */
  readonly statistic: StatedStatistic | null
  /** How many figures of its column were compared in the same way; 1 for one below its doses. */
  readonly compared: number
}
