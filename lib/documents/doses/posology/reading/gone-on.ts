import type { PathStep } from './search'

/** What says that a medicine was taken or has been stopped. */
const FORMER: ReadonlySet<string> = new Set(['past', 'stopped', 'stop'])
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
