import type { CellType } from './answers'

/** How a cell reads. */
export interface Reading {
  readonly text: string
  readonly type: CellType
  readonly value: string | boolean | null
  readonly numFmt: string | null
}

const NUMBER_FORMAT = /^(#,##)?(0+)(?:\.(0+))?(%)?$/
const SIGN = /^[-\u2010-\u2015\u2212]/

/** A cell as the workbook will show it in a program of this language: its numbers by their format, all else as in the file. */
export function shownText({ text, type, value, numFmt }: Reading, locale: string): string {
  if (typeof value !== 'string' || (type !== 'number' && type !== 'percent')) return text
  const [, grouped, zeros = '', places = '', percent] = NUMBER_FORMAT.exec(numFmt ?? '') ?? []
  if (zeros === '') return text
  const digits = new Intl.NumberFormat(locale, {
    style: percent === undefined ? 'decimal' : 'percent',
    minimumIntegerDigits: zeros.length,
    minimumFractionDigits: places.length,
    maximumFractionDigits: places.length,
    useGrouping: grouped === undefined ? false : 'always',
  }).format(Number(value.replace('-', '')))
  // The sign is the file's own.
  return (value.startsWith('-') ? (SIGN.exec(text)?.[0] ?? '-') : '') + digits
}

/** Returns an ambiguous date with its month by name, and anything else as it will be shown. */
export function toldReading(reading: Reading, locale: string): string {
  if (reading.type !== 'date' || typeof reading.value !== 'string') return shownText(reading, locale)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${reading.value.slice(0, 10)}T00:00:00Z`),
  )
}

/** The noughts of a number's format, as the language writes them: «0,00». */
export function shownFormat(numFmt: string | null, locale: string): string {
  const [, , zeros, places = '', percent] = NUMBER_FORMAT.exec(numFmt ?? '') ?? []
  if (zeros === undefined || percent !== undefined) return ''
  const reading = { text: '', type: 'number', value: '0', numFmt: `${zeros}${places && `.${places}`}` } as const
  return shownText(reading, locale)
}
