import { EN_QUANTITIES } from '../lexicon/en/quantities'
import type { Quantity } from '../lexicon/quantity'
import { RO_QUANTITIES } from '../lexicon/ro/quantities'
import { RU_QUANTITIES } from '../lexicon/ru/quantities'
import { anyOf, lettersOf, mayHoldAny } from './patterns'

export interface NameSpan {
  readonly start: number
  readonly end: number
  readonly quantity: Quantity
}

const NAMES: readonly (readonly [name: string, quantity: Quantity])[] = [
  EN_QUANTITIES,
  RU_QUANTITIES,
  RO_QUANTITIES,
].flatMap(({ entries }) =>
  Object.entries(entries).flatMap(([quantity, names = []]) =>
    names.map((name) => [name, quantity as Quantity] as const),
  ),
)

/** A name with at most this many letters must match exactly: `E`, `ED`, `ЭД`. */
const SHORT = 2
const BY_NAME = new Map(NAMES.map(([name, quantity]) => [foldName(name), quantity]))
const LONG_NAMES = anyOf(
  NAMES.filter(([name]) => name.length > SHORT).map(([name]) => name),
  'giu',
)
/** A short name must be right before a number, a sign or a comparator. A single letter among words is an initial. */
const SHORT_NAMES = new RegExp(
  `${
    anyOf(
      NAMES.filter(([name]) => name.length <= SHORT).map(([name]) => name),
      'u',
    ).source
  }(?=\\s{0,3}[=:,–—-]?\\s{0,3}[<>≤≥~]?=?\\s?\\d)`,
  'gu',
)

const MAY_HOLD = mayHoldAny(NAMES.map(([name]) => name))

/** Returns the names of quantities in a text, in reading order. If several begin at the same place, the longest. */
export function findQuantityNames(text: string): readonly NameSpan[] {
  if (!MAY_HOLD(lettersOf(text))) return []
  const spans: NameSpan[] = []
  for (const pattern of [LONG_NAMES, SHORT_NAMES]) {
    for (const found of text.matchAll(pattern)) {
      const quantity = BY_NAME.get(foldName(found[0]))
      const span = quantity && { start: found.index, end: found.index + found[0].length, quantity }
      if (span && !spans.some((other) => other.start < span.end && span.start < other.end)) spans.push(span)
    }
  }
  return spans.sort((a, b) => a.start - b.start)
}

function foldName(name: string): string {
  return (name.length <= SHORT ? name : name.toLowerCase())
    .replace(/,(?=\d)/g, '.')
    .replace(/[\s\u00a0\-–_]+/g, '')
    .replace(/ё/g, 'е')
}
