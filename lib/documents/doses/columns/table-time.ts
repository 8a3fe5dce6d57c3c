import type { ColumnRole, Period } from '../layout-model'
import type { ColumnDraft } from './draft'
import { PERIOD_LEVELS, type PeriodLevel } from './periods'

/** What a table says of the time of its doses beside the headers over them. */
export interface TableTime {
  /** The shortest stretch that its rows speak of, or else its titles. */
  readonly level: PeriodLevel | null
  /** That of its titles. */
  readonly year: number | null
  /** Its rows have their own times. */
  readonly inRows: boolean
  /** A year in each row that has doses, and no more. */
  readonly yearInRows: boolean
  /** Its rows, or its titles, say whose their doses are. */
  readonly ofSubjects: boolean
}

/** A stretch between two dates is the row's own, however long it is. */
const LEVEL_OF: Readonly<Partial<Record<ColumnRole, PeriodLevel>>> = {
  date: 'day',
  period_from: 'day',
  period_to: 'day',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}
const DAY = 86_400_000
/** The most days of each. */
const DAYS: readonly (readonly [PeriodLevel, number])[] = [
  ['day', 1],
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
  ['half', 184],
  ['year', 366],
]

/** @param titled the period that the titles name @param named the title, or a line over rows, names a person */
export function tableTime(drafts: readonly ColumnDraft[], titled: Period | null, named: boolean): TableTime {
  // «9 месяцев» and «Год» over blank cells may be doses that are still to come.
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

/** How long a stretch is, by its days. */
export function levelOf({ from, to }: Period): PeriodLevel {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  return DAYS.find(([, most]) => days <= most)?.[0] ?? 'other'
}

/** The calendar year that a stretch lies in. */
export function yearOf({ from, to }: Period): number | null {
  const year = from.slice(0, 4)
  return to.startsWith(year) ? Number(year) : null
}
