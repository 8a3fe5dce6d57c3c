import type { DataLanguage } from '../spreadsheets/language'
import type { CellValue, SheetDate } from '../spreadsheets/model'
import { dateOf, formatDate, patternAsks } from './format-date'
import { formatNumber, numberOf } from './format-number'
import { nearest } from './similarity'
import type { FormatCall } from './tags'

/** A value on its way through the formats of a tag: what it is, and how it is shown so far. */
export interface TagValue {
  readonly value: CellValue
  readonly text: string
}

/** Why a format could not be applied: the value is of another kind, or the argument is none that it takes. */
export type FormatFault = 'value' | 'argument'

export type FormatResult = { readonly text: string } | { readonly fault: FormatFault }

export interface FormatDefinition {
  /** Whether it has something to say about an empty cell; the others leave it empty. */
  readonly takesEmpty: boolean
  apply(value: TagValue, args: readonly string[], language: DataLanguage): FormatResult
}

const LOCALES: Readonly<Record<DataLanguage, string>> = { en: 'en-US', ru: 'ru-RU', ro: 'ro-RO' }
const DATE_PATTERNS: Readonly<Record<DataLanguage, string>> = { en: 'D MMMM YYYY', ru: 'DD.MM.YYYY', ro: 'DD.MM.YYYY' }

function isDate(value: CellValue): value is SheetDate {
  return typeof value === 'object' && value?.kind === 'date'
}

function asNumber({ value, text }: TagValue): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? numberOf(text) : null
}

function asDate({ value, text }: TagValue): SheetDate | null {
  if (isDate(value)) return value
  return typeof value === 'string' ? dateOf(text) : null
}

/** Every format that a tag may ask for, by the name it is called by. */
const FORMATS: ReadonlyMap<string, FormatDefinition> = new Map<string, FormatDefinition>([
  [
    'upper',
    { takesEmpty: false, apply: ({ text }, _, language) => ({ text: text.toLocaleUpperCase(LOCALES[language]) }) },
  ],
  [
    'lower',
    { takesEmpty: false, apply: ({ text }, _, language) => ({ text: text.toLocaleLowerCase(LOCALES[language]) }) },
  ],
  ['default', { takesEmpty: true, apply: ({ text }, [other = '']) => ({ text: text.trim() === '' ? other : text }) }],
  [
    'number',
    {
      takesEmpty: false,
      apply: (value, [places], language) => {
        if (places !== undefined && !/^(?:\d|1[0-5])$/.test(places)) return { fault: 'argument' }
        const number = asNumber(value)
        if (number === null) return { fault: 'value' }
        return { text: formatNumber(number, places === undefined ? null : Number(places), language) }
      },
    },
  ],
  [
    'date',
    {
      takesEmpty: false,
      apply: (value, [pattern = ''], language) => {
        const asked = pattern === '' ? DATE_PATTERNS[language] : pattern
        const { date: asksDate, time: asksTime } = patternAsks(asked)
        if (!asksDate && !asksTime) return { fault: 'argument' }
        const date = asDate(value)
        if (date === null || (asksDate && !date.hasDate)) return { fault: 'value' }
        return { text: formatDate(date, asked, language) }
      },
    },
  ],
])

export function isFormat(name: string): boolean {
  return FORMATS.has(name)
}

/** The format most like a name that is none. */
export function nearestFormat(name: string): string | null {
  return nearest(name, [...FORMATS.keys()], (format) => format)
}

/** A value through a tag's formats, in order. A format that does not fit it is left out and told. */
export function applyFormats(
  value: TagValue,
  formats: readonly FormatCall[],
  language: DataLanguage,
): { text: string; faults: { format: string; fault: FormatFault }[] } {
  const faults: { format: string; fault: FormatFault }[] = []
  let { text } = value
  for (const { name, args } of formats) {
    const format = FORMATS.get(name)
    if (format === undefined || (text.trim() === '' && !format.takesEmpty)) continue
    const result = format.apply({ value: value.value, text }, args, language)
    if ('fault' in result) faults.push({ format: name, fault: result.fault })
    else text = result.text
  }
  return { text, faults }
}

/** Whether a tag says by itself what to print for an empty cell. */
export function handlesEmpty(formats: readonly FormatCall[]): boolean {
  return formats.some(({ name }) => FORMATS.get(name)?.takesEmpty)
}
