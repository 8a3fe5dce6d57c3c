import type { CaseBuilder, GridValue, SheetBuilder, Write } from './builder'
import { type Span, month, quarter, wholeYear, writtenDay } from './calendar'
import { writer } from './entries'
import type { Person } from './people'
import type { Properties } from './properties'
import type { Random } from './random'
import type { Words } from './words/words'

/** What every layout is written from. */
export interface Context {
  readonly properties: Properties
  readonly words: Words
  /** Of another language, for headers in two. */
  readonly otherWords: Words
  readonly random: Random
  readonly file: CaseBuilder
  readonly people: readonly Person[]
  readonly year: number
  readonly unit: string
  /** As this sheet spells it. */
  readonly unitText: string
  readonly write: Write
}

export interface Time {
  readonly span: Span
  /** As a title says it. */
  readonly text: string
  /** As a header says it, without the year. */
  readonly short: string
  /** As a header says it that needs no words. */
  readonly head: GridValue
}

/** The periods of a year that a sheet is about, as it says them. */
export function timesOf(context: Context): Time[] {
  const times = namedTimes(context)
  // Four numerals are quarters; fewer are ambiguous.
  const roman = context.properties.periodHeads === 'roman' && isCounted(context.properties, times.length)
  return times.map((time, index) => ({
    ...time,
    head: roman ? (ROMAN[index] ?? time.short) : headOf(context.properties, time, index),
  }))
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

function isCounted({ periodKind }: Properties, count: number): boolean {
  return periodKind === 'quarter' ? count === 4 : count > 4
}

/** `Jan`, a date, `01.2024`, `01.01.2024–31.03.2024`. */
function headOf({ periodHeads, file }: Properties, { span, short }: Omit<Time, 'head'>, index: number): GridValue {
  const [year = '', two = ''] = span.from.split('-')
  if (periodHeads === 'words' || periodHeads === 'roman') return short
  if (periodHeads === 'dates') return file === 'csv' ? `${two}.${year}` : { date: span.from }
  if (periodHeads === 'numbers') return span.to.slice(5, 7) === two ? `${two}.${year}` : `${index + 1}/${year}`
  return `${writtenDay(span.from, 'dots')} - ${writtenDay(span.to, 'dots')}`
}

function namedTimes({ properties, words, random, year }: Context): Omit<Time, 'head'>[] {
  if (properties.periodKind === 'month') {
    const names = random.pick(words.months)
    return names.map((short, index) => ({
      span: month(year, index + 1),
      text: words.monthOfYear(index + 1, year),
      short,
    }))
  }
  const names = random.pick(words.quarters)
  return names.map((short, index) => ({
    span: quarter(year, index + 1),
    text: words.quarterOfYear(index + 1, year),
    short,
  }))
}

export const yearTime = ({ words, year }: Context): Time => ({
  span: wholeYear(year),
  text: words.yearText(year),
  short: words.yearText(year),
  head: words.yearText(year),
})

/** A header with its unit, as the sheet writes units. */
export function withUnit(context: Context, text: string, unitText = context.unitText): string {
  const { unitPlace, unitStyle } = context.properties
  if (unitPlace !== 'header') return text
  if (unitStyle === 'parentheses') return `${text} (${unitText})`
  return unitStyle === 'brackets' ? `${text} [${unitText}]` : `${text}, ${unitText}`
}

/** A header, perhaps in two languages or with a letter missing. */
export function header(context: Context, key: keyof Words['header']): string {
  const { properties, words, otherWords, random } = context
  const text = random.pick(words.header[key])
  const other = properties.otherLanguageHeaders ? ` / ${random.pick(otherWords.header[key])}` : ''
  return `${properties.typingError && text.length > 7 && random.chance(0.3) ? misspelled(text, random) : text}${other}`
}

function misspelled(text: string, random: Random): string {
  const at = random.int(2, text.length - 2)
  return text.slice(0, at) + text.slice(at + 1)
}

/** Where a reader may say that the unit was found. */
export function unitSources({ properties: { unitPlace, layout } }: Context): string[] {
  if (unitPlace === 'title' || unitPlace === 'note') return ['sheet', 'header']
  if (unitPlace === 'format') return ['format']
  if (unitPlace === 'cell' || unitPlace === 'column') return ['cell', 'header']
  if (unitPlace === 'nowhere') return ['assumed']
  return layout === 'card' ? ['header', 'sheet'] : ['header']
}

/** Quantities that a staff dose may be called where the sheet says no more. */
export const UNNAMED = ['Hp(10)', 'H', 'E']

/** The header of a quantity's column, and the readings that are accepted for it. */
export function quantityHeader(
  context: Context,
  quantity: string,
): { readonly text: string; readonly any: readonly string[] } {
  const { properties, words, random } = context
  if (properties.quantityPlace === 'header')
    return { text: random.pick(words.quantities[quantity] ?? [quantity]), any: [quantity] }
  const any = properties.quantityPlace === 'title' ? [quantity] : UNNAMED
  return { text: header(context, 'dose'), any }
}

/** The titles over a table: service, quantity, time, unit; the row after them and a blank one. */
export function writeTitles(
  context: Context,
  sheet: SheetBuilder,
  about: { readonly time: string | null; readonly quantity: string | null; readonly unitText?: string },
): number {
  const { properties, words, random } = context
  const lines: string[] = random.some(words.titles, properties.titles)
  const title = about.time === null ? null : random.pick(words.periodTitle)(about.time)
  const quantity = properties.quantityPlace === 'title' ? about.quantity : null
  const unit = properties.unitPlace === 'title' ? (about.unitText ?? context.unitText) : null
  const parts = [title, quantity].filter((part) => part !== null)
  if (parts.length > 0) lines.push(`${parts.join(', ')}${unit === null ? '' : `, ${unit}`}`)
  else if (unit !== null) lines.push(`${random.pick(words.header.dose)}, ${unit}`)
  if (properties.unitPlace === 'note') lines.push(random.pick(words.unitNote)(about.unitText ?? context.unitText))
  lines.forEach((line, index) => sheet.put(index, 0, line))
  return lines.length === 0 ? 0 : lines.length + (properties.blankRows ? 1 : 0)
}

/** What may be below a table: a limit, who signed. */
export function writeFooter({ properties, words, random }: Context, sheet: SheetBuilder, row: number): number {
  let next = row + (properties.limitNote || properties.signature || properties.legend ? 1 : 0)
  if (properties.legend) {
    for (const text of random.some(words.kinds.legend, random.int(1, 2))) sheet.put(next++, 0, text)
  }
  if (properties.limitNote) sheet.put(next++, 0, random.pick(words.limitNote))
  if (properties.signature) sheet.put(next++, 0, random.pick(words.signature))
  return next
}

/** The same context with values of another unit. */
export function inUnit(context: Context, unit: string): Context {
  const unitText = context.random.pick(context.words.units[unit] ?? [unit])
  return { ...context, unit, unitText, write: writer(context.properties, unitText) }
}
