import { symbolOf } from '../words/symbols'
import { AMOUNTS, isAmount } from './item-kinds'
import type { Line } from './line'
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

const NOW = symbolOf('NOW')
const PAST = symbolOf('NEG')
/** Senses of words that say until when an amount was taken. */
const EARLIER: ReadonlySet<number> = new Set(['FORMER', 'BEFORE', 'BEFOREWORD', 'UNTIL'].map(symbolOf))
/** What may stand before the medicine that was taken. */
const LED: readonly string[] = ['negation', 'filler', 'verb', 'former', 'form']

/**
 * Returns the steps without the amount that was taken, if the same medicine is taken in another one now: `was taking A 5
 * mg bd, now 10 mg bd`, `A 1 mg od before admission, now 2 mg od`.
 */
export function withoutFormerAmount({ meanings }: Line, path: readonly PathStep[]): readonly PathStep[] {
  const now = path.findIndex(({ item }) => meanings[item.start]?.senses.some(({ symbol }) => symbol === NOW))
  const name = path.slice(0, Math.max(now, 0)).findLastIndex(({ item }) => item.kind === 'name')
  const next = path.findIndex(({ item }, at) => at >= now && (item.kind === 'name' || isAmount(item)))
  const [named, taken] = [path[name], path[next]]
  if (!named || !taken || taken.item.kind === 'name') return path
  let from = name
  while (LED.includes(path[from - 1]?.item.kind ?? '')) from -= 1
  const isEarlier = meanings
    .slice(path[from]?.item.start, path[now]?.item.start)
    .some(({ senses }) =>
      senses.some(({ symbol, value }) => EARLIER.has(symbol) || (symbol === PAST && value === 'past')),
    )
  if (!isEarlier || !path.slice(name, now).some(({ item }) => isAmount(item) || item.kind === 'former')) return path
  // `Instead of 5 mg now 10 mg in the morning` isn't only now.
  const isOnlyNow = ({ kind, value }: PathStep['item']) => kind === 'once' && value === 'now'
  const present = path
    .slice(now, next + 1)
    .filter(({ item }) => taken.item.kind === 'daily' || !isOnlyNow(item))
    .map((step) => ({ ...step, isNew: false }))
  return [...path.slice(0, from), { ...named, isNew: true }, ...present, ...path.slice(next + 1)]
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
