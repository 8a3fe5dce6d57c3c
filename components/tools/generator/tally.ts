import type { InspectAnswer, WordedProblem } from './answers'
import { causeKey } from './causes'
import { isUndecided, standingOf, type Choices } from './choices'
import { waitingRows, type WaitingRow } from './edits'
import { isOfLetter } from './letter'
import { isOfRow } from './row-problems'
import type { Options } from './options'

/** A problem as the row check shows it, and what it comes to. */
export interface CheckedProblem {
  /** Of its cause: problems of one cause share it. */
  readonly number: number
  readonly problem: WordedProblem
  /** `decide`: a column is supposed and used, and can be confirmed. */
  readonly tone: 'error' | 'note' | 'decide'
}

/** Why nothing can be made yet. */
export type Obstacle =
  | 'data'
  | 'template'
  | 'noColumns'
  | 'undecided'
  | 'unmatched'
  | 'questions'
  | 'allRows'
  | 'oneDocument'
  | 'unchanged'
  | 'letter'

/** What a run would come to. */
export interface Tally {
  readonly problems: readonly CheckedProblem[]
  /** Both files were inspected, so the numbers show what a run would create. */
  readonly complete: boolean
  readonly rows: number
  /** Null where it shows only as they are made: rows that make one document have errors. */
  readonly create: number | null
  /** Documents that can't be made, as far as is known; all of them where nothing can be made. */
  readonly blocked: number | null
  /** Documents that are made and of which something is to be said. */
  readonly noted: number | null
  /** The rows that wait for an answer or a correction, and are in no run until then. */
  readonly waiting: readonly WaitingRow[]
  /** How many rows are left out. */
  readonly out: number
  /** The tags that prevent documents until the user decides about them. */
  readonly undecided: readonly InspectAnswer['matches'][number][]
  /** How many tags stay blank by choice. */
  readonly blank: number
  readonly obstacle: Obstacle | null
}

const ROLES = ['data', 'template', 'document'] as const

/**
 * What an inspection and the user's choices amount to, with every problem numbered: the spreadsheet's first, errors
 * before warnings. `documents` is how many a run would create from the rows, null if that isn't known yet.
 */
export function tallyOf(
  answer: InspectAnswer,
  choices: Choices,
  { missing, groupBy }: Pick<Options, 'missing' | 'groupBy'>,
  documents: number | null = answer.table?.rows ?? 0,
): Tally {
  const standings = new Map(answer.matches.map((match) => [match.name, standingOf(match, choices)]))
  const problems = answer.problems.flatMap((problem) => {
    const judged = underPolicy(problem, missing)
    const decided = problem.code === 'TAG_NO_COLUMN' && standings.get(String(problem.params.name)) === 'empty'
    return judged === null || decided || isOfReview(judged, answer) ? [] : [judged]
  })
  const ordered = ROLES.flatMap((role) => {
    const own = problems.filter(({ file }) => (file ?? 'data') === role)
    return [...own.filter(isError), ...own.filter((problem) => !isError(problem))]
  })
  const rows = answer.table?.rows ?? 0
  const waiting = waitingOf(answer, ordered)
  const blocked = new Set(waiting.map(({ row }) => row))
  const noted = [...rowsOf(ordered)].filter((row) => !blocked.has(row)).length
  const none = groupBy === 'all' ? blocked.size > 0 && 'oneDocument' : blocked.size >= rows && 'allRows'
  const grouped = groupBy === 'all' || groupBy.length > 0
  // Without one of its rows a document of several would be another one.
  const asked = grouped && waiting.some(({ reason }) => reason !== 'error') && 'questions'
  const undecided = answer.matches.filter((match) => isUndecided(match, choices))
  const ofRows = asked || none || null
  const obstacle = obstacleOf(answer, ordered, missing, standings, undecided.length > 0, ofRows)
  const counts = grouped
    ? groupedCounts(documents, blocked.size, noted)
    : { create: rows - blocked.size, blocked: blocked.size, noted }
  return {
    problems: numbered(ordered).map(([problem, number]) => ({ number, problem, tone: toneOf(problem) })),
    complete: answer.table !== null && answer.matches.length > 0,
    rows,
    ...(obstacle === null || obstacle === 'undecided' ? counts : { create: 0, blocked: documents, noted: 0 }),
    waiting,
    out: answer.review?.out ?? 0,
    undecided,
    blank: [...standings.values()].filter((standing) => standing === 'empty').length,
    obstacle,
  }
}

/** Problems that the user answers in the rows. */
const OF_REVIEW: ReadonlySet<WordedProblem['code']> = new Set([
  'DATES_IMPOSSIBLE',
  'DATES_AMBIGUOUS',
  'ROWS_OF_TOTALS',
  'ROWS_LEFT_OUT',
])

function isOfReview({ code }: WordedProblem, { review }: InspectAnswer): boolean {
  return review !== undefined && OF_REVIEW.has(code)
}

/** Rows with errors, and those with a question. */
function waitingOf({ review }: InspectAnswer, problems: readonly WordedProblem[]): WaitingRow[] {
  const asked = waitingRows(review)
  const known = new Set(asked.map(({ row }) => row))
  const wrong = [...rowsOf(problems.filter(isError))].filter((row) => !known.has(row))
  return [...asked, ...wrong.map((row): WaitingRow => ({ row, reason: 'error' }))].toSorted((a, b) => a.row - b.row)
}

/** Each problem with the number of its cause, in the order in which the causes come. */
function numbered(problems: readonly WordedProblem[]): [WordedProblem, number][] {
  const numbers = new Map<string, number>()
  return problems.map((problem) => {
    const key = causeKey(problem)
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return [problem, number]
  })
}

/** The same where only what has changed is made: `unchanged` documents are what they were. */
export function withoutUnchanged(tally: Tally, unchanged: number): Tally {
  if (tally.obstacle !== null || tally.create === null) return tally
  const create = Math.max(0, tally.create - unchanged)
  return { ...tally, create, obstacle: create === 0 ? 'unchanged' : null }
}

/** Which rows share a document is the server's to know: the rows alone say whether there is something, or nothing. */
function groupedCounts(
  documents: number | null,
  blocked: number,
  noted: number,
): Pick<Tally, 'create' | 'blocked' | 'noted'> {
  const counted = (rows: number) => (rows === 0 ? 0 : documents === 1 ? 1 : null)
  return { create: blocked === 0 ? documents : null, blocked: counted(blocked), noted: counted(noted) }
}

/**
 * A problem under the choice for missing data, until the server has applied it; null if the choice removes the problem.
 * Unused columns are listed with the files.
 */
function underPolicy(problem: WordedProblem, missing: Options['missing']): WordedProblem | null {
  if (problem.code === 'COLUMN_UNUSED') return null
  if (problem.code !== 'CELL_EMPTY' && problem.code !== 'TAG_NO_COLUMN') return problem
  if (missing === 'blank' && problem.code === 'CELL_EMPTY') return null
  return { ...problem, severity: missing === 'block' ? 'error' : 'warning' }
}

function isError({ severity }: WordedProblem): boolean {
  return severity === 'error'
}

/** The rows under the header that problems are about. */
function rowsOf(problems: readonly WordedProblem[]): Set<number> {
  return new Set(
    problems.flatMap((problem) =>
      problem.row === null || problem.severity === 'info' || !isOfRow(problem) ? [] : [problem.row],
    ),
  )
}

function toneOf(problem: WordedProblem): CheckedProblem['tone'] {
  if (isError(problem)) return 'error'
  return problem.code === 'TAG_COLUMN_SUPPOSED' ? 'decide' : 'note'
}

function obstacleOf(
  { matches, table }: InspectAnswer,
  problems: readonly WordedProblem[],
  missing: Options['missing'],
  standings: ReadonlyMap<string, string>,
  isUndecidedSomewhere: boolean,
  /** What stops a run for its rows. */
  ofRows: Obstacle | null,
): Obstacle | null {
  const whole = problems.filter((problem) => isError(problem) && problem.code !== 'TAG_NO_COLUMN' && !isOfRow(problem))
  const fatal = whole.filter((problem) => !isOfLetter(problem))
  if (fatal.some(({ code }) => code === 'ROWS_ALL_HIDDEN')) return 'allRows'
  if (table === null || fatal.some(({ file }) => (file ?? 'data') === 'data')) return 'data'
  if (fatal.length > 0) return 'template'
  const without = matches.filter(({ name }) => standings.get(name) === 'unmatched')
  if (without.length === matches.length) return 'noColumns'
  if (isUndecidedSomewhere) return 'undecided'
  if (missing === 'block' && without.length > 0) return 'unmatched'
  return whole.length > fatal.length ? 'letter' : ofRows
}
