import type { Item } from './items'

/** Kinds of items that say how much is taken. */
export const AMOUNTS = [
  'count',
  'countPer',
  'timesAmount',
  'measure',
  'composite',
  'daily',
  'rate',
  'scheme',
  'dealt',
  'bare',
] as const

/** Kinds of items that say when and how often. */
export const TIMED = ['frequency', 'when', 'mealtime', 'clocks', 'countPer', 'scheme', 'dealt', 'meals'] as const

/** Kinds of items that a title over instructions consists of. */
export const HEADING: readonly string[] = [
  'name',
  'measure',
  'composite',
  'form',
  'product',
  'strength',
  'separator',
  'open',
  'close',
  'sign',
  'listed',
]

export function isAmount({ kind }: Item): boolean {
  return (AMOUNTS as readonly string[]).includes(kind)
}
