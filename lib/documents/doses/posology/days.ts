import { senseOf } from './items'
import { courseAt } from './courses'
import { quantityFollows } from './around-amounts'
import { rangeAt, type Items } from './quantities'

const ORDINAL_ENDINGS = new Set(['й', 'ый', 'ой', 'го', 'ого', 'е', 'ую', 'st', 'nd', 'rd', 'th'])
const NUMBERED = new Set(['day', 'days', 'день', 'дни', 'ziua', 'zilele'])
const BEHIND_NUMBER = /^[:;,.)\n–—-]$/

/** Which day of a scheme, behind its last word; no course: «1-й день», «во второй день», `2nd day`, `day 1:`, `days 2-5`. */
export function schemeDayAt(items: Items, at: number): number | null {
  return senseOf(items[at], 'schemeDay') ? at + 1 : (ordinalDayAt(items, at) ?? numberedDayAt(items, at))
}

function ordinalDayAt(items: Items, at: number): number | null {
  if (!senseOf(items[at], 'number')) return null
  const ending = items[at + 1]?.key === '-' ? at + 2 : at + 1
  if (!ORDINAL_ENDINGS.has(items[ending]?.key ?? '')) return null
  return senseOf(items[ending + 1], 'time') ? ending + 2 : null
}

/** «…, 1 раз в день 2 таб.» is another thing: behind the number a sign, or nothing. */
function numberedDayAt(items: Items, at: number): number | null {
  const range = NUMBERED.has(items[at]?.key ?? '') ? rangeAt(items, at + 1) : null
  if (!range) return null
  const behind = items[range.next]
  return behind === undefined || BEHIND_NUMBER.test(behind.key) ? range.next : null
}

/** From when on another amount is taken: `after 2 weeks`, `după 2 săptămâni`, «через 3 недели 75 мкг»; behind its last word. */
export function laterAt(items: Items, at: number): number | null {
  if (senseOf(items[at], 'after')) return courseAt(items, at + 1)?.next ?? null
  const span = isAlone(items, at, 'через') ? courseAt(items, at + 1) : null
  return span && span.value.unit !== 'h' && quantityFollows(items, span.next) ? span.next : null
}

/** How long after something else, which is no rhythm: «через 24 часа после метотрексата», `la 24 de ore după metotrexat`. */
export function delayAt(items: Items, at: number): number | null {
  const range = isAlone(items, at, 'через') || isAlone(items, at, 'la') ? rangeAt(items, at + 1) : null
  if (!range) return null
  const unit = senseOf(items[range.next], 'of') ? range.next + 1 : range.next
  const after = items[unit + 1]
  if (!senseOf(items[unit], 'time') || senseOf(after, 'when')) return null
  return after?.key === 'после' || after?.key === 'dupa' ? unit + 2 : null
}

/** Whether the item is that one word, and no phrase that begins with it («через каждые», `la fiecare`). */
function isAlone(items: Items, at: number, word: string): boolean {
  const item = items[at]
  return item?.key === word && item.end - item.start === word.length
}
