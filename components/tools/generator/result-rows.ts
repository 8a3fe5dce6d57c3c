import type { Result, WordedProblem } from './answers'

/** A row of the spreadsheet after a run. */
export interface ResultRow {
  readonly row: number
  /** Null where no document was made. */
  readonly name: string | null
  readonly problems: readonly WordedProblem[]
}

export interface ResultRows {
  /** In the order of the spreadsheet. */
  readonly rows: readonly ResultRow[]
  readonly failed: number
  readonly noted: number
  /** What is said of the files as a whole. */
  readonly general: readonly WordedProblem[]
}

/** A result by the spreadsheet's rows: each has a document, with or without remarks, or the reason why it has none. */
export function resultRows({ documents, problems }: Pick<Result, 'documents' | 'problems'>): ResultRows {
  const failed = new Set(problems.flatMap(({ row, severity }) => (row !== null && severity === 'error' ? [row] : [])))
  const made = documents.map(({ name, rows: [row = 0], warnings }): ResultRow => ({ row, name, problems: warnings }))
  const notMade = [...failed].map((row): ResultRow => ({
    row,
    name: null,
    problems: problems.filter((problem) => problem.row === row),
  }))
  return {
    rows: [...made, ...notMade].sort((a, b) => a.row - b.row),
    failed: failed.size,
    noted: made.filter((row) => row.problems.length > 0).length,
    general: problems.filter(({ row, code }) => code !== 'COLUMN_UNUSED' && (row === null || !failed.has(row))),
  }
}
