import Big from 'big.js'
import { cellAddress } from '../../spreadsheets/address'
import type { DoseColumn } from '../layout-model'
import type { Decision, Subject } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isAdded } from '../totals/addable'
import type { Draft } from './draft'
import type { Settled } from './overlaps'

/** A dose is asked about from so many times the largest other one of its column and quantity, unless its person has others like it. */
const TIMES_LARGEST = 20
/** Or from so many times the median of its person's other doses of the quantity. */
const TIMES_MEDIAN = 100
/** Fewer other doses have no spread. */
const FEWEST_OTHERS = 4
/** A column with more of them is of another kind. */
const MOST = 3
/** Units that a number a thousand times too large is taken for: 120 mSv that is 120 µSv. */
const THOUSANDFOLD: ReadonlySet<string> = new Set(['mSv', 'mGy'])
/** A corrected value is offered if it is within the others' range, widened so many times. */
const ROOM = 10
/** In milliseconds. */
const MONTH = 30.4 * 86_400_000

/** A dose with its value in the canonical unit. */
interface Sized {
  readonly draft: Draft
  readonly size: Big
}

/**
 * Doses that are so far beyond all others of their column, or of their person, that a unit or a decimal mark is more likely wrong. Each
 * is asked about, and until then it is among no sums. Patients' examinations differ by as much: only persons' doses of a period are
 * compared, with those of as long a time. Choice 0 is a slip of the unit where there may be one; the last is the value as it is.
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

function outliersAmong(
  drafts: readonly Draft[],
): readonly { readonly draft: Draft; readonly others: readonly Sized[] }[] {
  const columns = new Map<DoseColumn, Map<string, Sized[]>>()
  const persons = new Map<Subject, Map<string, Sized[]>>()
  for (const draft of drafts) {
    const { value, unit } = canonicalOf(draft) ?? {}
    if (value === undefined || draft.role !== 'period' || draft.subject === null || !isAdded(draft)) continue
    const sized = { draft, size: value }
    const kind = `${draft.reading.quantity}|${unit}|${monthsOf(draft)}`
    listIn(columns, draft.column, kind).push(sized)
    listIn(persons, draft.subject, `${kind}|${draft.position}`).push(sized)
  }
  return [...columns.values()].flatMap((kinds) =>
    [...kinds].flatMap(([kind, sizes]) => {
      const found = ofColumn(sizes, (draft) => persons.get(subjectOf(draft))?.get(`${kind}|${draft.position}`) ?? [])
      return found.length > MOST ? [] : found
    }),
  )
}

function ofColumn(sizes: readonly Sized[], ofPerson: (draft: Draft) => readonly Sized[]) {
  const [largest, second] = largestTwo(sizes)
  return sizes.flatMap(({ draft, size }) => {
    if (size.lte(0)) return []
    // Of two that are alike neither is beyond the other.
    const next = size.eq(largest) ? second : largest
    const own = ofPerson(draft)
    const isUsual = own.some((each) => each.draft !== draft && each.size.times(TIMES_LARGEST).gt(size))
    if (sizes.length > FEWEST_OTHERS && next.gt(0) && size.gte(next.times(TIMES_LARGEST)) && !isUsual) {
      return [{ draft, others: without(draft, sizes) }]
    }
    if (own.length <= FEWEST_OTHERS) return []
    const median = medianOf(own)
    return median.gt(0) && size.gte(median.times(TIMES_MEDIAN)) ? [{ draft, others: without(draft, own) }] : []
  })
}

function without(draft: Draft, sizes: readonly Sized[]): readonly Sized[] {
  return sizes.filter((each) => each.draft !== draft)
}

/** A year's dose is not measured by those of months. */
function monthsOf({ period }: Draft): number | null {
  return period && Math.round((Date.parse(period.to) - Date.parse(period.from)) / MONTH)
}

function subjectOf({ subject }: Draft): Subject {
  return subject ?? { name: null, id: null }
}

function canonicalOf({ reading }: Draft): { readonly value: Big; readonly unit: string } | null {
  const { canonicalValue, canonicalUnit, censor, comparator } = reading
  if (canonicalValue === null || canonicalUnit === null || censor !== null || comparator !== null) return null
  return { value: new Big(canonicalValue), unit: canonicalUnit }
}

function listIn<Key>(lists: Map<Key, Map<string, Sized[]>>, key: Key, kind: string): Sized[] {
  const kinds = lists.get(key) ?? new Map<string, Sized[]>()
  lists.set(key, kinds)
  const list = kinds.get(kind) ?? []
  kinds.set(kind, list)
  return list
}

function largestTwo(sizes: readonly Sized[]): readonly [largest: Big, second: Big] {
  let [largest, second] = [new Big(0), new Big(0)]
  for (const { size } of sizes) {
    if (size.gt(largest)) [largest, second] = [size, largest]
    else if (size.gt(second)) second = size
  }
  return [largest, second]
}

const MEDIANS = new WeakMap<readonly Sized[], Big>()

/** The lower of the two in the middle, so that of few doses an outlier isn't its own measure. Known lists aren't sorted again. */
function medianOf(sizes: readonly Sized[]): Big {
  const known = MEDIANS.get(sizes)
  if (known) return known
  const sorted = sizes.map(({ size }) => size).toSorted((a, b) => a.cmp(b))
  const median = sorted[(sorted.length - 1) >> 1] ?? new Big(0)
  MEDIANS.set(sizes, median)
  return median
}

type Slip = Pick<Draft['reading'], 'value' | 'canonicalValue'>

/** The reading a thousand times smaller, where that is among the others. */
function slipOf({ reading }: Draft, others: readonly Sized[]): Slip | null {
  const { value, canonicalValue, unit } = reading
  if (value === null || canonicalValue === null || unit === null || !THOUSANDFOLD.has(unit)) return null
  const smaller = new Big(canonicalValue).div(1000)
  const [least, largest] = rangeOf(others)
  if (smaller.times(ROOM).lt(least) || smaller.gt(largest.times(ROOM))) return null
  return { value: new Big(value).div(1000).toFixed(), canonicalValue: smaller.toFixed() }
}

function rangeOf(others: readonly Sized[]): readonly [least: Big, largest: Big] {
  const sorted = others.map(({ size }) => size).toSorted((a, b) => a.cmp(b))
  return [sorted[0] ?? new Big(0), sorted.at(-1) ?? new Big(0)]
}

function questionAbout({ column, row, col, reading }: Draft, others: readonly Sized[], slip: Slip | null): Decision {
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
