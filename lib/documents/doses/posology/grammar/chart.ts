import type { Token } from '../text/tokens'
import { symbolOf } from '../words/symbols'
import { type Bits, type CompiledRule, type Grammar, hasBit, meet, withBit } from './grammar'
import type { Part } from './pattern'
import type { ValueOf } from './rule'

/** Something read from one token to another, and what it costs to read it so. */
export interface Edge<Value = unknown> {
  readonly end: number
  readonly cost: number
  readonly value: Value
}

/** A sense of the words that begin at a token. */
export interface LexicalEdge extends Edge<string> {
  readonly symbol: number
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
/** What a rule's names stand for while it is tried; set and taken back as its parts are matched. */
type Bound = Record<string, unknown>

/** All that the grammar reads in a line, found when it is asked for: the cheapest of each category from each token to each end. */
export class Chart {
  private readonly memo: (readonly Edge[] | undefined)[]
  private readonly starts: readonly Bits[]
  private readonly width: number

  constructor(
    private readonly grammar: Grammar,
    readonly tokens: readonly Token[],
    readonly senses: readonly (readonly LexicalEdge[])[],
    /** Names of medicines are no words of rules. */
    private readonly names: readonly unknown[],
  ) {
    this.width = tokens.length + 1
    this.memo = new Array<readonly Edge[] | undefined>(grammar.symbols * this.width)
    this.starts = tokens.map((token, at) => this.startsAt(token, at, senses[at] ?? []))
  }

  /** Returns what is read as the category from the token on. */
  at<const Name extends string>(category: Name, start: number): readonly Edge<ValueOf<Name>>[] {
    return this.edges(symbolOf(category), start) as readonly Edge<ValueOf<Name>>[]
  }

  /** Returns what is read from the token on as the category or sense of a symbol. */
  edges(symbol: number, start: number): readonly Edge[] {
    const key = symbol * this.width + start
    return this.memo[key] ?? (this.memo[key] = this.read(symbol, start, key))
  }

  /** Whether anything of the set can begin at the token. */
  private canBegin(first: Bits, start: number): boolean {
    const here = this.starts[start]
    return here !== undefined && meet(first, here)
  }

  private startsAt(token: Token, at: number, senses: readonly LexicalEdge[]): Bits {
    const bits = this.grammar.emptyBits()
    for (const { symbol } of senses) withBit(bits, symbol)
    return withBit(bits, this.kindAt(at, token))
  }

  private read(symbol: number, start: number, key: number): readonly Edge[] {
    const category = this.grammar.categories[symbol]
    if (!category) return this.terminals(symbol, start)
    if (!this.canBegin(category.first, start)) return NONE
    const best: Edge[] = this.lexical(symbol, start).slice()
    for (let turn = 0; turn < 3; turn += 1) {
      this.memo[key] = best.slice()
      const before = best.length
      for (const compiled of category.rules) if (turn === 0 || compiled.grows) this.tryRule(compiled, start, best)
      if (!category.grows || (turn > 0 && best.length === before)) break
    }
    return best
  }

  private tryRule({ rule, parts, first }: CompiledRule, start: number, best: Edge[]): void {
    if (!this.canBegin(first, start)) return
    const bound: Bound = {}
    this.match(parts, 0, start, bound, rule.cost, (end, cost) => {
      if (end === start) return
      const known = best.find((edge) => edge.end === end)
      if (known && known.cost <= cost) return
      const value = rule.meaning(bound, { tokens: this.tokens, start, end })
      if (value !== undefined) keep(best, { end, cost, value })
    })
  }

  private match(
    parts: readonly Part[],
    index: number,
    at: number,
    bound: Bound,
    cost: number,
    done: (end: number, cost: number) => void,
  ): void {
    const part = parts[index]
    if (!part) {
      done(at, cost)
      return
    }
    if (part.kind === 'ahead') {
      if (this.edges(part.symbol, at).length > 0) this.match(parts, index + 1, at, bound, cost, done)
      return
    }
    if (part.kind === 'symbol') {
      const { name } = part
      for (const edge of this.edges(part.symbol, at)) {
        if (name !== null) bound[name] = edge.value
        this.match(parts, index + 1, edge.end, bound, cost + edge.cost, done)
      }
      if (name !== null) bound[name] = undefined
    } else
      for (const choice of part.choices)
        this.match(choice, 0, at, bound, cost, (end, sum) => {
          this.match(parts, index + 1, end, bound, sum, done)
        })
    if (part.isOptional) this.match(parts, index + 1, at, bound, cost, done)
  }

  private kindAt(at: number, token: Token): number {
    return this.names[at] ? MEDICINE : kindOf(token)
  }

  private terminals(symbol: number, start: number): readonly Edge[] {
    const token = this.tokens[start]
    if (!token) return symbol === END ? [{ end: start, cost: 0, value: '' }] : NONE
    if (!hasBit(this.starts[start], symbol)) return NONE
    if (symbol === this.kindAt(start, token)) return [{ end: start + 1, cost: 0, value: token.number ?? token.key }]
    return this.lexical(symbol, start)
  }

  private lexical(symbol: number, start: number): readonly Edge[] {
    const senses = this.senses[start] ?? []
    const found = senses.filter((sense) => sense.symbol === symbol)
    return found.length === 0 ? NONE : found
  }
}

function kindOf({ kind, key }: Token): number {
  if (kind === 'number') return NUM
  if (kind === 'word') return WORD
  if (kind === 'clock') return CLOCKTIME
  return kind === 'date' ? DATE : (SIGN_SYMBOLS.get(key) ?? END)
}

function keep(best: Edge[], edge: Edge): void {
  const at = best.findIndex(({ end }) => end === edge.end)
  const known = best[at]
  if (!known) best.push(edge)
  else if (edge.cost < known.cost) best[at] = edge
}
