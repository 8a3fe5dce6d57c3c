import { isAmount, TIMED } from './item-kinds'
import type { Item } from './items'
import { Parts } from './parts'
import type { PathStep } from './search'

/** What may precede the medicine that it applies to. */
const AHEAD = ['when', 'mealtime', 'meal', 'clocks', 'needed', 'symptom', 'weekdays']
/** Those that a list of medicines behind them may share. */
const SHARED_TIMES: readonly string[] = ['when', 'mealtime', 'clocks', 'frequency']
/** Where a time is added that may be said of another medicine only. */
const BEHIND_NAME = 2
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
      while (from > 0 && (isLeading(last, from - 1) || (item.kind === 'name' && isProductOfNext(last, from - 1))))
        from -= 1
      groups.push(last.splice(from))
    }
    groups.at(-1)?.push(item)
  }
  return withStopOfNext(withOwnTime(withAhead(withTitleTimes(groups))))
    .map(withoutStopAtEnd)
    .flatMap(sentencesOf)
    .flatMap(withoutTail)
    .map((items) => new Parts(items))
}

/** Whether an item belongs to the instruction behind it. `Start:` is a verb with its colon. */
function isLeading(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (item === undefined) return false
  // `A in the morning, after 30 minutes B 20 mg`
  const isDelay = item.kind === 'note' && item.value === 'delay'
  // `5 mg, day 2 – 10 mg`
  const isOfDay = isTitleSign(item) && before?.kind === 'day'
  return isDelay || isOfDay || LEADING.includes(item.kind) || (isColon(item) && before?.kind === 'verb')
}

/** `A 2 mL + sol. B`: what B is. */
function isProductOfNext(items: readonly Item[], at: number): boolean {
  const kinds = [items[at]?.kind, items[at - 1]?.kind]
  return kinds[0] === 'product' && (kinds[1] === 'and' || kinds[1] === 'separator')
}

/** What was bought, is in stock or was taken earlier may be taken now: `Bought A 500 mg, takes 1 tablet bd`. */
const GONE_ON: ReadonlySet<string> = new Set(['stock', 'past', 'last'])

/** `Allergies. Cefazolin 1 g tds`: the medicine of the second sentence isn't the one that is negated. */
function sentencesOf(items: readonly Item[]): (readonly Item[])[] {
  const negation = items.findIndex(({ kind }) => kind === 'negation')
  if (negation < 0) return [items]
  const name = items.findIndex(({ kind }, at) => at > negation && kind === 'name')
  const supplied = items.slice(0, negation).findLastIndex(({ kind }) => kind === 'separator')
  const ordered = items.slice(0, Math.max(supplied, 0))
  // `A 2 mg tds, 14 tablets supplied`, `A 60 mg/24 h, 20 mg given at 03:10`
  const isGone = GONE_ON.has(String(items[negation]?.value)) && (name < supplied || items[negation]?.value === 'stock')
  const isApart = items.slice(supplied, negation).some(isAmount) || items[negation]?.value === 'stock'
  if (isGone && isApart && ordered.some(isAmount) && new Parts(ordered).has(...TIMED, 'needed', 'daily'))
    return [ordered, items.slice(supplied)]
  const verb = items.findIndex(({ kind }, at) => at > Math.max(name, negation) && kind === 'verb')
  if (GONE_ON.has(String(items[negation]?.value)) && verb > 0) {
    const isTaken = new Parts(items.slice(verb)).has(...TIMED, 'needed') && items.slice(verb).some(isAmount)
    if (isTaken) return [items.slice(0, verb), items.slice(verb)]
  }
  // `First dose given, then A 1 g tds`
  const then = items.findIndex(({ kind }, at) => at > negation && (kind === 'then' || kind === 'verb'))
  if (GONE_ON.has(String(items[negation]?.value)) && then > 0 && then < name && !items.slice(0, then).some(isAmount)) {
    const behind = items.slice(name)
    const isApart = items.slice(negation, name).some(({ kind }) => kind === 'separator')
    const next = items.slice(negation, name).findLastIndex(({ kind }) => kind === 'separator') + negation
    if (isApart && next < name && behind.some(isAmount) && new Parts(behind).has(...TIMED))
      return [items.slice(0, next), items.slice(next)]
  }
  const stop = items.findLastIndex(({ kind, value }, at) => at < name && kind === 'separator' && value === '.')
  if (stop < negation) return [items]
  const [before, behind] = [items.slice(0, stop), items.slice(stop)]
  const isDose = behind.some(isAmount) && new Parts(behind).has(...TIMED)
  return isDose && !behind.some(({ kind }) => kind === 'negation') ? [before, behind] : [items]
}

/**
 * Moves a time or a condition at the end of an instruction to the medicine after it, in lines that start with one: `In
 * the morning A 5 mg, in the evening B 10 mg`. As a title, it is for all medicines up to the next: `Morning: A 5 mg, B 10
 * mg`.
 */
function withAhead(groups: readonly (readonly Item[])[]): (readonly Item[])[] {
  if (!isLedByTime(groups[0] ?? [])) return [...groups]
  const moved = groups.map((items) => [...items])
  moved.forEach((items, at) => {
    const next = moved[at + 1]
    const from = items.findLastIndex((item) => !isAhead(item) && !isTitleSign(item)) + 1
    const isApart = ['separator', 'and'].includes(items[from - 1]?.kind ?? '')
    if (isApart && from < items.length && next?.[0]?.kind === 'name') next.unshift(...items.splice(from - 1))
  })
  shareTimeAhead(moved)
  return moved.filter((items) => items.length > 0)
}

/**
 * Adds the times of a title before the first medicine to those behind it without times of their own: `Every 6 hours,
 * together: A 1 mL and B 1 mg`.
 */
function withTitleTimes(groups: readonly (readonly Item[])[]): (readonly Item[])[] {
  const [first = []] = groups
  const name = first.findIndex(({ kind }) => kind === 'name')
  const colon = first[name - 1]
  const title = first.slice(0, Math.max(name - 1, 0))
  const times = title.filter(({ kind }) => (TIMED as readonly string[]).includes(kind))
  if (!colon || !isColon(colon) || times.length === 0 || title.some(isAmount) || isTimed(first.slice(name)))
    return [...groups]
  let isOfTitle = true
  return groups.map((items, at) => {
    if (at === 0) return items
    const isNext = (isListed(items, 'and') || isListed(items, 'separator')) && !isTimed(items)
    isOfTitle &&= isNext
    return isOfTitle ? [...items.slice(0, BEHIND_NAME), ...times, ...items.slice(BEHIND_NAME)] : items
  })
}

/**
 * Adds the time before a medicine to those behind it, up to the next time: all of them under a title, those that `and`
 * joins, and those behind commas where a later medicine has its own time before it, too.
 */
function shareTimeAhead(groups: Item[][]): void {
  const isPattern = groups.filter((items) => isLedByTime(items) && items.some(({ kind }) => kind === 'name')).length > 1
  let [time, isTitle]: [Item | null, boolean] = [null, false]
  for (const items of groups) {
    if (isLedByTime(items)) {
      isTitle = items.some(isColon)
      time = items.find(isAhead) ?? null
      if (!isTitle && time && !SHARED_TIMES.includes(time.kind)) time = null
    } else if (isTimed(items)) {
      if (!isTitle) time = null
    } else if (time && (isTitle || isListed(items, 'and'))) {
      items.splice(1, 0, time)
    } else if (time && isPattern && isListed(items, 'separator')) {
      items.splice(BEHIND_NAME, 0, time)
    }
  }
}

/** Whether a medicine with an amount goes on with the list before it. */
function isListed(items: readonly Item[], kind: 'and' | 'separator'): boolean {
  const [joint, name] = items
  const isJoint = joint?.kind === kind && (joint.kind === 'and' || joint.value === ',')
  return isJoint && name?.kind === 'name' && items.some(isAmount)
}

/** Whether the time of a medicine behind a comma is that before another one. */
export function hasTimeOfList({ items }: Parts): boolean {
  const [joint, time] = [items[0], items[BEHIND_NAME]]
  return joint?.kind === 'separator' && time !== undefined && time.start < joint.start
}

/**
 * Moves a time behind a separator to the next amount, where the amount before it follows its time as well: `A 5 mg: at 8
 * and 20 one tablet; at bedtime two`.
 */
function withOwnTime(groups: readonly (readonly Item[])[]): (readonly Item[])[] {
  const moved = groups.map((items) => [...items])
  moved.forEach((items, at) => {
    const next = moved[at + 1]
    if (!next || next.some(isAhead)) return
    const from = items.findLastIndex((item) => !isAhead(item)) + 1
    const isApart = ['separator', 'and'].includes(items[from - 1]?.kind ?? '')
    const amount = items.findLastIndex((item, index) => index < from && isAmount(item))
    const isTimeFirst = amount >= 0 && items.slice(0, amount).some(isAhead)
    const first = next.find(({ kind }) => !LEADING.includes(kind))
    if (isApart && from < items.length && isTimeFirst && first && isAmount(first))
      next.unshift(...items.splice(from - 1))
  })
  return moved.filter((items) => items.length > 0)
}

/**
 * Moves a negation behind a separator to the medicine right behind it, if the medicine before it is taken: `A 60 mg od,
 * stopped B 75 mg od`.
 */
function withStopOfNext(groups: readonly (readonly Item[])[]): (readonly Item[])[] {
  const moved = groups.map((items) => [...items])
  moved.forEach((items, at) => {
    const [separator, negation] = items.slice(-2)
    const next = moved[at + 1]
    const before = items.slice(0, -2)
    // `stopped the B 75 mg`
    const first = next?.find(({ kind }) => kind !== 'filler')
    const isName = first?.kind === 'name' && (first === next?.[0] || first.value.isKnown)
    const isAheadOfNext = separator?.kind === 'separator' && negation?.kind === 'negation' && isName
    const isOwn = before.some((item) => isAmount(item) || item.kind === 'name')
    if (isAheadOfNext && (!isOwn || (before.some(isAmount) && isTimed(before)))) next?.unshift(...items.splice(-2))
  })
  return moved.filter((items) => items.length > 0)
}

/** Returns the items without a stop at the end of a course: `10 mg for 3 days, stop`. */
function withoutStopAtEnd(items: readonly Item[]): readonly Item[] {
  const [separator, stop] = items.slice(-2)
  const before = items.slice(0, -2)
  const isEnd = separator?.kind === 'separator' && stop?.kind === 'negation' && stop.value === 'stop'
  return isEnd && before.some(isAmount) && before.some(({ kind }) => kind === 'course') ? before : items
}

/** `A 5 mg at 22:00; trough level on Thursday`: what is measured afterwards isn't part of the instruction. */
function withoutTail(items: readonly Item[]): (readonly Item[])[] {
  const from = items.findLastIndex(({ kind }) => kind === 'separator')
  const [before, tail] = [items.slice(0, from), items.slice(from)]
  const isTail =
    tail.some(({ kind }) => kind === 'fact') && !tail.some((item) => isAmount(item) || item.kind === 'name')
  const isWhole =
    from > 0 &&
    before.some(isAmount) &&
    (isTimed(before) || new Parts(before).has('rate', 'daily')) &&
    !before.some(({ kind }) => kind === 'negation')
  return isTail && isWhole && !tail.some(({ kind }) => kind === 'needed' || kind === 'negation')
    ? [before, tail]
    : [items]
}

/** Whether a time or a condition comes before the medicine's name and amount. */
export function isLedByTime(items: readonly Item[]): boolean {
  const first = items.find(({ kind }) => !LEADING.includes(kind))
  return first !== undefined && isAhead(first)
}

function isAhead(item: Item): boolean {
  return AHEAD.includes(item.kind) || (item.kind === 'frequency' && item.value.when !== undefined)
}

function isColon({ kind, value }: Item): boolean {
  return kind === 'sign' && value === ':'
}

function isTitleSign({ kind, value }: Item): boolean {
  return kind === 'sign' && (value === ':' || value === '-')
}

function isTimed(items: readonly Item[]): boolean {
  return new Parts(items).has(...TIMED, 'needed', 'once', 'daily')
}
