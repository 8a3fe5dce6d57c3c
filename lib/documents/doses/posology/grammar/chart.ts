import type { Token } from '../text/tokens'
import type { Meaning } from '../words/sense-finder'
import { symbolOf } from '../words/symbols'
import type { Beginning, Category, CompiledRule, Grammar } from './grammar'
import { PATTERN_END, type Place } from './pattern'
import type { ValueOf } from './rule'

/** Something read from one token to another, and what it costs to read it so. */
export interface Edge<Value = unknown> {
  readonly end: number
  readonly cost: number
  readonly value: Value
}

const NONE: readonly Edge[] = []
const NUM = symbolOf('NUM')
const CLOCKTIME = symbolOf('CLOCKTIME')
const DATE = symbolOf('DATE')
const MEDICINE = symbolOf('MEDICINE')
const WORD = symbolOf('WORD')
const END = symbolOf('ENDOFLINE')
const SIGNS = ['/', '-', ',', ':', ';', '(', ')', '+', '=', '*', '<', '>', '.', '~', '"', '%'].map(
  (sign) => [sign, symbolOf(`'${sign}'`)] as const,
)
const SIGN_SYMBOLS = new Map<string, number>(SIGNS)
/** What a rule's names represent while it is tried; set and taken back as its parts are matched. */
type Bound = Record<string, unknown>

/** A rule that is being tried from a token on. */
interface Attempt {
  readonly compiled: CompiledRule
  readonly start: number
  readonly bound: Bound
  /** What the category is read as so far. */
  readonly best: Edge[]
}

/** What a category is read as from a token on; while it is being read, what was found before. */
interface Memo {
  edges: readonly Edge[]
  /** Behind the last token that was looked at. */
  reach: number
}

/** What a chart needs to know of a line. */
export interface ChartedLine {
  readonly tokens: readonly Token[]
  readonly meanings: readonly Meaning[]
}

/** All that the grammar reads in a line, found when it is asked for: the cheapest of each category from each token to each end. */
export class Chart {
  /** By token and category. */
  private readonly memo: (Memo[] | undefined)[]
  private readonly beginnings: (Beginning | undefined)[]
  private readonly tokens: readonly Token[]
  private reach = 0

  constructor(
    private readonly grammar: Grammar,
    private readonly line: ChartedLine,
  ) {
    this.tokens = line.tokens
    this.memo = new Array<Memo[] | undefined>(line.tokens.length)
    this.beginnings = new Array<Beginning | undefined>(line.tokens.length)
  }

  /** Begins to read at a token, from where on `lookedAt` counts. */
  begin(start: number): void {
    this.reach = start
  }

  /** Behind the last token that was looked at since the beginning; the end of the line counts as one. */
  get lookedAt(): number {
    return this.reach
  }

  /** Returns what is read as the category from the token on. */
  at<const Name extends string>(category: Name, start: number): readonly Edge<ValueOf<Name>>[] {
    return this.edges(symbolOf(category), start) as readonly Edge<ValueOf<Name>>[]
  }

  /** Returns what is read from the token on as the category or sense of a symbol. */
  edges(symbol: number, start: number): readonly Edge[] {
    return this.canBegin(symbol, start) ? this.begun(symbol, start) : NONE
  }

  /** As `edges`, for a symbol that can begin at the token. */
  private begun(symbol: number, start: number): readonly Edge[] {
    const [token, beginning] = [this.tokens[start], this.beginnings[start]]
    if (!token || !beginning) return [{ end: start, cost: 0, value: '' }]
    const category = this.grammar.categories[symbol]
    if (!category) return this.terminals(symbol, start, token)
    const here = (this.memo[start] ??= [])
    const known = here[category.index]
    if (known) {
      if (known.reach > this.reach) this.reach = known.reach
      return known.edges
    }
    const before = this.reach
    this.reach = start + 1
    const memo: Memo = { edges: NONE, reach: this.reach }
    here[category.index] = memo
    const read = this.read(symbol, category, beginning, start, memo)
    memo.edges = read
    memo.reach = this.reach
    if (before > this.reach) this.reach = before
    return read
  }

  /** Whether the symbol can begin at a token, by what is known of that token alone. */
  private canBegin(symbol: number, at: number): boolean {
    const token = this.tokens[at]
    if (at >= this.reach) this.reach = at + 1
    if (!token) return symbol === END
    return (this.beginnings[at] ??= this.beginningAt(token, at)).begun[symbol] === 1
  }

  private beginningAt(token: Token, at: number): Beginning {
    let beginning = this.grammar.nothing
    for (const { symbol } of this.line.meanings[at]?.senses ?? []) beginning = beginning.with(symbol)
    return beginning.with(this.kindAt(at, token))
  }

  private read(symbol: number, category: Category, beginning: Beginning, start: number, memo: Memo): readonly Edge[] {
    const best: Edge[] = this.lexical(symbol, start).slice()
    const rules = beginning.rulesOf(category)
    for (let turn = 0; turn < 3; turn += 1) {
      memo.edges = best.length === 0 ? NONE : best.slice()
      memo.reach = this.reach
      const before = best.length
      for (const compiled of rules) if (turn === 0 || compiled.grows) this.tryRule(compiled, start, best)
      if (!category.grows || (turn > 0 && best.length === before)) break
    }
    return best
  }

  private tryRule(compiled: CompiledRule, start: number, best: Edge[]): void {
    this.match(compiled.entry, start, compiled.rule.cost, { compiled, start, bound: {}, best })
  }

  /** Goes on from each of the places in turn. */
  private match(places: readonly Place[], at: number, cost: number, attempt: Attempt): void {
    for (const place of places) {
      if (place === PATTERN_END) {
        this.finish(at, cost, attempt)
        continue
      }
      if (!this.canBegin(place.symbol, at)) continue
      const edges = this.begun(place.symbol, at)
      if (edges.length === 0) continue
      const { name } = place
      if (place.isAhead) this.match(place.next, at, cost, attempt)
      else if (name === null) for (const edge of edges) this.match(place.next, edge.end, cost + edge.cost, attempt)
      else {
        for (const edge of edges) {
          attempt.bound[name] = edge.value
          this.match(place.next, edge.end, cost + edge.cost, attempt)
        }
        attempt.bound[name] = undefined
      }
    }
  }

  private finish(end: number, cost: number, { compiled, start, bound, best }: Attempt): void {
    if (end === start) return
    const at = best.findIndex((edge) => edge.end === end)
    const known = best[at]
    if (known && known.cost <= cost) return
    const value = compiled.rule.meaning(bound, { tokens: this.tokens, start, end })
    if (value === undefined) return
    if (known) best[at] = { end, cost, value }
    else best.push({ end, cost, value })
  }

  private kindAt(at: number, token: Token): number {
    // Names of medicines aren't words of rules.
    return this.line.meanings[at]?.name ? MEDICINE : kindOf(token)
  }

  private terminals(symbol: number, start: number, token: Token): readonly Edge[] {
    if (symbol === this.kindAt(start, token)) return [{ end: start + 1, cost: 0, value: token.number ?? token.key }]
    return this.lexical(symbol, start)
  }

  private lexical(symbol: number, start: number): readonly Edge[] {
    let found: Edge[] | null = null
    for (const { symbol: own, value, length, cost } of this.line.meanings[start]?.senses ?? [])
      if (own === symbol) (found ??= []).push({ end: start + length, cost, value })
    return found ?? NONE
  }
}

function kindOf({ kind, key }: Token): number {
  if (kind === 'number') return NUM
  if (kind === 'word') return WORD
  if (kind === 'clock') return CLOCKTIME
  return kind === 'date' ? DATE : (SIGN_SYMBOLS.get(key) ?? END)
}
