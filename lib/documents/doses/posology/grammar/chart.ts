import type { Token } from '../text/tokens'
import type { Meaning } from '../words/sense-finder'
import { symbolOf } from '../words/symbols'
import { type Beginning, type Category, type Grammar, hundredths } from './grammar'
import type { ValueOf } from './rule'
import { boundBy, type Final, type Step } from './step'

/** Something read from one token to another, and what it costs to read it so, in hundredths. */
export interface Edge<Value = unknown> {
  readonly end: number
  readonly cost: number
  readonly value: Value
}

/** The cheapest reading to an end, and whose it is. */
interface RuleEdge extends Edge {
  readonly order: number
}

const NONE: readonly Edge[] = []
const END = symbolOf('ENDOFLINE')
/** What the lexicon says comes before what any rule says. */
const OF_LEXICON = -1
/** How often rules that begin with their own category grow on what was found. */
const MOST_TURNS = 3

/** What a category is read as from a token on; while it is being read, what was found before. */
interface Memo {
  edges: readonly Edge[]
  /** Behind the last token that was looked at, and behind the last of which more than its kind was. */
  reach: number
  known: number
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
  private readonly beginnings: readonly Beginning[]
  private readonly tokens: readonly Token[]
  private reach = 0
  private known = 0

  constructor(
    private readonly grammar: Grammar,
    private readonly line: ChartedLine,
  ) {
    this.tokens = line.tokens
    this.memo = new Array<Memo[] | undefined>(line.tokens.length)
    this.beginnings = line.meanings.map(({ kind, symbols }) => grammar.beginningOf(kind, symbols))
  }

  /** Begins to read at a token, from where on `lookedAt` and `lookedInto` count. */
  begin(start: number): void {
    this.reach = start
    this.known = start
  }

  /** Behind the last token that was looked at since the beginning; the end of the line counts as one. */
  get lookedAt(): number {
    return this.reach
  }

  /** Behind the last token of which more than its kind was looked at. */
  get lookedInto(): number {
    return this.known
  }

  /** Returns what is read as the category from the token on. */
  at<const Name extends string>(category: Name, start: number): readonly Edge<ValueOf<Name>>[] {
    return this.edges(symbolOf(category), start) as readonly Edge<ValueOf<Name>>[]
  }

  /** Returns what is read from the token on as the category or sense of a symbol. */
  edges(symbol: number, start: number): readonly Edge[] {
    if (start >= this.reach) this.reach = start + 1
    const beginning = this.beginnings[start]
    if (!beginning) return symbol === END ? this.begun(symbol, start) : NONE
    return beginning.begun[symbol] === 1 ? this.begun(symbol, start) : NONE
  }

  /** As `edges`, for a symbol that can begin at the token. */
  private begun(symbol: number, start: number): readonly Edge[] {
    const token = this.tokens[start]
    if (!token) return [{ end: start, cost: 0, value: '' }]
    const category = this.grammar.categories[symbol]
    if (!category) return this.terminals(symbol, start, token)
    const here = (this.memo[start] ??= [])
    const found = here[category.index]
    if (found) {
      if (found.reach > this.reach) this.reach = found.reach
      if (found.known > this.known) this.known = found.known
      return found.edges
    }
    const [reach, known] = [this.reach, this.known]
    this.reach = start + 1
    this.known = start
    const memo: Memo = { edges: NONE, reach: this.reach, known: this.known }
    here[category.index] = memo
    memo.edges = this.read(symbol, category, start, memo)
    memo.reach = this.reach
    memo.known = this.known
    if (reach > this.reach) this.reach = reach
    if (known > this.known) this.known = known
    return memo.edges
  }

  private read(symbol: number, { entry, growing }: Category, start: number, memo: Memo): readonly Edge[] {
    const best: RuleEdge[] = this.lexical(symbol, start).map((edge) => ({ ...edge, order: OF_LEXICON }))
    const values: unknown[] = []
    let step: Step = entry
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      memo.edges = best.length === 0 ? NONE : best.slice()
      memo.reach = this.reach
      memo.known = this.known
      const before = best.length
      this.match(step, start, 0, { start, values, best }, 0)
      if (growing === null || (turn > 0 && best.length === before)) break
      step = growing
    }
    return best
  }

  /** Goes on from a step with all that the next token allows. @param depth how many values were read on the way */
  private match(step: Step, at: number, cost: number, attempt: Attempt, depth: number): void {
    if (at >= this.reach) this.reach = at + 1
    const beginning = this.beginnings[at]
    for (const { symbol, isAhead, to } of beginning ? step.moves(beginning) : step.movesAtEnd) {
      const edges = this.begun(symbol, at)
      if (edges.length === 0) continue
      if (isAhead) this.match(to, at, cost, attempt, depth)
      else
        for (const edge of edges) {
          attempt.values[depth] = edge.value
          this.match(to, edge.end, cost + edge.cost, attempt, depth + 1)
        }
    }
    if (at > attempt.start) for (const final of step.finals) this.finish(final, at, cost, attempt)
  }

  private finish({ compiled, names }: Final, end: number, way: number, { start, values, best }: Attempt): void {
    const { rule, order } = compiled
    const cost = way + compiled.cost
    const at = best.findIndex((edge) => edge.end === end)
    const rival = best[at]
    if (rival && (rival.cost < cost || (rival.cost === cost && rival.order <= order))) return
    const value = rule.meaning(boundBy(names, values), { tokens: this.tokens, start, end })
    if (value === undefined) return
    if (rival) best[at] = { end, cost, value, order }
    else best.push({ end, cost, value, order })
  }

  private terminals(symbol: number, start: number, token: Token): readonly Edge[] {
    if (symbol !== this.line.meanings[start]?.symbols[0]) return this.lexical(symbol, start)
    if (start >= this.known) this.known = start + 1
    return [{ end: start + 1, cost: 0, value: token.number ?? token.key }]
  }

  private lexical(symbol: number, start: number): readonly Edge[] {
    let found: Edge[] | null = null
    for (const { symbol: own, value, length, cost } of this.line.meanings[start]?.senses ?? [])
      if (own === symbol) {
        found ??= []
        found.push({ end: start + length, cost: hundredths(cost), value })
        if (start + length > this.known) this.known = start + length
      }
    return found ?? NONE
  }
}

/** A category that is being read from a token on. */
interface Attempt {
  readonly start: number
  /** What was read on the way to the step that is being tried. */
  readonly values: unknown[]
  /** What the category is read as so far. */
  readonly best: RuleEdge[]
}
