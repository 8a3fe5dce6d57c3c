import { isAmount, TIMED } from './item-kinds'
import type { Item } from './items'
import { Parts } from './parts'
import type { PathStep } from './search'

const LEADING = ['separator', 'and', 'then', 'or', 'day', 'later', 'listed', 'open', 'verb', 'filler']

/**
 * Returns the items of each instruction. Separators and verbs before a new instruction belong to it. A negation ends
 * with its sentence if the next one has a medicine with a dose and a time.
 */
export function groupsOf(path: readonly PathStep[]): Parts[] {
  const groups: Item[][] = [[]]
  for (const { item, isNew } of path) {
    const last = groups.at(-1)
    if (isNew && last) {
      let from = last.length
      while (from > 0 && LEADING.includes(last[from - 1]?.kind ?? '')) from -= 1
      groups.push(last.splice(from))
    }
    groups.at(-1)?.push(item)
  }
  return groups.flatMap(sentencesOf).map((items) => new Parts(items))
}

/** `Allergies. Cefazolin 1 g tds`: the medicine of the second sentence isn't the one that is negated. */
function sentencesOf(items: readonly Item[]): (readonly Item[])[] {
  const negation = items.findIndex(({ kind }) => kind === 'negation')
  const name = items.findIndex(({ kind }, at) => at > negation && kind === 'name')
  const stop = items.findLastIndex(({ kind, value }, at) => at < name && kind === 'separator' && value === '.')
  if (negation < 0 || stop < negation) return [items]
  const [before, behind] = [items.slice(0, stop), items.slice(stop)]
  const isDose = behind.some(isAmount) && new Parts(behind).has(...TIMED)
  return isDose && !behind.some(({ kind }) => kind === 'negation') ? [before, behind] : [items]
}
