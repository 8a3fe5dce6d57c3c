import { COSTS } from '../costs'
import type { AnyReading } from './items'

/** The known parts of the current instruction, as bits. */
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
  /** Whether the instruction has any part. */
  begun: 1 << 16,
  route: 1 << 18,
  plus: 1 << 19,
  /** An earlier instruction has an amount. */
  carried: 1 << 17,
  /** A count, or a name, comes right before. */
  counted: 1 << 20,
  named: 1 << 21,
  /** A bare number comes right before. */
  bared: 1 << 23,
  /** A colon comes before. */
  titled: 1 << 24,
  /** A word says that the dose was changed. */
  changing: 1 << 22,
  /** A word says that it is a loading dose, which is given once unless something else says how often. */
  loading: 1 << 25,
  /** A day's amount is divided into intakes. */
  split: 1 << 26,
} as const

const AMOUNT = SLOT.measure | SLOT.count | SLOT.bare | SLOT.daily
/** Negations that precede the medicine that they refer to. */
const ORDERS = new Set(['stop', 'dont', 'allergy', 'family', 'general'])
const PAST: ReadonlySet<string> = new Set(['past', 'last'])
const RHYTHM = SLOT.rhythm | SLOT.moment
const NAMED = SLOT.name | SLOT.named
const BESIDE = SLOT.counted | SLOT.named | SLOT.bared
const [SAID_CHANGE, UNSAID_CHANGE] = [-0.4, 0.2]
const UNSAID_PAST = -0.05
const TIMING = RHYTHM | SLOT.once | SLOT.course | SLOT.needed | SLOT.loading | SLOT.split

/** Returns the cost of an instruction that ends without an amount or a time. */
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

/**
 * The states that an item leads to, the cost of each, and whether a new instruction begins with the item. Reused for
 * each item.
 */
export class Steps {
  readonly slots: number[] = []
  readonly costs: number[] = []
  readonly isNew: boolean[] = []
  count = 0
  private from = 0
  private late = 0
  private unsaid = 0

  /** Finds each way in which an item can continue the instruction or begin the next. */
  find(slots: number, item: AnyReading): void {
    this.count = 0
    this.from = slots
    this.late = this.has(SLOT.then) && this.has(AMOUNT | SLOT.once) && isDosing(item) ? 1 : 0
    this.unsaid = this.changeCost(item)
    this.follow(item)
  }

  private has(bits: number): boolean {
    return (this.from & bits) !== 0
  }

  private tell(slots: number, cost: number, isNew: boolean): void {
    this.slots[this.count] = slots
    this.costs[this.count] = cost
    this.isNew[this.count] = isNew
    this.count += 1
  }

  private stay(bits: number, cost: number): void {
    this.tell(
      (this.from & ~(SLOT.separator | SLOT.then | BESIDE)) | bits | SLOT.begun,
      cost + this.late + this.unsaid,
      false,
    )
  }

  private pass(bits: number, cost = 0): void {
    this.tell(this.from | bits, cost, false)
  }

  private begin(bits: number, cost = 0): void {
    if (!this.has(SLOT.begun)) return
    const joint = this.has(SLOT.then)
      ? 0
      : this.has(SLOT.separator)
        ? COSTS.newInstructionBehindSeparator
        : COSTS.newInstruction
    const carried = this.has(AMOUNT | SLOT.carried) || this.isStepWithoutAmount() ? SLOT.carried : 0
    this.tell(bits | SLOT.begun | carried, joint + cost + this.unsaid + endingCost(this.from), true)
  }

  /** Whether a word such as `then` is behind the times of what has no amount. */
  private isStepWithoutAmount(): boolean {
    return this.has(SLOT.then) && this.has(SLOT.name) && this.has(RHYTHM) && !this.has(AMOUNT)
  }

  private beginBehindTiming(bits: number, same: number): void {
    if (this.has(TIMING | SLOT.then) || (this.has(SLOT.route) && this.has(SLOT.separator))) this.begin(bits)
    else if (this.has(same)) this.begin(bits, 1.2)
  }

  /** Returns the cost of a name after other parts. */
  private lateName(isKnown: boolean): number {
    // `In the evening one tablet of A`
    if (this.has(SLOT.counted)) return 0
    // `2 capsules twice a day Essliver forte`: what no list has is a name where nothing is between.
    if (this.has(AMOUNT) && this.has(RHYTHM)) return isKnown || this.has(SLOT.separator | SLOT.carried) ? 1.6 : 0.85
    if (this.has(AMOUNT)) return 0.3
    if (this.has(RHYTHM)) return 0.5
    return this.has(SLOT.begun) && this.has(SLOT.separator) ? 0.5 : 0
  }

  /** Returns the cost of a measured amount in an instruction that may have a count or a bare number. */
  private furtherAmount(): number {
    if (this.has(SLOT.count)) return this.has(RHYTHM) && !this.has(SLOT.named) ? 1.2 : 0.3
    return this.has(SLOT.bare) && this.has(SLOT.moment) ? 0.6 : 0
  }

  /** Returns the cost of a daily amount in an instruction that has another. Behind a loading dose it is the next one. */
  private furtherDaily(): number {
    if (this.has(SLOT.daily)) return 1
    return this.has(SLOT.measure) ? (this.has(SLOT.loading) ? 1.2 : 0.2) : 0
  }

  /** Returns the cost of a second rhythm in one instruction. `7 days, then bd` begins the next instruction. */
  private furtherRhythm(item: AnyReading): number {
    if (item.kind !== 'frequency' || item.value.isWeak || this.has(SLOT.bracket)) return 0.2
    if (item.value.isDays) return 0.05
    return this.has(SLOT.course) && this.has(SLOT.separator) ? 1.2 : 0.6
  }

  /** Returns the cost of reading `from 5 to 10 mg` as a change: more than a range, unless a word says so. */
  private changeCost(item: AnyReading): number {
    const isAmount =
      item.kind === 'measure' || item.kind === 'count' || item.kind === 'daily' || item.kind === 'frequency'
    if (!isAmount || item.value.change === undefined) return 0
    if (this.has(SLOT.changing)) return SAID_CHANGE
    return item.value.change === 'larger' ? UNSAID_CHANGE : 0
  }

  private follow(item: AnyReading): void {
    switch (item.kind) {
      case 'name':
        if (this.has(SLOT.plus) && this.has(SLOT.measure) && !this.has(RHYTHM)) this.stay(NAMED, 0.2)
        else if (!this.has(SLOT.name)) this.stay(NAMED, this.lateName(item.value.isKnown))
        // `Insulin: Lantus`: the name is in the title.
        else if (!this.has(AMOUNT | RHYTHM)) this.stay(NAMED, this.has(SLOT.titled) ? 2.4 : 1.4)
        this.begin(
          NAMED,
          -0.3 + (item.value.isDoubtful && this.has(SLOT.name) && !this.has(AMOUNT) ? COSTS.doubtfulName : 0),
        )
        return
      case 'subject':
        if (!this.has(SLOT.name | AMOUNT)) this.stay(SLOT.name, this.has(RHYTHM) ? 0.8 : 0)
        this.begin(SLOT.name, -0.3)
        return
      case 'negation':
        if (item.value === 'changed') {
          if (this.has(SLOT.name)) this.tell((this.from & ~SLOT.separator) | SLOT.then, 0, false)
          return
        }
        this.pass(
          0,
          this.has(SLOT.then) ? 2 : this.has(RHYTHM) && this.has(SLOT.separator) && item.value === 'dont' ? 1.2 : 0,
        )
        // `bd, stop aspirin`: the medicine that is stopped or not tolerated follows.
        // `5 mg om, was on 10 mg`: so does the amount that was taken.
        this.begin(
          0,
          !this.has(SLOT.separator) ? 0 : ORDERS.has(item.value) ? -0.4 : PAST.has(item.value) ? UNSAID_PAST : 0,
        )
        return
      case 'verb':
        this.pass(item.value === 'change' ? SLOT.changing : item.value === 'loading' ? SLOT.loading : 0)
        return
      case 'countPer': {
        const isRhythm = item.value.per !== 'd' || (item.value.min === item.value.max && Number(item.value.max) <= 1)
        const bits = isRhythm ? SLOT.count | SLOT.rhythm : SLOT.daily
        if (!this.has(bits & ~SLOT.rhythm)) this.stay(bits, 0)
        this.beginBehindTiming(bits, 0)
        return
      }
      case 'timesAmount':
        if (!this.has(SLOT.count | SLOT.rhythm)) this.stay(SLOT.count | SLOT.rhythm, 0)
        this.beginBehindTiming(SLOT.count | SLOT.rhythm, SLOT.count)
        return
      case 'daily':
        this.stay(SLOT.daily, this.furtherDaily())
        if (this.has(TIMING | SLOT.then | SLOT.daily)) this.begin(SLOT.daily)
        return
      case 'composite':
      case 'measure':
      case 'rate':
        if (!this.has(SLOT.measure)) this.stay(SLOT.measure, this.furtherAmount())
        else if (item.kind === 'measure' && item.value.isLed) this.stay(SLOT.second, 0.2)
        else if (this.has(SLOT.bracket | SLOT.plus)) this.stay(SLOT.second, this.has(RHYTHM) ? 1 : 0.2)
        else if (!this.has(SLOT.second | SLOT.rhythm)) this.stay(SLOT.second, 0.9)
        this.beginBehindTiming(SLOT.measure, SLOT.measure)
        return
      case 'bare':
        if (!this.has(SLOT.count | SLOT.bare))
          this.stay(
            SLOT.bare | SLOT.bared,
            (this.has(SLOT.measure | SLOT.course) ? 0.3 : 0) + (this.isStepWithoutAmount() ? 1.4 : 0),
          )
        else if (this.has(SLOT.bracket)) this.stay(0, 0.3)
        this.beginBehindTiming(SLOT.bare | SLOT.bared, SLOT.count | SLOT.bare)
        return
      case 'count':
      case 'dealt':
      case 'scheme': {
        const bits = item.kind !== 'count' ? SLOT.count | SLOT.rhythm : SLOT.count | SLOT.counted
        if (!this.has(SLOT.count) && !(item.kind === 'scheme' && this.has(SLOT.rhythm)))
          this.stay(bits, this.has(SLOT.course) ? 0.3 : 0)
        // `1 tablet 1-0-1`
        else if (item.kind === 'scheme' && !this.has(SLOT.rhythm)) this.stay(bits, 0.3)
        else if (this.has(SLOT.bracket)) this.stay(0, 0.3)
        this.beginBehindTiming(bits, SLOT.count)
        return
      }
      case 'frequency':
      case 'clocks':
      case 'weekdays': {
        // `Now 4 mg daily` isn't only now.
        // `At night for 2 weeks, then twice weekly` is two steps of what has no amount.
        const isStep = this.isStepWithoutAmount() ? 1.4 : 0
        if (!this.has(SLOT.rhythm))
          this.stay(SLOT.rhythm, isStep + (this.has(SLOT.once) && item.kind === 'frequency' ? 0.4 : 0))
        else this.stay(0, isStep + this.furtherRhythm(item))
        const isNextDay = item.kind === 'weekdays' && this.has(SLOT.separator) && this.has(AMOUNT)
        if (this.has(SLOT.rhythm | SLOT.then) || (isNextDay && this.has(SLOT.moment))) {
          this.begin(SLOT.rhythm, this.has(SLOT.course | SLOT.then) || isNextDay ? 0 : 0.8)
        }
        return
      }
      case 'when':
      case 'mealtime':
        this.stay(SLOT.moment, this.has(SLOT.moment) && !this.has(SLOT.separator) ? 0.3 : 0.02)
        if (
          this.has(SLOT.moment) ||
          (this.has(SLOT.rhythm) && this.has(SLOT.separator) && this.has(AMOUNT | SLOT.carried))
        )
          this.begin(SLOT.moment, 0.1)
        return
      case 'meals':
        this.stay(SLOT.moment, 0)
        return
      case 'course':
        if (this.has(SLOT.then) && this.has(AMOUNT)) {
          this.stay(this.has(SLOT.course) ? 0 : SLOT.course, this.has(SLOT.course) ? 1.5 : 0.4)
          this.begin(SLOT.course, 0.1)
        } else if (item.value.isLater && this.has(AMOUNT) && this.has(SLOT.separator)) {
          this.begin(SLOT.course)
        } else if (this.has(SLOT.course)) {
          this.stay(0, 1.5)
          // `for 5 days 4 tablets, for 5 days 3 tablets`
          this.begin(SLOT.course, this.has(SLOT.separator) && this.has(AMOUNT) ? 0 : 1.5)
        } else this.stay(SLOT.course, this.has(RHYTHM | AMOUNT | SLOT.name | SLOT.once) ? 0 : 0.5)
        return
      case 'form':
        // A number with its form right behind is a count, not two parts.
        this.stay(SLOT.form, (this.has(SLOT.form) ? 0.3 : 0) + (this.has(SLOT.bared) ? 1 : 0))
        if (this.has(RHYTHM | SLOT.course)) this.begin(SLOT.form, 0.3)
        else if (this.has(SLOT.then) && this.has(AMOUNT)) this.begin(SLOT.form)
        return
      case 'needed':
        if (item.value === 'scale' && this.has(AMOUNT)) {
          this.begin(SLOT.needed, -0.2)
          return
        }
        this.stay(SLOT.needed, this.has(SLOT.then) ? 1 : 0)
        if (this.has(SLOT.then)) this.begin(SLOT.needed, -0.5)
        else if (this.has(SLOT.separator) && this.has(RHYTHM) && this.has(AMOUNT))
          this.begin(SLOT.needed, this.has(SLOT.plus) ? -0.4 : -0.15)
        return
      case 'once':
        this.stay(SLOT.once, this.has(SLOT.rhythm) ? 0.8 : 0)
        return
      case 'split':
        this.pass(SLOT.split)
        return
      case 'cap':
        this.stay(item.value.frequency ? SLOT.cap | SLOT.rhythm : SLOT.cap, 0)
        return
      case 'then':
      case 'day':
      case 'later':
        this.tell((this.from & ~SLOT.separator) | SLOT.then, 0, false)
        return
      case 'or':
      case 'listed':
        this.tell((this.from & ~SLOT.separator) | SLOT.then, 0, false)
        return
      case 'separator':
        this.tell((this.from & ~SLOT.plus) | SLOT.separator, 0, false)
        return
      case 'and':
      case 'sign':
        this.pass(
          item.value === ':'
            ? SLOT.titled
            : item.value === '/'
              ? SLOT.separator
              : item.value === 'plus' || item.value === '+'
                ? SLOT.separator | SLOT.plus
                : item.kind === 'and'
                  ? SLOT.separator
                  : 0,
        )
        return
      case 'open':
        this.pass(SLOT.bracket)
        return
      case 'close':
        this.tell(this.from & ~SLOT.bracket, 0, false)
        return
      case 'route':
        this.pass(SLOT.begun | SLOT.route)
        return
      case 'strength':
        this.pass(0, this.has(SLOT.then) && this.has(AMOUNT) ? 1.3 : 0)
        return
      case 'fact':
        this.pass(0, this.has(AMOUNT | SLOT.name) ? 0.3 : 0)
        return
      default:
        this.pass(0)
    }
  }
}

function isDosing({ kind }: AnyReading): boolean {
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
