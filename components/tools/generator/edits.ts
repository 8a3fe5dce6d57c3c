import type { GenerateSettings } from '@/lib/operations/tools/generate-settings'
import type { InspectAnswer } from './answers'

/** A cell as the user corrected it. */
export interface CellEdit {
  readonly row: number
  /** The column's letter. */
  readonly column: string
  readonly text: string
  /** What the file has there. */
  readonly before: string
  /** In milliseconds of Unix time. */
  readonly at: number
}

/** The user's decision about a row: it is left out, or it is data although it looks like a total. */
export interface RowDecision {
  readonly row: number
  readonly kind: 'out' | 'data'
  readonly at: number
}

/** The user's changes to the spreadsheet. */
export interface Edits {
  readonly cells: readonly CellEdit[]
  readonly rows: readonly RowDecision[]
}

export const NO_EDITS: Edits = { cells: [], rows: [] }

/** The same as a request says it. */
export type EditSettings = Pick<GenerateSettings, 'changes' | 'excludeRows' | 'includeRows' | 'heldRows'>

export function isEdited({ cells, rows }: Edits): boolean {
  return cells.length + rows.length > 0
}

type Review = NonNullable<InspectAnswer['review']>

/** A row that waits for its person, and why. */
export interface WaitingRow {
  readonly row: number
  readonly reason: 'impossible' | 'ambiguous' | 'total' | 'error'
}

/** Returns the changes with new texts for cells; a cell that has the file's value again isn't changed. */
export function withCells(edits: Edits, cells: readonly CellEdit[]): Edits {
  const isNew = ({ row, column }: CellEdit) => cells.some((cell) => cell.row === row && cell.column === column)
  const known = (cell: CellEdit) =>
    edits.cells.find(({ row, column }) => row === cell.row && column === cell.column)?.before ?? cell.before
  const added = cells.map((cell) => ({ ...cell, before: known(cell) })).filter(({ text, before }) => text !== before)
  return { ...edits, cells: [...edits.cells.filter((cell) => !isNew(cell)), ...added] }
}

/** The same with what the file has in each cell, as the server has found it. */
export function withBefore(edits: Edits, found: Review['changes']): Edits {
  const cells = edits.cells.map((cell) => {
    const before = found.find(({ row, column }) => row === cell.row && column === cell.column)?.before
    return before === undefined || before === cell.before ? cell : { ...cell, before }
  })
  return cells.every((cell, index) => cell === edits.cells[index]) ? edits : { ...edits, cells }
}

/** The same without what was changed in a cell. */
export function withoutCell(edits: Edits, row: number, column: string): Edits {
  return { ...edits, cells: edits.cells.filter((cell) => cell.row !== row || cell.column !== column) }
}

/** Returns the changes with a decision about a row; null removes the decision. */
export function withRow(edits: Edits, row: number, kind: RowDecision['kind'] | null, at: number): Edits {
  const others = edits.rows.filter((each) => each.row !== row)
  return { ...edits, rows: kind === null ? others : [...others, { row, kind, at }] }
}

/** The rows that are in no run until their person has answered: dates that are none or two, and what may be totals. */
export function waitingRows(review: Review | undefined): WaitingRow[] {
  if (review === undefined) return []
  const dates = review.dates.map(({ row, kind }): WaitingRow => ({ row, reason: kind }))
  const totals = review.doubtful.map((row): WaitingRow => ({ row, reason: 'total' }))
  const first = new Map<number, WaitingRow>()
  for (const each of [...totals, ...dates]) if (!first.has(each.row)) first.set(each.row, each)
  return [...first.values()].toSorted((a, b) => a.row - b.row)
}

/** The edits as a request carries them; `held` are the rows that wait for an answer. */
export function editSettings({ cells, rows }: Edits, held: readonly number[] = []): EditSettings {
  const of = (kind: RowDecision['kind']) => rows.flatMap((each) => (each.kind === kind ? [each.row] : []))
  const [out, data] = [of('out'), of('data')]
  return {
    ...(cells.length > 0 && { changes: cells.map(({ row, column, text }) => ({ row, column, text })) }),
    ...(out.length > 0 && { excludeRows: out }),
    ...(data.length > 0 && { includeRows: data }),
    ...(held.length > 0 && { heldRows: [...held] }),
  }
}
