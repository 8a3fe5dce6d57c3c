import { AMOUNTS, isAmount } from './item-kinds'
import type { PathStep } from './search'

/** What says that a medicine was taken or has been stopped. */
const FORMER: ReadonlySet<string> = new Set(['past', 'last', 'stopped', 'stop'])
const BEHIND = ['separator', 'filler', 'and', 'note', 'close', 'then']

/**
 * Returns the steps without what says that a medicine was taken, if it still is: `was taking A 500 mg bd and still takes
 * it`. What follows has no other medicine or amount.
 */
export function withoutPastGoneOn(path: readonly PathStep[]): readonly PathStep[] {
  const still = path.findIndex(({ item }) => item.kind === 'verb' && item.value === 'still')
  if (still < 0 || !path.slice(still + 1).every(({ item }) => BEHIND.includes(item.kind))) return path
  return path.filter(({ item }, at) => at > still || !(item.kind === 'negation' && FORMER.has(item.value)))
}

const SAID_OF_LAST: readonly string[] = [...AMOUNTS, 'name', 'negation', 'subject', 'frequency', 'then', 'or']

/**
 * Returns the steps without what is said of the last dose of a day behind an instruction, and whether there is any: `20
 * mg bd, last dose at 4 pm`. It doesn't say that the medicine was taken earlier.
 */
export function withoutLastDose(path: readonly PathStep[]): {
  readonly steps: readonly PathStep[]
  readonly isLeftOut: boolean
} {
  const last = path.findIndex(({ item }) => item.kind === 'negation' && item.value === 'last')
  const before = path.slice(0, Math.max(last, 0))
  const length = path.slice(last + 1).findIndex(({ item }) => item.kind === 'separator' && item.value !== ',')
  const end = length < 0 ? path.length : last + 1 + length
  const isBehind =
    before.at(-1)?.item.kind === 'separator' &&
    before.some(({ item }) => isAmount(item)) &&
    before.some(({ item }) => item.kind === 'frequency') &&
    !before.some(({ item }) => item.kind === 'negation')
  if (!isBehind || path.slice(last + 1, end).some(({ item }) => SAID_OF_LAST.includes(item.kind)))
    return { steps: path, isLeftOut: false }
  return { steps: [...path.slice(0, last), ...path.slice(end)], isLeftOut: true }
}
