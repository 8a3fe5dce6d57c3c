import type { FoundColumn, Offer } from './answers'
import type { TypeChoice } from './state'

/** A type that the user chose for a column. */
export type ColumnType = TypeChoice extends infer Choice
  ? Choice extends TypeChoice
    ? Omit<Choice, 'table' | 'column'>
    : never
  : never

/** An offered type as a choice. */
export function typeOf({ as, decimal, order }: Pick<Offer, 'as' | 'decimal' | 'order'>): ColumnType {
  if (as === 'number') return { as, ...(decimal !== null && { decimal }) }
  return as === 'date' ? { as, ...(order !== null && { order }) } : { as }
}

/** A choice, as the menu represents it. */
export function typeKey(type: ColumnType | FoundColumn['chosen']): string {
  if (type === null) return 'found'
  const way = type.as === 'number' ? type.decimal : type.as === 'date' ? type.order : undefined
  return way === undefined ? type.as : `${type.as} ${way}`
}

/**
 * The user hasn't confirmed the column's type, and more than its own cells was needed to determine it, or it has cells
 * to check.
 */
export function isSupposed({ chosen, evidence, look }: FoundColumn): boolean {
  return chosen === null && (evidence === 'document' || evidence === 'open' || look.kept + look.odd > 0)
}

/** The two readings of an ambiguous cell; null if there is none. */
export function twoReadings({ offers }: FoundColumn): readonly [Offer, Offer] | null {
  for (const as of ['number', 'date'] as const) {
    const [first, second] = offers.filter((offer) => offer.as === as && offer.sample !== null)
    if (first !== undefined && second !== undefined) return [first, second]
  }
  return null
}

/** The offer to read decimal commas and points in one column alike; null if the column doesn't have both. */
export function bothMarks({ offers }: FoundColumn): Offer | null {
  return offers.find(({ as, decimal, sample }) => as === 'number' && decimal === null && sample !== null) ?? null
}

/** The choice that confirms a column's detected type; null if every choice would change how some cell is read. */
export function foundType(column: FoundColumn): ColumnType | null {
  const { type, offers, typed } = column
  const as = type === 'date' ? 'date' : type === 'number' || type === 'percent' ? 'number' : 'text'
  if (as === 'number' && bothMarks(column) !== null) {
    const same = offers.find((offer) => offer.as === as && offer.sample === null && offer.typed === typed)
    return same === undefined ? null : typeOf(same)
  }
  return { as: offers.some((offer) => offer.as === as) ? as : 'text' }
}
