import type { Mark } from './number-shape'

/** How a language writes numbers and dates, as far as it is evidence; null where it has other signs, or either order. */
export interface Habits {
  readonly decimal: Mark | null
  readonly group: Mark | null
  readonly dates: 'day-first' | 'month-first' | null
}

const NONE: Habits = { decimal: null, group: null, dates: null }
const known = new Map<string, Habits>()
const MOST_KNOWN = 500

/**
 * The habits of a language such as `ru-RU` (Unicode CLDR). English that doesn't say of which country has no order of dates, and
 * only en-US puts the month first.
 */
export function habitsOf(tag: string): Habits {
  const before = known.get(tag)
  if (before) return before
  const habits = readHabits(tag)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(tag, habits)
  return habits
}

function readHabits(tag: string): Habits {
  if (!isSupported(tag)) return NONE
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1234567.8)
  const sign = (type: 'decimal' | 'group'): Mark | null => {
    const value = numbers.find((part) => part.type === type)?.value
    return value === '.' || value === ',' ? value : null
  }
  return { decimal: sign('decimal'), group: sign('group'), dates: dateOrder(tag) }
}

function dateOrder(tag: string): Habits['dates'] {
  if (/^en$/i.test(tag)) return null
  if (/^en-us$/i.test(tag)) return 'month-first'
  const parts = new Intl.DateTimeFormat(tag, { calendar: 'gregory' }).formatToParts(0).map(({ type }) => type)
  const [day, month, year] = [parts.indexOf('day'), parts.indexOf('month'), parts.indexOf('year')]
  return day < month && month < year ? 'day-first' : null
}

function isSupported(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
