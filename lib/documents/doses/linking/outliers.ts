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
 * Until then, such a dose isn't part of any sum. Patients' examinations differ this much anyway, so only persons' doses
 * of a period are compared, with those of equally long periods. Choice 0 is a slip of the unit if there may be one; the
 * last is the value as it is.
 */
export function settleOutliers(drafts: readonly Draft[], resolutions: Resolutions): Settled {
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  for (const { draft, others } of outliersAmong(drafts)) {
    const { column, row, col, reading } = draft
    const slip = slipOf(draft, others)
    const choice = resolutions.ofCell(column.sheet, row, col, 'outlier')
    const asIs = slip === null ? 0 : 1
    if (choice === asIs) continue
    if (choice === 0 && slip !== null) {
      draft.reading = { ...reading, ...slip }
      continue
    }
    dropped.add(draft)
    if (choice === null) decisions.push(questionAbout(draft, others, slip))
  }
  return { decisions, dropped }
}

/** A dose far beyond the others, and the sizes of those. */
interface Outlier {
  readonly draft: Draft
  readonly others: readonly Size[]
}

function outliersAmong(drafts: readonly Draft[]): readonly Outlier[] {
  const columns = new Map<DoseColumn, Map<Kind, Draft[]>>()
  const persons = new Map<Subject, Map<object, Draft[]>>()
  const kinds = new Kinds()
  const sizes = new Sizes()
  for (const draft of drafts) {
    const { reading, subject } = draft
    if (draft.role !== 'period' || subject === null || !isAdded(draft)) continue
    const size = sizes.of(reading)
    if (size === null) continue
    const kind = kinds.of(draft, size.unit)
    listIn(columns, draft.column, kind).push(draft)
    listIn(persons, subject, placeOf(kind, draft)).push(draft)
  }
  return [...columns.values()].flatMap((kindsOfColumn) =>
    [...kindsOfColumn].flatMap(([kind, own]) => {
      const ofPerson = (draft: Draft) => persons.get(subjectOf(draft))?.get(placeOf(kind, draft)) ?? []
      const found = ofColumn(own, ofPerson, sizes)
      return found.length > MOST ? [] : found
    }),
  )
}

/** The sizes of doses, computed once for each reading. */
class Sizes {
  private readonly known = new Map<DoseReading, Canonical | null>()
  private readonly medians = new Map<readonly Draft[], Size>()

  of(reading: DoseReading): Canonical | null {
    let size = this.known.get(reading)
    if (size === undefined) this.known.set(reading, (size = canonicalOf(reading)))
    return size
  }

  in({ reading }: Draft): Size {
    return this.of(reading) ?? NO_SIZE
  }

  /**
   * Returns the median, and of two middle values the lower one, so that among few doses an outlier isn't its own
   * measure. Lists seen before aren't sorted again.
   */
  medianOf(drafts: readonly Draft[]): Size {
    const known = this.medians.get(drafts)
    if (known) return known
    const sorted = drafts.map((draft) => this.in(draft)).sort((a, b) => a.near - b.near || a.size.cmp(b.size))
    const median = sorted[(sorted.length - 1) >> 1] ?? NO_SIZE
    this.medians.set(drafts, median)
    return median
  }

  largestTwo(drafts: readonly Draft[]): readonly [largest: Size, second: Size] {
    let [largest, second] = [NO_SIZE, NO_SIZE]
    for (const draft of drafts) {
      const each = this.in(draft)
      if (each.near < second.near) continue
      if (each.size.gt(largest.size)) [largest, second] = [each, largest]
      else if (each.size.gt(second.size)) second = each
    }
    return [largest, second]
  }
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

function ofColumn(drafts: readonly Draft[], ofPerson: (draft: Draft) => readonly Draft[], sizes: Sizes): Outlier[] {
  const [largest, second] = sizes.largestTwo(drafts)
  const without = (draft: Draft, all: readonly Draft[]) =>
    all.filter((each) => each !== draft).map((each) => sizes.in(each))
  const found: Outlier[] = []
  for (const draft of drafts) {
    const size = sizes.in(draft)
    if (size.size.lte(0)) continue
    const own = ofPerson(draft)
    // Of two equal doses, neither is beyond the other.
    const next = size.size.eq(largest.size) ? second : largest
    const isBeyond = drafts.length > FEWEST_OTHERS && next.near > 0 && isTimes(size, next, TIMES_LARGEST)
    const isUsual = () => own.some((each) => each !== draft && sizes.in(each).size.times(TIMES_LARGEST).gt(size.size))
    if (isBeyond && !isUsual()) {
      found.push({ draft, others: without(draft, drafts) })
      continue
    }
    if (own.length <= FEWEST_OTHERS) continue
    const median = sizes.medianOf(own)
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

function subjectOf({ subject }: Draft): Subject {
  return subject ?? { name: null, id: null }
}

type Canonical = Size & { readonly unit: string }
const NO_SIZE: Size = { size: new Big(0), near: 0 }

function canonicalOf(reading: DoseReading): Canonical | null {
  const { canonicalValue, canonicalUnit, censor, comparator } = reading
  if (canonicalValue === null || canonicalUnit === null || censor !== null || comparator !== null) return null
  const size = new Big(canonicalValue)
  return { size, near: size.toNumber(), unit: canonicalUnit }
}

function listIn<Key, Of>(lists: Map<Key, Map<Of, Draft[]>>, key: Key, kind: Of): Draft[] {
  let kinds = lists.get(key)
  if (!kinds) lists.set(key, (kinds = new Map()))
  let list = kinds.get(kind)
  if (!list) kinds.set(kind, (list = []))
  return list
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
