import { isCalendarDay } from '../../spreadsheets/iso-date'

/** What a profile of limits may be by any door: a file of the command line, the API, the screen. */

/** The most of each: characters of a text, limits of a profile. */
export const PROFILE_BOUNDS = { name: 100, id: 60, source: 500, limits: 100 } as const

/** A limit's value: a plain decimal above zero. */
export const LIMIT_VALUE = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,9})?$/

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day as `validFrom` contains it: an ISO date that the calendar has. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  return day !== undefined && isCalendarDay(Number(year), Number(month), Number(day))
}
