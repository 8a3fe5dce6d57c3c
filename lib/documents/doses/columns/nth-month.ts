import type { Period } from '../layout-model'
import { monthsOf } from './calendar'
import { foldLetters } from './fold'
import { wordsBesideUnits } from './header-units'
import { headerWords } from './header-words'
import { besideQuantities } from './measured-rows'
import { calendarLevels } from './numbered-period'
import { ORDINAL, ordinalNumber } from './period-patterns'

const EACH_ORDINAL = new RegExp(`(?<![\\p{L}\\d])${ORDINAL}(?![\\p{L}\\d])`, 'gu')

/** Returns the number of a month in the period that its row names: 2 for «2-й месяц», `Second month`. Null for others. */
export function nthMonthIn(header: string): number | null {
  if (!calendarLevels(header).includes('month') || headerWords(header).period !== null) return null
  const [first, ...more] = [...foldLetters(besideQuantities(wordsBesideUnits(header))).matchAll(EACH_ORDINAL)]
  return more.length > 0 ? null : (ordinalNumber(first?.[1]) ?? null)
}

/**
 * Returns the month with a number in a period of whole months; null if the period doesn't have as many months as there
 * are numbers.
 * @param numbers the numbers of all columns
 */
export function nthMonthOf({ from, to }: Period, number: number, numbers: ReadonlySet<number>): Period | null {
  const [year, first, last] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  const whole = monthsOf(year, first, last)
  if (whole.from !== from || whole.to !== to || last - first + 1 !== numbers.size) return null
  return number <= numbers.size ? monthsOf(year, first + number - 1, first + number - 1) : null
}
