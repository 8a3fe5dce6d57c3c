import { senseOf, type Item } from './items'
import type { Items } from './quantities'

/** A name in a line, and the item behind it. */
export interface NameFound {
  readonly text: string
  readonly start: number
  readonly next: number
}

export interface Name extends NameFound {
  /** It stands where a drug's name stands in its instruction: first, or right behind the amount. */
  readonly fits: boolean
}

const JOINERS = new Set(['-', '/', '+', '&', "'", '’'])
const MOST_WORDS = 12

/** The words from a place on that no lexicon knows, with what joins them («фолиевая кислота», `clorură de potasiu`, `Бициллин-5`). */
export function nameFrom(line: string, items: Items, at: number): NameFound | null {
  const first = items[at]
  if (!first || !(isName(first) || isHyphened(items, at))) return null
  let next = at + 1
  while (next - at < MOST_WORDS) {
    const length = continuation(line, items, next)
    if (length === 0) break
    next += length
  }
  const end = items[next - 1]?.end ?? first.end
  return { text: line.slice(first.start, end).trim(), start: first.start, next }
}

function isName(item: Item): boolean {
  return item.senses.length === 0 && /\p{L}/u.test(item.key)
}

/** `No-Spa`, «L-тироксин»: the first part alone means something else. */
function isHyphened(items: Items, at: number): boolean {
  const [first, hyphen, last] = [items[at], items[at + 1], items[at + 2]]
  if (!first || !last || hyphen?.key !== '-' || senseOf(first, 'number')) return false
  return first.end === hyphen.start && hyphen.end === last.start && isName(last)
}

/** How many items go on with a name: a word, a joiner and a word, a letter («витамин D»), a number glued on (`-5`). */
function continuation(line: string, items: Items, at: number): number {
  const [item, following] = [items[at], items[at + 1]]
  if (!item) return 0
  if (isName(item)) return 1
  if (
    /^[A-KYАБВДЕКС]$/.test(line.slice(item.start, item.end)) &&
    line.slice(0, item.start).trimEnd() !== line.slice(0, item.start).trimEnd().toUpperCase()
  )
    return 1
  if (!following) return 0
  const glued = items[at - 1]?.end === item.start && item.end === following.start
  if (item.key === '-' && glued && senseOf(following, 'number') && !/[\d.,/]/.test(line.charAt(following.end))) return 2
  if (item.key === '-' && glued && /\p{L}/u.test(following.key)) return 2
  return (JOINERS.has(item.key) || senseOf(item, 'of')) && isName(following) ? 2 : 0
}

/** Between a quantity and a name: «1 таб. парацетамола», `2 tabs of amoxicillin`. */
export function onlySmallWords(items: Items, from: number, to: number): boolean {
  return items.slice(from, to).every((item) => senseOf(item, 'of') ?? senseOf(item, 'form') ?? item.key === '.')
}

/** `1) Enalapril`, `2. Aspirin`: the number of a list; before a full stop only where a line or a part of it begins. */
export function isListNumber(items: Items, at: number, begins: boolean): boolean {
  const [number, mark, behind] = [items[at], items[at + 1], items[at + 2]]
  if (!senseOf(number, 'number') || mark?.start !== number?.end) return false
  if (mark?.key === ')') return true
  return begins && mark?.key === '.' && behind !== undefined && isName(behind) && behind.start > mark.end
}
