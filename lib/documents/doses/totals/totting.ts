import Big from 'big.js'
import type { Draft } from '../linking/draft'
import type { DoseReading } from '../model'
import { toCanonical } from '../units/convert'
import { type Interval, intervalOf, IntervalSum } from './interval'

/**
 * How much the doses of a sum may have been rounded: not at all, as much as is usual for their number, or each as far
 * as possible.
 */
export type Rounding = 'none' | 'usual' | 'most'

export type Verdict = 'equal' | 'above' | 'below'

/** Two standard deviations of what rounding adds to one figure, in halves of a unit of its last digit. */
const USUAL_ROUNDING = 1.15

/** A sum, and the precision of its parts. */
export class Totting {
  private sum: IntervalSum | null = null
  private mixed = false
  private slack = new Big(0)
  /** The finest half unit of the last digit among all nonzero figures. */
  private finest: Big | null = null
  /** The number of zeros, by how coarsely they are written. */
  private readonly zeros = new Map<string, number>()

  /** Returns the sum of these doses. */
  static of(parts: readonly Draft[]): Totting {
    const sum = new Totting()
    for (const part of parts) sum.add(part)
    return sum
  }

  add({ reading }: Draft): void {
    const interval = intervalOf(reading)
    if (!interval) return
    this.sum ??= new IntervalSum(interval.unit)
    if (this.sum.unit !== interval.unit) this.mixed = true
    else this.sum.add(interval)
    const half = roundingOf(reading)
    if (half === null) return
    if (/[1-9]/.test(reading.value ?? '')) {
      this.slack = this.slack.plus(half)
      if (this.finest === null || half.lt(this.finest)) this.finest = half
      return
    }
    const key = half.toFixed()
    this.zeros.set(key, (this.zeros.get(key) ?? 0) + 1)
  }

  /** Returns the sum of everything added so far; null if it can't be compared with anything. */
  get total(): Total | null {
    const { sum } = this
    if (!sum || this.mixed || sum.n === 0) return null
    const { lower, upper, unit, n } = sum
    return { lower, upper, unit, n, slack: this.slack, finest: this.finest, zeros: [...this.zeros] }
  }
}

/** A sum with its bounds. */
export interface Total {
  readonly lower: string
  readonly upper: string | null
  readonly unit: string
  readonly n: number
  readonly slack: Big
  readonly finest: Big | null
  readonly zeros: readonly (readonly [half: string, count: number])[]
}

/**
 * Returns how a stated sum compares with another: `above` or `below` it by more than rounding, or equal. Null if they
 * can't be compared.
 * @param places half a unit of the stated sum's last digit
 */
export function compareTotal(total: Total, stated: Interval, places: Big, rounding: Rounding): Verdict | null {
  const { lower, upper, unit, finest } = total
  if (unit !== stated.unit) return null
  const low = new Big(stated.lower)
  const last = low.eq(0) && finest?.lt(places) ? finest : places
  const by = slackOf(total, rounding, finest ?? last).plus(last)
  if (upper !== null && low.gt(new Big(upper).plus(by))) return 'above'
  return stated.upper !== null && new Big(stated.upper).lt(new Big(lower).minus(by)) ? 'below' : 'equal'
}

function slackOf({ slack, zeros, n }: Total, rounding: Rounding, finest: Big): Big {
  if (rounding === 'none') return new Big(0)
  // A typed 0 next to 0.12 isn't a rounded 0.4: it is as precise as the figures next to it.
  const most = zeros.reduce((sum, [half, count]) => {
    const own = new Big(half)
    return sum.plus((own.lt(finest) ? own : finest).times(count))
  }, slack)
  return rounding === 'most' ? most : most.div(n).times(USUAL_ROUNDING * Math.sqrt(n))
}

/**
 * Returns half a unit of the last digit that a figure is written or displayed to, in its canonical unit. Null if it has
 * no figure.
 */
export function roundingOf({ value, unit, raw }: DoseReading): Big | null {
  if (value === null || unit === null) return null
  const shown = /^\s*\d+[.,](\d+)\s*$/.exec(raw)?.[1] ?? ''
  const places = Math.max(value.split('.')[1]?.length ?? 0, shown.length)
  const half = new Big(10).pow(-places).times('0.5').toFixed()
  return new Big(toCanonical(half, unit)?.value ?? half)
}
