import { withoutMarks } from '../../preview/value-marks'
import { escapeText } from '../../ooxml/xml'
import { add, compareExact, divide, exactText, withPlaces, type Exact } from '../data/decimals'
import { decimalOf, grouped } from '../formats/format-number'
import { parseNumericPicture, printByPicture } from '../formats/numeric-picture'
import { plainDecimal } from '../../language/plain-decimal'
import { decodeText } from '../template/markup'
import { findFields, instructionWords, type FoundField } from './instructions'
import { applyEdits, attributeSpan, tagsOf, type Edit } from './markup'

/** Whether there is a formula among a part's fields (ECMA-376 §17.16.3). */
export function hasFormulas(xml: string): boolean {
  return /<w:tbl[\s>]/.test(xml) && findFields(xml).some(isFormula)
}

function isFormula({ instruction, nested }: FoundField): boolean {
  return !nested && decodeText(instruction).trim().startsWith('=')
}

interface FormulaCell {
  readonly start: number
  readonly end: number
  /** Columns of the table's grid that it takes. */
  readonly column: number
  readonly span: number
}

interface FormulaTable {
  readonly rows: FormulaCell[][]
}

/** The tables of a part with the places of their cells, the inner ones after those around them. */
function findTables(xml: string): FormulaTable[] {
  const found: FormulaTable[] = []
  const open: { table: FormulaTable; start: number; span: number; column: number }[] = []
  for (const tag of tagsOf(xml)) {
    const { name, closing, empty, start, end } = tag
    const here = open.at(-1)
    if (name === 'w:tbl' && !empty) {
      if (closing) open.pop()
      else {
        const table = { rows: [] }
        found.push(table)
        open.push({ table, start: -1, span: 1, column: 0 })
      }
    } else if (here === undefined) continue
    else if (name === 'w:tr' && !closing) {
      here.table.rows.push([])
      here.column = 0
    } else if ((name === 'w:gridSpan' || name === 'w:gridBefore') && !closing) {
      const count = Math.min(63, Number(attributeSpan(tag, 'w:val')?.value ?? 1) || 1)
      if (name === 'w:gridSpan') here.span = count
      else here.column += count
    } else if (name === 'w:tc' && !empty) {
      if (!closing) {
        here.start = end
        here.span = 1
      } else {
        here.table.rows.at(-1)?.push({ start: here.start, end: start, column: here.column, span: here.span })
        here.column += here.span
      }
    }
  }
  return found
}

const CALL =
  /^=\s*(SUM|AVERAGE|COUNT|PRODUCT|MIN|MAX)\s*\(\s*(ABOVE|LEFT|[A-Z]{1,2}\d{1,4}(?:\s*:\s*[A-Z]{1,2}\d{1,4})?)\s*\)$/i
const REFERENCE = /^([A-Z]{1,2})(\d{1,4})$/i

/**
 * A part's XML with its formulas over cells worked out exactly and written as text, so that Word, LibreOffice and the preview show one
 * thing. A formula of another kind, or over what is no number, prints nothing and is told: the template's own result is of no row.
 */
export function withFormulas(xml: string, unknown: (instruction: string) => void): string {
  const tables = findTables(xml)
  const edits: Edit[] = []
  const results = new Map<FoundField, string>()
  for (const field of findFields(xml).filter(isFormula)) {
    const place = placeOf(tables, field.start)
    // Outside of tables a formula is of bookmarks and numbers: Word's own to work out.
    if (place === null) continue
    const instruction = decodeText(field.instruction).trim().replace(/\s+/g, ' ')
    const result = computed(xml, instruction, place, results)
    if (result === null) unknown(instruction)
    results.set(field, result ?? '')
    edits.push(...written(xml, field, result ?? ''))
  }
  return applyEdits(xml, edits)
}

interface Place {
  readonly table: FormulaTable
  readonly row: number
  readonly cell: FormulaCell
}

function placeOf(tables: readonly FormulaTable[], at: number): Place | null {
  for (const table of tables.toReversed()) {
    for (const [row, cells] of table.rows.entries()) {
      const cell = cells.find(({ start, end }) => at >= start && at < end)
      if (cell !== undefined) return { table, row, cell }
    }
  }
  return null
}

function cellsOf({ table, row, cell }: Place, range: string): readonly FormulaCell[] | null {
  const { rows } = table
  if (/^left$/i.test(range)) return (rows[row] ?? []).filter(({ column }) => column < cell.column)
  if (/^above$/i.test(range)) {
    return rows
      .slice(0, row)
      .flatMap((cells) => cells.filter(({ column, span }) => column <= cell.column && cell.column < column + span))
  }
  const [from = '', to = from] = range.split(':').map((end) => end.trim())
  const [first, last] = [referenceOf(from), referenceOf(to)]
  if (first === null || last === null) return null
  return rows.slice(first.row, last.row + 1).flatMap((cells) => cells.slice(first.column, last.column + 1))
}

function referenceOf(text: string): { row: number; column: number } | null {
  const [, letters, digits] = REFERENCE.exec(text) ?? []
  if (letters === undefined) return null
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits) - 1, column }
}

interface Addend {
  readonly number: Exact
  readonly mark: string
  readonly unit: string
}

const FIGURE = /^([^\d\-−]{0,4})([-−]?\d[\d.,\s\u00a0\u202f]*?)\s*(%|[^\d%]{0,12})$/u

/** The number that a cell shows; null for a cell of words, `undefined` where there are figures that can't be read as one. */
function addendOf(text: string): Addend | null | undefined {
  if (!/\d/.test(text)) return text === '' || /^\p{L}/u.test(text) ? null : undefined
  const [, before = '', figures = '', after = ''] = FIGURE.exec(text) ?? []
  const decimal = decimalOf(figures)
  if (decimal === null) return /^\p{L}/u.test(text) ? null : undefined
  const units = BigInt(decimal.whole + decimal.fraction) * (decimal.negative ? -1n : 1n)
  const mark = /([.,])\d+$/.exec(figures.trim())?.[1] ?? ''
  return { number: { units, places: decimal.fraction.length }, mark, unit: (before + after).trim() }
}

function computed(
  xml: string,
  instruction: string,
  place: Place,
  results: ReadonlyMap<FoundField, string>,
): string | null {
  const [formula = ''] = instruction.split(/\s*\\[#*]/)
  const [, name = '', range = ''] = CALL.exec(formula.trim()) ?? []
  const cells = name === '' ? null : cellsOf(place, range)
  if (cells === null) return null
  const read = cells.map((cell) => addendOf(textOf(xml, cell, results)))
  if (read.includes(undefined)) return null
  const addends = read.filter((each): each is Addend => each !== null && each !== undefined)
  if (new Set(addends.map(({ unit }) => unit)).size > 1) return null
  const result = resultOf(name.toUpperCase(), addends)
  return result && shown(result, addends, instruction)
}

function resultOf(name: string, addends: readonly Addend[]): Exact | null {
  const [first, ...rest] = addends.map(({ number }) => number)
  if (name === 'COUNT') return { units: BigInt(addends.length), places: 0 }
  if (first === undefined) return null
  const sum = rest.reduce((soFar, number) => add(soFar, number), first)
  if (name === 'SUM') return sum
  if (name === 'AVERAGE') return withPlaces(divide(sum, addends.length, sum.places + 2), sum.places)
  if (name === 'PRODUCT') {
    return rest.reduce(
      ({ units, places }, number) => ({ units: units * number.units, places: places + number.places }),
      first,
    )
  }
  const sign = name === 'MIN' ? 1 : -1
  return rest.reduce((best, number) => (compareExact(number, best) * sign < 0 ? number : best), first)
}

/** As its picture has it (`\\# "0,00"`), else as its addends are written. */
function shown(result: Exact, addends: readonly Addend[], instruction: string): string {
  const mark = addends.find((addend) => addend.mark !== '')?.mark ?? ','
  const language = mark === ',' ? 'ru' : 'en'
  const [whole = '', fraction = ''] = exactText(result).replace('-', '').split('.')
  const words = instructionWords(instruction)
  const picture = words[words.findIndex(({ text }) => text === '\\#') + 1]?.text
  const parsed = /\\#/.test(instruction) && picture !== undefined ? parseNumericPicture(picture, language) : null
  if (parsed !== null) return printByPicture(plainDecimal(result.units < 0n, whole, fraction), parsed, language, false)
  const group = language === 'ru' ? '\u00a0' : ','
  const sign = result.units < 0n ? '-' : ''
  return sign + grouped(whole, group) + (fraction === '' ? '' : mark + fraction)
}

const TEXT = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t\s*>/g

/** What a cell shows, the results of the formulas in it as they were worked out. */
function textOf(xml: string, { start, end }: FormulaCell, results: ReadonlyMap<FoundField, string>): string {
  let text = ''
  let at = start
  for (const [field, result] of results) {
    if (field.start < at || field.end > end) continue
    text += plainText(xml.slice(at, field.start)) + result
    at = field.end
  }
  return withoutMarks(text + plainText(xml.slice(at, end))).trim()
}

function plainText(xml: string): string {
  return [...xml.matchAll(TEXT)].map(([, text = '']) => decodeText(text)).join('')
}

/** The field's place, with its result as a text and nothing of the field. */
function written(xml: string, { start, end }: FoundField, result: string): Edit[] {
  if (xml.startsWith('<w:fldSimple', start)) {
    const own = /<w:rPr[\s>][\s\S]*?<\/w:rPr\s*>/.exec(xml.slice(start, end))?.[0] ?? ''
    return [{ start, end, text: `<w:r>${own}<w:t xml:space="preserve">${escapeText(result)}</w:t></w:r>` }]
  }
  const edits: Edit[] = [{ start, end: start, text: `<w:t xml:space="preserve">${escapeText(result)}</w:t>` }]
  let from: number | null = null
  for (const { name, closing, empty, start: tagStart, end: tagEnd } of tagsOf(xml.slice(start, end))) {
    if (!DROPPED.has(name)) continue
    if (empty && from === null) edits.push({ start: start + tagStart, end: start + tagEnd, text: '' })
    else if (!closing) from ??= tagStart
    else if (from !== null) {
      edits.push({ start: start + from, end: start + tagEnd, text: '' })
      from = null
    }
  }
  return edits
}

/** What a field is made of, within its runs. */
const DROPPED: ReadonlySet<string> = new Set(['w:fldChar', 'w:instrText', 'w:t', 'w:tab', 'w:br', 'w:noBreakHyphen'])
