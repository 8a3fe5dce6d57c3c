import Big from 'big.js'
import type { PosologyFrequency } from './types'

/** A rhythm, and whether a word says it that says no more than «each day». */
type Worded = PosologyFrequency & { readonly word: boolean }

/**
 * Two rhythms right beside each other as one: «1 р/д 5 дней в неделю», «2 раза в день через день» are so many times on the days on which
 * it is taken; «ежедневно 2 раза в день» is what the second says. Null for others.
 */
export function together(first: Worded, second: Worded): PosologyFrequency | null {
  const [day, days] = isOfADay(first) ? [first, second] : [second, first]
  if (!isOfADay(day)) return null
  if (isOfADay(days)) return second.word ? plain(first) : first.word ? plain(second) : null
  if (days.periodUnit === 'h') return null
  const times = (a: string, b: string) => new Big(a).times(b).toFixed()
  return { ...plain(days), min: times(day.min, days.min), max: times(day.max, days.max) }
}

function plain({ min, max, period, periodMax, periodUnit }: Worded): PosologyFrequency {
  return { min, max, period, periodMax, periodUnit }
}

/** Whether two say the same, however they are written. */
export function areSame(one: PosologyFrequency, other: PosologyFrequency): boolean {
  return (['min', 'max', 'period', 'periodMax', 'periodUnit'] as const).every((key) => one[key] === other[key])
}

function isOfADay({ period, periodMax, periodUnit }: PosologyFrequency): boolean {
  return period === '1' && periodMax === null && periodUnit === 'd'
}
