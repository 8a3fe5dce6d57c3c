import { COSTS } from '../costs'
import type { Item } from './items'

/** What is known of the instruction that is being put together, as bits. */
export const SLOT = {
  name: 1,
  measure: 1 << 1,
  count: 1 << 2,
  rhythm: 1 << 3,
  moment: 1 << 4,
  course: 1 << 5,
  form: 1 << 6,
  needed: 1 << 7,
  once: 1 << 8,
  daily: 1 << 9,
  bare: 1 << 10,
  second: 1 << 11,
  cap: 1 << 12,
  /** What comes right before. */
  separator: 1 << 13,
  then: 1 << 14,
  bracket: 1 << 15,
  /** Anything of the instruction has been said. */
  begun: 1 << 16,
  route: 1 << 18,
  plus: 1 << 19,
  /** An instruction before it has an amount. */
  carried: 1 << 17,
} as const

const AMOUNT = SLOT.measure | SLOT.count | SLOT.bare | SLOT.daily
const RHYTHM = SLOT.rhythm | SLOT.moment
const TIMING = RHYTHM | SLOT.once | SLOT.course | SLOT.needed

/** Tells a slot state that an item leads to, what it costs, and whether a new instruction begins with the item. */
export type Step = (slots: number, cost: number, isNew: boolean) => void

/** What an instruction costs that ends without an amount or without a time. */
export function endingCost(slots: number): number {
  if ((slots & SLOT.begun) === 0) return 0
  const amount =
    slots & AMOUNT
      ? 0
      : slots & SLOT.name
        ? COSTS.withoutAmount
        : slots & SLOT.carried
          ? COSTS.withoutAmountBehindOthers
          : COSTS.withoutAmountAndName
  return amount + (slots & TIMING ? 0 : COSTS.withoutTiming)
}

/** Tells each way in which an item can go on with the instruction or begin the next. */
export function steps(slots: number, item: Item, tell: Step): void {
  const has = (bits: number): boolean => (slots & bits) !== 0
  const late = has(SLOT.then) && has(AMOUNT) && isDosing(item) ? 1 : 0
  const stay = (bits: number, cost: number): void => {
    tell((slots & ~(SLOT.separator | SLOT.then)) | bits | SLOT.begun, cost + late, false)
  }
  const pass = (bits: number, cost = 0): void => {
    tell(slots | bits, cost, false)
  }
  const begin = (bits: number, cost = 0): void => {
    if (!has(SLOT.begun)) return
    const joint = has(SLOT.then) ? 0 : has(SLOT.separator) ? COSTS.newInstructionBehindSeparator : COSTS.newInstruction
    tell(bits | SLOT.begun | (has(AMOUNT | SLOT.carried) ? SLOT.carried : 0), joint + cost + endingCost(slots), true)
  }
  const beginBehindTiming = (bits: number, same: number): void => {
    if (has(TIMING | SLOT.then) || (has(SLOT.route) && has(SLOT.separator))) begin(bits)
    else if (has(same)) begin(bits, 1.2)
  }
  switch (item.kind) {
    case 'name':
      if (has(SLOT.plus) && has(SLOT.measure) && !has(RHYTHM)) stay(SLOT.name, 0.2)
      else if (!has(SLOT.name)) stay(SLOT.name, has(AMOUNT) ? (has(RHYTHM) ? 1.6 : 0.3) : has(RHYTHM) ? 0.5 : 0)
      else if (!has(AMOUNT | RHYTHM)) stay(SLOT.name, 1.4)
      begin(SLOT.name, -0.3)
      return
    case 'subject':
      if (!has(SLOT.name | AMOUNT)) stay(SLOT.name, has(RHYTHM) ? 0.8 : 0)
      begin(SLOT.name, -0.3)
      return
    case 'negation':
      pass(0, has(SLOT.then) ? 2 : has(RHYTHM) && has(SLOT.separator) && item.value === 'dont' ? 1.2 : 0)
      begin(0)
      return
    case 'countPer': {
      const isRhythm = item.value.per !== 'd' || (item.value.min === item.value.max && Number(item.value.max) <= 1)
      const bits = isRhythm ? SLOT.count | SLOT.rhythm : SLOT.daily
      if (!has(bits & ~SLOT.rhythm)) stay(bits, 0)
      beginBehindTiming(bits, 0)
      return
    }
    case 'timesAmount':
      if (!has(SLOT.count | SLOT.rhythm)) stay(SLOT.count | SLOT.rhythm, 0)
      beginBehindTiming(SLOT.count | SLOT.rhythm, SLOT.count)
      return
    case 'daily':
      stay(SLOT.daily, has(SLOT.daily) ? 1 : has(SLOT.measure) ? 0.2 : 0)
      if (has(TIMING | SLOT.then | SLOT.daily)) begin(SLOT.daily)
      return
    case 'composite':
    case 'measure':
    case 'rate':
      if (!has(SLOT.measure)) stay(SLOT.measure, has(SLOT.count) ? (has(RHYTHM) ? 1.2 : 0.3) : 0)
      else if (item.kind === 'measure' && item.value.isLed) stay(SLOT.second, 0.2)
      else if (has(SLOT.bracket | SLOT.plus)) stay(SLOT.second, 0.2)
      else if (!has(SLOT.second | SLOT.rhythm)) stay(SLOT.second, 0.9)
      beginBehindTiming(SLOT.measure, SLOT.measure)
      return
    case 'bare':
      if (!has(SLOT.count | SLOT.bare)) stay(SLOT.bare, has(SLOT.measure | SLOT.course) ? 0.3 : 0)
      else if (has(SLOT.bracket)) stay(0, 0.3)
      beginBehindTiming(SLOT.bare, SLOT.count | SLOT.bare)
      return
    case 'count':
    case 'scheme': {
      const bits = item.kind === 'scheme' ? SLOT.count | SLOT.rhythm : SLOT.count
      if (!has(SLOT.count) && !(item.kind === 'scheme' && has(SLOT.rhythm))) stay(bits, has(SLOT.course) ? 0.3 : 0)
      else if (has(SLOT.bracket)) stay(0, 0.3)
      beginBehindTiming(bits, SLOT.count)
      return
    }
    case 'frequency':
    case 'clocks':
    case 'weekdays':
      if (!has(SLOT.rhythm)) stay(SLOT.rhythm, 0)
      else
        stay(
          0,
          item.kind !== 'frequency' || item.value.isWeak || has(SLOT.bracket) ? 0.2 : item.value.isDays ? 0.05 : 0.6,
        )
      if (has(SLOT.rhythm | SLOT.then)) {
        const isNextDay = item.kind === 'weekdays' && has(SLOT.separator) && has(AMOUNT)
        begin(SLOT.rhythm, has(SLOT.course | SLOT.then) || isNextDay ? 0 : 0.8)
      }
      return
    case 'when':
    case 'mealtime':
      stay(SLOT.moment, has(SLOT.moment) && !has(SLOT.separator) ? 0.3 : 0.02)
      if (has(SLOT.moment)) begin(SLOT.moment, 0.1)
      return
    case 'meals':
      stay(SLOT.moment, 0)
      return
    case 'course':
      if (has(SLOT.course)) {
        stay(0, 1.5)
        begin(SLOT.course, 1.5)
      } else stay(SLOT.course, has(RHYTHM | AMOUNT | SLOT.name | SLOT.once) ? 0 : 0.5)
      return
    case 'form':
      stay(SLOT.form, has(SLOT.form) ? 0.3 : 0)
      if (has(RHYTHM | SLOT.course)) begin(SLOT.form, 0.3)
      return
    case 'needed':
      stay(SLOT.needed, has(SLOT.then) ? 1 : 0)
      if (has(SLOT.then)) begin(SLOT.needed, -0.5)
      else if (has(SLOT.separator) && has(RHYTHM) && has(AMOUNT)) begin(SLOT.needed, 0.1)
      return
    case 'once':
      stay(SLOT.once, has(SLOT.rhythm) ? 0.8 : 0)
      return
    case 'cap':
      stay(item.value.frequency ? SLOT.cap | SLOT.rhythm : SLOT.cap, 0)
      return
    case 'then':
    case 'day':
    case 'later':
      tell((slots & ~SLOT.separator) | SLOT.then, 0, false)
      return
    case 'or':
    case 'listed':
      tell((slots & ~SLOT.separator) | SLOT.then, 0, false)
      return
    case 'separator':
      tell((slots & ~SLOT.plus) | SLOT.separator, 0, false)
      return
    case 'and':
    case 'sign':
      pass(
        item.value === 'plus' || item.value === '+'
          ? SLOT.separator | SLOT.plus
          : item.kind === 'and'
            ? SLOT.separator
            : 0,
      )
      return
    case 'open':
      pass(SLOT.bracket)
      return
    case 'close':
      tell(slots & ~SLOT.bracket, 0, false)
      return
    case 'route':
      pass(SLOT.begun | SLOT.route)
      return
    case 'fact':
      pass(0, has(AMOUNT | SLOT.name) ? 0.3 : 0)
      return
    default:
      pass(0)
  }
}

function isDosing({ kind }: Item): boolean {
  return (
    kind === 'composite' ||
    kind === 'measure' ||
    kind === 'daily' ||
    kind === 'rate' ||
    kind === 'count' ||
    kind === 'countPer' ||
    kind === 'bare' ||
    kind === 'scheme' ||
    kind === 'frequency' ||
    kind === 'timesAmount'
  )
}
