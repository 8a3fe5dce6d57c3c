import Big from 'big.js'
import { cellAddress } from '../../spreadsheets/address'
import type { DoseColumn } from '../layout-model'
import type { Decision, DoseReading, Subject } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isAdded } from '../totals/addable'
import type { Draft } from './draft'
import type { Settled } from './overlaps'

/**
 * A user is asked about a dose this many times the largest other one of its column and quantity. Exception: its person
 * has similar doses.
 */
const TIMES_LARGEST = 20
/** A user is also asked about a dose this many times the median of the person's other doses of the quantity. */
const TIMES_MEDIAN = 100
/** Fewer other doses than this show no spread. */
const FEWEST_OTHERS = 4
/** A column with more outliers than this contains a different kind of doses. */
const MOST = 3
/** Units in which a number may be a thousand times too large: 120 mSv instead of 120 µSv. */
const THOUSANDFOLD: ReadonlySet<string> = new Set(['mSv', 'mGy'])
/** A corrected value is offered if it is within the others' range, widened by this factor. */
const ROOM = 10
/** The average length of a month, in milliseconds. */
const MONTH = 30.4 * 86_400_000

/** A dose's value in the canonical unit, as one object per reading. */
interface Size {
  readonly size: Big
  /** The same value as a number: exact enough for values that are far apart, and much faster. */
  readonly near: number
}

/** Doses that are comparable: of one quantity, unit and length of time. Each kind is one object. */
interface Kind {
  /** One object for each place where badges are worn. */
  readonly places: Map<Draft['position'], object>
}

/** A number smaller by this factor is smaller in exact arithmetic too. */
const NEARLY = 1 - 1e-9

/**
 * Asks about doses so far beyond all others of their column or person that a unit or decimal mark is probably wrong.
 * Until then, such a dose isn't part of any sum, unless the file itself adds it up. Patients' examinations differ this much anyway, so only persons' doses
 * of a period are compared, with those of equally long periods. Choice 0 is a slip of the unit if there may be one; the
 * last is the value as it is.
 */
export function settleOutliers(drafts: readonly Draft[], resolutions: Resolutions): Settled {
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  const outliers = outliersAmong(drafts)
  const sums = outliers.length === 0 ? [] : drafts.filter(({ role }) => role === 'total' || role === 'cumulative')
  for (const { draft, others } of outliers) {
    const { column, row, col, reading } = draft
    const slip = slipOf(draft, others)
    const choice = resolutions.ofCell(column.sheet, row, col, 'outlier')
    const asIs = slip === null ? 0 : 1
    if (choice === asIs) continue
    if (choice === 0 && slip !== null) {
      draft.reading = { ...reading, ...slip }
      continue
    }
    if (choice !== null || !isSummed(draft, sums)) dropped.add(draft)
    if (choice === null) decisions.push(questionAbout(draft, others, slip))
  }
  return { decisions, dropped }
}

/** Whether a sum of the file in the dose's row or column contains it: as large a sum isn't reached without it. */
function isSummed({ row, column, reading }: Draft, sums: readonly Draft[]): boolean {
  const size = canonicalOf(reading)
  return sums.some((sum) => {
    if (sum.column.sheet !== column.sheet || (sum.row !== row && sum.column !== column)) return false
    const stated = sum.reading.quantity === reading.quantity ? canonicalOf(sum.reading) : null
    return size !== null && stated !== null && stated.unit === size.unit && stated.size.gte(size.size)
  })
}

/** A dose far beyond the others, and the sizes of those. */
interface Outlier {
  readonly draft: Draft
  readonly others: readonly Size[]
}

/** A dose with what it is compared by, so that nothing is looked up again for each comparison. */
interface Sized {
  readonly draft: Draft
  readonly size: Size
  readonly ofPerson: PersonDoses
}

/** The comparable doses of one person at one place of the body. */
class PersonDoses {
  readonly all: Sized[] = []
  private known: Size | null = null

  /**
   * Returns the median, and of two middle values the lower one, so that among few doses an outlier isn't its own
   * measure. Doses aren't added after the first call.
   */
  get median(): Size {
    if (this.known) return this.known
    const sorted = this.all.map(({ size }) => size).sort((a, b) => a.near - b.near || a.size.cmp(b.size))
    this.known = sorted[(sorted.length - 1) >> 1] ?? NO_SIZE
    return this.known
  }
}

function outliersAmong(drafts: readonly Draft[]): readonly Outlier[] {
  const columns = new Map<DoseColumn, Map<Kind, Sized[]>>()
  const persons = new Map<Subject, Map<object, PersonDoses>>()
  const kinds = new Kinds()
  const sizes = new Map<DoseReading, Canonical | null>()
  for (const draft of drafts) {
    const { reading, subject } = draft
    if (draft.role !== 'period' || subject === null || !isAdded(draft)) continue
    let size = sizes.get(reading)
    if (size === undefined) sizes.set(reading, (size = canonicalOf(reading)))
    if (size === null) continue
    const kind = kinds.of(draft, size.unit)
    const ofPerson = within(persons, subject, placeOf(kind, draft), () => new PersonDoses())
    const sized = { draft, size, ofPerson }
    ofPerson.all.push(sized)
    within(columns, draft.column, kind, (): Sized[] => []).push(sized)
  }
  return [...columns.values()].flatMap((kindsOfColumn) =>
    [...kindsOfColumn.values()].flatMap((own) => {
      const found = ofColumn(own)
      return found.length > MOST ? [] : found
    }),
  )
}

function largestTwo(doses: readonly Sized[]): readonly [largest: Size, second: Size] {
  let [largest, second] = [NO_SIZE, NO_SIZE]
  for (const { size } of doses) {
    if (size.near < second.near) continue
    if (size.size.gt(largest.size)) [largest, second] = [size, largest]
    else if (size.size.gt(second.size)) second = size
  }
  return [largest, second]
}

/** Returns the same kind for equal doses. Doses share readings and periods, so most are found by those. */
class Kinds {
  private readonly byText = new Map<string, Kind>()
  private readonly byReading = new Map<DoseReading, Map<Draft['period'], Kind>>()
  private readonly months = new Map<Draft['period'], number | null>()

  of({ reading, period }: Draft, unit: string): Kind {
    let byPeriod = this.byReading.get(reading)
    if (!byPeriod) this.byReading.set(reading, (byPeriod = new Map()))
    let kind = byPeriod.get(period)
    if (!kind) byPeriod.set(period, (kind = this.named(`${reading.quantity}|${unit}|${this.monthsIn(period)}`)))
    return kind
  }

  private named(text: string): Kind {
    const known = this.byText.get(text) ?? { places: new Map() }
    this.byText.set(text, known)
    return known
  }

  private monthsIn(period: Draft['period']): number | null {
    let months = this.months.get(period)
    if (months === undefined) this.months.set(period, (months = monthsOf(period)))
    return months
  }
}

function placeOf({ places }: Kind, { position }: Draft): object {
  let place = places.get(position)
  if (!place) places.set(position, (place = {}))
  return place
}

function ofColumn(doses: readonly Sized[]): Outlier[] {
  const [largest, second] = largestTwo(doses)
  const without = (draft: Draft, all: readonly Sized[]) =>
    all.filter((each) => each.draft !== draft).map(({ size }) => size)
  const found: Outlier[] = []
  for (const { draft, size, ofPerson } of doses) {
    if (size.near <= 0 && size.size.lte(0)) continue
    const own = ofPerson.all
    // Of two equal doses, neither is beyond the other.
    const next = size.near === largest.near && size.size.eq(largest.size) ? second : largest
    const isBeyond = doses.length > FEWEST_OTHERS && next.near > 0 && isTimes(size, next, TIMES_LARGEST)
    const isUsual = () => own.some((each) => each.draft !== draft && each.size.size.times(TIMES_LARGEST).gt(size.size))
    if (isBeyond && !isUsual()) {
      found.push({ draft, others: without(draft, doses) })
      continue
    }
    if (own.length <= FEWEST_OTHERS) continue
    const { median } = ofPerson
    if (median.near > 0 && isTimes(size, median, TIMES_MEDIAN)) found.push({ draft, others: without(draft, own) })
  }
  return found
}

/** Whether a size is at least this many times another. */
function isTimes({ size, near }: Size, other: Size, times: number): boolean {
  return near >= other.near * times * NEARLY && size.gte(other.size.times(times))
}

/** Returns the length of a period in months: a year's dose isn't compared with those of months. */
function monthsOf(period: Draft['period']): number | null {
  return period && Math.round((Date.parse(period.to) - Date.parse(period.from)) / MONTH)
}

type Canonical = Size & { readonly unit: string }
const NO_SIZE: Size = { size: new Big(0), near: 0 }

function canonicalOf(reading: DoseReading): Canonical | null {
  const { canonicalValue, canonicalUnit, censor, comparator } = reading
  if (canonicalValue === null || canonicalUnit === null || censor !== null || comparator !== null) return null
  const size = new Big(canonicalValue)
  return { size, near: size.toNumber(), unit: canonicalUnit }
}

/** Returns what a map of maps has for two keys, made where there is none. */
function within<Key, Of, Value>(maps: Map<Key, Map<Of, Value>>, key: Key, of: Of, make: () => Value): Value {
  let inner = maps.get(key)
  if (!inner) maps.set(key, (inner = new Map()))
  let value = inner.get(of)
  if (value === undefined) inner.set(of, (value = make()))
  return value
}

type Slip = Pick<Draft['reading'], 'value' | 'canonicalValue'>

/** Returns the reading a thousand times smaller, if that is among the others. */
function slipOf({ reading }: Draft, others: readonly Size[]): Slip | null {
  const { value, canonicalValue, unit } = reading
  if (value === null || canonicalValue === null || unit === null || !THOUSANDFOLD.has(unit)) return null
  const smaller = new Big(canonicalValue).div(1000)
  const [least, largest] = rangeOf(others)
  if (smaller.times(ROOM).lt(least) || smaller.gt(largest.times(ROOM))) return null
  return { value: new Big(value).div(1000).toFixed(), canonicalValue: smaller.toFixed() }
}

function rangeOf(others: readonly Size[]): readonly [least: Big, largest: Big] {
  const sorted = others.map(({ size }) => size).toSorted((a, b) => a.cmp(b))
  return [sorted[0] ?? new Big(0), sorted.at(-1) ?? new Big(0)]
}

function questionAbout({ column, row, col, reading }: Draft, others: readonly Size[], slip: Slip | null): Decision {
  const [least, largest] = rangeOf(others)
  const values = [...(slip === null ? [] : [slip.value]), reading.value]
  return {
    sheet: column.sheet,
    cell: cellAddress(row, col),
    column,
    raw: reading.raw,
    reason: 'outlier',
    alternatives: values.map((value) => [value, reading.unit].filter(Boolean).join(' ')),
    count: 1,
    others: {
      count: others.length,
      least: least.toFixed(),
      largest: largest.toFixed(),
      unit: reading.canonicalUnit ?? '',
    },
  }
}
