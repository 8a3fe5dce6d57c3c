import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { formatNumber } from '../../spreadsheets/format'
import { comparableCell, localNumber } from '../data/comparables'
import { exactOf, type Exact } from '../data/decimals'
import type { DataColumn } from '../data/data-table'
import { headedUnit, isSameUnit, shownUnit } from '../data/quantities'
import type { Expression } from '../matching/expressions'
import type { ComparisonOperator } from '../template/tags'
import { calculate, decimalsOf, fractionOf, rounded, valueOf, type Fraction } from './calculate'
import { compareLiteral, compareValues, readLiteral, type Doubt, type Operand, type Verdict } from './conditions'
import type { SourcedValue } from './scope-values'
import { withMinus } from './minus'
import { and, not, or, saysUnknown, truthOf, type Truth } from './truth'

type OperandExpression = Extract<Expression, { kind: 'operand' }>

/** Why a condition or a calculation has no result, and the column whose cell it is about. */
export interface ToldDoubt {
  readonly doubt: Doubt | 'division'
  readonly column: DataColumn | null
  readonly text: string
}

/** Gives each operand its value in the document or turn at hand. */
export type ValueOf = (operand: OperandExpression) => SourcedValue

/** A value from the spreadsheet as a side of a comparison. */
export function operandOf({ value, text, error }: SourcedValue, column: DataColumn | null): Operand {
  const unit = column === null ? null : headedUnit(column.header)
  const own = error === null ? comparableCell({ value, text }) : ({ kind: 'error', name: error } as const)
  return { value: own, shown: text, unit }
}

function columnOf({ source, aggregate }: OperandExpression): DataColumn | null {
  return aggregate?.column ?? (source.kind === 'column' ? source.column : null)
}

const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

interface Computed {
  readonly fraction: Fraction
  /** The unit or currency that its numbers are shown with; null where none is, or a product has lost it. */
  readonly unit: string | null
  /** The number format of all its addends, where it is one. */
  readonly numFmt: string | null
}

/** Works out one expression over one row, group or document. Obstacles are collected, not thrown. */
export class Evaluation {
  readonly doubts: ToldDoubt[] = []

  constructor(
    private readonly valueOf: ValueOf,
    private readonly language: DataLanguage,
  ) {}

  /** Whether a condition is true. */
  truth(expression: Expression): Truth {
    switch (expression.kind) {
      case 'and':
        return and(this.truth(expression.left), this.truth(expression.right))
      case 'or':
        return or(this.truth(expression.left), this.truth(expression.right))
      case 'not':
        return not(this.truth(expression.of))
      case 'comparison':
        return this.#comparison(expression.operator, expression.left, expression.right)
      case 'operand': {
        const value = this.valueOf(expression)
        const truth = truthOf(value)
        if (truth === 'unknown') this.#doubt('unknown', columnOf(expression), value.error ?? value.text)
        return truth
      }
      case 'literal':
        return truthOf(literalValue(expression.text))
      default: {
        const number = this.#number(expression)
        return number === null ? 'unknown' : number.fraction.numerator !== 0n
      }
    }
  }

  /** The number that a calculation gives, as it is printed; null where it can't be worked out. */
  result(expression: Expression): { readonly value: number | string; readonly text: string } | null {
    const computed = this.#number(expression)
    if (computed === null) return null
    const exact =
      expression.kind === 'round' ? rounded(computed.fraction, expression.places) : decimalsOf(computed.fraction)
    const plain = valueOf(exact, languageFormats(this.language).decimal)
    const { numFmt } = computed
    if (numFmt === null || typeof plain.value === 'string' || expression.kind === 'round') return plain
    return { value: plain.value, text: withMinus(formatNumber(plain.value, numFmt, this.language)) }
  }

  #comparison(operator: ComparisonOperator, left: Expression, right: Expression): Truth {
    const verdict = this.#verdict(operator, left, right)
    if (typeof verdict === 'boolean') return verdict
    if (verdict !== null) {
      const sides = [left, right].flatMap((side) => (side.kind === 'operand' ? [side] : []))
      const empty = verdict === 'empty' ? sides.find((side) => this.valueOf(side).text.trim() === '') : undefined
      const about = empty ?? sides[0]
      this.#doubt(
        verdict,
        about === undefined ? null : columnOf(about),
        about === undefined ? '' : this.valueOf(about).text,
      )
    }
    return 'unknown'
  }

  /** Null where the doubt has been noted already. */
  #verdict(operator: ComparisonOperator, left: Expression, right: Expression): Verdict | null {
    if (isSimple(left) && isSimple(right)) {
      if (right.kind === 'literal')
        return compareLiteral(this.#side(left), operator, this.#literal(right), this.language)
      if (left.kind === 'literal') {
        return compareLiteral(this.#side(right), MIRRORED[operator], this.#literal(left), this.language)
      }
      return compareValues(this.#side(left), operator, this.#side(right), this.language)
    }
    const [a, b] = [this.#number(left), this.#number(right)]
    if (a === null || b === null) return null
    if (a.unit !== null && b.unit !== null && !isSameUnit(a.unit, b.unit)) return 'unit'
    const order = calculate(a.fraction, '-', b.fraction)?.numerator
    return order === undefined ? 'kind' : holdsFor(operator, order)
  }

  #literal({ text, quoted }: Extract<Expression, { kind: 'literal' }>) {
    return readLiteral(text, quoted, this.language)
  }

  #side(expression: Expression): Operand {
    if (expression.kind === 'operand') return operandOf(this.valueOf(expression), columnOf(expression))
    const text = expression.kind === 'literal' ? expression.text : ''
    const number = readLiteral(text, false, this.language).number
    return { value: number ?? { kind: 'text', text }, shown: text }
  }

  #number(expression: Expression): Computed | null {
    switch (expression.kind) {
      case 'literal': {
        const { number } = this.#literal(expression)
        if (number?.kind !== 'number') return this.#none('kind', null, expression.text)
        return { fraction: fractionOf(number.number), unit: null, numFmt: null }
      }
      case 'operand':
        return this.#operand(expression)
      case 'negative': {
        const of = this.#number(expression.of)
        return of && { ...of, fraction: { ...of.fraction, numerator: -of.fraction.numerator } }
      }
      case 'round': {
        const of = this.#number(expression.of)
        return of && { ...of, fraction: fractionOf(rounded(of.fraction, expression.places)) }
      }
      case 'arithmetic':
        return this.#arithmetic(expression)
      default:
        return this.#none('kind', null, '')
    }
  }

  #arithmetic({ sign, left, right }: Extract<Expression, { kind: 'arithmetic' }>): Computed | null {
    const [a, b] = [this.#number(left), this.#number(right)]
    if (a === null || b === null) return null
    const adds = sign === '+' || sign === '-'
    if (adds && isPercent(right) && !this.#isShare(left)) return shareAdded(a, sign, b)
    if (adds && a.unit !== null && b.unit !== null && !isSameUnit(a.unit, b.unit)) {
      const about = [left, right].find((side) => side.kind === 'operand')
      return this.#none('unit', about?.kind === 'operand' ? columnOf(about) : null, `${a.unit}, ${b.unit}`)
    }
    const fraction = calculate(a.fraction, sign, b.fraction)
    if (fraction === null) return this.#none('division', right.kind === 'operand' ? columnOf(right) : null, '0')
    const numFmt = adds && a.numFmt === b.numFmt ? a.numFmt : null
    return { fraction, unit: adds ? (a.unit ?? b.unit) : null, numFmt }
  }

  /** Whether an expression is a share itself, as a tax rate of 20 % is: a percent adds to it as a number. */
  #isShare(expression: Expression): boolean {
    if (expression.kind === 'operand') return this.valueOf(expression).text.trim().endsWith('%')
    if (expression.kind === 'arithmetic') return this.#isShare(expression.left) && this.#isShare(expression.right)
    return isPercent(expression)
  }

  #operand(expression: OperandExpression): Computed | null {
    const value = this.valueOf(expression)
    const column = columnOf(expression)
    if (value.error !== null) return this.#none('unknown', column, value.error)
    if (value.text.trim() === '' && value.value === null) return this.#none('empty', column, '')
    if (typeof value.value === 'string' && saysUnknown(value.text)) return this.#none('unknown', column, value.text)
    const number = numberOf(value, this.language)
    if (number === null) return this.#none('kind', column, value.text)
    return { fraction: fractionOf(number), unit: shownUnit(value.text), numFmt: value.numFmt ?? null }
  }

  #none(doubt: ToldDoubt['doubt'], column: DataColumn | null, text: string): null {
    this.#doubt(doubt, column, text)
    return null
  }

  #doubt(doubt: ToldDoubt['doubt'], column: DataColumn | null, text: string): void {
    this.doubts.push({ doubt, column, text })
  }
}

function isPercent(expression: Expression): boolean {
  return expression.kind === 'literal' && !expression.quoted && expression.text.trim().endsWith('%')
}

/** `Price + 20%` is a fifth more than the price, as people write it and calculators count. */
function shareAdded(of: Computed, sign: '+' | '-', share: Computed): Computed | null {
  const part = calculate(of.fraction, '*', share.fraction)
  const fraction = part && calculate(of.fraction, sign, part)
  return fraction && { ...of, fraction, numFmt: null }
}

function isSimple({ kind }: Expression): boolean {
  return kind === 'literal' || kind === 'operand'
}

function holdsFor(operator: ComparisonOperator, difference: bigint): boolean {
  const order = difference < 0n ? -1 : difference > 0n ? 1 : 0
  const holding = { '=': [0], '!=': [-1, 1], '<': [-1], '<=': [-1, 0], '>': [1], '>=': [0, 1] }[operator]
  return holding.includes(order)
}

function literalValue(text: string): SourcedValue {
  return { value: text, text, pictured: null, error: null, struck: false, stripped: 0, skipped: [] }
}

function numberOf({ value, text }: SourcedValue, language: DataLanguage): Exact | null {
  if (typeof value === 'number') return exactOf(value)
  return typeof value === 'string' ? localNumber(text, language) : null
}
