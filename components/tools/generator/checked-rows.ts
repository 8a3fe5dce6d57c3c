import type { InspectAnswer } from './answers'
import type { CellEdit, Edits, RowDecision } from './edits'
import { isOfRow } from './row-problems'
import type { CheckedProblem } from './tally'

export type Shown = NonNullable<InspectAnswer['shown']>
export type Review = NonNullable<InspectAnswer['review']>
export type DateDoubt = Review['dates'][number]

/** A row of the user's spreadsheet with its warnings. */
export interface CheckedRow {
  readonly number: number
  /** By the shown columns, with the user's changes. */
  readonly cells: readonly string[]
  readonly problems: readonly CheckedProblem[]
  /** Its cells that hold no date, or one of two. */
  readonly dates: readonly DateDoubt[]
  /** It may be a total. */
  readonly isDoubtful: boolean
  /** Why it is in no document: the user left it out, or it is a total. */
  readonly out: 'person' | 'total' | null
  readonly decision: RowDecision | null
  readonly edits: readonly CellEdit[]
}

/** The problems of a spreadsheet by what they are about. */
export interface CheckedRows {
  /** Rows of which something is to be said or was said, in the sheet's order. */
  readonly rows: readonly CheckedRow[]
  /** Those of rows whose values aren't known here. */
  readonly unseen: readonly CheckedProblem[]
}

/** A table's line: a row, or rows between that aren't shown. */
export type CheckLine =
  | { readonly kind: 'row'; readonly row: CheckedRow }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }

/** Which rows are shown. */
export type RowFilter = 'all' | 'waiting' | 'notes' | 'changed' | 'out'

/** Of the first rows so many show what the table is like. */
const FIRST = 2

/** What an inspection says of a spreadsheet's rows. */
export interface Found {
  readonly problems: readonly CheckedProblem[]
  readonly shown: Shown
  readonly review: Review | undefined
  readonly edits: Edits
}

/** Problems and questions with the rows that they are about. */
export function checkedRows(found: Found): CheckedRows {
  const { problems, review } = found
  const plain = plainRows(found)
  const own = new Map<number, CheckedProblem[]>()
  const unseen: CheckedProblem[] = []
  for (const checked of problems) {
    const { row } = checked.problem
    if (row === null || !isOfRow(checked.problem)) continue
    if (plain.has(row)) own.set(row, [...(own.get(row) ?? []), checked])
    else unseen.push(checked)
  }
  const rows = [...plain.values()]
    .map((row) => ({ ...row, problems: own.get(row.number) ?? [] }))
    .filter((row) => row.problems.length > 0 || isSaid(row))
    .toSorted((a, b) => a.number - b.number)
  return { rows, unseen }

  function isSaid({ number, dates, out, decision, edits }: CheckedRow): boolean {
    const isDoubtful = review?.doubtful.includes(number) === true
    return isDoubtful || dates.length > 0 || out !== null || decision !== null || edits.length > 0
  }
}

/** All rows whose values are known, without their problems. */
function plainRows({ shown, review, edits }: Found): Map<number, CheckedRow> {
  const letters = shown.columns.map(({ letter }) => letter)
  const totals = new Set(review?.totals)
  const isOut = new Set(shown.out.map(({ number }) => number))
  const rows = [...shown.first, ...shown.marked, ...shown.out].map(({ number, cells }): [number, CheckedRow] => {
    const own = edits.cells.filter(({ row }) => row === number)
    const decision = edits.rows.find(({ row }) => row === number) ?? null
    const isLeft = decision?.kind === 'out' || (decision === null && isOut.has(number))
    return [
      number,
      {
        number,
        cells: cells.map((text, index) => own.find(({ column }) => column === letters[index])?.text ?? text),
        problems: [],
        dates: isLeft ? [] : (review?.dates ?? []).filter(({ row }) => row === number).filter(isOpen(own)),
        isDoubtful: decision === null && review?.doubtful.includes(number) === true,
        out: !isLeft ? null : totals.has(number) && decision === null ? 'total' : 'person',
        decision,
        edits: own,
      },
    ]
  })
  return new Map(rows)
}

/** There is no question about a date that has been changed. */
function isOpen(edits: readonly CellEdit[]) {
  return ({ column, text }: DateDoubt) => edits.every((edit) => edit.column !== column || edit.text === text)
}

/** Whether a row is in no document until its person has answered or corrected something. */
export function isWaiting({ problems, dates, isDoubtful, out }: CheckedRow): boolean {
  return out === null && (dates.length > 0 || isDoubtful || problems.some(({ tone }) => tone === 'error'))
}

/** Whether a filter shows a row. */
export function isShown(row: CheckedRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'waiting':
      return isWaiting(row)
    case 'notes':
      return row.out === null && row.problems.some(({ tone }) => tone !== 'error')
    case 'changed':
      return row.edits.length > 0 || row.decision?.kind === 'data'
    case 'out':
      return row.out !== null
  }
}

/**
 * Returns the rows with warnings and those around them, as far as they are shown; what's between them is a gap. If
 * folded, only the first of them.
 */
export function allLines(found: Found, rows: readonly CheckedRow[], folded: boolean): CheckLine[] {
  const { first } = found.shown
  const said = new Map(rows.map((row) => [row.number, row]))
  const shown = new Set((folded ? first.slice(0, FIRST) : first).map(({ number }) => number))
  const plain = [...plainRows(found).values()].filter(({ number }) => shown.has(number) || said.has(number))
  const all = plain.map((row) => said.get(row.number) ?? row).toSorted((a, b) => a.number - b.number)
  // Among the first rows nothing is left out: what is missing there is empty.
  const numbers = first.map(({ number }) => number)
  const isEmpty = (from: number, to: number) =>
    to <= (numbers.at(-1) ?? 0) && !numbers.some((number) => number >= from && number <= to)
  return all.flatMap((row, index): CheckLine[] => {
    const from = (all[index - 1]?.number ?? 0) + 1
    const to = row.number - 1
    const gap = index > 0 && to >= from && !isEmpty(from, to) && { kind: 'gap' as const, from, to }
    return [...(gap ? [gap] : []), { kind: 'row', row }]
  })
}

/** The index of the column with the problem; -1 for the whole row. */
export function columnAt({ problem }: CheckedProblem, { columns }: Shown): number {
  return columns.findIndex(({ letter }) => letter === problem.column)
}

/** The worst of a cell's or a row's problems. */
export function worstTone(problems: readonly Pick<CheckedProblem, 'tone'>[]): CheckedProblem['tone'] | undefined {
  return (['error', 'decide', 'note'] as const).find((tone) => problems.some((each) => each.tone === tone))
}

/** The position of a cell on the page. */
export function cellId(row: number, column: string): string {
  return `checked-${column}-${row}`
}
