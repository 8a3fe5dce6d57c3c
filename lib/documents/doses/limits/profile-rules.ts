import { isCalendarDay } from '../../spreadsheets/iso-date'

/** Rules for a profile of limits, however it is supplied: by a command-line file, the API or the screen. */

/** The maximum length of each text in characters, and the maximum number of limits in a profile. */
export const PROFILE_BOUNDS = { name: 100, id: 60, source: 500, limits: 100 } as const

/** A limit's value: a plain decimal above zero. */
export const LIMIT_VALUE = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,9})?$/

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a valid `validFrom` day: an ISO date that exists in the calendar. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  return day !== undefined && isCalendarDay(Number(year), Number(month), Number(day))
}
