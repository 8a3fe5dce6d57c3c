import type { InspectAnswer, WordedProblem } from './answers'
import { isOpen, standingOf, type Choices } from './choices'
import { isOfLetter } from './letter'
import { isOfRow } from './row-problems'
import type { Options } from './options'

/** A problem as the row check shows it: with its number, and what it comes to. */
export interface CheckedProblem {
  readonly number: number
  readonly problem: WordedProblem
  /** `decide`: a column is supposed and waits for a word. */
  readonly tone: 'error' | 'note' | 'decide'
}

/** Why nothing can be made yet. */
export type Obstacle =
  'data' | 'template' | 'noColumns' | 'unmatched' | 'allRows' | 'oneDocument' | 'unchanged' | 'letter'

/** What a run would come to. */
export interface Tally {
  readonly problems: readonly CheckedProblem[]
  /** Both files were looked at, so that the numbers say what a run would come to. */
  readonly complete: boolean
  readonly rows: number
  /** Null where it shows only as they are made: rows that make one document have errors. */
  readonly create: number | null
  /** Documents that can't be made, as far as is known; all of them where nothing can be made. */
  readonly blocked: number | null
  /** Documents that are made and of which something is to be said. */
  readonly noted: number | null
  /** The tags that wait for a decision. */
  readonly open: readonly InspectAnswer['matches'][number][]
  readonly obstacle: Obstacle | null
}

const ROLES = ['data', 'template', 'document'] as const

/**
 * What an inspection and a person's choices come to, with every problem numbered: those of the spreadsheet first, errors before
 * notes. `documents` is how many a run would make of the rows, null where nobody has said it yet.
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
    return judged === null || decided ? [] : [judged]
  })
  const ordered = ROLES.flatMap((role) => {
    const own = problems.filter(({ file }) => (file ?? 'data') === role)
    return [...own.filter(isError), ...own.filter((problem) => !isError(problem))]
  })
  const rows = answer.table?.rows ?? 0
  const blocked = rowsOf(ordered.filter(isError))
  const noted = [...rowsOf(ordered)].filter((row) => !blocked.has(row)).length
  const none = groupBy === 'all' ? blocked.size > 0 && 'oneDocument' : blocked.size >= rows && 'allRows'
  const obstacle = obstacleOf(answer, ordered, missing, standings, none || null)
  const grouped = groupBy === 'all' || groupBy.length > 0
  const counts = grouped
    ? groupedCounts(documents, blocked.size, noted)
    : { create: rows - blocked.size, blocked: blocked.size, noted }
  return {
    problems: ordered.map((problem, index) => ({ number: index + 1, problem, tone: toneOf(problem, standings) })),
    complete: answer.table !== null && answer.matches.length > 0,
    rows,
    ...(obstacle === null ? counts : { create: 0, blocked: documents, noted: 0 }),
    open: answer.matches.filter(({ name }) => isOpen(standings.get(name) ?? 'matched')),
    obstacle,
  }
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

/** A problem under the choice for missing data, until the server has judged it by that; null where it makes it none. Unused columns are said with the files. */
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

function toneOf(problem: WordedProblem, standings: ReadonlyMap<string, string>): CheckedProblem['tone'] {
  if (isError(problem)) return 'error'
  const supposed = problem.code === 'TAG_NO_COLUMN' && standings.get(String(problem.params.name)) === 'supposed'
  return supposed ? 'decide' : 'note'
}

function obstacleOf(
  { matches, table }: InspectAnswer,
  problems: readonly WordedProblem[],
  missing: Options['missing'],
  standings: ReadonlyMap<string, string>,
  /** What stops a run for its rows. */
  ofRows: Obstacle | null,
): Obstacle | null {
  const whole = problems.filter((problem) => isError(problem) && problem.code !== 'TAG_NO_COLUMN' && !isOfRow(problem))
  const fatal = whole.filter((problem) => !isOfLetter(problem))
  if (fatal.some(({ code }) => code === 'ROWS_ALL_HIDDEN')) return 'allRows'
  if (table === null || fatal.some(({ file }) => (file ?? 'data') === 'data')) return 'data'
  if (fatal.length > 0) return 'template'
  // A supposed column is filled in until somebody says otherwise.
  const without = matches.filter(({ name, how, column }) => {
    const standing = standings.get(name)
    return standing === 'unmatched' || (standing === 'supposed' && !(how === 'supposed' && column !== null))
  })
  if (without.length === matches.length) return 'noColumns'
  if (missing === 'block' && without.length > 0) return 'unmatched'
  return whole.length > fatal.length ? 'letter' : ofRows
}
