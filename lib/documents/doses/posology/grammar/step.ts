import { symbolOf } from '../words/symbols'
import type { Beginning, CompiledRule } from './grammar'
import { PATTERN_END, type Place } from './pattern'

/** The names that a rule has bound so far, the last one first. Each refers to one of the values read. */
interface Names {
  readonly name: string
  readonly depth: number
  readonly before: Names | null
}

/** A rule partway through its pattern. */
interface Item {
  readonly compiled: CompiledRule
  readonly place: Place
  readonly names: Names | null
}

/** A rule at the end of its pattern. */
export interface Final {
  readonly compiled: CompiledRule
  readonly names: Names | null
}

/** A symbol that may be read next, and the step that it leads to. */
export interface Move {
  readonly symbol: number
  readonly isAhead: boolean
  readonly to: Step
}

const END = symbolOf('ENDOFLINE')
/** A symbol and the same symbol as a lookahead lead to different steps. */
const KINDS_OF_MOVES = 2

/**
 * The common part of several rules up to a place in their patterns. The steps are a tree that grows as lines require.
 * Each step caches the moves that a kind of token allows, so rules that the next token excludes aren't tried.
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

  /** Returns the step where rules begin. */
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

  /** Returns the moves after the last token of a line. */
  get movesAtEnd(): readonly Move[] {
    return (this.last ??= this.movesWhere((symbol) => symbol === END))
  }

  /** Clears the moves by kind of token. */
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

/** Returns the values of a rule's names. @param values the values read on the way */
export function boundBy(names: Names | null, values: readonly unknown[]): Record<string, unknown> {
  const bound: Record<string, unknown> = {}
  for (let one = names; one; one = one.before) bound[one.name] = values[one.depth]
  return bound
}
