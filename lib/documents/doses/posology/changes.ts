import { quantityFollows } from './around-amounts'
import { senseOf } from './items'
import type { Items } from './quantities'
import { periodAt } from './rhythms'

const ENDS = /^[;,.)\n]$/

/**
 * By how much a dose is to change, which is no dose: «снижать на 5 мг каждые 3 дня до 10 мг», `reduce by 5 mg weekly`; behind all that is
 * said of it.
 */
export function changeAt(items: Items, at: number): number | null {
  if (!senseOf(items[at], 'change') || !quantityFollows(items, at + 1)) return null
  let next = at + 1
  while (next < items.length && !ENDS.test(items[next]?.key ?? '') && !senseOf(items[next], 'then')) next += 1
  return next
}

const LEADS = new Set(['до', 'на', 'to', 'la'])

/** The amount that was: «увеличить с 5 мг до 10 мг», `instead of 5 mg`; behind it, and behind the word that leads to the next one. */
export function formerAt(items: Items, at: number): number | null {
  if (!senseOf(items[at], 'former') || !senseOf(items[at + 1], 'number')) return null
  const unit = senseOf(items[at + 2], 'unit') ? at + 3 : at + 2
  const next = periodAt(items, unit)?.next ?? unit
  return LEADS.has(items[next]?.key ?? '') ? next + 1 : next
}

/** Whether a word that something is stopped ends what is said of a dose: «Аспирин 75 мг отменить»; not in `until symptoms stop`. */
export function isLast(items: Items, at: number): boolean {
  const [before, behind] = [items[at - 1], items[at + 1]]
  const isOfDose = before === undefined || before.senses.length > 0 || before.key === ':'
  return isOfDose && (behind === undefined || ENDS.test(behind.key))
}
