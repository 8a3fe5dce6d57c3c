import type { Token } from '../text/tokens'
import type { Meaning } from '../words/sense-finder'
import { symbolOf } from '../words/symbols'
import { type Beginning, type Category, type Grammar, hundredths } from './grammar'
import type { ValueOf } from './rule'
import { boundBy, type Final, type Step } from './step'

/** A reading from one token to another, with its cost in hundredths. */
export interface Edge<Value = unknown> {
  readonly end: number
  readonly cost: number
  readonly value: Value
}

/** The cheapest reading up to an end, and the rule that it comes from. */
interface RuleEdge extends Edge {
  readonly order: number
}

const NONE: readonly Edge[] = []
const END = symbolOf('ENDOFLINE')
/** Readings from the lexicon take precedence over those from rules. */
const OF_LEXICON = -1
/** The maximum number of times that rules beginning with their own category extend a reading. */
const MOST_TURNS = 3

/** The parts of a line that a chart needs. */
export interface ChartedLine {
  readonly tokens: readonly Token[]
  readonly meanings: readonly Meaning[]
}

/**
 * The readings of the grammar in a line, found on demand: the cheapest of each category from each token to each end.
 */
export class Chart {
  /** By token and category: the readings, while it is being read those found so far. */
  private readonly found: (readonly Edge[] | undefined)[]
  /** The index after the last token that was used for them, and after the last one of which more than the kind was. */
  private readonly reaches: number[]
  private readonly knowns: number[]
  private readonly beginnings: readonly Beginning[]
  private readonly tokens: readonly Token[]
  private reach = 0
  private known = 0

  constructor(
    private readonly grammar: Grammar,
    private readonly line: ChartedLine,
  ) {
    this.tokens = line.tokens
    const size = line.tokens.length * grammar.categoryCount
    this.found = new Array<readonly Edge[] | undefined>(size)
    this.reaches = new Array<number>(size)
    this.knowns = new Array<number>(size)
    this.beginnings = line.meanings.map(({ kind, symbols }) => grammar.beginningOf(kind, symbols))
  }

  /** Starts reading at a token, from which `lookedAt` and `lookedInto` count. */
  begin(start: number): void {
    this.reach = start
    this.known = start
  }

  /** The index after the last token that was used since reading began; the end of the line counts as a token. */
  get lookedAt(): number {
    return this.reach
  }

  /** The index after the last token of which more than the kind was used. */
  get lookedInto(): number {
    return this.known
  }

  /** Returns the readings of a category from a token on. */
  at<const Name extends string>(category: Name, start: number): readonly Edge<ValueOf<Name>>[] {
    return this.edges(symbolOf(category), start) as readonly Edge<ValueOf<Name>>[]
  }

  /** Returns the readings of a symbol's category or sense from a token on. */
  edges(symbol: number, start: number): readonly Edge[] {
    if (start >= this.reach) this.reach = start + 1
    const beginning = this.beginnings[start]
    if (!beginning) return symbol === END ? this.begun(symbol, start) : NONE
    return beginning.begun[symbol] === 1 ? this.begun(symbol, start) : NONE
  }

  /** Like `edges`, for a symbol that can begin at the token. */
  private begun(symbol: number, start: number): readonly Edge[] {
    const token = this.tokens[start]
    if (!token) return [{ end: start, cost: 0, value: '' }]
    const category = this.grammar.categories[symbol]
    if (!category) return this.terminals(symbol, start, token)
    const place = start * this.grammar.categoryCount + category.index
    const found = this.found[place]
    if (found) {
      this.use(this.reaches[place] ?? 0, this.knowns[place] ?? 0)
      return found
    }
    const [reach, known] = [this.reach, this.known]
    this.reach = start + 1
    this.known = start
    this.store(place, NONE)
    const edges = this.read(symbol, category, start, place)
    this.store(place, edges)
    this.use(reach, known)
    return edges
  }

  /** Stores the readings so far, with the tokens that were used for them. */
  private store(place: number, edges: readonly Edge[]): void {
    this.found[place] = edges
    this.reaches[place] = this.reach
    this.knowns[place] = this.known
  }

  /** Counts tokens as used. */
  private use(reach: number, known: number): void {
    if (reach > this.reach) this.reach = reach
    if (known > this.known) this.known = known
  }

  private read(symbol: number, { entry, growing }: Category, start: number, place: number): readonly Edge[] {
    const best: RuleEdge[] = []
    for (const { end, cost, value } of this.lexical(symbol, start)) best.push({ end, cost, value, order: OF_LEXICON })
    const attempt: Attempt = { start, values: [], best }
    let step: Step = entry
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      this.store(place, best.length === 0 ? NONE : best.slice())
      const before = best.length
      this.match(step, start, 0, attempt, 0)
      if (growing === null || (turn > 0 && best.length === before)) break
      step = growing
    }
    return best
  }

  /**
   * Continues from a step with all moves that the next token allows. @param depth how many values have been read so far
   */
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
  /** The values read on the way to the current step. */
  readonly values: unknown[]
  /** The readings of the category so far. */
  readonly best: RuleEdge[]
}
