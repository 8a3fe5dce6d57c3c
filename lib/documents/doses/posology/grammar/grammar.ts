import { symbolCount, symbolOf } from '../words/symbols'
import { type Part, type Place, partsOf, placesOf } from './pattern'
import type { Rule } from './rule'
import { Step } from './step'

/** A rule ready to be tried, with its pattern as places to go through. */
export interface CompiledRule {
  readonly rule: Rule
  /** The position among the rules; among equally cheap readings, the first rule's is chosen. */
  readonly order: number
  /** The cost in hundredths, since sums of whole numbers are exact. */
  readonly cost: number
  readonly entry: readonly Place[]
  /** Begins with its own category and extends what was found before. */
  readonly grows: boolean
}

export interface Category {
  /** The index of its readings; categories are counted from 0. */
  readonly index: number
  /** The step where all its rules begin, and the step for those that grow. */
  readonly entry: Step
  readonly growing: Step | null
}

/** Rules by category, tried together. Rules that begin alike share their common part. */
export class Grammar {
  /** By symbol; undefined for senses and kinds of tokens. */
  readonly categories: readonly (Category | undefined)[]
  readonly categoryCount: number
  private readonly firsts: ReadonlyMap<number, ReadonlySet<number>>
  /** By the number of a kind of token. */
  private readonly beginnings: (Beginning | undefined)[] = []

  constructor(rules: readonly Rule[]) {
    const parts = rules.map(({ pattern }) => partsOf(pattern))
    const own = rules.map(({ category }) => symbolOf(category))
    this.firsts = firstsOf(parts, own)
    const categories: (Category | undefined)[] = Array.from({ length: symbolCount() }, () => undefined)
    let index = 0
    for (const symbol of this.firsts.keys()) {
      const compiled = rules.flatMap((rule, order): CompiledRule[] => {
        const pattern = parts[order] ?? []
        return own[order] === symbol
          ? [
              {
                rule,
                order,
                cost: hundredths(rule.cost),
                entry: placesOf(pattern),
                grows: isOwn(pattern[0], symbol),
              },
            ]
          : []
      })
      const growing = compiled.filter(({ grows }) => grows)
      categories[symbol] = {
        index,
        entry: Step.entry(compiled),
        growing: growing.length === 0 ? null : Step.entry(growing),
      }
      index += 1
    }
    this.categories = categories
    this.categoryCount = index
  }

  /** Returns what can begin at a token of a kind. @param symbols the symbols of the kind */
  beginningOf(kind: number, symbols: readonly number[]): Beginning {
    return (this.beginnings[kind] ??= new Beginning(kind, this.begunBy(symbols)))
  }

  /** Returns an array by symbol with 1 for the given symbols and for the categories that can begin with one of them. */
  private begunBy(symbols: readonly number[]): Uint8Array {
    const begun = new Uint8Array(symbolCount())
    for (const symbol of symbols) begun[symbol] = 1
    for (const [category, first] of this.firsts) if (symbols.some((symbol) => first.has(symbol))) begun[category] = 1
    return begun
  }

  /** Clears the data about kinds of tokens, before these are renumbered. */
  forget(): void {
    this.beginnings.length = 0
    for (const category of this.categories) {
      category?.entry.forget()
      category?.growing?.forget()
    }
  }
}

/** What can begin at tokens of one kind. */
export class Beginning {
  /** @param begun by symbol: 1 if the symbol, or a category that can start with it, may begin */
  constructor(
    readonly kind: number,
    readonly begun: Uint8Array,
  ) {}
}

/** Returns a cost in hundredths. */
export function hundredths(cost: number): number {
  return Math.round(cost * 100)
}

/** Returns what each category can begin with: senses, kinds of tokens and, for its own rules, the category itself. */
function firstsOf(
  parts: readonly (readonly Part[])[],
  own: readonly number[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const firsts = new Map<number, Set<number>>()
  for (const symbol of own) firsts.set(symbol, new Set([symbol]))
  for (let changed = true; changed;) {
    changed = false
    parts.forEach((pattern, at) => {
      const target = firsts.get(own[at] ?? 0)
      if (!target) return
      const before = target.size
      addFirsts(pattern, firsts, target)
      changed ||= target.size > before
    })
  }
  return firsts
}

/** Adds what the parts can begin with. Returns whether the parts can be empty. */
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
