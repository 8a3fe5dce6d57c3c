import { LOGIC_WORDS, ROUND_WORDS } from '../../language/truth-words'
import type { DataColumn } from '../data/data-table'
import { COMPARISONS, outsideQuotes, unquote, type ComparisonOperator } from '../template/tags'
import { aggregateOf, countsOnlyRows, type Aggregate } from './aggregate-names'
import type { TagSource } from './match'
import { normaliseName } from './normalise'
import type { AggregateCall } from './tag-calls'

/** A calculation or a condition of a tag, with its names resolved. It contains no code: only what is listed here can be computed. */
export type Expression =
  /** A number, a date or a text as written. */
  | { readonly kind: 'literal'; readonly text: string; readonly quoted: boolean }
  | {
      readonly kind: 'operand'
      readonly source: TagSource
      readonly aggregate: AggregateCall | null
      readonly written: string
    }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'arithmetic'; readonly sign: Arithmetic; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'comparison'
      readonly operator: ComparisonOperator
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'round'; readonly of: Expression; readonly places: number }

export type Arithmetic = '+' | '-' | '*' | '/'

/** What was read, or what stops it: a name that nothing has, or a place where the grammar ends. */
export type ParsedExpression =
  | { readonly expression: Expression; readonly unknown: null; readonly fault: null; readonly resolved: number }
  | { readonly expression: null; readonly unknown: string | null; readonly fault: string; readonly resolved: number }

/** What names mean in an expression. */
export interface Names {
  /** What a tag of this name would take its value from, beyond doubt; null for nothing. */
  source(name: string): TagSource | null
  /** The same, with every sign of the name as it is written. */
  exactly(name: string): TagSource | null
  /** The column of a header or letter; of JSON data, among those of a list. */
  column(name: string, list?: string): DataColumn | null
}

/** A longer expression is refused. */
const MOST_CHARACTERS = 500
/** Parentheses and signs within one another. */
const MOST_DEPTH = 20

const SPACES = /[\s\u00a0]*/y
const LITERAL_NUMBER = /\d+(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)*(?:[ \u00a0]?%)?/y
const LITERAL_DATE = /\d{1,4}([-./])\d{1,2}\1\d{1,4}(?![\d.,])|\d{1,2}:\d\d(?::\d\d)?/y
const UNIT = /[ \u00a0]?(\p{L}[\p{L}\p{M}µ²³/·]*)/uy
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_.]*/uy
const COMPARISON = /<>|!=|<=|>=|==|[=<>≠≤≥]/y
const ADDING: ReadonlyMap<string, Arithmetic> = new Map<string, Arithmetic>([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
])
const MULTIPLYING: ReadonlyMap<string, Arithmetic> = new Map<string, Arithmetic>([
  ['*', '*'],
  ['×', '*'],
  ['·', '*'],
  ['/', '/'],
  ['÷', '/'],
])
/** What may be a name without its punctuation: nothing that could be a sign of the expression is at its end or between spaces. */
const LOOSE = /^(?!.*\s-\s)[\p{L}\p{N}\p{M}\s_.№-]*[\p{L}\p{N}\p{M}]$/u
const QUOTES = '"„“”«»\'‚‘’'
const logic = (words: readonly string[]) => new Set(words.map(normaliseName))
const WORDS = { and: logic(LOGIC_WORDS.and), or: logic(LOGIC_WORDS.or), not: logic(LOGIC_WORDS.not) }
const ROUND = logic(ROUND_WORDS)

class Unreadable extends Error {
  constructor(
    readonly at: number,
    readonly unknown: string | null = null,
  ) {
    super('An expression could not be read')
  }
}

/** A recursive descent over one expression: or, and, not, comparison, sum, product, sign, operand. */
class Parser {
  #at = 0
  #depth = 0
  resolved = 0

  constructor(
    private readonly text: string,
    private readonly names: Names,
  ) {}

  read(): Expression {
    const whole = this.#or()
    this.#skip()
    if (this.#at < this.text.length) throw new Unreadable(this.#at)
    return whole
  }

  #or(): Expression {
    return this.#chain('or', () => this.#chain('and', () => this.#not()))
  }

  #chain(kind: 'and' | 'or', next: () => Expression): Expression {
    let left = next()
    while (this.#word(WORDS[kind])) left = { kind, left, right: next() }
    return left
  }

  #not(): Expression {
    // A column may begin with the word.
    const [start, resolved] = [this.#at, this.resolved]
    const isName = this.#named() !== null
    this.#at = start
    this.resolved = resolved
    if (!isName && this.#word(WORDS.not)) return this.#deeper(() => ({ kind: 'not', of: this.#not() }))
    return this.#comparison()
  }

  #comparison(): Expression {
    const left = this.#sum()
    const sign = this.#match(COMPARISON)
    const operator = sign === null ? undefined : COMPARISONS.get(sign)
    if (operator === undefined) return left
    const right = this.#sum(operator === '=' || operator === '!=')
    return { kind: 'comparison', operator, left, right }
  }

  #sum(mayBeText = false): Expression {
    return this.#arithmetic(ADDING, () => this.#arithmetic(MULTIPLYING, () => this.#signed(mayBeText)))
  }

  #arithmetic(signs: ReadonlyMap<string, Arithmetic>, next: () => Expression): Expression {
    let left = next()
    for (;;) {
      this.#skip()
      const sign = signs.get(this.text.charAt(this.#at))
      if (sign === undefined) return left
      this.#at++
      left = { kind: 'arithmetic', sign, left, right: next() }
    }
  }

  #signed(mayBeText: boolean): Expression {
    this.#skip()
    if (ADDING.get(this.text.charAt(this.#at)) !== '-') return this.#operand(mayBeText)
    this.#at++
    return this.#deeper(() => ({ kind: 'negative', of: this.#signed(false) }))
  }

  #operand(mayBeText: boolean): Expression {
    this.#skip()
    const sign = this.text.charAt(this.#at)
    const named = this.#named()
    if (named !== null) return this.#totals(named)
    if (sign === '(') return this.#deeper(() => this.#parentheses())
    if (sign === '[') return this.#bracketed()
    if (sign !== '' && QUOTES.includes(sign)) return this.#quoted()
    const literal = this.#match(LITERAL_DATE) ?? this.#number()
    if (literal !== null) return { kind: 'literal', text: literal, quoted: false }
    const start = this.#at
    const word = this.#match(WORD)
    if (word === null) throw new Unreadable(start)
    if (ROUND.has(normaliseName(word)) && this.#sign('(')) return this.#deeper(() => this.#round())
    this.#at = start
    return this.#words(start, mayBeText)
  }

  /** Words that aren't a name: the text that a column is compared with, else a name that nothing has. */
  #words(start: number, mayBeText: boolean): Expression {
    for (;;) {
      this.#skip()
      const before = this.#at
      if (before > start && (this.#word(WORDS.and) || this.#word(WORDS.or))) {
        this.#at = before
        break
      }
      if (this.#match(WORD) === null && this.#number() === null) break
    }
    const text = this.text.slice(start, this.#at).trim()
    if (!mayBeText) throw new Unreadable(start, text)
    return { kind: 'literal', text, quoted: false }
  }

  #number(): string | null {
    const number = this.#match(LITERAL_NUMBER)
    if (number === null) return null
    const start = this.#at
    UNIT.lastIndex = start
    const unit = UNIT.exec(this.text)
    const word = unit?.[1] ?? ''
    const isWord = [WORDS.and, WORDS.or, WORDS.not].some((words) => words.has(normaliseName(word)))
    if (unit === null || isWord) return number
    this.#at = UNIT.lastIndex
    return number + unit[0]
  }

  #parentheses(): Expression {
    this.#at++
    const inner = this.#or()
    if (!this.#sign(')')) throw new Unreadable(this.#at)
    return inner
  }

  #bracketed(): Expression {
    const start = this.#at
    const end = this.text.indexOf(']', start)
    if (end < 0) throw new Unreadable(start)
    const name = this.text.slice(start + 1, end)
    const source = this.names.source(name)
    if (source === null) throw new Unreadable(start, name)
    this.#at = end + 1
    this.resolved++
    return this.#totals({ source, written: name })
  }

  #quoted(): Expression {
    const start = this.#at
    for (let end = start + 2; end <= this.text.length; end++) {
      const written = this.text.slice(start, end)
      const inner = unquote(written)
      if (inner === written.trim()) continue
      this.#at = end
      return { kind: 'literal', text: inner, quoted: true }
    }
    throw new Unreadable(start)
  }

  #round(): Expression {
    const of = this.#or()
    let places = 0
    if (this.#sign(',') || this.#sign(';')) {
      const written = this.#match(LITERAL_NUMBER)
      if (written === null || !/^(?:\d|1[0-5])$/.test(written)) throw new Unreadable(this.#at)
      places = Number(written)
    }
    if (!this.#sign(')')) throw new Unreadable(this.#at)
    return { kind: 'round', of, places }
  }

  /** The longest name that begins here and that something has; of JSON data, first among the columns of a list. */
  #named(list?: string): { source: TagSource; written: string } | null {
    this.#skip()
    const rest = this.text.slice(this.#at)
    if (!/^[\p{L}№#_\d]/u.test(rest)) return null
    const ends = [rest.length, ...outsideQuotes(rest, ' \u00a0+×÷*/=<>≠≤≥()[]-−–,;|')]
    for (const end of [...new Set(ends)].sort((a, b) => b - a)) {
      const written = rest.slice(0, end).trim()
      if (!/\p{L}|№/u.test(written)) continue
      const inList = list === undefined ? null : this.names.column(written, list)
      const known = LOOSE.test(written) ? this.names.source(written) : this.names.exactly(written)
      const source = inList === null ? known : ({ kind: 'column', column: inList } as const)
      if (source === null) continue
      this.#at += end
      this.resolved++
      return { source, written }
    }
    return null
  }

  /** A name with the totals that follow it after bars. */
  #totals({ source, written }: { source: TagSource; written: string }): Expression {
    this.#skip()
    if (this.text.charAt(this.#at) !== '|') return { kind: 'operand', source, aggregate: null, written }
    const start = this.#at
    this.#at++
    this.#skip()
    const name = /^[\p{L}-]+/u.exec(this.text.slice(this.#at))?.[0] ?? ''
    const aggregate = aggregateOf(name)
    if (aggregate === null || (source.kind !== 'rows' && source.kind !== 'column')) throw new Unreadable(start)
    if (source.kind === 'column' && countsOnlyRows(name)) throw new Unreadable(start)
    this.#at += name.length
    return { kind: 'operand', source, aggregate: this.#call(aggregate, source), written: this.text.slice(start) }
  }

  #call(name: Aggregate, source: TagSource): AggregateCall {
    if (source.kind === 'column') return { name, column: source.column, separator: ', ' }
    const list = source.kind === 'rows' ? source.list : undefined
    let column: DataColumn | null = null
    if (this.#sign(':')) {
      this.#skip()
      const start = this.#at
      const quoted = QUOTES.includes(this.text.charAt(start)) ? this.#quoted() : null
      const own = quoted === null ? this.#named(list) : null
      const written = quoted?.kind === 'literal' ? quoted.text : (own?.written ?? '')
      column = own?.source.kind === 'column' ? own.source.column : this.names.column(written, list)
      if (column === null) throw new Unreadable(start, written === '' ? null : written)
    } else if (name !== 'count') throw new Unreadable(this.#at)
    return { name, column, separator: ', ' }
  }

  #sign(sign: string): boolean {
    this.#skip()
    if (this.text.charAt(this.#at) !== sign) return false
    this.#at++
    return true
  }

  #word(words: ReadonlySet<string>): boolean {
    this.#skip()
    const start = this.#at
    const word = this.#match(WORD)
    if (word !== null && words.has(normaliseName(word))) return true
    this.#at = start
    return false
  }

  #match(pattern: RegExp): string | null {
    this.#skip()
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) return null
    this.#at += found.length
    return found
  }

  #skip(): void {
    SPACES.lastIndex = this.#at
    SPACES.exec(this.text)
    this.#at = Math.max(this.#at, SPACES.lastIndex)
  }

  #deeper<T>(read: () => T): T {
    if (++this.#depth > MOST_DEPTH) throw new Unreadable(this.#at)
    const inner = read()
    this.#depth--
    return inner
  }
}

/** How much of an expression is shown where it can't be read further. */
const SHOWN = 30

/**
 * Reads a calculation or a condition: numbers, dates, texts in quotation marks, names, totals (`rows | sum:"Dose"`), `+ − × ÷`,
 * comparisons, `and`, `or`, `not` in three languages, `round(…, 2)`, parentheses. Everything else is a fault at its place.
 */
export function parseExpression(text: string, names: Names): ParsedExpression {
  if (text.length > MOST_CHARACTERS)
    return { expression: null, unknown: null, fault: text.slice(0, SHOWN), resolved: 0 }
  const parser = new Parser(text, names)
  try {
    const expression = parser.read()
    return { expression, unknown: null, fault: null, resolved: parser.resolved }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { at, unknown } = error
    return { expression: null, unknown, fault: text.slice(at, at + SHOWN), resolved: parser.resolved }
  }
}

/** What an expression takes its values from. */
export function operandsOf(expression: Expression): Extract<Expression, { kind: 'operand' }>[] {
  switch (expression.kind) {
    case 'literal':
      return []
    case 'operand':
      return [expression]
    case 'negative':
    case 'not':
    case 'round':
      return operandsOf(expression.of)
    default:
      return [...operandsOf(expression.left), ...operandsOf(expression.right)]
  }
}

/** The columns that an expression asks for. */
export function columnsOf(expression: Expression): DataColumn[] {
  return operandsOf(expression).flatMap(({ source, aggregate }) => [
    ...(source.kind === 'column' ? [source.column] : []),
    ...(aggregate?.column ? [aggregate.column] : []),
  ])
}

/** Whether an expression gives true or false rather than a number: it can be a condition, and has nothing to print. */
export function isCondition({ kind }: Expression): boolean {
  return kind === 'comparison' || kind === 'and' || kind === 'or' || kind === 'not'
}
