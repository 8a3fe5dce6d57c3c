import { findQuantityNames } from '../grammar/names'
import type { Quantity } from '../lexicon/quantity'
import { positionIn } from '../linking/positions'
import { headerWords } from './header-words'
import { isRadiation, VAGUE_QUANTITIES } from './surroundings'

/**
 * Returns the quantity that a cell in a column of quantities names. The header's word for dose may complete it: `Dose`
 * over `Effective`, «Доза» over «эффективная».
 */
export function rowsQuantity(text: string, header: string): Quantity | null {
  return definiteQuantity(text) ?? completed(text, header) ?? named(text)
}

/** Returns what the cell names together with the header's word for dose; null if that says no more than the header. */
export function completed(text: string, header: string): Quantity | null {
  if (!headerWords(header).dose) return null
  for (const phrase of [`${text} ${header}`, `${header} ${text}`]) {
    const quantity = headerWords(phrase).quantity
    if (isRadiation(quantity) && !VAGUE_QUANTITIES.has(quantity)) return quantity
  }
  return null
}

function named(text: string): Quantity | null {
  const names = quantitiesIn(text)
  // In `Dose equivalent Hp(10)`, prefers the definite name to the vaguer words before it.
  const sure = names.find((quantity) => !VAGUE_QUANTITIES.has(quantity)) ?? names[0] ?? headerWords(text).quantity
  // After `Deep` and `Shallow`, `Lens` is the third depth.
  return sure ?? (positionIn(text) === 'lens' ? 'Hp(3)' : null)
}

/** Returns the exact quantity that a text names, such as Hp(10). */
export function definiteQuantity(text: string): Quantity | null {
  return quantitiesIn(text).find((quantity) => !VAGUE_QUANTITIES.has(quantity)) ?? null
}

/** A name of one letter counts only before a number. */
function quantitiesIn(text: string): readonly Quantity[] {
  return findQuantityNames(`${text} 1`).map(({ quantity }) => quantity)
}
