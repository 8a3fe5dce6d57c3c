import type { Period } from '../layout-model'
import { addsUp } from './alike-columns'
import { monthsOf } from './calendar'
import type { ColumnDraft } from './draft'
import { namedPeriod, PERIOD_LEVELS, type PeriodLevel } from './periods'
import { levelOf, type TableTime, yearOf } from './table-time'

/** A column and the length of time that its doses are of, as far as its header says. */
export interface Length {
  readonly draft: ColumnDraft
  readonly level: PeriodLevel | null
  /** Whether it is the current period, whichever that is. */
  readonly current: boolean
}

/** The time that a column's doses are of, as far as its header and the table's titles say. */
export interface Span extends Length {
  /** The order by length, shorter first; infinite if the length is unknown. */
  readonly rank: number
  /** Null if neither the header nor the title names a year. */
  readonly year: number | null
  /** The period; in a leap year if the year is unknown. */
  readonly stretch: Period | null
  /** How far off its numbers may be: half of their last decimal place. */
  readonly rounding: number
  /**
   * Whether its doses belong to times that other tables report: the year in a quarterly report, or next to a single
   * quarter.
   */
  readonly beyond: boolean
}

const ANY_YEAR = 2024
const DAY = 86_400_000

/** Returns the spans of columns of one quantity. */
export function spansOf(
  lengths: readonly Length[],
  { inRows, level: ofTable, year: titled }: TableTime,
): readonly Span[] {
  // A day in each row may be the day of a measurement.
  const usual = ofTable === 'day' ? null : ofTable
  const lone = usual === null && lengths.length === 2
  return lengths.map((length) => {
    const { draft, level, current } = length
    const year = saidYear(draft) ?? (inRows ? null : titled)
    const at = year ?? ANY_YEAR
    const stretch = draft.period ? draft.period.in(at) : level === 'year' ? monthsOf(at, 1, 12) : null
    const rank = current ? -1 : level === null ? Number.POSITIVE_INFINITY : PERIOD_LEVELS.indexOf(level)
    const beyond = lone || (usual !== null && stretch !== null && isLonger(stretch, usual))
    return { ...length, rank, year, stretch, rounding: roundingOf(draft), beyond }
  })
}

function isLonger(stretch: Period, level: PeriodLevel): boolean {
  return PERIOD_LEVELS.indexOf(levelOf(stretch)) > PERIOD_LEVELS.indexOf(level)
}

function roundingOf({ profile }: ColumnDraft): number {
  const places = profile.sizes.map((size) => String(size ?? '').split('.')[1]?.length ?? 0)
  return 0.5 * 10 ** -Math.max(0, ...places)
}

/**
 * Whether the doses of one column are included in those of another column that covers a longer time. Columns without
 * dates are compared by length.
 */
export function isWithin(fine: Span, coarse: Span): boolean {
  const [part, whole] = [fine.stretch, coarse.stretch]
  if (!part || !whole || (fine.year === null) !== (coarse.year === null)) return fine.rank < coarse.rank
  return contains(whole, part) && !contains(part, whole)
}

/** Whether the times of two columns definitely have no day in common. */
export function areApart(a: Span, b: Span): boolean {
  if (!a.draft.period || !b.draft.period || (a.year === null) !== (b.year === null)) return false
  return a.stretch !== null && b.stretch !== null && (a.stretch.to < b.stretch.from || b.stretch.to < a.stretch.from)
}

function contains(whole: Period, part: Period): boolean {
  return whole.from <= part.from && part.to <= whole.to
}

/** Whether periods cover a longer one without gaps from start to end. */
export function covers(parts: readonly Span[], { from, to }: Period): boolean {
  let reached = Date.parse(from) - DAY
  for (const { stretch } of parts.toSorted((a, b) => ((a.stretch?.from ?? '') < (b.stretch?.from ?? '') ? -1 : 1))) {
    if (!stretch || Date.parse(stretch.from) > reached + DAY) return false
    reached = Math.max(reached, Date.parse(stretch.to))
  }
  return reached >= Date.parse(to)
}

/**
 * Gives columns without a year the obvious one: «Год» that of the halves next to it, quarters that of the year they add
 * up to. Quarters next to years that aren't their sums may be of any year, so the user must decide. The exception is if
 * «За год» without a year adds them up; then they don't belong to any of those years.
 * @returns the columns without such a question, in groups that must be compared separately
 */
export function withYears(lengths: readonly Length[], { inRows, year }: TableTime): readonly (readonly Length[])[] {
  const open = lengths.filter(({ draft, level }) => saidYear(draft) === null && (draft.period || level === 'year'))
  if (inRows || year !== null || open.length === 0) return [lengths]
  const dated = lengths.filter(({ draft }) => saidYear(draft) !== null)
  const years = dated.filter(({ level }) => level === 'year')
  const parts = open.filter(({ level }) => level !== 'year').map(({ draft }) => draft)
  if (parts.length === 0) {
    const [only, ...more] = new Set(
      dated.filter((each) => !years.includes(each)).map(({ draft }) => yearOfDoses(draft)),
    )
    if (only && more.length === 0) for (const { draft } of open) setYear(draft, only)
    return [lengths]
  }
  if (years.length === 0) return [lengths]
  const [sum, ...more] = years.filter(({ draft }) => addsUp(draft, parts))
  if (sum && more.length === 0) {
    for (const { draft } of open) setYear(draft, saidYear(sum.draft))
    return [lengths]
  }
  if (open.some(({ draft, level }) => level === 'year' && addsUp(draft, parts)))
    return [open, lengths.filter((length) => !open.includes(length))]
  for (const draft of parts) draft.doubts.add('perhapsDoses')
  return [lengths.filter(({ draft }) => !parts.includes(draft))]
}

/** Returns the year in a column's header, if its doses are of this year only. */
function yearOfDoses(draft: ColumnDraft): number | null {
  const year = saidYear(draft)
  const stretch = year === null ? null : (draft.period?.in(year) ?? null)
  return isInYear(stretch) ? year : null
}

function setYear(draft: ColumnDraft, year: number | null): void {
  draft.period = draft.period ? { ...draft.period, year } : namedPeriod(String(year))
}

/** Returns the year in any line of a column's header. */
function saidYear({ period, words }: ColumnDraft): number | null {
  const years = [period, ...words.map((each) => each.period)].map((named) => named?.year ?? null)
  return years.find((year) => year !== null) ?? null
}

/** Whether a period is within one calendar year. */
export function isInYear(stretch: Period | null): stretch is Period {
  return stretch !== null && yearOf(stretch) !== null
}
