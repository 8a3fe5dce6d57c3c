import { symbolOf } from '../words/symbols'
import type { Meaning } from '../words/sense-finder'
import { isAmount } from './item-kinds'
import type { Item, ItemKind, ItemOf } from './items'
import type { Line } from './line'
import type { Parts } from './parts'

const OF_CHANGE = ['NEG', 'SWAP', 'SWAPTO', 'CHANGE', 'CHANGEDTO', 'STEP', 'BREAK', 'OTHERDAYS', 'EXCEPT', 'OR', 'THEN']
const OF_TIME = [
  ...['DAILY', 'RHYTHM', 'TIMESPER', 'LY', 'NTIMES', 'TIMES', 'TIME', 'EVERY', 'OTHER', 'ADJDAY', 'DAYLONG'],
  ...['WEEKDAY', 'WEEKDAYS', 'WHEN', 'DAYPART', 'MEALTIME', 'MEALS', 'SCHEMEDAY', 'NIGHTS', 'FORTIME', 'CYCLE'],
  ...['ONCE', 'PRN', 'BETWEEN', 'WITHIN', 'LATERWORD', 'INAROW'],
]
const OF_AMOUNT = ['UNIT', 'PERUNIT', 'SCALE', 'TENS', 'HALFCOUNT', 'PLUSPART', 'TOTALOF', 'MORE', 'MAX']
/**
 * Senses of words that change a dose, its times or whether it is taken at all. A word with one of them is never only
 * text: if it isn't read in this sense, the instruction may say something else.
 */
const TELLING: ReadonlySet<number> = new Set(
  [...OF_CHANGE, ...OF_TIME, ...OF_AMOUNT, 'IF', 'FORMER', 'WITHOUT', 'NUMBER'].map(symbolOf),
)
/** Senses of phrases that other rules read as well, word by word. */
const READ_APART: ReadonlySet<number> = new Set(['MAX', 'IF', 'MEALS', 'TOTALOF', 'NUMBER'].map(symbolOf))
const LOST: Readonly<Partial<Record<ItemKind, ReadonlySet<number>>>> = {
  filler: TELLING,
  course: new Set([symbolOf('PER')]),
  verb: new Set(['STEP', 'CHANGE', 'SWAP', 'SWAPTO', 'CHANGEDTO'].map(symbolOf)),
  note: new Set(['STEP', 'CHANGE', 'SWAP', 'BREAK', 'EVERY', 'OTHER', 'FORMER'].map(symbolOf)),
}
const [LIMIT, PAUSE] = [new Set([symbolOf('MAX')]), new Set([symbolOf('BREAK')])]
const [RELATIVE, TAKING] = [new Set(['RELATIVE', 'KIN'].map(symbolOf)), new Set([symbolOf('TAKING')])]
const UPPER: ReadonlySet<number> = new Set(['UPTO', 'UNTIL'].map(symbolOf))
const PER_BODY = symbolOf('PERUNIT')

/**
 * Whether a word that matters is left without what it belongs to: `max 7, days`, `3 times, a day`, or a phrase is read in
 * pieces: `lower by`.
 */
export function hasLostWord(line: Line, { items }: Parts): boolean {
  return (
    items.some((item) => isLost(line, item)) ||
    hasPhraseInPieces(line, items) ||
    hasOpenLimit(line, items) ||
    hasLimitInName(line, items) ||
    isOfRelative(line, items)
  )
}

function isLost({ meanings }: Line, { kind, start, end, value }: Item): boolean {
  const lost = LOST[kind]
  if (!lost || (kind === 'verb' && value === 'change') || (kind === 'note' && value !== '')) return false
  return hasOne(meanings[start], lost, kind === 'note' ? end - start : 1)
}

function hasOne(meaning: Meaning | undefined, symbols: ReadonlySet<number>, tokens = 1): boolean {
  return (
    meaning?.senses.some(({ symbol, length, cost }) => length === tokens && cost === 0 && symbols.has(symbol)) ?? false
  )
}

/** Whether an item begins within a phrase that matters. */
function hasPhraseInPieces({ meanings, tokens }: Line, items: readonly Item[]): boolean {
  if (items.some(hasChange)) return false
  const begun = new Set(items.map(({ start }) => start))
  const isCut = (from: number, to: number) => [...begun].some((start) => start > from && start < to)
  return [...begun].some((at) =>
    meanings[at]?.senses.some(
      ({ symbol, length, cost }) =>
        length > 1 &&
        cost === 0 &&
        TELLING.has(symbol) &&
        !READ_APART.has(symbol) &&
        // The `m 2` of `i/m 2 ml` isn't a square meter.
        !(symbol === PER_BODY && tokens[at + length - 1]?.kind === 'number') &&
        isCut(at, at + length),
    ),
  )
}

function hasChange({ value }: Item): boolean {
  return typeof value === 'object' && value !== null && 'change' in value
}

/** `Up to 5 mg`, or nothing behind `up to`. */
function hasOpenLimit({ meanings }: Line, items: readonly Item[]): boolean {
  return items.some(({ kind, start }, at) => {
    const next = items[at + 1]
    return kind === 'filler' && hasOne(meanings[start], UPPER) && (next === undefined || isAmount(next))
  })
}

/** `A max 5 mg`: a word of names that also limits what follows. */
function hasLimitInName({ meanings }: Line, items: readonly Item[]): boolean {
  return items.some((item, at) => {
    const next = items[at + 1]
    return item.kind === 'name' && next !== undefined && isAmount(next) && hasOne(meanings[item.end - 1], LIMIT)
  })
}

/** `Husband takes A 5 mg`: the patient may be somebody else. */
function isOfRelative({ meanings }: Line, items: readonly Item[]): boolean {
  return items.some(({ kind, start }, at) => {
    const next = items[at + 1]
    if (kind !== 'filler' || next === undefined || !hasOne(meanings[start], RELATIVE)) return false
    return (next.kind === 'verb' && next.value === 'takes') || hasOne(meanings[next.start], TAKING)
  })
}

/** Whether a word for a pause is among the items: `5 mg daily, rest`. */
export function hasPause({ meanings }: Line, { items }: Parts): boolean {
  return items.some(({ start }) => hasOne(meanings[start], PAUSE))
}

/**
 * Whether a part of the instruction leads nowhere, or contradicts another: `5 mg daily, or`, `once, 3 times a day`, two
 * courses, days that aren't counted.
 */
export function hasLoosePart(parts: Parts): boolean {
  const last = parts.items.findLast(({ kind }) => kind !== 'separator' && kind !== 'filler' && kind !== 'close')
  // `10 mg from then on` goes on from what is before it.
  if (last?.kind === 'or' || (last?.kind === 'then' && parts.has('name'))) return true
  if (hasOrInside(parts.items)) return true
  if (parts.has('former') && !parts.has('name') && parts.all('former').some(({ value }) => value === 'named'))
    return true
  const courses = new Set(parts.all('course').map(({ value }) => `${value.value.max} ${value.unit}`))
  if (courses.size > 1) return true
  if (hasMealAndTime(parts)) return true
  return parts.has('once') && parts.all('frequency').some(isSeveral)
}

/** `An hour before food and at bedtime`: it isn't said before which meals. */
function hasMealAndTime(parts: Parts): boolean {
  const meal = parts.items.findIndex(({ kind }) => kind === 'meal')
  const [joint, time] = parts.items.slice(meal + 1)
  return meal >= 0 && joint?.kind === 'and' && time?.kind === 'when' && !parts.has('frequency', 'meals')
}

/** `A or 5 mg daily`: the other choice isn't there. */
function hasOrInside(items: readonly Item[]): boolean {
  return items.some(({ kind }, at) => {
    const before = items.slice(0, at).findLast((item) => item.kind !== 'separator')
    return kind === 'or' && before !== undefined && (before.kind === 'name' || isAmount(before))
  })
}

function isSeveral({ value }: ItemOf<'frequency'>): boolean {
  return value.isWeak !== true && value.isGuess !== true && Number(value.max) > 1
}
