import Big from 'big.js'
import { radiationsIn } from '../columns/parts'
import type { DoseLimit, LimitProfile } from '../limits/profiles'
import type { Position } from '../lexicon/positions'
import type { Dose, DoseTotal, Exceedance, Subject } from '../model'
import { isAdded } from './addable'
import { stretchOf } from './levels'
import { toCanonical } from '../units/convert'

const EXTREMITIES: ReadonlySet<Position> = new Set(['ring_left', 'ring_right', 'extremity'])
/**
 * Positions that say nothing about the whole body. An embryo has a separate limit, which no profile contains yet; a
 * ring is worn on a finger.
 */
const NOT_BODY: ReadonlySet<Position> = new Set(['ring_left', 'ring_right', 'extremity', 'lens', 'fetal'])
/** Quantities for which persons have limits. */
const OF_PERSONS: ReadonlySet<DoseTotal['quantity']> = new Set(['E', 'H', 'Hp(10)', 'Hp(3)', 'Hp(0.07)', 'neutron'])
const MEAN_YEARS = 5
const PLACES = 6
const DAY = 86_400_000
const NOTHING = { lower: new Big(0), upper: new Big(0) }

/**
 * Returns where a person's sum is above a limit, either surely or only if censored doses are at their detection limits.
 * Sums are compared per person, quantity and position over the limit's own period. That is a calendar year, or five
 * consecutive years or as many as the file has; `partial` marks an incomplete period. Hp(10) is compared together with
 * the neutron dose at the same position. `uncomparedOf` returns what isn't compared with anything.
 */
export function exceedancesOf(
  doses: readonly Dose[],
  totals: readonly DoseTotal[],
  profile: LimitProfile,
): readonly Exceedance[] {
  const series = withNeutrons(seriesOf(totals), doses)
  const coverage = new Coverage(doses)
  return series.flatMap((one) =>
    profile.limits.flatMap((limit) =>
      applies(limit, one)
        ? (limit.years === 1 ? yearly(one) : overYears(one, limit.averaged)).flatMap((sum) =>
            compared(sum, one, limit, profile.name, coverage),
          )
        : [],
    ),
  )
}

/** Returns people's yearly sums to which at least one limit of a profile applies. */
export function comparedTotals(
  doses: readonly Dose[],
  totals: readonly DoseTotal[],
  profile: LimitProfile,
): readonly DoseTotal[] {
  const compared = withNeutrons(seriesOf(totals), doses).filter((one) =>
    profile.limits.some((limit) => applies(limit, one)),
  )
  const kept = new Map<Subject, Set<string>>()
  for (const { subject, quantity, position, unit } of compared) {
    const own = kept.get(subject) ?? new Set<string>()
    kept.set(subject, own.add(`${quantity}|${position ?? ''}|${unit}`))
  }
  return totals.filter(
    ({ subject, quantity, position, unit }) =>
      subject !== null && kept.get(subject)?.has(`${quantity}|${position ?? ''}|${unit}`),
  )
}

/** How many persons' sums aren't compared with any limit of a profile, and their quantities. */
export interface Uncompared {
  readonly subjects: number
  readonly quantities: readonly DoseTotal['quantity'][]
}

/**
 * Returns persons' sums that aren't compared with any limit because words are missing. These are doses without a year,
 * and a bare «Доза, мЗв», which may be of any part of the body. Null if there are none.
 */
export function uncomparedOf(totals: readonly DoseTotal[], profile: LimitProfile): Uncompared | null {
  const subjects = new Set<Subject>()
  const quantities = new Set<DoseTotal['quantity']>()
  for (const total of totals) {
    const { subject, period } = total
    const within = period !== null && !/^\d{4}$/.test(period)
    if (subject === null || within || !OF_PERSONS.has(total.quantity)) continue
    if (period !== null && (total.quantity !== 'H' || profile.limits.some((limit) => applies(limit, total)))) continue
    subjects.add(subject)
    quantities.add(total.quantity)
  }
  return subjects.size === 0 ? null : { subjects: subjects.size, quantities: [...quantities] }
}

interface Series {
  readonly subject: Subject
  readonly quantity: DoseTotal['quantity']
  readonly position: Position | null
  readonly unit: string
  readonly years: ReadonlyMap<number, Bounds>
  /** A quantity whose limits it is compared with in addition to its own. */
  readonly as?: DoseTotal['quantity']
}

interface Bounds {
  readonly lower: Big
  readonly upper: Big | null
}

interface Sum extends Bounds {
  readonly first: number
  readonly last: number
}

function seriesOf(totals: readonly DoseTotal[]): readonly Series[] {
  const series = new Map<Subject, Map<string, Series & { readonly years: Map<number, Bounds> }>>()
  for (const total of totals) {
    const { subject, quantity, position, unit, period } = total
    if (subject === null || period === null || !/^\d{4}$/.test(period)) continue
    let own = series.get(subject)
    if (!own) series.set(subject, (own = new Map()))
    const key = `${quantity}|${position ?? ''}|${unit}`
    let one = own.get(key)
    if (!one) own.set(key, (one = { subject, quantity, position, unit, years: new Map() }))
    one.years.set(Number(period), boundsOf(total))
  }
  return [...series.values()].flatMap((own) => [...own.values()])
}

/**
 * Adds neutron doses, which are part of the effective dose. If no header says that a badge's Hp(10) is of other
 * radiation, it may already include them. Then the sum of both is only an upper bound.
 */
function withNeutrons(series: readonly Series[], doses: readonly Dose[]): readonly Series[] {
  const pairs = new Map<string, Map<Subject, Series>>()
  const keyOf = ({ quantity, position, unit }: Series) => `${quantity}|${position ?? ''}|${unit}`
  for (const one of series) {
    if (one.quantity !== 'neutron' && one.quantity !== 'Hp(10)') continue
    const own = pairs.get(keyOf(one)) ?? new Map<Subject, Series>()
    pairs.set(keyOf(one), own.set(one.subject, one))
  }
  const beside = (one: Series, quantity: Series['quantity']) => pairs.get(keyOf({ ...one, quantity }))?.get(one.subject)
  const unsure = new Set(doses.flatMap((dose) => (mayHoldNeutrons(dose) ? [dose.subject] : [])))
  return series.map((one): Series => {
    if (one.quantity === 'neutron') return beside(one, 'Hp(10)') ? one : { ...one, as: 'Hp(10)' }
    const neutrons = one.quantity === 'Hp(10)' ? beside(one, 'neutron') : undefined
    return neutrons ? { ...one, years: joined(one.years, neutrons.years, unsure.has(one.subject)) } : one
  })
}

function mayHoldNeutrons(dose: Dose): boolean {
  if (dose.reading.quantity !== 'Hp(10)' || !isAdded(dose)) return false
  const kinds = radiationsIn(dose.column.header)
  return kinds.length === 0 || kinds.includes('neutron')
}

/**
 * Returns the sums of two quantities, year by year.
 * @param within the first may already include the second
 */
function joined(a: Series['years'], b: Series['years'], within: boolean): Series['years'] {
  return new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((year) => {
      const [one, other] = [a.get(year) ?? NOTHING, b.get(year) ?? NOTHING]
      const larger = one.lower.gt(other.lower) ? one.lower : other.lower
      const upper = one.upper && other.upper ? one.upper.plus(other.upper) : null
      return [year, { lower: within ? larger : one.lower.plus(other.lower), upper }] as const
    }),
  )
}

/**
 * Whether a limit applies to sums. Extremities share Hp(0.07) with the skin: the badge's position shows which limit it
 * is.
 */
function applies(
  { id, quantities, unit }: DoseLimit,
  { quantity, position, unit: summed, as }: Pick<Series, 'quantity' | 'position' | 'unit' | 'as'>,
): boolean {
  if (summed !== unit) return false
  if (quantity === 'H') return isOfPart(id, quantities, position)
  if (![quantity, as ?? quantity].some((each) => quantities.includes(each)) || position === 'fetal') return false
  if (quantity === 'Hp(0.07)') return EXTREMITIES.has(position ?? 'chest') === id.startsWith('extremit')
  if (quantity === 'Hp(3)') return true
  return position === null || !NOT_BODY.has(position)
}

/**
 * Whether a limit is for the part of the body with this equivalent dose. If no part is given, nobody knows what it is
 * of.
 */
function isOfPart(id: string, quantities: DoseLimit['quantities'], position: Position | null): boolean {
  if (position === 'lens') return quantities.includes('Hp(3)')
  return position !== null && EXTREMITIES.has(position) && id.startsWith('extremit')
}

function yearly({ years }: Series): Sum[] {
  return [...years].map(([year, bounds]) => ({ first: year, last: year, ...bounds }))
}

/**
 * Returns the sums of each five consecutive years from a person's first to last. If there are fewer years, returns
 * their sum, and a mean is over just those. A person with 21 mSv in the only known year is above 20 a year, as far as
 * anyone can tell. That must be found now, not four years later.
 */
function overYears({ years }: Series, averaged: boolean): Sum[] {
  const [earliest, latest] = [Math.min(...years.keys()), Math.max(...years.keys())]
  const length = Math.min(MEAN_YEARS, latest - earliest + 1)
  const firsts = Array.from({ length: latest - earliest + 2 - length }, (_, offset) => earliest + offset)
  // A span that neither begins nor ends with a known year contains no more than one that does.
  const telling = firsts.filter((first) => years.has(first) || years.has(first + length - 1))
  return telling.map((first) => {
    const within = [...years].filter(([year]) => year >= first && year < first + length)
    const sums = within.map(([, bounds]) => bounds)
    const lower = sums.reduce((sum, each) => sum.plus(each.lower), new Big(0))
    const upper = sums.some((each) => each.upper === null)
      ? null
      : sums.reduce((sum, each) => sum.plus(each.upper ?? 0), new Big(0))
    // A year missing from the file isn't a year without a dose.
    const by = averaged ? within.length : 1
    return {
      first,
      last: first + length - 1,
      // A mean of three years may have infinitely many decimals, so its bounds are rounded outwards.
      lower: lower.div(by).round(PLACES, Big.roundDown),
      upper: upper?.div(by).round(PLACES, Big.roundUp) ?? null,
    }
  })
}

function boundsOf({ lower, upper }: DoseTotal): Bounds {
  return { lower: new Big(lower), upper: upper === null ? null : new Big(upper) }
}

function compared(sum: Sum, one: Series, limit: DoseLimit, profile: string, coverage: Coverage): Exceedance[] {
  const { first, last, lower, upper } = sum
  const value = toCanonical(limit.value, limit.unit)?.value ?? limit.value
  const sure = lower.gt(value)
  if (!sure && !upper?.gt(value)) return []
  const { subject, quantity, position, unit } = one
  return [
    {
      subject,
      quantity,
      position,
      period: first === last ? String(first) : `${first}/${last}`,
      lower: lower.toFixed(),
      upper: upper?.toFixed() ?? null,
      unit,
      limit: limit.value,
      limitId: limit.id,
      profile,
      sure,
      partial: last - first + 1 < limit.years || !coverage.holds(one, first, last),
    },
  ]
}

/** The calendar days that a person's doses cover. */
class Coverage {
  private readonly stretches = new Map<Subject, Map<string, { from: string; to: string }[]>>()

  constructor(private readonly doses: readonly Dose[]) {}

  /** Whether the doses cover every day of these years. */
  holds({ subject, quantity, position }: Series, first: number, last: number): boolean {
    if (this.stretches.size === 0) this.collect()
    const own = this.stretches.get(subject)?.get(`${quantity}|${position ?? ''}`) ?? []
    let reached = Date.UTC(first, 0, 1) - DAY
    for (const { from, to } of own) {
      if (Date.parse(to) <= reached) continue
      if (Date.parse(from) > reached + DAY) return false
      reached = Date.parse(to)
    }
    return reached >= Date.UTC(last, 11, 31)
  }

  private collect(): void {
    for (const dose of this.doses) {
      const stretch = dose.subject && isAdded(dose) ? stretchOf(dose) : null
      if (!stretch || !dose.subject) continue
      let own = this.stretches.get(dose.subject)
      if (!own) this.stretches.set(dose.subject, (own = new Map()))
      const key = `${dose.reading.quantity ?? ''}|${dose.position ?? ''}`
      const list = own.get(key)
      if (list) list.push(stretch)
      else own.set(key, [stretch])
    }
    for (const own of this.stretches.values()) {
      for (const list of own.values()) list.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    }
  }
}
