import type { SheetDate } from './model'

const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400
/** 31 December 9999 in the 1900 system; Excel shows nothing beyond. */
const LAST_SERIAL = 2_958_466
const OFFSET_1904 = 1_462

/** A serial's calendar day and its time, to the millisecond. */
export interface SerialMoment {
  readonly year: number
  readonly month: number
  readonly day: number
  /** Milliseconds since midnight. */
  readonly time: number
  /** From Sunday, 0. */
  readonly weekday: number
  /** Whole days since the system's zero. */
  readonly days: number
}

/**
 * A serial number as a calendar day and a time, or null where Excel shows no date (negative, after 9999). In the 1900
 * system serial 60 is 29 February 1900, a day that never was, and serial 0 is 0 January 1900: both as Excel shows them.
 * `step` is what the time is rounded to, in milliseconds.
 */
export function readSerial(serial: number, date1904: boolean, step: number): SerialMoment | null {
  if (!Number.isFinite(serial) || serial < 0) return null
  // Through 15 digits: a time typed as 14:30 is stored a hair below its minute.
  const rounded = Math.round((Number(serial.toPrecision(15)) * DAY_MS) / step) * step
  const days = Math.floor(rounded / DAY_MS)
  const time = rounded - days * DAY_MS
  const number = date1904 ? days + OFFSET_1904 : days
  if (number >= LAST_SERIAL) return null
  if (!date1904 && number === 0) return { year: 1900, month: 1, day: 0, time, weekday: 6, days }
  if (!date1904 && number === 60) return { year: 1900, month: 2, day: 29, time, weekday: 3, days }
  const sinceEpoch = number > 60 || date1904 ? number - 25_569 : number - 25_568
  const date = new Date(sinceEpoch * DAY_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    time,
    weekday: date.getUTCDay(),
    days,
  }
}

/**
 * A serial number as a date without a time zone, to the second; null where it is none. Below one day it is a bare time.
 */
export function serialToDate(serial: number, date1904 = false): SheetDate | null {
  // A second less than midnight, rounded up, would be another day than the cell shows.
  const moment = readSerial(serial, date1904, 1)
  if (!moment) return null
  const seconds = Math.min(Math.round(moment.time / 1_000), DAY_SECONDS - 1)
  return {
    kind: 'date',
    year: moment.year,
    month: moment.month,
    day: moment.day,
    hour: Math.floor(seconds / 3_600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    hasDate: moment.days > 0 || date1904,
    hasTime: seconds > 0 || (moment.days === 0 && !date1904),
  }
}

/** The serial number of a date in the 1900 system, as a writer needs it; a bare time is a fraction of a day. */
export function dateToSerial(date: SheetDate): number {
  const time = (date.hour * 3_600 + date.minute * 60 + date.second) / 86_400
  if (!date.hasDate) return time
  if (date.year === 1900 && date.month === 2 && date.day === 29) return 60 + time
  const days = Date.UTC(date.year, date.month - 1, date.day) / DAY_MS + 25_569
  return (days > 60 ? days : days - 1) + time
}
