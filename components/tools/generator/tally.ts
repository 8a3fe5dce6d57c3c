import type { InspectAnswer, WordedProblem } from './answers'
import { isOpen as isUndecided, standingOf, type Choices, type Standing } from './choices'
import type { Options } from './state'

/** A problem as the row check shows it: with its number, and what it comes to. */
export interface CheckedProblem {
  readonly number: number
  readonly problem: WordedProblem
  /** `decide`: a column is supposed and waits for a word. */
  readonly tone: 'error' | 'note' | 'decide'
}

/** Why nothing can be made yet. */
export type Obstacle = 'data' | 'template' | 'noColumns' | 'unmatched' | 'allRows'

/** What a run would come to. */
export interface Tally {
  readonly problems: readonly CheckedProblem[]
  /** Both files were looked at, so that the numbers say what a run would come to. */
  readonly complete: boolean
  readonly rows: number
  readonly create: number
  /** Rows that become no document; all of them where nothing can be made. */
  readonly blocked: number
  /** Rows whose documents are made and of which something is to be said. */
  readonly noted: number
  /** The tags that wait for a decision. */
  readonly open: readonly InspectAnswer['matches'][number][]
  readonly obstacle: Obstacle | null
}

const ROLES = ['data', 'template', 'document'] as const

/** What an inspection and a person's choices come to, with every problem numbered: those of the spreadsheet first, errors before notes. */
export function tallyOf(answer: InspectAnswer, choices: Choices, missing: Options['missing']): Tally {
  const standings = new Map(answer.matches.map((match) => [match.name, standingOf(match, choices)]))
  const problems = answer.problems.flatMap((problem) => {
    const judged = underPolicy(problem, missing)
    const decided = problem.code === 'TAG_NO_COLUMN' && standings.get(String(problem.params.name)) === 'empty'
    return judged === null || (decided && missing !== 'block') ? [] : [judged]
  })
  const ordered = ROLES.flatMap((role) => {
    const own = problems.filter(({ file }) => (file ?? 'data') === role)
    return [...own.filter(isError), ...own.filter((problem) => !isError(problem))]
  })
  const rows = answer.table?.rows ?? 0
  const blocked = rowsOf(ordered.filter(isError))
  const noted = [...rowsOf(ordered)].filter((row) => !blocked.has(row)).length
  const obstacle = obstacleOf(answer, ordered, missing, rows > 0 && blocked.size >= rows)
  return {
    problems: ordered.map((problem, index) => ({ number: index + 1, problem, tone: toneOf(problem, standings) })),
    complete: answer.table !== null && answer.matches.length > 0,
    rows,
    create: obstacle === null ? rows - blocked.size : 0,
    blocked: obstacle === null ? blocked.size : rows,
    noted: obstacle === null ? noted : 0,
    open: answer.matches.filter(({ name }) => isOpen(standings.get(name) ?? 'matched', missing)),
    obstacle,
  }
}

/** Where nothing may be missing, a place left empty is no decision. */
function isOpen(standing: Standing, missing: Options['missing']): boolean {
  return isUndecided(standing) || (standing === 'empty' && missing === 'block')
}

/** A problem under the choice for missing data; null where that makes it none. Unused columns are said with the files. */
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
    problems.flatMap(({ code, row, severity }) =>
      row === null || severity === 'info' || !ROW_CODES.has(code) ? [] : [row],
    ),
  )
}

/** The codes that are about one row's document; in others a row is only where a header or a quotation mark stands. */
const ROW_CODES: ReadonlySet<WordedProblem['code']> = new Set([
  'CELL_EMPTY',
  'CELL_ERROR',
  'CELL_CONTROL_CHARACTERS',
  'FORMAT_MISMATCH',
  'FORMAT_ARGUMENT',
  'DOCUMENT_TOO_LARGE',
])

function toneOf(problem: WordedProblem, standings: ReadonlyMap<string, string>): CheckedProblem['tone'] {
  if (isError(problem)) return 'error'
  const supposed = problem.code === 'TAG_NO_COLUMN' && standings.get(String(problem.params.name)) === 'supposed'
  return supposed ? 'decide' : 'note'
}

function obstacleOf(
  { matches, table }: InspectAnswer,
  problems: readonly WordedProblem[],
  missing: Options['missing'],
  everyRow: boolean,
): Obstacle | null {
  const fatal = problems.filter(
    (problem) => isError(problem) && problem.code !== 'TAG_NO_COLUMN' && !ROW_CODES.has(problem.code),
  )
  if (table === null || fatal.some(({ file }) => (file ?? 'data') === 'data')) return 'data'
  if (fatal.length > 0) return 'template'
  const without = matches.filter(({ how }) => how === 'none' || how === 'supposed')
  if (without.length === matches.length) return 'noColumns'
  if (missing === 'block' && without.length > 0) return 'unmatched'
  return everyRow ? 'allRows' : null
}
