import { symbolOf } from '../words/symbols'
import type { Beginning, CompiledRule } from './grammar'
import { PATTERN_END, type Place } from './pattern'

/** The names that a rule has bound so far, the last first: which of the values on the way each stands for. */
interface Names {
  readonly name: string
  readonly depth: number
  readonly before: Names | null
}

/** A rule on the way through its pattern. */
interface Item {
  readonly compiled: CompiledRule
  readonly place: Place
  readonly names: Names | null
}

/** A rule whose pattern ends. */
export interface Final {
  readonly compiled: CompiledRule
  readonly names: Names | null
}

/** What may be read next, and where that leads to. */
export interface Move {
  readonly symbol: number
  readonly isAhead: boolean
  readonly to: Step
}

const END = symbolOf('ENDOFLINE')
/** A symbol and the same one ahead lead to different steps. */
const KINDS_OF_MOVES = 2

/**
 * What several rules have in common up to a place in their patterns. The steps are a tree that is made as far as lines lead; each
 * remembers which moves a kind of token allows, so that no rule is tried that the next token excludes.
 */
export class Step {
  readonly finals: readonly Final[]
  private readonly open: readonly Item[]
  private readonly known = new Map<number, Step>()
  /** By the kind of the next token. */
  private allowed: (readonly Move[] | undefined)[] = []
  private last: readonly Move[] | null = null

  private constructor(
    items: readonly Item[],
    private readonly depth: number,
  ) {
    this.finals = items.filter(({ place }) => place === PATTERN_END)
    this.open = items.filter(({ place }) => place !== PATTERN_END)
  }

  /** Returns the step that rules begin with. */
  static entry(rules: readonly CompiledRule[]): Step {
    return new Step(
      rules.flatMap((compiled) => compiled.entry.map((place) => ({ compiled, place, names: null }))),
      0,
    )
  }

  /** Returns the moves that a token allows. */
  moves({ kind, begun }: Beginning): readonly Move[] {
    return (this.allowed[kind] ??= this.movesWhere((symbol) => begun[symbol] === 1))
  }

  /** Returns the moves behind the last token of a line. */
  get movesAtEnd(): readonly Move[] {
    return (this.last ??= this.movesWhere((symbol) => symbol === END))
  }

  /** Forgets the kinds of tokens. */
  forget(): void {
    this.allowed = []
    for (const step of this.known.values()) step.forget()
  }

  private movesWhere(isAllowed: (symbol: number) => boolean): Move[] {
    const moves: Move[] = []
    for (const { place } of this.open) {
      const { symbol, isAhead } = place
      const isKnown = moves.some((move) => move.symbol === symbol && move.isAhead === isAhead)
      if (!isKnown && isAllowed(symbol)) moves.push({ symbol, isAhead, to: this.behind(symbol, isAhead) })
    }
    return moves
  }

  private behind(symbol: number, isAhead: boolean): Step {
    const key = symbol * KINDS_OF_MOVES + (isAhead ? 1 : 0)
    const known = this.known.get(key)
    if (known) return known
    const items = this.open.flatMap(({ compiled, place, names }) => {
      if (place.symbol !== symbol || place.isAhead !== isAhead) return []
      const more = place.name === null ? names : { name: place.name, depth: this.depth, before: names }
      return place.next.map((next) => ({ compiled, place: next, names: more }))
    })
    const step = new Step(items, this.depth + (isAhead ? 0 : 1))
    this.known.set(key, step)
    return step
  }
}

/** Returns what a rule's names represent. @param values what was read on the way */
export function boundBy(names: Names | null, values: readonly unknown[]): Record<string, unknown> {
  const bound: Record<string, unknown> = {}
  for (let one = names; one; one = one.before) bound[one.name] = values[one.depth]
  return bound
}
