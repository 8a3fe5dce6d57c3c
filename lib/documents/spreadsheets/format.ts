import { type Condition, type FormatCode, parseFormatCode, type Section } from './formats/code'
import { type Moment, renderMoment, secondPlaces } from './formats/dates'
import { general } from './formats/decimal'
import { renderNumber } from './formats/number'
import { type DataLanguage, type LanguageFormats, languageFormats } from './language'
import type { CellValue } from './model'
import { dateToSerial, readSerial } from './serial'

/** ECMA's code of built-in format 14, which every Excel shows as its own system's short date. */
export const SHORT_DATE = 'mm-dd-yy'
/** Built-in format 22: the short date and the time. */
export const SHORT_DATE_TIME = 'm/d/yy h:mm'

/**
 * What a person sees in a cell with this value and number format, in an Excel with the regional settings of the data's
 * language: decimal mark, grouping, month names, date order of the built-in formats. `[$-419]` and its like choose the
 * language of the month names alone. Fill and padding characters at the ends are left out.
 */
export function formatCell(value: CellValue, numFmt: string | null, language: DataLanguage): string {
  const formats = languageFormats(language)
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? formats.yes : formats.no
  if (typeof value === 'number') return formatNumber(value, numFmt, language)
  if (typeof value === 'string') return formatText(value, numFmt)
  if (value.kind === 'error') return value.name
  return formatNumber(dateToSerial(value), numFmt ?? (value.hasTime ? SHORT_DATE_TIME : SHORT_DATE), language)
}

/** A number, or the serial number of a date, under a format's code. */
export function formatNumber(value: number, numFmt: string | null, language: DataLanguage, date1904 = false): string {
  const formats = languageFormats(language)
  if (numFmt === null || !Number.isFinite(value)) return general(value, formats.decimal)
  const code = parseFormatCode(systemCode(numFmt, formats))
  if (code.numbers.length === 0) return general(value, formats.decimal)
  const { section, signed } = chooseSection(value, code)
  const names = section.language ? { ...formats, ...namesOf(section.language) } : formats
  if (section.kind === 'date' || section.kind === 'elapsed') return formatMoment(value, section, names, date1904)
  const text = trimPadding(renderNumber(Math.abs(value), section, formats))
  return signed && value < 0 ? `-${text}` : text
}

function formatText(value: string, numFmt: string | null): string {
  const section = numFmt === null ? null : parseFormatCode(numFmt).text
  if (!section) return value
  return section.tokens
    .map((token) => (token.type === 'text' ? value : token.type === 'literal' ? token.text : ''))
    .join('')
}

function systemCode(numFmt: string, formats: LanguageFormats): string {
  if (numFmt === SHORT_DATE) return formats.shortDate
  if (numFmt === SHORT_DATE_TIME) return `${formats.shortDate} h:mm`
  return numFmt
}

function namesOf(language: DataLanguage): Partial<LanguageFormats> {
  const { months, monthsWithDay, monthsShort, weekdays, weekdaysShort } = languageFormats(language)
  return { months, monthsWithDay, monthsShort, weekdays, weekdaysShort }
}

/** ECMA-376 Part 1 §18.8.31: by the sections' own conditions, else positive; negative; zero. `signed`: the minus is ours to write. */
function chooseSection(value: number, { numbers }: FormatCode): { section: Section; signed: boolean } {
  const [first, second, third] = numbers
  if (!first) throw new TypeError('a format without a section for numbers')
  if (!second) return { section: first, signed: true }
  if (first.condition || second.condition) {
    if (first.condition ? meets(value, first.condition) : value > 0)
      return { section: first, signed: !onlyNegative(first.condition) }
    if (second.condition ? meets(value, second.condition) : !third || value < 0) {
      return {
        section: second,
        signed: second.condition ? !onlyNegative(second.condition) : !negativeRemains(first.condition),
      }
    }
    return { section: third ?? second, signed: true }
  }
  if (value < 0) return { section: second, signed: false }
  return { section: value === 0 && third ? third : first, signed: false }
}

function meets(value: number, { operator, operand }: Condition): boolean {
  switch (operator) {
    case '<':
      return value < operand
    case '>':
      return value > operand
    case '<=':
      return value <= operand
    case '>=':
      return value >= operand
    case '=':
      return value === operand
    case '<>':
      return value !== operand
  }
}

function onlyNegative(condition: Condition | null): boolean {
  return (
    condition !== null &&
    ((condition.operator === '<' && condition.operand <= 0) || (condition.operator === '<=' && condition.operand < 0))
  )
}

/** Whether what a first section leaves over is negative alone, so that the second says the sign itself. */
function negativeRemains(condition: Condition | null): boolean {
  return (
    condition !== null &&
    ((condition.operator === '>=' && condition.operand <= 0) || (condition.operator === '>' && condition.operand < 0))
  )
}

function formatMoment(value: number, section: Section, formats: LanguageFormats, date1904: boolean): string {
  const negative = value < 0 && section.kind === 'elapsed'
  const places = secondPlaces(section.tokens)
  // Hours and minutes are cut off, seconds are rounded to the digits shown.
  const showsSeconds = section.tokens.some(
    (token) => (token.type === 'date' || token.type === 'elapsed') && token.letter === 's',
  )
  const read = readSerial(Math.abs(value), date1904 && section.kind === 'date', showsSeconds ? 1_000 / 10 ** places : 1)
  if (!read || (value < 0 && !negative)) return general(value, formats.decimal)
  const moment: Moment = {
    ...read,
    hour: Math.floor(read.time / 3_600_000),
    minute: Math.floor(read.time / 60_000) % 60,
    second: Math.floor(read.time / 1_000) % 60,
    millisecond: read.time % 1_000,
  }
  const effective = section.system ? parseFormatCode(formats[section.system]).numbers[0] : section
  return (negative ? '-' : '') + trimPadding(renderMoment(moment, effective ?? section, formats))
}

function trimPadding(text: string): string {
  return text.replace(/^[ \u00a0]+|[ \u00a0]+$/g, '')
}
