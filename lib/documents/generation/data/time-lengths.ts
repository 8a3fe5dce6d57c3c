import type { Cell } from '../../spreadsheets/model'

/** A length of time in hours and minutes, as in timesheets. */
export interface TimeLength {
  readonly seconds: number
  readonly hasSeconds: boolean
}

const WRITTEN = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/
const SECONDS_A_DAY = 86_400

/** The length of time that a text says: `7:30`, `26:05`; null for any other text. */
export function writtenLength(text: string): TimeLength | null {
  const [, hours, minutes, seconds] = WRITTEN.exec(text.trim()) ?? []
  if (hours === undefined) return null
  return {
    seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds ?? 0),
    hasSeconds: seconds !== undefined,
  }
}

/** The length of time that a cell contains: as a time of day, as days in a format of hours, or as a text. */
export function lengthOf({ value, text, numFmt }: Cell): TimeLength | null {
  if (typeof value === 'string') return writtenLength(text)
  if (typeof value === 'number') {
    return numFmt !== null && /\[h+\]/i.test(numFmt)
      ? { seconds: Math.round(value * SECONDS_A_DAY), hasSeconds: /s/i.test(numFmt) }
      : null
  }
  if (typeof value !== 'object' || value?.kind !== 'date' || value.hasDate) return null
  return { seconds: value.hour * 3_600 + value.minute * 60 + value.second, hasSeconds: value.second !== 0 }
}

/** Hours and minutes, and the seconds where they are asked for: `26:30`. */
export function lengthText(seconds: number, hasSeconds: boolean): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return `${hours}:${two(minutes)}${hasSeconds ? `:${two(seconds % 60)}` : ''}`
}
