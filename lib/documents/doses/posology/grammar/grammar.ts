import { symbolCount, symbolOf } from '../words/symbols'
import { type Part, type Place, partsOf, placesOf } from './pattern'
import type { Rule } from './rule'

/** A rule ready to be tried: its pattern as places to go through, and what it can begin with. */
export interface CompiledRule {
  readonly rule: Rule
  readonly entry: readonly Place[]
  readonly first: ReadonlySet<number>
  /** It begins with its own category, and grows on what was found before. */
  readonly grows: boolean
}

export interface Category {
  /** Where its readings are kept: categories are counted from 0. */
  readonly index: number
  readonly rules: readonly CompiledRule[]
  readonly grows: boolean
}

/** Rules by category, indexed by what each can begin with. */
export class Grammar {
  /** By symbol; undefined for senses and kinds of tokens. */
  readonly categories: readonly (Category | undefined)[]
  readonly categoryCount: number
  /** Where nothing is known of a token yet. */
  readonly nothing: Beginning
  private readonly firsts: ReadonlyMap<number, ReadonlySet<number>>

  constructor(rules: readonly Rule[]) {
    const parts = rules.map(({ pattern }) => partsOf(pattern))
    const own = rules.map(({ category }) => symbolOf(category))
    const { firsts, ofRules } = firstsOf(parts, own)
    const categories: (Category | undefined)[] = Array.from({ length: symbolCount() }, () => undefined)
    let index = 0
    for (const symbol of firsts.keys()) {
      const compiled = rules.flatMap((rule, at): CompiledRule[] => {
        const [pattern, first] = [parts[at] ?? [], ofRules[at]]
        return own[at] === symbol && first
          ? [{ rule, entry: placesOf(pattern), first, grows: isOwn(pattern[0], symbol) }]
          : []
      })
      categories[symbol] = { index, rules: compiled, grows: compiled.some(({ grows }) => grows) }
      index += 1
    }
    this.categories = categories
    this.categoryCount = index
    this.firsts = firsts
    this.nothing = new Beginning(this, [])
  }

  /** Returns, by symbol, 1 for those and for the categories that can begin with one of those. */
  begunBy(symbols: readonly number[]): Uint8Array {
    const begun = new Uint8Array(symbolCount())
    for (const symbol of symbols) begun[symbol] = 1
    for (const [category, first] of this.firsts) if (symbols.some((symbol) => first.has(symbol))) begun[category] = 1
    return begun
  }
}

/** The symbols that begin at a token, with all that can begin with them. Shared by all tokens of the same symbols. */
export class Beginning {
  /** By symbol: 1 where it, or a category that can start with it, may begin. */
  readonly begun: Uint8Array
  private readonly more = new Map<number, Beginning>()
  private readonly rules: (readonly CompiledRule[] | undefined)[]

  constructor(
    private readonly grammar: Grammar,
    private readonly symbols: readonly number[],
  ) {
    this.begun = grammar.begunBy(symbols)
    this.rules = new Array<readonly CompiledRule[] | undefined>(grammar.categoryCount)
  }

  /** Returns the beginning with one more symbol. */
  with(symbol: number): Beginning {
    if (this.symbols.includes(symbol)) return this
    const known = this.more.get(symbol)
    if (known) return known
    const next = new Beginning(this.grammar, [...this.symbols, symbol])
    this.more.set(symbol, next)
    return next
  }

  /** Returns the rules of a category that can begin so, in their order. */
  rulesOf({ index, rules }: Category): readonly CompiledRule[] {
    return (this.rules[index] ??= rules.filter(({ first }) => this.symbols.some((symbol) => first.has(symbol))))
  }
}

interface Firsts {
  readonly firsts: ReadonlyMap<number, ReadonlySet<number>>
  readonly ofRules: readonly ReadonlySet<number>[]
}

/** What each category and each rule can begin with: senses, kinds of tokens and, for its own rules, the category itself. */
function firstsOf(parts: readonly (readonly Part[])[], own: readonly number[]): Firsts {
  const firsts = new Map<number, Set<number>>()
  for (const symbol of own) firsts.set(symbol, new Set([symbol]))
  const ofRules = parts.map(() => new Set<number>())
  for (let changed = true; changed;) {
    changed = false
    parts.forEach((pattern, at) => {
      const [first, target] = [ofRules[at], firsts.get(own[at] ?? 0)]
      if (!first || !target) return
      addFirsts(pattern, firsts, first)
      const before = target.size
      for (const symbol of first) target.add(symbol)
      changed ||= target.size > before
    })
  }
  return { firsts, ofRules }
}

/** Returns whether the parts can be empty. */
function addFirsts(
  parts: readonly Part[],
  firsts: ReadonlyMap<number, ReadonlySet<number>>,
  into: Set<number>,
): boolean {
  for (const part of parts) {
    if (part.kind === 'ahead') continue
    if (part.kind === 'symbol') for (const symbol of firsts.get(part.symbol) ?? [part.symbol]) into.add(symbol)
    else for (const choice of part.choices) addFirsts(choice, firsts, into)
    if (!part.isOptional) return false
  }
  return true
}

function isOwn(part: Part | undefined, symbol: number): boolean {
  return part?.kind === 'symbol' && part.symbol === symbol
}
