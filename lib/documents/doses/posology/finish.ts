import Big from 'big.js'
import { toCanonical } from '../units/convert'
import type { Cap } from './courses'
import type { Candidate, Draft } from './draft'
import { isCountable } from './quantities'
import type { Posology, PosologyAmount, PosologyFrequency, PosologyWarning } from './types'
import { warningsIn } from './warnings'

/** The instructions of a line: doses of equal size at several times of the day are one. */
export function finish(line: string, drafts: readonly Draft[]): Posology[] {
  shareCourses(drafts)
  let counted: string | null = null
  return mergeTimesOfDay(drafts).flatMap((draft) => {
    if (draft.ownDrug) counted = null
    const rows = instructionsOf(line, draft, counted)
    counted = rows.find(({ dose }) => isCountable(dose?.unit ?? ''))?.dose?.unit ?? counted
    return rows
  })
}

/** «10 мг утром и 5 мг вечером 7 дней»: what is said last holds for what a mere comma joins. */
function shareCourses(drafts: readonly Draft[]): void {
  for (let at = drafts.length - 1; at > 0; at -= 1) {
    const [before, draft] = [drafts[at - 1], drafts[at]]
    if (before && draft?.joined && !draft.ownDrug && before.frequency === null && draft.frequency === null)
      before.course ??= draft.course
  }
}

function mergeTimesOfDay(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = []
  for (const draft of drafts) {
    const last = merged.at(-1)
    if (!last || !isSameAtOtherTime(last, draft)) {
      merged.push(draft)
      continue
    }
    last.timesOfDay += draft.timesOfDay
    last.when.push(...draft.when.filter((code) => !last.when.includes(code)))
    last.end = draft.end
    last.course ??= draft.course
  }
  return merged
}

function isSameAtOtherTime(a: Draft, b: Draft): boolean {
  const plain = [a, b].every(
    (draft) => draft.frequency === null && draft.timesOfDay > 0 && !draft.asNeeded && !draft.scheme,
  )
  const [first, second] = [chosen(a), chosen(b)]
  if (!plain || !b.joined || b.ownDrug || first.length !== 1 || second.length !== 1) return false
  const [x, y] = [first[0]?.amounts[0], second[0]?.amounts[0]]
  return (
    x !== undefined && y !== undefined && x.min === y.min && x.max === y.max && (x.unit === y.unit || y.unit === null)
  )
}

const RANK = { count: 3, bare: 2, measure: 1 }

/**
 * The quantity that is taken: one that «по» leads in, else what is counted before what is measured; what stands beside the form is the
 * product's strength, where there is another (`5 mg tablets 40 mg daily`). Several where no word tells which of them it is.
 */
function chosen(draft: Draft): readonly Candidate[] {
  const said = draft.candidates.filter(
    ({ concentration, amounts }) => !concentration && !(draft.patch && /\/h$/.test(amounts[0]?.unit ?? '')),
  )
  const doses = said.filter(({ kind, ofForm }) => kind !== 'measure' || !ofForm)
  const taken = doses.some(({ kind }) => kind === 'measure') ? doses : said
  const measures = taken.some(({ kind }) => kind === 'measure')
  const rank = ({ kind, amounts: [amount] }: Candidate) =>
    kind === 'bare' && !(measures && isCount(amount?.max)) ? 0 : RANK[kind]
  const score = (candidate: Candidate) => rank(candidate) * 2 + (candidate.marked ? 1 : 0)
  const best = taken.reduce<Candidate | null>((top, one) => (top === null || score(one) > score(top) ? one : top), null)
  if (best === null) return []
  const rivals = taken.filter((one) => score(one) === score(best) && isRival(best, one))
  return [best, ...new Map(rivals.map((one) => [JSON.stringify(one.amounts), one])).values()]
}

/** Whether two are other amounts of one kind: «5 мг, 40 мг», and not «5 мг (0,005 г)» or «100 мг, 5 мл». */
function isRival(best: Candidate, other: Candidate): boolean {
  const [a, b] = [best.amounts[0], other.amounts[0]]
  if (!a || !b || best.kind !== 'measure' || best.amounts.length !== other.amounts.length) return false
  if (best.daily !== other.daily) return false
  if (a.unit === b.unit) return a.min !== b.min || a.max !== b.max
  const [least, most] = [areEqual(a.min, a.unit, b.min, b.unit), areEqual(a.max, a.unit, b.max, b.unit)]
  return least !== null && most !== null && !(least && most)
}

/** Whether two values are one in their canonical unit; null where they have none in common. */
function areEqual(a: string, unit: string | null, b: string, other: string | null): boolean | null {
  const [one, two] = [unit && toCanonical(a, unit), other && toCanonical(b, other)]
  return one && two && one.unit === two.unit ? new Big(one.value).eq(two.value) : null
}

/** Whether a bare number may count tablets; «0,5» beside a strength is a strength too. */
function isCount(value: string | undefined): boolean {
  return value !== undefined && /^(?:\d{1,2}|\d?\.?(?:5|25|75))$/.test(value)
}

/** @param counted what earlier instructions of the line count, for a later bare number: «1 tablet daily, then 2 daily» */
function instructionsOf(line: string, draft: Draft, counted: string | null): Posology[] {
  const candidates = draft.scheme ? [] : chosen(draft)
  const best = candidates[0] ?? null
  const text = line.slice(draft.start, draft.end).replace(/^(?:[\s;:]|[.,](?!\d))+|[\s,;:]+$/g, '')
  const read = draft.scheme ? [draft.scheme.dose] : (best?.amounts ?? [])
  const amounts = read.map((amount) =>
    amount.unit === null && isCount(amount.max) ? { ...amount, unit: counted } : amount,
  )
  const uncertain = draft.candidates.some(({ certain }) => !certain)
  const range = draft.course?.range ?? false
  const warnings = warningsIn(text, { uncertain, range, rhythms: draft.otherFrequency, changes: draft.changes })
  const common = {
    asNeeded: draft.asNeeded,
    duration: draft.course && { value: draft.course.value, unit: draft.course.unit },
    route: draft.route,
    when: draft.scheme?.when ?? [...draft.when],
    text,
  }
  const row = (from: Candidate | null, amount: PosologyAmount | null): Posology => {
    const { isUnbound, ...dosed } = dosing(draft, from, amount)
    const told: readonly PosologyWarning[] = isUnbound ? [...warnings, 'MAXIMUM_NOT_APPLIED'] : warnings
    return { drug: draft.drug, ...dosed, ...common, warnings: told, alternatives: [] }
  }
  if (draft.stopped) return [{ ...row(null, null), frequency: null, warnings: [...warnings, 'NOT_TAKEN'] }]
  if (candidates.length > 1) {
    const alternatives = candidates.flatMap((one) => one.amounts.map((amount) => row(one, amount)))
    return [{ ...row(best, null), warnings: [...warnings, 'TWO_AMOUNTS'], alternatives }]
  }
  const known = best && !best.certain ? [] : amounts
  const rows = known.length === 0 ? [null] : known
  return rows.map((amount) => row(best, amount))
}

interface Dosing extends Pick<Posology, 'dose' | 'frequency' | 'perDay'> {
  /** The line has a maximum that can't be held against the dose. */
  readonly isUnbound: boolean
}

/** Dose, rhythm and daily amount, which settle one another. */
function dosing(draft: Draft, best: Candidate | null, amount: PosologyAmount | null): Dosing {
  const frequency = frequencyOf(draft)
  const daily = best?.daily === true || (draft.intakes !== null && isDaily(draft.frequency))
  if (daily && amount) {
    if (draft.intakes || (frequency && frequency.periodUnit === 'd' && frequency.period === '1')) {
      const intakes = draft.intakes ?? frequency
      return { dose: intakes && divided(amount, intakes), frequency, perDay: amount, isUnbound: false }
    }
    const single = best?.kind === 'count' && amount.max === '1' && !draft.frequency
    if (single || (frequency !== null && !draft.cap))
      return { dose: amount, frequency: frequency ?? onceADay(draft.asNeeded), perDay: amount, isUnbound: false }
    return { dose: null, frequency, perDay: amount, isUnbound: false }
  }
  const dose = amount && draft.upTo && !draft.frequency ? { ...amount, min: '0' } : amount
  if (draft.scheme) {
    const { sum } = draft.scheme
    return { dose, frequency, perDay: { min: sum, max: sum, unit: amount?.unit ?? null }, isUnbound: false }
  }
  const uncapped = dose && frequency && product(dose, frequency)
  const perDay = dose && uncapped && capped(draft, dose, uncapped)
  return { dose, frequency, perDay, isUnbound: perDay === null && uncapped !== null }
}

function isDaily(frequency: PosologyFrequency | null): boolean {
  return frequency === null || (frequency.max === '1' && frequency.period === '1' && frequency.periodUnit === 'd')
}

function frequencyOf(draft: Draft): PosologyFrequency | null {
  const stated = statedFrequency(draft)
  return stated && (draft.asNeeded || (draft.upTo && draft.frequency)) ? { ...stated, min: '0' } : stated
}

function statedFrequency(draft: Draft): PosologyFrequency | null {
  const { frequency, scheme, intakes, timesOfDay, meals, cap } = draft
  const daily = (min: string, max: string) => ({ min, max, period: '1', periodMax: null, periodUnit: 'd' as const })
  if (scheme) return daily(scheme.times, scheme.times)
  if (intakes && isDaily(frequency)) return daily(intakes.min, intakes.max)
  if (frequency) return onEachDay(frequency, timesOfDay)
  const times = timesOfDay + meals
  if (times > 0 && !draft.once) return daily(String(times), String(times))
  if (!cap || (cap.unit !== 'times' && cap.unit !== null)) return null
  return { ...daily('0', cap.amount), period: cap.period, periodUnit: cap.periodUnit }
}

/** «утром и вечером через день»: each time of the day on each of the days; a number of times a day says it already. */
function onEachDay(frequency: PosologyFrequency, timesOfDay: number): PosologyFrequency {
  const ofADay = frequency.period === '1' && frequency.periodUnit === 'd' && !isDaily(frequency)
  if (timesOfDay < 2 || ofADay || frequency.periodUnit === 'h') return frequency
  const times = (count: string) => new Big(count).times(timesOfDay).toFixed()
  return { ...frequency, min: times(frequency.min), max: times(frequency.max) }
}

function onceADay(asNeeded: boolean): PosologyFrequency {
  return { min: asNeeded ? '0' : '1', max: '1', period: '1', periodMax: null, periodUnit: 'd' }
}

/** A daily amount by its intakes; null where that is no finite decimal. */
function divided(amount: PosologyAmount, { min, max }: { min: string; max: string }): PosologyAmount | null {
  const [least, most] = [exact(amount.min, max), exact(amount.max, min)]
  return least !== null && most !== null ? { ...amount, min: least, max: most } : null
}

function exact(value: string, by: string): string | null {
  if (new Big(by).eq(0)) return null
  const quotient = new Big(value).div(by)
  return quotient.times(by).eq(value) ? quotient.toFixed() : null
}

/** Dose times rhythm for a day; null for weekly and monthly ones, and where it is no finite decimal. */
function product(dose: PosologyAmount, frequency: PosologyFrequency): PosologyAmount | null {
  const { periodUnit, period, periodMax } = frequency
  if (periodUnit === 'wk' || periodUnit === 'mo') return null
  const day = periodUnit === 'h' ? '24' : '1'
  const times = (amount: string, count: string, by: string) =>
    exact(new Big(amount).times(count).times(day).toFixed(), by)
  const [min, max] = [times(dose.min, frequency.min, periodMax ?? period), times(dose.max, frequency.max, period)]
  return min !== null && max !== null ? { min, max, unit: dose.unit } : null
}

/**
 * No more a day than the line allows: «по 1000 мг каждые 4 ч, не более 4 г в сутки». Null where it allows that in a unit that doesn't
 * convert into the dose's («по 1 таб. …, не более 4 г»): how much that leaves is not known.
 */
function capped({ cap }: Draft, dose: PosologyAmount, perDay: PosologyAmount): PosologyAmount | null {
  if (!cap) return perDay
  const each = capIn(dose, cap)
  if (each === null) return null
  const { period, periodUnit } = cap
  const most = product(
    { ...dose, min: '0', max: each },
    { min: '1', max: '1', period, periodMax: null, periodUnit },
  )?.max
  if (most === undefined || new Big(perDay.max).lte(most)) return perDay
  return { ...perDay, min: new Big(perDay.min).gt(most) ? most : perDay.min, max: most }
}

/** The most in a dose's unit, a number of intakes being as many doses; null where it is said in a unit that doesn't convert. */
function capIn({ max, unit }: PosologyAmount, cap: Cap): string | null {
  if (cap.unit === unit && unit !== null) return cap.amount
  if (unit === null && cap.unit !== null && isCountable(cap.unit)) return cap.amount
  if (cap.unit === null && (unit === null || isCountable(unit))) return cap.amount
  if (cap.unit === null || cap.unit === 'times') return new Big(max).times(cap.amount).toFixed()
  if (unit === null) return null
  const [most, one] = [toCanonical(cap.amount, cap.unit), toCanonical('1', unit)]
  return most && one && most.unit === one.unit ? exact(most.value, one.value) : null
}
