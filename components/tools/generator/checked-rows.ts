import type { InspectAnswer } from './answers'
import { isOfRow } from './row-problems'
import type { CheckedProblem } from './tally'

export type Shown = NonNullable<InspectAnswer['shown']>

/** A row of the person's own table with what is to be said of it. */
export interface CheckedRow {
  readonly number: number
  /** By the columns that are shown. */
  readonly cells: readonly string[]
  readonly problems: readonly CheckedProblem[]
}

/** The problems of a spreadsheet by what they are about. */
export interface CheckedRows {
  /** Rows with problems, in the sheet's order. */
  readonly rows: readonly CheckedRow[]
  /** Those about the sheet or a column. */
  readonly others: readonly CheckedProblem[]
  /** Those of rows whose values aren't known here. */
  readonly unseen: readonly CheckedProblem[]
}

/** A table's line: a row, or rows between that aren't shown. */
export type CheckLine =
  | { readonly kind: 'row'; readonly row: CheckedRow }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }

/** Problems with the rows that they are about. */
export function checkedRows(problems: readonly CheckedProblem[], shown: Shown): CheckedRows {
  const known = new Map(shown.marked.map((row) => [row.number, { ...row, problems: [] as CheckedProblem[] }]))
  const others: CheckedProblem[] = []
  const unseen: CheckedProblem[] = []
  for (const checked of problems) {
    const row = checked.problem.row === null ? undefined : known.get(checked.problem.row)
    if (row !== undefined) row.problems.push(checked)
    else if (isOfRow(checked.problem)) unseen.push(checked)
    else others.push(checked)
  }
  return { rows: [...known.values()].filter((row) => row.problems.length > 0), others, unseen }
}

/** The rows with problems among those that have none, as far as they are shown; what stands between is a gap. */
export function allLines(rows: readonly CheckedRow[], { first, marked }: Shown): CheckLine[] {
  const bad = new Map(rows.map((row) => [row.number, row]))
  const plain = [...first, ...marked].map((row): [number, CheckedRow] => [row.number, { ...row, problems: [] }])
  const all = [...new Map([...plain, ...bad]).values()].sort((a, b) => a.number - b.number)
  // Among the first rows nothing is left out: what is missing there is empty.
  const lastFirst = first.at(-1)?.number ?? 0
  return all.flatMap((row, index): CheckLine[] => {
    const from = Math.max(lastFirst, all[index - 1]?.number ?? 0) + 1
    const gap = row.number > from && from > 1 && { kind: 'gap' as const, from, to: row.number - 1 }
    return [...(gap ? [gap] : []), { kind: 'row', row }]
  })
}

/** Where a problem stands among the columns; -1 for the row as a whole. */
export function columnAt({ problem }: CheckedProblem, { columns }: Shown): number {
  return columns.findIndex(({ letter }) => letter === problem.column)
}

/** The worst of a cell's or a row's problems. */
export function worstTone(problems: readonly CheckedProblem[]): CheckedProblem['tone'] | undefined {
  return (['error', 'decide', 'note'] as const).find((tone) => problems.some((each) => each.tone === tone))
}

/** Rows with errors apart from those of which something else is to be said. */
export function rowsByTone(rows: readonly CheckedRow[]): Record<'error' | 'note', CheckedRow[]> {
  const error = rows.filter(({ problems }) => worstTone(problems) === 'error')
  return { error, note: rows.filter((row) => !error.includes(row)) }
}
