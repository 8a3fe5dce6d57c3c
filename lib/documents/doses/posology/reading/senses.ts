import { symbolOf } from '../words/symbols'
import type { Line } from './line'

/** A sense with a higher cost is of another language or a misspelling. */
export const OWN_SENSE = 0.4
const [QUALIFIER, FORMROUTE] = ['QUALIFIER', 'FORMROUTE'].map(symbolOf)

/** Whether the token alone has a sense in the line's language, other than as a part of names. */
export function hasOwnSense({ meanings }: Line, at: number): boolean {
  return (
    meanings[at]?.senses.some(
      ({ length, cost, symbol }) => length === 1 && cost < OWN_SENSE && symbol !== QUALIFIER && symbol !== FORMROUTE,
    ) ?? false
  )
}

/** Whether the token alone has no other senses than the given ones. */
export function hasOnlySenses({ meanings }: Line, at: number, wanted: readonly (number | undefined)[]): boolean {
  const own = meanings[at]?.senses.filter(({ length, cost }) => length === 1 && cost < OWN_SENSE) ?? []
  return own.every(({ symbol }) => wanted.includes(symbol))
}

/** Whether the token alone has one of the senses. */
export function hasSense({ meanings }: Line, at: number, symbols: readonly (number | undefined)[]): boolean {
  return (
    meanings[at]?.senses.some(
      ({ symbol, cost, length }) => length === 1 && cost < OWN_SENSE + 0.1 && symbols.includes(symbol),
    ) ?? false
  )
}

/** Returns the index after the longest phrase with the sense that begins at a token; the token's own if none does. */
export function longestSense({ meanings }: Line, at: number, wanted: number | undefined): number {
  let longest = 0
  for (const { symbol, length } of meanings[at]?.senses ?? [])
    if (symbol === wanted && length > longest) longest = length
  return at + longest
}
