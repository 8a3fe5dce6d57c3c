import { cut } from '../../cut'
import { dateToSerial } from '../../spreadsheets/serial'
import type { Digits, OutCell, OutLink } from '../../spreadsheets/writing/sheet'
import { isWebAddress } from '../../spreadsheets/writing/sheet-xml'
import type { TextRun } from '../../spreadsheets/writing/text-run'
import { needsQuote } from '../../spreadsheets/writing/value-cell'
import type { CellTyping, WordCell } from '../../word-tables/model'
import type { Looks } from './looks'
import { firstRuns } from './spill'

/** Excel and similar programs store no more digits of a number. */
const MOST_DIGITS = 15
const HEADER_FILL = 'EDEDED'
const DATE_FORMAT = 'yyyy-mm-dd'
const DATE_TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss'

/** What a cell of the workbook contains instead of the table's content. */
export interface CellContext {
  readonly isHeader: boolean
  /** The part of the text in the cell if the whole text is too long. */
  readonly cut: string | null
  /** What the cell links to: the rest of its text, or a nested table. */
  readonly link: OutLink | null
  /** The text of a cell that contains nothing but a link. */
  readonly linkText: string | null
  /** The text of its note in addition to its notes in the file. */
  readonly remarks: readonly string[]
  readonly noteLength: number
  readonly looks: Looks
}

/** A cell's text as a workbook shows it: its pictures by name after it. */
export function shownText({ text, pictures }: WordCell): string {
  if (pictures.length === 0) return text
  const names = pictures.map((name) => `[${name}]`).join(' ')
  return text === '' ? names : `${text}\n${names}`
}

/** Returns decimal digits that a workbook can store exactly; null if there are too many. */
function heldDigits(value: CellTyping['value']): Digits | null {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value)) return null
  if (value.length > MOST_DIGITS && value.replace(/\D/g, '').replace(/^0+/, '').length > MOST_DIGITS) return null
  return { digits: value }
}

/** Excel has no dates before January 1, 1900. */
function serialOf(value: CellTyping['value']): Digits | null {
  if (typeof value !== 'object' || value === null || !value.hasDate) return null
  const serial = dateToSerial(value)
  return serial >= 1 ? { digits: String(serial) } : null
}

/** Returns a typed value as a workbook stores it; null if it can only be text. */
function typedValue({ type, value }: CellTyping): Digits | boolean | null {
  if (type === 'number' || type === 'percent') return heldDigits(value)
  if (type === 'date') return serialOf(value)
  return type === 'boolean' && typeof value === 'boolean' ? value : null
}

function formatOf({ type, value, numFmt }: CellTyping): string | null {
  if (type !== 'date' || numFmt !== null || typeof value !== 'object') return numFmt
  return value?.hasTime === true ? DATE_TIME_FORMAT : DATE_FORMAT
}

/** Whether all visible text is bold or italic. */
function throughout(runs: readonly TextRun[], look: 'bold' | 'italic'): boolean {
  for (const run of runs) if (!run[look] && run.text.trim() !== '') return false
  return runs.length > 0
}

function noteOf(texts: readonly string[], longest: number): string | null {
  if (texts.length === 0) return null
  return cut(texts.join('\n'), longest)
}

const NONE: readonly never[] = []

function addressesOf(runs: readonly TextRun[]): readonly string[] {
  if (!runs.some(({ link }) => link !== null)) return NONE
  return [...new Set(runs.flatMap(({ link }) => (link === null ? [] : [link])))].filter(isWebAddress)
}

/** A table's cell as the workbook contains it, at its own column. */
export function outCell(cell: WordCell, typing: CellTyping, context: CellContext): OutCell {
  const { isHeader, link, remarks, looks } = context
  const { col, runs, align } = cell
  const typed = context.cut === null ? typedValue(typing) : null
  const addresses = addressesOf(runs)
  const [address] = addresses
  const goesTo: OutLink | null = link ?? (address === undefined ? null : { kind: 'address', address })
  const text = typed === null ? (context.cut ?? (shownText(cell) || (context.linkText ?? ''))) : ''
  const look = looks.get({
    bold: isHeader || throughout(runs, 'bold'),
    italic: throughout(runs, 'italic'),
    fill: cell.fill ?? (isHeader ? HEADER_FILL : null),
    align,
    link: goesTo !== null,
    wrap: typed === null,
    numFmt: typed === null ? null : formatOf(typing),
    quotePrefix: typed === null && (typing.quotePrefix || typing.type === 'number' || needsQuote(text)),
  })
  const isPlain =
    cell.notes.length === 0 && cell.pictures.length === 0 && addresses.length === 0 && remarks.length === 0
  const note = isPlain ? null : noteOf(remarksOf(cell, typed !== null, addresses, context), context.noteLength)
  const [first] = runs
  const isRich =
    typed === null && (runs.length > 1 || (first !== undefined && (first.position !== 'base' || first.struck === true)))
  return {
    col,
    value: typed ?? text,
    runs: isRich ? fitted(runs, text, isHeader) : undefined,
    look,
    link: goesTo,
    note,
  }
}

/** Returns the text of a cell's note: the file's notes, and what doesn't fit in the cell. */
function remarksOf(
  { notes, pictures }: WordCell,
  isTyped: boolean,
  addresses: readonly string[],
  { link, remarks }: CellContext,
): string[] {
  return [
    ...notes,
    ...(isTyped ? pictures.map((name) => `[${name}]`) : []),
    ...(link === null ? addresses.slice(1) : addresses),
    ...remarks,
  ]
}

/** The looks of a text that is longer than its stretches by the names of pictures, or shorter since it was cut. */
function fitted(runs: readonly TextRun[], text: string, isHeader: boolean): readonly TextRun[] {
  const length = runs.reduce((sum, run) => sum + run.text.length, 0)
  const own = isHeader ? runs.map((run) => ({ ...run, bold: true })) : runs
  if (length < text.length) {
    return [...own, { text: text.slice(length), bold: isHeader, italic: false, position: 'base', link: null }]
  }
  return length > text.length ? firstRuns(own, text.length) : own
}
