import type { ColumnRole, Period } from '../layout-model'
import type { ColumnDraft } from './draft'
import { PERIOD_LEVELS, type PeriodLevel } from './periods'

/** What a table says about the time of its doses, apart from the headers over them. */
export interface TableTime {
  /** The shortest period that its rows name, otherwise that of its titles. */
  readonly level: PeriodLevel | null
  /** The year of its titles. */
  readonly year: number | null
  /** Its rows have their own times. */
  readonly inRows: boolean
  /** Each row with doses has a year, and no other time. */
  readonly yearInRows: boolean
  /** Its rows or titles identify the person for each dose. */
  readonly ofSubjects: boolean
}

/** A period between two dates belongs to the row, whatever its length. */
const LEVEL_OF: Readonly<Partial<Record<ColumnRole, PeriodLevel>>> = {
  date: 'day',
  period_from: 'day',
  period_to: 'day',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}
const DAY = 86_400_000
/** The maximum number of days of each. */
const DAYS: readonly (readonly [PeriodLevel, number])[] = [
  ['day', 1],
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
  ['half', 184],
  ['year', 366],
]

/**
 * Returns what a table says about the time of its doses. @param titled the period that the titles name @param named the
 * title, or a line above rows, names a person
 */
export function tableTime(drafts: readonly ColumnDraft[], titled: Period | null, named: boolean): TableTime {
  // Blank columns such as «9 месяцев» and «Год» may be for doses still to come.
  const filled = drafts.filter(({ profile }) => profile.filled > 0)
  const levels = filled.flatMap(levelsOf)
  const rows = PERIOD_LEVELS.find((level) => levels.includes(level)) ?? null
  const [timed, ...more] = filled.filter(({ role }) => role === 'period_name' || LEVEL_OF[role] !== undefined)
  return {
    level: rows ?? (titled && levelOf(titled)),
    year: titled && yearOf(titled),
    inRows: timed !== undefined,
    yearInRows: timed?.role === 'year' && more.length === 0 && areFilledBeside(timed, drafts),
    ofSubjects: named || drafts.some(({ role }) => role === 'subject' || role === 'surname' || role === 'subject_id'),
  }
}

function levelsOf({ role, profile }: ColumnDraft): readonly PeriodLevel[] {
  if (role === 'period_name') return [...profile.periods.keys()]
  const level = LEVEL_OF[role]
  return level === undefined ? [] : [level]
}

function areFilledBeside({ profile }: ColumnDraft, drafts: readonly ColumnDraft[]): boolean {
  const doses = drafts.filter(({ holds }) => holds === 'values')
  return profile.sizes.every(
    (size, row) => typeof size === 'number' || doses.every((dose) => dose.profile.sizes[row] === null),
  )
}

/** Returns the level of a period by its number of days. */
export function levelOf({ from, to }: Period): PeriodLevel {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return DAYS.find(([, most]) => days <= most)?.[0] ?? 'other'
}

/** Returns the calendar year that contains a period; null if it spans several. */
export function yearOf({ from, to }: Period): number | null {
  const year = from.slice(0, 4)
  return to.startsWith(year) ? Number(year) : null
}
