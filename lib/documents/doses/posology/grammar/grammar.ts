import { symbolCount, symbolOf } from '../words/symbols'
import { type Part, partsOf } from './pattern'
import type { Rule } from './rule'

/** A rule ready to be tried: its pattern read, and what it can begin with. */
export interface CompiledRule {
  readonly rule: Rule
  readonly parts: readonly Part[]
  readonly first: Bits
  /** It begins with its own category, and grows on what was found before. */
  readonly grows: boolean
}

export interface Category {
  readonly rules: readonly CompiledRule[]
  readonly first: Bits
  readonly grows: boolean
}

/** A set of symbols, 31 to a number. */
export type Bits = Int32Array

/** Rules by category, indexed by what each can begin with. */
export class Grammar {
  /** By symbol; undefined for senses and kinds of tokens. */
  readonly categories: readonly (Category | undefined)[]
  readonly symbols: number

  constructor(rules: readonly Rule[]) {
    const parts = rules.map(({ pattern }) => partsOf(pattern))
    const own = rules.map(({ category }) => symbolOf(category))
    this.symbols = symbolCount()
    const firsts = new Map<number, Bits>()
    for (const symbol of own) firsts.set(symbol, withBit(this.emptyBits(), symbol))
    const ofRules = rules.map(() => this.emptyBits())
    for (let changed = true; changed;) {
      changed = false
      rules.forEach((_, at) => {
        const [first, target] = [ofRules[at], firsts.get(own[at] ?? 0)]
        if (!first || !target) return
        this.addFirsts(parts[at] ?? [], firsts, first)
        changed = mergeInto(target, first) || changed
      })
    }
    const categories: (Category | undefined)[] = Array.from({ length: this.symbols }, () => undefined)
    for (const [symbol, first] of firsts) {
      const compiled = rules.flatMap((rule, at): CompiledRule[] =>
        own[at] === symbol
          ? [{ rule, parts: parts[at] ?? [], first: ofRules[at] ?? first, grows: isOwn(parts[at]?.[0], symbol) }]
          : [],
      )
      categories[symbol] = { rules: compiled, first, grows: compiled.some(({ grows }) => grows) }
    }
    this.categories = categories
  }

  emptyBits(): Bits {
    return new Int32Array(Math.ceil(this.symbols / 31) + 1)
  }

  private addFirsts(parts: readonly Part[], firsts: ReadonlyMap<number, Bits>, into: Bits): boolean {
    for (const part of parts) {
      if (part.kind === 'ahead') continue
      if (part.kind === 'symbol') {
        const first = firsts.get(part.symbol)
        if (first) mergeInto(into, first)
        else withBit(into, part.symbol)
      } else for (const choice of part.choices) this.addFirsts(choice, firsts, into)
      if (!part.isOptional) return false
    }
    return true
  }
}

function isOwn(part: Part | undefined, symbol: number): boolean {
  return part?.kind === 'symbol' && part.symbol === symbol
}

/** Returns the set with one more symbol in it. */
export function withBit(bits: Bits, symbol: number): Bits {
  const word = Math.floor(symbol / 31)
  bits[word] = (bits[word] ?? 0) | (1 << (symbol % 31))
  return bits
}

export function hasBit(bits: Bits | undefined, symbol: number): boolean {
  return bits !== undefined && ((bits[Math.floor(symbol / 31)] ?? 0) & (1 << (symbol % 31))) !== 0
}

/** Whether two sets share a symbol. */
export function meet(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word += 1) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

function mergeInto(target: Bits, source: Bits): boolean {
  let changed = false
  for (let word = 0; word < target.length; word += 1) {
    const [before, added] = [target[word] ?? 0, source[word] ?? 0]
    if ((before | added) === before) continue
    target[word] = before | added
    changed = true
  }
  return changed
}
