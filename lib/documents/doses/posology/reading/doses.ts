import type { Amount } from '../grammar/values'
import type { PosologyAmount } from '../types'
import { areRivals, isCountable, isOfInsulin } from './dosing'
import { isOneIntake } from './frequency'
import type { Item, ItemOf } from './items'
import { Parts } from './parts'

/** The amount of one intake, as far as the line says. */
export interface Chosen {
  /** One amount, or one for each component of a composite; empty if none is given. */
  readonly amounts: readonly PosologyAmount[]
  /** Other amounts that may also be the dose. */
  readonly rivals: readonly PosologyAmount[]
  readonly item: Item | null
  /** False for a number with two readings, which isn't used as a dose. */
  readonly isCertain: boolean
  /** Whether a bare number right after the name may be its strength. */
  readonly isDoubtful: boolean
}

const NONE: Chosen = { amounts: [], rivals: [], item: null, isCertain: true, isDoubtful: false }
/** The maximum number of each form in one intake. A higher number is a package or belongs to something else. */
const MOST_TAKEN: Readonly<Record<string, number>> = {
  '{tbl}': 25,
  '{caps}': 25,
  '{patch}': 4,
  '{supp}': 4,
  '{puff}': 24,
  '{amp}': 20,
  '{vial}': 20,
  '{sachet}': 12,
  '{spoon}': 12,
}
/** Of a product whose strength is given without any word of taking it, no more are a dose. */
const MOST_UNTIMED = 6
const OF_TAKING = [
  'course',
  'frequency',
  'countPer',
  'timesAmount',
  'when',
  'meal',
  'meals',
  'mealtime',
  'scheme',
  'dealt',
  'needed',
  'clocks',
  'weekdays',
  'verb',
  'route',
  'rate',
  'daily',
] as const
/** The cost of a number with nothing behind it that says how often. */
const ALONE = 2
const MOST_UNNAMED = 4
const OF_PRODUCT = ['name', 'form', 'product', 'measure', 'composite', 'strength']
/** After a name, a number of at least this much without a unit isn't a count. */
const LEAST_STRENGTH = 5
const VOLUMES = new Set(['mL', 'L'])
const INJECTED: ReadonlySet<string> = new Set(['iv', 'im', 'sc'])
const INHALED: ReadonlySet<string> = new Set(['inhaled', 'nasal', 'sublingual', 'topical'])

/**
 * Returns the dose. Counted amounts come before measured ones; an amount next to the form is the product's strength.
 */
export function chosenDose(parts: Parts): Chosen {
  return countedDose(parts) ?? measuredDose(parts) ?? NONE
}

export function plainAmount({ min, max, unit }: PosologyAmount): PosologyAmount {
  return { min, max, unit }
}

/** Returns the countable unit of the product's form, such as {tbl} for `tablets`. */
export function formUnit(parts: Parts): string | null {
  return parts.all('form').find(({ value }) => isCountable(value) && value !== '{piece}')?.value ?? null
}

/** Returns what is counted of a strength such as `5 mg/tab`. */
function unitOfStrength(parts: Parts): string | null {
  return parts.all('strength').find(({ value }) => isCountable(value.of ?? null))?.value.of ?? null
}

function countedDose(parts: Parts): Chosen | null {
  const ofPeriod = parts.all('countPer').filter(({ value }) => isOneIntake(value))
  const multiplied = parts.all('timesAmount')
  const counts = [...parts.all('count'), ...ofPeriod].filter(
    (item) =>
      !isOfSecondName(parts, item) &&
      !(item.value.unit === null && isInBrackets(parts, item)) &&
      !(isOfDoses(item.value) && item.value.isLed !== true && isNumberOfDoses(parts, item)),
  )
  const bare = parts.all('bare').filter(
    (item) =>
      !parts
        .all('measure')
        .some((other) => other.start > item.start || (isOfInsulin(other.value.unit) && formUnit(parts) === null)) &&
      !(parts.has('rate') && formUnit(parts) === null) &&
      !isInBrackets(parts, item) &&
      // A number that nothing leads or follows is none if an amount is measured.
      !(item.cost >= ALONE && parts.has('measure') && formUnit(parts) === null) &&
      !(parts.has('measure', 'composite') && isStrengthLike(item.value)),
  )
  const taken = bare.length === 0 ? counts : counts.filter(({ value }) => !isTooMany(parts, value, value.unit))
  const item = taken.find(({ value }) => value.isLed) ?? taken[0] ?? multiplied[0] ?? bare[0]
  if (!item) return null
  const amount: Amount = item.kind === 'timesAmount' ? item.value.amount : item.value
  const unit =
    amount.unit === '{piece}' || amount.unit === null
      ? (formUnit(parts) ?? unitOfStrength(parts) ?? (amount.unit === null ? null : '{tbl}'))
      : amount.unit
  const before = parts.items[parts.items.indexOf(item) - 1]
  const isVolume = unit === null && item.kind === 'bare' && isOfSolution(parts, item)
  const isBehindName = item.kind === 'bare' && !amount.isLed && before?.kind === 'name'
  // `Cap Omez 20 bd`: the number is the product's strength.
  const isStrength = isBehindName && unit !== null && Number(amount.max) >= LEAST_STRENGTH
  const isOtherDose = amount.isMetered === true && isOfOtherRoute(parts)
  const isNoDose = isStrength || isOtherDose || isTooMany(parts, amount, unit)
  const isDoubtful =
    isNoDose ||
    isVolume ||
    (isBehindName && unit === null && !/\.0$/.test(amount.max)) ||
    (item.kind === 'bare' && isOdd(parts, item, unit))
  // `6 hours`, `10 points`: how many of what isn't understood.
  const behind = parts.items[parts.items.indexOf(item) + 1]
  const isOfUnknown = item.kind === 'bare' && behind?.kind === 'unexplained' && behind.start === item.end
  const isCertain = amount.isCertain && !isNoDose && !isOfUnknown
  return {
    amounts: [plainAmount({ ...amount, unit: isVolume ? 'mL' : unit })],
    rivals: [],
    item,
    isCertain,
    isDoubtful,
  }
}

/** `50% 2.0 im`: a number behind the percentage of what is injected is a volume. */
function isOfSolution(parts: Parts, { start, value: amount }: ItemOf<'bare'>): boolean {
  const isPercentage =
    amount.isOfPercentage === true ||
    parts.all('strength').some(({ value, end }) => !value.isWeak && value.whole === null && end <= start)
  return isPercentage && parts.all('route').some(({ value }) => INJECTED.has(value))
}

/** Whether a count may be how many doses there are: in doses, or several ampoules. */
function isOfDoses({ isMetered, isLed, unit, max }: Amount): boolean {
  return isMetered === true || (!isLed && (unit === '{amp}' || unit === '{vial}') && Number(max) > 1)
}

/** `3 g every other day, 3 doses`: how many of the measured doses there are. */
function isNumberOfDoses(parts: Parts, { start, value: { isMetered, max } }: ItemOf<'count' | 'countPer'>): boolean {
  // `30 mg/kg, one dose`: the measured amount is that dose.
  if (isMetered === true && max === '1' && parts.all('measure').some((measure) => measure.start < start))
    return !isSpray(parts) && !parts.all('verb').some(({ value }) => value === 'inhaled')
  const isTimedBefore = parts.all('frequency').some((rhythm) => rhythm.start < start)
  return isTimedBefore && parts.has('measure') && !isSpray(parts)
}

function isSpray(parts: Parts): boolean {
  return (
    parts.has('product') || formUnit(parts) === '{puff}' || parts.all('route').some(({ value }) => INHALED.has(value))
  )
}

/** `1 dose im`: a number of injections or swallowed doses doesn't say how much one is. */
function isOfOtherRoute(parts: Parts): boolean {
  return parts.has('route') && !isSpray(parts)
}

/** `3.75 mg (one 2.5 mg and one 1.25 mg)`: how an amount before the brackets is made up. */
function isInBrackets({ items }: Parts, item: Item): boolean {
  const at = items.indexOf(item)
  const open = items.slice(0, at).findLastIndex(({ kind }) => kind === 'open' || kind === 'close')
  return items[open]?.kind === 'open' && items.slice(0, open).some(({ kind }) => kind === 'measure')
}

/** A number that neither a word before it nor what comes behind calls the dose, or that many of what isn't named. */
function isOdd({ items }: Parts, item: ItemOf<'bare'>, unit: string | null): boolean {
  const before = items[items.indexOf(item) - 1]?.kind ?? ''
  if (item.value.isLed) return false
  return item.cost >= ALONE ? !OF_PRODUCT.includes(before) : unit === null && Number(item.value.max) > MOST_UNNAMED
}

/** Whether a count is a package: `one daily; 28 tablets`, or without any word of taking `500 mg caps 21`. */
function isTooMany(parts: Parts, { max, isLed }: Amount, unit: string | null): boolean {
  const most = MOST_TAKEN[unit ?? ''] ?? Infinity
  const isStock = !isLed && parts.has('strength', 'measure') && !parts.has(...OF_TAKING)
  return Number(max) > (isStock ? Math.min(most, MOST_UNTIMED) : most)
}

/**
 * Whether a count belongs to the second medicine, as in `A 1000 mL + B 1 amp`. In `A 875 mg + B 125 mg, 1 tablet` it
 * belongs to both.
 */
function isOfSecondName(parts: Parts, { start }: Item): boolean {
  const second = parts.secondName()
  if (second === null || start < second.start) return false
  const measures = parts.all('measure').map((measure) => measure.start)
  return measures.some((at) => at < second.start) && !measures.some((at) => at > second.start && at < start)
}

/** Whether a bare number such as `0.1` next to a strength is also a strength. */
function isStrengthLike({ max }: Amount): boolean {
  return !/^(?:\d{1,2}|\d?\.?(?:5|25|75))$/.test(max) && !/^0\.(?:5|25|75)$/.test(max)
}

function measuredDose(parts: Parts): Chosen | null {
  const second = parts.secondName()
  // `A 500 mL + B 20 mL`: an amount after another name belongs to that name.
  const measures = parts.items
    .filter((item) => item.kind === 'measure' || item.kind === 'rate' || item.kind === 'composite')
    .filter((item) => second === null || item.start < second.start || (item.kind === 'measure' && item.value.isLed))
  const [first] = measures
  if (!first || parts.has('scheme')) return null
  const free = measures.filter((item) => !isBesideForm(parts, item))
  const candidates = free.length > 0 ? free : measures
  const led = candidates.find((item) => item.kind === 'measure' && item.value.isLed)
  const volume = candidates.filter((item) => item.kind === 'measure' && VOLUMES.has(item.value.unit ?? ''))
  // `50 units in 50 mL at 3 units/h`: the rate is the dose, not the dissolved amount.
  const running = parts.has('diluted')
    ? candidates.find((item) => item.kind === 'rate' && isRateOf(item.value, first))
    : undefined
  const best =
    led ?? running ?? (candidates.length > 1 && volume.length === 1 ? volume[0] : undefined) ?? candidates[0] ?? first
  const amounts = best.kind === 'composite' ? best.value : [best.value]
  const others = led ? [] : candidates.filter((item) => item !== best && item.kind === best.kind)
  const rivals = others
    .flatMap((item) => (item.kind === 'composite' ? [] : [item.value]))
    .filter((other) => amounts[0] && areRivals(amounts[0], other))
  return {
    amounts: amounts.map(plainAmount),
    rivals: rivals.map(plainAmount),
    item: best,
    isCertain: amounts.every(({ isCertain }) => isCertain),
    isDoubtful: second !== null || (led === undefined && isOfTwoKinds(candidates)),
  }
}

/** `10 mg (1000 mL)`: what is weighed and what it is in, where nothing says that one is in the other. */
function isOfTwoKinds(measures: readonly Item[]): boolean {
  const units = measures.flatMap((item) => (item.kind === 'measure' ? [item.value.unit ?? ''] : []))
  return units.some((unit) => VOLUMES.has(unit)) && units.some((unit) => !VOLUMES.has(unit))
}

/** Whether a rate has the unit of a measured amount: `3 units/h` for `50 units`. */
function isRateOf(rate: PosologyAmount, measured: Item): boolean {
  return measured.kind === 'measure' && rate.unit?.split('/')[0] === measured.value.unit
}

/**
 * Whether an amount is next to the form and so is the content of one tablet: `5 mg tablets 40 mg daily`, `tab. 5 mg 40
 * mg`.
 */
function isBesideForm({ items }: Parts, item: Item): boolean {
  const at = items.indexOf(item)
  const isForm = (place: number) => items[place]?.kind === 'form' || items[place]?.kind === 'product'
  const isMeasure = (place: number) => items[place]?.kind === 'measure' || items[place]?.kind === 'composite'
  // A form between two amounts belongs to the first.
  return isForm(at + 1) || (isForm(at - 1) && !isMeasure(at - 2))
}

/** Returns the parts with the only amount as one per day: `daily dose of A 100 mg`. */
export function withDailyDose(parts: Parts): Parts {
  const isDaily = parts.all('note').some(({ value }) => value === 'daily')
  const [measure, second] = parts.all('measure')
  if (!isDaily || !measure || second || parts.has('count', 'bare', 'frequency', 'when', 'clocks', 'daily')) return parts
  return new Parts(parts.items.map((item): Item => (item === measure ? { ...measure, kind: 'daily' } : item)))
}

/**
 * Returns the parts with the amount per day as a strength if a count precedes the name: `1 tablet of A 50 mg a day`. The
 * count is then per day.
 */
export function withCountADay(parts: Parts): Parts {
  const [count, name, daily] = [parts.one('count'), parts.one('name'), parts.one('daily')]
  if (!count || !name || !daily || count.start > name.start || daily.start !== name.end) return parts
  const items = parts.items.map((item): Item => {
    if (item === daily) return { ...daily, kind: 'measure' }
    return item === count ? { ...count, kind: 'countPer', value: { ...count.value, per: 'd' } } : item
  })
  return new Parts(items)
}
