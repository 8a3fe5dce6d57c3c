import type { SheetDate } from './model'

const ISO = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:T?(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?Z?$/

/** `2026-11-03`, `2026-11-03T14:30:00` or `14:30` (ISO 8601, any time zone mark dropped) as a date; null for a day or time that is none. */
export function parseIsoDate(text: string): SheetDate | null {
  const match = ISO.exec(text.trim())
  if (!match || (match[1] === undefined && match[4] === undefined)) return null
  const hasDate = match[1] !== undefined
  const [year, month, day] = hasDate ? [Number(match[1]), Number(match[2]), Number(match[3])] : [1900, 1, 0]
  const [hour, minute, second] = [Number(match[4] ?? 0), Number(match[5] ?? 0), Number(match[6] ?? 0)]
  if (hasDate && !isCalendarDay(year, month, day)) return null
  if (hour > 23 || minute > 59 || second > 59) return null
  return { kind: 'date', year, month, day, hour, minute, second, hasDate, hasTime: match[4] !== undefined }
}

/** Whether the calendar has this day. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= days
}
