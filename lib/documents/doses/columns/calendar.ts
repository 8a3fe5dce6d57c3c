import type { Period } from '../layout-model'

/** Returns the period between two ISO days. It gets a name if it is a whole year, quarter or month. */
export function periodOf(from: string, to: string): Period {
  return { from, to, name: nameOf(from, to) }
}

/** Returns a period of whole months of a year, numbered from 1, both ends inclusive. */
export function monthsOf(year: number, first: number, last: number, lastYear = year): Period {
  return periodOf(isoDay(year, first, 1), isoDay(lastYear, last, daysIn(lastYear, last)))
}

/** Returns a day such as `2024-03-07`; null if the calendar has no such day. */
export function dayOf(year: number, month: number, day: number): string | null {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return exists ? isoDay(year, month, day) : null
}

function nameOf(from: string, to: string): string | null {
  const year = from.slice(0, 4)
  if (to.slice(0, 4) !== year || !from.endsWith('-01')) return null
  const first = Number(from.slice(5, 7))
  const last = Number(to.slice(5, 7))
  if (Number(to.slice(8)) !== daysIn(Number(year), last)) return null
  if (first === 1 && last === 12) return year
  if (first === last) return `${year}-${from.slice(5, 7)}`
  return first % 3 === 1 && last === first + 2 ? `${year}-Q${last / 3}` : null
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
