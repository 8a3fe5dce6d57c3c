import type { Item } from './items'
import { AMOUNTS, TIMED } from './item-kinds'
import type { Parts } from './parts'
import type { PathStep } from './search'

/** What shows that a medicine is taken, not counted or delivered. */
const TAKEN = [
  ...TIMED,
  'needed',
  'route',
  'verb',
  'once',
  'daily',
  'directed',
  'split',
  'course',
  'day',
  'weekdays',
] as const
/** Negations that say what was taken or isn't any more; their lists may give each medicine's times as well. */
const FORMER: ReadonlySet<string> = new Set(['past', 'last', 'stopped', 'stop', 'refused', 'tested'])

/**
 * How far the list after a negation goes: names alone (`Allergies: penicillin, aspirin`), everything in the sentence
 * (`Stopped: A 5 mg bd, B 10 mg`), whatever isn't taken (`In stock: A 10 mg, 5 ampoules; B, 6 ampoules`), or all that a
 * relative takes (`Father takes A 1 g bd; B 5 mg`).
 */
type Scope = 'names' | 'sentence' | 'stock' | 'family'

/** Follows the list of medicines that a negation opens. */
export class NegatedList {
  private scope: Scope | null = null

  /** Whether a group without a negation of its own still belongs to the list; if not, the list has ended. */
  includes(parts: Parts): boolean {
    if (this.scope !== null && !isGoverned(parts, this.scope)) this.scope = null
    return this.scope !== null
  }

  /** Opens the list after a group with a negation, if it heads one. */
  open(parts: Parts): void {
    const [negation] = parts.all('negation')
    this.scope = negation === undefined ? null : scopeOf(parts, negation.value)
  }
}

function scopeOf(parts: Parts, negation: string): Scope | null {
  if (negation === 'stock' || negation === 'family') return negation
  // What a guideline says, it says of the whole sentence.
  if (negation === 'general') return 'family'
  if (isTitle(parts)) return FORMER.has(negation) ? 'sentence' : 'names'
  return isNegatedAhead(parts) ? 'names' : null
}

/** Whether the negation comes before the medicine: `Avoid A 400 mg, B 500 mg`. */
export function isNegatedAhead(parts: Parts): boolean {
  const [negation, name] = [parts.one('negation'), parts.one('name')]
  return negation !== null && name !== null && negation.start < name.start
}

function isGoverned(parts: Parts, scope: Scope): boolean {
  switch (scope) {
    case 'names':
      return isOnlyNamed(parts) && !isNow(parts) && !isNewSentence(parts)
    case 'sentence':
      return parts.has('name') && !parts.has('verb', 'needed', 'route') && !isNow(parts) && !isNewSentence(parts, '.')
    case 'family':
      return !isNewSentence(parts, '.') && !hasSubject(parts)
    case 'stock':
      return parts.has('name', ...AMOUNTS, 'packed') && !parts.has(...TAKEN)
  }
}

/** `Patient takes A 5 mg`: after a relative's medicine, whose the next one is. */
function hasSubject({ items }: Parts): boolean {
  return items.some(({ kind, value }, at) => kind === 'verb' && value === 'takes' && items[at - 1]?.kind === 'filler')
}

/** `Earlier A 5 mg, now B 10 mg`. */
function isNow(parts: Parts): boolean {
  return parts.has('then') || parts.all('filler').some(({ value }) => value === 'now')
}

/**
 * Returns how many of the last groups before a negation it is said of as well: `A 5 mg and B 5 mg stopped`, `A 28
 * tablets, B 56 tablets in stock`.
 */
export function negatedBefore(before: readonly Parts[], parts: Parts): number {
  const [negation, name] = [parts.one('negation'), parts.one('name')]
  if (negation === null) return 0
  // `5 mg of A equals 20 mg of B`
  const isBehind = negation.value === 'stock' && parts.items[0]?.kind === 'negation'
  if (!isBehind && (name === null || negation.start < name.start)) return 0
  // `A 5 mg od, B 10 mg od: both stopped`
  const isOfAll = negation.value === 'both'
  const isStock = negation.value === 'stock'
  if (!isStock && !isOfAll && parts.items[0]?.kind !== 'and') return 0
  let count = 0
  for (let behind = parts, at = before.length - 1; at >= 0; at -= 1) {
    const one = before[at]
    if (!one || (!isOfAll && one.has(...TAKEN)) || isNewSentence(behind) || !one.has('name', ...AMOUNTS)) break
    behind = one
    count += 1
  }
  return count
}

/**
 * Whether a title that isn't understood is over a list of counts that nothing says are taken: `Trolley: A 1 mg, 5
 * ampoules; B, 2 ampoules`.
 */
export function isInventory(groups: readonly Parts[], path: readonly PathStep[]): boolean {
  const end = path.findIndex(({ item }) => item.kind === 'sign' && item.value === ':')
  const title = path.slice(0, Math.max(end, 0)).map(({ item }) => item)
  const isUnknown = title.some((item) => item.kind === 'unexplained' || (item.kind === 'name' && !item.value.isKnown))
  const isCounted = (parts: Parts) => parts.has('count', 'packed') && !parts.has(...TAKEN)
  return isUnknown && groups.length > 1 && groups.every(isCounted)
}

/** Whether a group is a title that negates the names after it: `Allergies: penicillin`, `Left in the cupboard: A, B`. */
function isTitle({ items }: Parts): boolean {
  const at = items.findIndex(({ kind }) => kind === 'negation')
  const name = items.findIndex(({ kind }, index) => index > at && kind === 'name')
  const colon = items.findIndex(({ kind, value }, index) => index > at && kind === 'sign' && value === ':')
  return at >= 0 && colon > 0 && (name < 0 || colon < name)
}

/** Whether a group is just a medicine's name, possibly with a strength. */
function isOnlyNamed(parts: Parts): boolean {
  return parts.has('name') && !parts.has(...TIMED, 'count', 'needed', 'route', 'verb', 'once')
}

export function isNewSentence({ items: [first] }: { readonly items: readonly Item[] }, signs = '.;'): boolean {
  return first?.kind === 'separator' && signs.includes(first.value)
}
