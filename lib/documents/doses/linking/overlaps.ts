import Big from 'big.js'
import { cellAddress } from '../../spreadsheets/address'
import type { DoseColumn, Layout, Period } from '../layout-model'
import type { Decision } from '../model'
import type { Resolutions } from '../reading/resolutions'
import { isAdded } from '../totals/addable'
import { type Interval, intervalOf, IntervalSum } from '../totals/interval'
import { type Contradiction, placeOf } from '../totals/contradiction'
import { isCovered, stretchOf } from '../totals/levels'
import type { Draft } from './draft'

export interface Settled {
  readonly decisions: readonly Decision[]
  readonly dropped: ReadonlySet<Draft>
}

interface SettledOverlaps extends Settled {
  /** Doses of a longer period that the shorter ones cover but don't add up to. */
  readonly contradictions: readonly Contradiction[]
}

const DAY = 86_400_000
/** Periods that differ by less than this factor are equally long: months differ by up to three days. */
const ALIKE = 1.2
/** A length is usual if this share of a column's doses, and at least `FEWEST` of them, don't exceed it. */
const USUAL = 0.3
const FEWEST = 2
const NOTHING: SettledOverlaps = { decisions: [], dropped: new Set(), contradictions: [] }

/**
 * Settles doses written twice, such as a year's dose on one sheet and its months' on another. Shorter periods of the
 * same subject, quantity and position may cover a longer one, or add up to it. Then the longer is their total and isn't
 * added to them. If they do neither, nobody knows what it contains, and a user is asked.
 * @param drafts doses whose roles are set
 */
export function settleOverlaps(
  drafts: readonly Draft[],
  { tables }: Layout,
  resolutions: Resolutions,
): SettledOverlaps {
  if (!haveOverlaps(drafts)) return NOTHING
  const personal = new Set(tables.flatMap(personalColumns))
  const decisions: Decision[] = []
  const dropped = new Set<Draft>()
  const contradictions: Contradiction[] = []
  const ask = (coarse: Draft, fine: readonly Draft[], own: Interval, sum: IntervalSum, both: boolean) => {
    const choice = resolutions.ofCell(coarse.column.sheet, coarse.row, coarse.col, 'partsDiffer')
    if (choice === 1) coarse.role = 'total'
    else if (choice === 0) for (const draft of fine) draft.role = 'cumulative'
    else if (choice !== 2 || !both) {
      dropped.add(coarse)
      if (choice === null) decisions.push(asked(coarse, own, sum, both))
    }
  }
  const isLonger = longerThanUsual(drafts)
  const pairs = groupsOf(drafts).flatMap((group) => nested(group))
  // In these columns, a longer dose is next to the shorter ones of its row.
  const beside = new Set(pairs.filter(({ coarse, fine }) => isInRowOf(coarse, fine)).map(({ coarse }) => coarse.column))
  for (const { coarse, fine: within } of pairs) {
    // A quarter that waits for a decision isn't part of its year.
    const fine = within.filter((draft) => !dropped.has(draft))
    // Badges that nobody wore say nothing about a longer period.
    if (fine.every(({ reading }) => intervalOf(reading) === null)) continue
    const sum = sumOf(fine)
    const own = intervalOf(coarse.reading)
    const rows = fine.every(({ column }) => column === coarse.column)
    const adds = own !== null && placesOf(fine).some((each) => addsUpTo(own, each))
    const apart = beside.has(coarse.column) && !isInRowOf(coarse, within)
    if (adds || (!rows && (!sum || !own || (covers(fine, coarse) && !apart)))) {
      coarse.role = 'total'
      // If the doses are in its own row, the check of the file's totals reports it.
      if (!adds && sum && own && !isInRowOf(coarse, within)) {
        contradictions.push({
          at: placeOf(coarse),
          dose: coarse,
          stated: own,
          counted: sum,
          parts: fine,
          statistic: null,
          compared: 1,
        })
      }
      continue
    }
    // Rows of one column may also be two badges of a person, but not in these cases. The shorter periods cover the
    // longer one, or all start on one day. Or the column is one person's, and its rows are times. Or the period is
    // longer than usual, and no other badge is named.
    const told = covers(fine, coarse) || growsFrom(fine, coarse) || (isLonger(coarse) && isOfOneBadge(fine, coarse))
    const badges = rows && !personal.has(coarse.column) && !told
    if (!sum || !own || badges) continue
    ask(coarse, fine, own, sum, apart)
  }
  return { decisions, dropped, contradictions }
}

/**
 * Returns columns with the doses of one person, in a card or under the name. Their rows say what was measured, and
 * when.
 */
function personalColumns({ columns, subject }: Layout['tables'][number]): readonly DoseColumn[] {
  const labelled = columns.some(({ role, holds }) => role === 'quantity' && holds === null)
  return columns.filter((column) => column.subject !== null || (labelled && subject !== null))
}

/**
 * Whether any period of the file lies within another one. Most files have one kind of period, and then there is nothing
 * to do.
 */
function haveOverlaps(drafts: readonly Draft[]): boolean {
  const stretches = new Set<string>()
  let last: Period | null = null
  for (const { period, date } of drafts) {
    if (date === null && period !== null && period !== last) stretches.add(`${period.from}/${period.to}`)
    last = period
  }
  const all = [...stretches].map((key) => key.split('/'))
  const dated = drafts.some(({ date }) => date !== null)
  return (
    (dated && all.length > 0) ||
    all.some(([from = '', to = '']) => all.some(([a = '', b = '']) => from <= a && b <= to && (from !== a || to !== b)))
  )
}

function groupsOf(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const subjects = new Map<unknown, Map<string, Draft[]>>()
  for (const draft of drafts) {
    if (draft.subject === null || !isAdded(draft) || stretchOf(draft) === null) continue
    let groups = subjects.get(draft.subject)
    if (!groups) subjects.set(draft.subject, (groups = new Map()))
    const key = draft.reading.quantity ?? ''
    const group = groups.get(key)
    if (group) group.push(draft)
    else groups.set(key, [draft])
  }
  return [...subjects.values()].flatMap((groups) => [...groups.values()])
}

interface Nested {
  readonly coarse: Draft
  readonly fine: readonly Draft[]
}

/**
 * Returns each dose of a longer period with those within it, from other columns if there are any. The shortest come
 * first, so that a quarter is settled before its year.
 */
function nested(group: readonly Draft[]): Nested[] {
  if (group.length < 2) return []
  const sized = group.map((draft) => ({ draft, stretch: stretchOf(draft), days: daysOf(stretchOf(draft)) }))
  sized.sort((a, b) => a.days - b.days)
  return sized.flatMap(({ draft: coarse, stretch, days }) => {
    if (!stretch || days < 2) return []
    const inside = sized.filter(
      (other) =>
        other.days < days &&
        isOfPlace(other.draft, coarse) &&
        other.stretch !== null &&
        other.stretch.from >= stretch.from &&
        other.stretch.to <= stretch.to,
    )
    const across = inside.filter(({ draft }) => draft.column !== coarse.column)
    const fine = across.length > 0 ? across : inside
    return fine.length > 0 ? [{ coarse, fine: fine.map(({ draft }) => draft) }] : []
  })
}

/**
 * Whether a dose may be part of a longer one by its position. A row with a blank position may add up those of all
 * positions.
 */
function isOfPlace(fine: Draft, coarse: Draft): boolean {
  return fine.position === coarse.position || (coarse.position === null && fine.column === coarse.column)
}

function isInRowOf(coarse: Draft, fine: readonly Draft[]): boolean {
  return fine.some(({ row, column }) => row === coarse.row && column.sheet === coarse.column.sheet)
}

/** Returns all doses, and those of each position. */
function placesOf(fine: readonly Draft[]): readonly (readonly Draft[])[] {
  const places = new Set(fine.map(({ position }) => position))
  return places.size < 2
    ? [fine]
    : [fine, ...[...places].map((place) => fine.filter((draft) => draft.position === place))]
}

/** Returns the sum of the finest doses only: a quarter that its months add up to is already a total. */
function sumOf(fine: readonly Draft[]): IntervalSum | null {
  let sum: IntervalSum | null = null
  for (const draft of fine) {
    if (draft.role === 'total') continue
    const interval = intervalOf(draft.reading)
    if (!interval) continue
    sum ??= new IntervalSum(interval.unit)
    if (sum.unit !== interval.unit) return null
    sum.add(interval)
  }
  return sum
}

function addsUpTo(own: Interval, fine: readonly Draft[]): boolean {
  const sum = sumOf(fine)
  return sum !== null && agrees(own, sum)
}

function agrees(own: Interval, sum: IntervalSum): boolean {
  if (own.unit !== sum.unit) return false
  const { lower, upper } = sum
  const slack = new Big('0.005').times(sum.n + 1).times(own.lower === '0' ? 1 : tenth(own.lower))
  const [low, high] = [new Big(own.lower), own.upper === null ? null : new Big(own.upper)]
  return (
    (upper === null || low.lte(new Big(upper).plus(slack))) && (high === null || high.gte(new Big(lower).minus(slack)))
  )
}

/** Returns the rounding factor: hundredths for doses of 0.1 and more, finer for smaller ones. */
function tenth(decimal: string): number {
  return new Big(decimal).lt('0.1') ? 0.1 : 1
}

function covers(fine: readonly Draft[], coarse: Draft): boolean {
  const whole = stretchOf(coarse)
  return (
    whole !== null &&
    isCovered(
      whole,
      fine.flatMap((draft) => stretchOf(draft) ?? []),
    )
  )
}

/** Whether all periods start on the same day: `3 мес.`, `6 мес.`, `9 мес.`. */
function growsFrom(fine: readonly Draft[], coarse: Draft): boolean {
  const from = stretchOf(coarse)?.from
  return fine.every((draft) => stretchOf(draft)?.from === from)
}

/**
 * Returns a check of whether a dose's period is longer than a good part of its column's: «2024 год» among quarters, but
 * not a year among years.
 */
function longerThanUsual(drafts: readonly Draft[]): (draft: Draft) => boolean {
  const lengths = new Map<DoseColumn, number[]>()
  for (const draft of drafts) {
    const days = daysOf(stretchOf(draft))
    const known = lengths.get(draft.column)
    if (days === 0) continue
    if (known) known.push(days)
    else lengths.set(draft.column, [days])
  }
  const usual = new Map([...lengths].map(([column, days]) => [column, usualOf(days)]))
  return (draft) => daysOf(stretchOf(draft)) > (usual.get(draft.column) ?? Infinity) * ALIKE
}

/** Returns the shortest length that enough of the periods don't exceed. */
function usualOf(days: readonly number[]): number {
  const least = Math.max(FEWEST, Math.ceil(days.length * USUAL))
  return days.toSorted((a, b) => a - b)[least - 1] ?? Infinity
}

/**
 * Whether doses may be of one badge. A different badge number rules that out, but a row without one may be of any
 * badge.
 */
function isOfOneBadge(fine: readonly Draft[], coarse: Draft): boolean {
  return coarse.device === null || fine.some(({ device }) => device === coarse.device)
}

function daysOf(stretch: Pick<Period, 'from' | 'to'> | null): number {
  return stretch ? (Date.parse(stretch.to) - Date.parse(stretch.from)) / DAY + 1 : 0
}

/**
 * Returns the question about a longer dose and its parts.
 * @param both choice 2: they are doses of two rows, and both count
 */
function asked(coarse: Draft, own: Interval, sum: IntervalSum, both: boolean): Decision {
  const alternatives = [own, sum].map(({ lower, unit }) => `${lower} ${unit}`)
  return {
    sheet: coarse.column.sheet,
    cell: cellAddress(coarse.row, coarse.col),
    column: coarse.column,
    raw: coarse.reading.raw,
    reason: 'partsDiffer',
    alternatives: both ? [...alternatives, alternatives.join(' + ')] : alternatives,
    count: 1,
  }
}
