import { withoutMarks } from '../../preview/value-marks'
import { escapeText } from '../../ooxml/xml'
import { withPlaces, type Exact } from '../data/decimals'
import { lengthText, writtenLength, type TimeLength } from '../data/time-lengths'
import type { DataLanguage } from '../../spreadsheets/language'
import { decimalOf } from '../formats/format-number'
import type { Arithmetic } from '../matching/expressions'
import { calculate, decimalsOf, endsInDecimals, fractionOf, rounded, type Fraction } from '../values/calculate'
import { saysUnknown } from '../values/truth'
import { decodeText } from '../template/markup'
import { addendOf, addendOfLength, shown, type Addend } from './formula-figures'
import { cellsOf, findTables, placeOf, type FormulaCell, type Place } from './formula-tables'
import { findFields, type FoundField } from './instructions'
import { applyEdits, tagsOf, type Edit } from './markup'

/** Whether there is a formula among a part's fields (ECMA-376 §17.16.3). */
export function hasFormulas(xml: string): boolean {
  return /<w:tbl[\s>]/.test(xml) && findFields(xml).some(isFormula)
}

function isFormula({ instruction, nested }: FoundField): boolean {
  return !nested && decodeText(instruction).trim().startsWith('=')
}

/**
 * A part's XML with its formulas over cells worked out exactly and written as text, so that Word, LibreOffice and the preview show one
 * thing. Figures are read and printed as the documents' language writes them. A formula of another kind, or over what isn't a number, prints nothing and is reported: the template's own result is of no row.
 */
export function withFormulas(xml: string, language: DataLanguage, unknown: (instruction: string) => void): string {
  const tables = findTables(xml)
  const edits: Edit[] = []
  const results = new Map<FoundField, string>()
  for (const field of findFields(xml).filter(isFormula)) {
    const place = placeOf(tables, field.start)
    // Outside of tables a formula is of bookmarks and numbers: Word's own to work out.
    if (place === null) continue
    const instruction = decodeText(field.instruction).trim().replace(/\s+/g, ' ')
    const result = computed(xml, instruction, place, results, language)
    if (result === null) unknown(instruction)
    results.set(field, result ?? '')
    edits.push(...written(xml, field, result ?? ''))
  }
  return applyEdits(xml, edits)
}

/** A formula that can't be worked out. */
class Unknown extends Error {}

/** The cells of a formula as numbers, and what they look like, which its result takes after. */
class Cells {
  /** All that were taken into account. */
  readonly addends: Addend[] = []
  readonly lengths: TimeLength[] = []

  constructor(
    private readonly place: Place,
    readonly language: DataLanguage,
    private readonly textOf: (cell: FormulaCell) => string,
  ) {}

  /** The numbers of a range. Words are above or next to figures, and not among them. @throws Unknown */
  range(written: string): Exact[] {
    const cells = cellsOf(this.place, written)
    if (cells === null) throw new Unknown()
    const isRow = /^(?:left|right)$/i.test(written)
    const numbers: Exact[] = []
    for (const cell of cells) {
      const text = this.textOf(cell)
      const length = writtenLength(text)
      const addend = length === null ? addendOf(text, this.language) : addendOfLength(length)
      if (addend === undefined || (addend === null && saysUnknown(text))) throw new Unknown()
      if (addend === null) {
        const isBetween = numbers.length > 0 && text !== '' && !isRow && cell.span === 1
        if (isBetween) throw new Unknown()
        continue
      }
      if (length !== null) this.lengths.push(length)
      this.addends.push(addend)
      numbers.push(addend.number)
    }
    return numbers
  }

  one(reference: string): Exact {
    const [number, another] = this.range(reference)
    if (number === undefined || another !== undefined) throw new Unknown()
    return number
  }
}

const DIRECTION = /(?:ABOVE|BELOW|LEFT|RIGHT)(?![\p{L}\d(])/iuy
const RANGE = /[A-Z]{1,2}\d{1,4}(?:\s*:\s*[A-Z]{1,2}\d{1,4})?(?![\p{L}\d(])/iuy
const FUNCTION = /(SUM|AVERAGE|COUNT|PRODUCT|MIN|MAX|ABS|ROUND)\s*\(/iuy
const NUMBER = /\d+(?:[.,]\d+)?/y
const SPACE = /\s*/y
/** Formulas of more brackets than this come from no table. */
const MOST_DEPTH = 20

/** Works a formula out as it reads it: sums, products, signs, numbers, cells, functions over cells. @throws Unknown */
class FormulaReader {
  #at = 0
  #depth = 0

  constructor(
    private readonly text: string,
    private readonly cells: Cells,
  ) {}

  read(): Fraction {
    const result = this.#sum()
    if (this.#at < this.text.length) throw new Unknown()
    return result
  }

  #sum(): Fraction {
    return this.#chain('+-−', () => this.#chain('*/', () => this.#signed()))
  }

  #chain(signs: string, next: () => Fraction): Fraction {
    let left = next()
    for (;;) {
      const sign = this.#sign(signs)
      if (sign === null) return left
      const result = calculate(left, sign === '−' ? '-' : (sign as Arithmetic), next())
      if (result === null) throw new Unknown()
      left = result
    }
  }

  #signed(): Fraction {
    if (++this.#depth > MOST_DEPTH) throw new Unknown()
    const isNegative = this.#sign('-−') !== null
    const { numerator, denominator } = this.#operand()
    this.#depth--
    return { numerator: isNegative ? -numerator : numerator, denominator }
  }

  #operand(): Fraction {
    if (this.#sign('(') !== null) return this.#closed(this.#sum())
    const name = this.#match(FUNCTION)
    if (name !== null) return this.#function(name.replace(/\s*\($/, '').toUpperCase())
    const reference = this.#match(RANGE)
    if (reference !== null) return fractionOf(this.cells.one(reference))
    const decimal = decimalOf(this.#match(NUMBER) ?? '')
    if (decimal === null) throw new Unknown()
    return fractionOf({ units: BigInt(decimal.whole + decimal.fraction), places: decimal.fraction.length })
  }

  #function(name: string): Fraction {
    if (name === 'ABS' || name === 'ROUND') return this.#single(name)
    const numbers: Fraction[] = []
    do numbers.push(...this.#argument())
    while (this.#sign(';,') !== null)
    return this.#closed(resultOf(name, numbers))
  }

  #single(name: string): Fraction {
    const of = this.#sum()
    if (name === 'ABS') return this.#closed({ ...of, numerator: of.numerator < 0n ? -of.numerator : of.numerator })
    const places = this.#sign(';,') === null ? '' : (this.#match(NUMBER) ?? '')
    if (!/^\d$/.test(places)) throw new Unknown()
    return this.#closed(fractionOf(rounded(of, Number(places))))
  }

  #argument(): readonly Fraction[] {
    const start = this.#at
    const range = this.#match(DIRECTION) ?? this.#match(RANGE)
    const isWhole = this.#peek(';,)')
    if (range !== null && isWhole) return this.cells.range(range).map(fractionOf)
    this.#at = start
    return [this.#sum()]
  }

  #closed(result: Fraction): Fraction {
    if (this.#sign(')') === null) throw new Unknown()
    return result
  }

  #peek(signs: string): boolean {
    this.#match(SPACE)
    return signs.includes(this.text.charAt(this.#at) || ' ')
  }

  #sign(signs: string): string | null {
    this.#match(SPACE)
    const sign = this.text.charAt(this.#at)
    if (sign === '' || !signs.includes(sign)) return null
    this.#at++
    this.#match(SPACE)
    return sign
  }

  #match(pattern: RegExp): string | null {
    if (pattern !== SPACE) this.#match(SPACE)
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) return null
    this.#at += found.length
    return found
  }
}

const ZERO: Fraction = { numerator: 0n, denominator: 1n }

/** @throws Unknown for a function of nothing */
function resultOf(name: string, numbers: readonly Fraction[]): Fraction {
  const count = fractionOf({ units: BigInt(numbers.length), places: 0 })
  if (name === 'COUNT') return count
  const [first, ...rest] = numbers
  if (first === undefined) throw new Unknown()
  const combined = (sign: Arithmetic) => rest.reduce((soFar, number) => known(calculate(soFar, sign, number)), first)
  if (name === 'SUM') return combined('+')
  if (name === 'PRODUCT') return combined('*')
  if (name === 'AVERAGE') return known(calculate(combined('+'), '/', count))
  const isLess = (a: Fraction, b: Fraction) => known(calculate(a, '-', b)).numerator < ZERO.numerator
  return rest.reduce((best, number) => (isLess(number, best) === (name === 'MIN') ? number : best), first)
}

function known(fraction: Fraction | null): Fraction {
  if (fraction === null) throw new Unknown()
  return fraction
}

/** A formula's result as it is printed; null where it can't be worked out. */
function computed(
  xml: string,
  instruction: string,
  place: Place,
  results: ReadonlyMap<FoundField, string>,
  language: DataLanguage,
): string | null {
  const [formula = ''] = instruction.split(/\s*\\[#*]/)
  const cells = new Cells(place, language, (cell) => textOf(xml, cell, results))
  try {
    const result = new FormulaReader(formula.trim().slice(1).trim(), cells).read()
    return shownResult(result, cells, formula, instruction)
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

function shownResult(
  result: Fraction,
  { addends, lengths, language }: Cells,
  formula: string,
  instruction: string,
): string | null {
  const counts = /^=\s*COUNT\s*\([^()]*\)$/i.test(formula.trim())
  // Units must agree where they are added; products and quotients have others.
  const isSum = !counts && !/[*/]|PRODUCT/i.test(formula)
  if (isSum && new Set(addends.map(({ unit }) => unit)).size > 1) return null
  if (lengths.length > 0 && !counts) {
    const isPlain = isSum && lengths.length === addends.length && result.denominator === 1n && result.numerator >= 0n
    return isPlain
      ? lengthText(
          Number(result.numerator),
          lengths.some(({ hasSeconds }) => hasSeconds),
        )
      : null
  }
  const most = Math.max(0, ...addends.map(({ number }) => number.places))
  const least = isSum
    ? most
    : /PRODUCT/i.test(formula)
      ? addends.reduce((sum, { number }) => sum + number.places, 0)
      : 0
  const decimals = decimalsOf(result)
  const isLong = decimals.places > most + MORE_PLACES && !endsInDecimals(result)
  return shown(
    withPlaces(isLong ? rounded(result, most + MORE_PLACES) : decimals, counts ? 0 : least),
    addends,
    instruction,
    language,
  )
}

/** A quotient without an end has this many decimals more than the numbers that it is of. */
const MORE_PLACES = 2

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
