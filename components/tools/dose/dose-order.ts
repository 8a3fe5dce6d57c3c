import type { FoundDose } from './answers'

/** What doses can be ordered by. */
export type DoseOrderKey = 'id' | 'who' | 'drug' | 'when' | 'quantity' | 'value' | 'unit' | 'source' | 'cell'

export interface DoseOrder {
  readonly by: DoseOrderKey
  readonly descending: boolean
}

/** A press on a head: by it upwards, then downwards, then as in the file again. */
export function nextOrder(order: DoseOrder | null, by: DoseOrderKey): DoseOrder | null {
  if (order?.by !== by) return { by, descending: false }
  return order.descending ? null : { by, descending: true }
}

/** The doses in an order; those that have nothing to order by come last either way, and equal ones stay as in the file. */
export function ordered(doses: readonly FoundDose[], order: DoseOrder | null, locale: string): readonly FoundDose[] {
  if (order === null || (order.by === 'cell' && !order.descending)) return doses
  if (order.by === 'cell') return doses.toReversed()
  const ranks = ranksOf(doses.map(keyed(order.by)), locale)
  const sign = order.descending ? -1 : 1
  return Array.from(doses, (_, index) => index)
    .sort((a, b) => {
      const first = ranks[a] ?? null
      const second = ranks[b] ?? null
      if (first === null || second === null) return Number(first === null) - Number(second === null) || a - b
      return sign * (first - second) || a - b
    })
    .flatMap((index) => doses[index] ?? [])
}

type Key = string | number | null

/** Where each is among those that differ: words are compared by the language's rules, which is slow, so each but once. */
function ranksOf(keys: readonly Key[], locale: string): readonly (number | null)[] {
  if (keys.every((key) => typeof key !== 'string')) return keys as readonly (number | null)[]
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const words = [...new Set(keys)].filter((key) => typeof key === 'string').sort(compare)
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  return keys.map((key) => (typeof key === 'string' ? (ranks.get(key) ?? null) : null))
}

function keyed(by: DoseOrderKey): (dose: FoundDose) => Key {
  switch (by) {
    case 'id':
      return ({ subjectId }) => subjectId
    case 'who':
      return ({ subject, device }) => subject ?? device
    case 'drug':
      return ({ drug }) => drug
    case 'when':
      return ({ date, periodFrom, period }) => date ?? periodFrom ?? period
    case 'quantity':
      return ({ quantity, position }) => (quantity === null ? null : `${quantity} ${position ?? ''}`)
    case 'value':
      return amountOf
    case 'unit':
      return ({ unit }) => unit
    case 'source':
      return ({ unitSource }) => unitSource
    case 'cell':
      return ({ cell }) => cell
  }
}

/** In the common unit if there is one, so that 900 µSv is less than 1 mSv. */
function amountOf({ canonicalValue, value, min, max }: FoundDose): number | null {
  const said = canonicalValue ?? value ?? max ?? min
  return said === null ? null : Number(said)
}
