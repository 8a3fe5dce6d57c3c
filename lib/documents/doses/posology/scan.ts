import { isDiluent, isOfForm, isOtherRoute, measureFollows, packOrCycleAt, quantityFollows } from './around-amounts'
import { bareCounts, startsNew } from './beginnings'
import { changeAt, formerAt, isLast } from './changes'
import { capAt, courseAt, intakesAt } from './courses'
import { delayAt, laterAt, schemeDayAt } from './days'
import { hasQuantity, hasRhythm, type Draft } from './draft'
import { areSame, together } from './frequencies'
import { Instructions } from './instructions'
import { senseOf } from './items'
import { isListNumber, nameFrom, onlySmallWords } from './names'
import { quantityAt, rangeAt, type Items } from './quantities'
import { isSameIntake, mealTimeAt, periodAt, rhythmAt, type Rhythm } from './rhythms'
import { crossAt, schemeAt, type Crossed } from './schemes'
import { every } from './senses'

/**
 * Reads a line's items from left to right into instructions. Each step takes the most telling pattern that begins at its place
 * and looks ahead by a bounded number of items, so that the whole is linear.
 */
export function scan(line: string, items: Items): Draft[] {
  return new Scanner(line, items).run()
}

class Scanner extends Instructions {
  private brackets = 0
  private lastQuantityEnd = -1
  private lastRhythm = { at: -1, next: -1 }
  private lastWhenEnd = -1

  run(): Draft[] {
    for (let at = 0; at < this.items.length;) {
      const next = this.step(at)
      this.draft.end = this.items[next - 1]?.end ?? this.draft.end
      at = next
    }
    return this.end()
  }

  private step(at: number): number {
    return this.sign(at) ?? this.aside(at) ?? this.fact(at) ?? this.amount(at) ?? this.word(at)
  }

  /** Separators and brackets. */
  private sign(at: number): number | null {
    const item = this.items[at]
    const key = item?.key ?? ''
    if (this.brackets === 0 && isListNumber(this.items, at, at === 0 || this.gap === 'hard')) {
      this.gap = 'hard'
      return at + 2
    }
    if (key === '(' || key === ')') this.brackets = key === '(' ? this.brackets + 1 : 0
    else if (key === ';' || key === '\n') this.gap = 'hard'
    else if (key === ',' || key === '.') this.gap = this.gap === 'hard' ? 'hard' : 'soft'
    else if (key !== '+' && senseOf(item, 'and') && !senseOf(item, 'plus'))
      this.gap = this.gap === 'hard' ? 'hard' : 'soft'
    else return null
    this.purpose = false
    if (/^[;,.\n]$/.test(key)) this.leaveStopped(at + 1)
    return at + 1
  }

  /** What is no part of the dose: package sizes, times before meals, days of a cycle. */
  private aside(at: number): number | null {
    const day = schemeDayAt(this.items, at)
    if (day !== null) return this.schemeDay(at, day)
    const later = laterAt(this.items, at)
    if (later !== null && hasQuantity(this.draft)) this.begin(at, false)
    return later ?? delayAt(this.items, at) ?? packOrCycleAt(this.items, at) ?? mealTimeAt(this.items, at)
  }

  /** «300 мг: 1-й день 1 капс., 2-й день 2 капс.», `24 mg on day 1, 20 mg on day 2`: a strength alone goes on. */
  private schemeDay(at: number, next: number): number {
    const { candidates } = this.draft
    const isStrength = this.items.slice(Math.max(this.lastQuantityEnd, at - 4, 0), at).some(({ key }) => key === ':')
    if (candidates.some(({ kind }) => kind === 'count')) this.begin(at, false)
    else if (hasQuantity(this.draft) && measureFollows(this.items, next)) {
      if (isStrength) candidates.length = 0
      else this.begin(at, false)
    }
    this.draft.ofDay = true
    return next
  }

  private fact(at: number): number | null {
    const item = this.items[at]
    if (senseOf(item, 'then')) return this.begin(at, false)
    const change = changeAt(this.items, at)
    if (change !== null) return this.change(change)
    const former = formerAt(this.items, at)
    if (former !== null) return this.done(former)
    if (senseOf(item, 'stop')) return this.stop(at, isLast(this.items, at))
    if (senseOf(item, 'max')) {
      const course = courseAt(this.items, at + 1)
      if (course) return this.take(() => (this.draft.course ??= course.value), course.next)
      const cap = capAt(this.items, at + 1)
      if (cap) return this.take(() => (this.draft.cap ??= cap.value), cap.next)
      return at + 1
    }
    if (senseOf(item, 'prn')) {
      const leads =
        this.gap !== 'none' && hasQuantity(this.draft) && hasRhythm(this.draft) && quantityFollows(this.items, at + 1)
      if (leads) this.begin(at, true)
      return this.take(() => (this.draft.asNeeded = true), at + 1)
    }
    const route = senseOf(item, 'route')
    if (route) return this.take(() => (this.draft.route ??= route.route), at + 1)
    const intakes = intakesAt(this.items, at)
    if (intakes) return this.take(() => (this.draft.intakes ??= intakes.value), intakes.next)
    return this.schemeOrRhythm(at)
  }

  private schemeOrRhythm(at: number): number | null {
    const item = this.items[at]
    const scheme = schemeAt(this.items, at)
    if (scheme) {
      this.settleName()
      if (this.draft.scheme || this.draft.frequency) this.begin(at, true)
      this.draft.scheme = scheme.value
      return this.done(scheme.next)
    }
    const crossed = crossAt(this.items, at)
    if (crossed) return this.crossed(crossed.value, crossed.next)
    const rhythm = rhythmAt(this.items, at)
    if (rhythm) return this.rhythm(rhythm.value, at, rhythm.next)
    const course = courseAt(this.items, at)
    if (course) return this.take(() => (this.draft.course ??= course.value), course.next)
    const when = senseOf(item, 'when')
    if (when) return this.when(when.code, when.count, at)
    if (senseOf(item, 'once')) return this.take(() => (this.draft.once = true), at + 1)
    if (senseOf(item, 'as')) return this.take(() => (this.draft.directed = true), at + 1)
    return this.perDayAt(at)
  }

  /** `x 2`, «х 2»: as many times a day, where the dose stands before; `3 pe zi`, where it does. */
  private perDayAt(at: number): number | null {
    const period = this.lastQuantityEnd === at ? periodAt(this.items, at) : null
    if (period?.value.unit === 'wk' || period?.value.unit === 'mo') {
      const frequency = every('1', '1', period.value.period, null, period.value.unit)
      return this.rhythm({ frequency, when: null }, at, period.next)
    }
    const crossed = senseOf(this.items[at], 'x') !== undefined
    const range = rangeAt(this.items, crossed ? at + 1 : at)
    if (!range || !hasQuantity(this.draft) || this.draft.frequency) return null
    const behind = this.items[range.next]
    const told = crossed && senseOf(behind, 'times') ? rhythmAt(this.items, at + 1) : null
    if (told) return this.rhythm(told.value, at, told.next)
    const worded = senseOf(behind, 'per') && senseOf(this.items[range.next + 1], 'time')?.unit === 'd'
    if (crossed ? senseOf(behind, 'unit') || senseOf(behind, 'time') : !worded) return null
    const { min, max } = range.value
    return this.rhythm({ frequency: every(min, max, '1', null, 'd'), when: null }, at, range.next + (crossed ? 0 : 2))
  }

  /** `2x1 cp/zi`: twice one. */
  private crossed({ times, quantity }: Crossed, next: number): number {
    this.settleName()
    if (this.draft.frequency) this.begin(next - 1, true)
    this.draft.candidates.push({ ...quantity, marked: true, ofForm: false })
    this.draft.frequency = every(times.min, times.max, '1', null, 'd')
    return this.done(next)
  }

  private rhythm({ frequency, when }: Rhythm, at: number, next: number): number {
    if (when !== null) return this.when(when, 1, at)
    this.settleName()
    // «пн по 5 мг, вт по 10 мг»
    const leads = senseOf(this.items[at], 'weekday') && this.gap !== 'none' && hasQuantity(this.draft)
    if (leads && this.draft.frequency && quantityFollows(this.items, next)) this.begin(at, true)
    if (this.name && this.nameAfterGap && hasRhythm(this.draft)) this.begin(at, true)
    const { frequency: before } = this.draft
    if (frequency === null) this.draft.once = true
    else if (before === null) this.draft.frequency = frequency
    else {
      // Only right beside each other are they surely one: «…, контроль МНО 1 раз в неделю».
      const { at: last, next: end } = this.lastRhythm
      const [was, is] = [last, at].map((place) => senseOf(this.items[place], 'daily') !== undefined)
      const both = end === at ? together({ ...before, word: was === true }, { ...frequency, word: is === true }) : null
      if (both !== null) this.draft.frequency = both
      else this.draft.otherFrequency ||= !areSame(before, frequency)
    }
    this.lastRhythm = { at, next }
    return this.done(next)
  }

  /** A time of day; before a quantity of its own it begins the next instruction («утром 1, вечером 2»). */
  private when(code: string, count: number, at: number): number {
    this.settleName()
    const ofDay = !/^(?:[AP]C|C)$/.test(code)
    const leads = ofDay && this.draft.when.length > 0 && hasQuantity(this.draft) && quantityFollows(this.items, at + 1)
    if (leads || (this.name && this.nameAfterGap && hasRhythm(this.draft))) this.begin(at, true)
    if (!this.draft.when.includes(code)) {
      const told = isSameIntake(this.items, at, code, this.draft.when, this.lastWhenEnd)
      this.lastWhenEnd = at + 1
      this.draft.when.push(code)
      if (told) return this.done(at + 1)
      if (ofDay) this.draft.timesOfDay += count
      else this.draft.meals += count
    }
    return this.done(at + 1)
  }

  private amount(at: number): number | null {
    if (senseOf(this.items[at], 'upto') && senseOf(this.items[at + 1], 'number')) {
      this.draft.upTo = true
      return at + 1
    }
    const found = quantityAt(this.items, at)
    if (!found) return null
    const strayed = found.value.kind === 'bare' && !this.marked && !bareCounts(this.draft, this.items, at, found.next)
    if (strayed || (hasQuantity(this.draft) && (this.brackets > 0 || isDiluent(this.items, found.value, at))))
      return found.next
    this.settleName()
    const { gap, marked, name, nameAfterGap } = this
    const otherRoute = isOtherRoute(this.items, found.next, this.draft.route)
    if (startsNew(this.draft, { gap, marked, name, nameAfterGap }, found.value, otherRoute))
      this.begin(at, gap === 'soft')
    const ofForm = isOfForm(this.items, at, found.next, this.lastQuantityEnd)
    this.draft.candidates.push({ ...found.value, marked: this.marked, ofForm })
    this.draft.daily ||= found.value.daily
    this.lastQuantityEnd = found.next
    return this.done(found.next)
  }

  private word(at: number): number {
    const item = this.items[at]
    if (!item) return at + 1
    if (senseOf(item, 'take')) this.marked = true
    if (senseOf(item, 'unit')?.unit === '{patch}') this.draft.patch = true
    const found = this.purpose ? null : nameFrom(this.line, this.items, at)
    if (found) {
      const first = !hasQuantity(this.draft) && !hasRhythm(this.draft)
      const beside = this.lastQuantityEnd >= 0 && onlySmallWords(this.items, this.lastQuantityEnd, at)
      if (first || beside || this.gap !== 'none' || this.name === null) {
        this.name = { ...found, fits: first || beside }
        this.nameAfterGap = this.gap !== 'none' && !first
      }
      this.marked = false
      return found.next
    }
    if (senseOf(item, 'purpose') && this.items[at + 1]?.senses.length === 0) this.purpose = true
    return at + 1
  }
}
