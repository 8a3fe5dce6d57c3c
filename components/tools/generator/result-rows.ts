import type { Result, WordedProblem } from './answers'

/** A document after a run, or a row that none was made of. */
export interface ResultRow {
  /** The first of them gives its place. */
  readonly rows: readonly [number, ...number[]]
  /** Null where no document was made. */
  readonly name: string | null
  /** Of the document, in bytes, where it was kept. */
  readonly size?: number
  readonly problems: readonly WordedProblem[]
}

export interface ResultRows {
  /** In the order of the spreadsheet. */
  readonly rows: readonly ResultRow[]
  /** One row or one group is one act, in its own file or with others. */
  readonly made: number
  readonly failed: number
  /** Acts of which something is to be said. */
  readonly noted: number
  /** Warnings about rows of documents with several rows are separate. */
  readonly remarks: readonly WordedProblem[]
  /** Warnings about the files as a whole. */
  readonly general: readonly WordedProblem[]
}

/** With the files, and above the documents. */
const SAID_ELSEWHERE: ReadonlySet<WordedProblem['code']> = new Set(['COLUMN_UNUSED', 'DOCUMENTS_UNCHANGED'])

type Made = Pick<Result, 'documents' | 'acts' | 'failed' | 'problems'>

/** The result by spreadsheet row: each has a document, with or without warnings, or the reason why it has none. */
export function resultRows({ documents, acts, failed, problems }: Made): ResultRows {
  const made = documents.map(({ name, rows: [first = 0, ...others], size, warnings }): ResultRow => ({
    rows: [first, ...others],
    name,
    ...(size !== undefined && { size }),
    problems: others.length === 0 ? warnings : [],
  }))
  const notMade = failed.map((row): ResultRow => ({
    rows: [row],
    name: null,
    problems: problems.filter((problem) => problem.row === row),
  }))
  const warnings = new Map(documents.map((document) => [document.name, document.warnings]))
  const rowsNotMade = new Set(failed)
  return {
    rows: [...made, ...notMade].sort((a, b) => a.rows[0] - b.rows[0]),
    made: acts.length,
    failed: failed.length,
    noted: acts.filter(({ document, rows }) => isNoted(warnings.get(document) ?? [], rows)).length,
    remarks: documents.flatMap(({ rows, warnings: own }) => (rows.length > 1 ? own : [])),
    general: problems.filter(({ row, code }) => !SAID_ELSEWHERE.has(code) && (row === null || !rowsNotMade.has(row))),
  }
}

function isNoted(warnings: readonly WordedProblem[], rows: readonly number[]): boolean {
  return warnings.some(({ row }) => row === null || rows.includes(row))
}
