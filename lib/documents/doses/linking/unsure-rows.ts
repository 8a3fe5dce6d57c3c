import { namesPeriod } from '../columns/periods'
import type { DoseColumn, DoseTable } from '../layout-model'
import type { DecisionReason } from '../model'
import type { AboutCells } from './about-cells'
import { saysWithdrawn } from '../columns/corrections'
import { sheetText } from './sheet-text'

/** If this share of the rows say more than a name, one that says nothing isn't a badge of the person above. */
const LABELLED = 0.8
/** Fewer rows than this show no pattern. */
const FEWEST = 4
/** If this many rows each name a person, every row is expected to. */
const FEWEST_NAMED = 3

/** Why a row's doses wait for a user's decision. */
type UnsureReason = Extract<DecisionReason, 'unnamedRow' | 'withdrawnRow' | 'perhapsDoses' | 'repeatedRow'>

/**
 * Returns rows for which it is unclear whose their doses are, or whether they are a sum. They have no label where
 * others have one, or a period in place of a name, or say that they are void. The rows that the table itself leaves
 * open are included. Rows that add up what is above are already totals.
 */
export function unsureRows(table: DoseTable, about: AboutCells): ReadonlyMap<number, UnsureReason> {
  const unnamed = [...unnamedRows(table, about)].map((row) => [row, 'unnamedRow'] as const)
  const withdrawn = withdrawnRows(table, about).map((row) => [row, 'withdrawnRow'] as const)
  return new Map<number, UnsureReason>([...unnamed, ...withdrawn, ...(table.unsure ?? [])])
}

/** Returns void rows, with «ошибка, см. ниже», `cancelled` next to the doses. */
function withdrawnRows(table: DoseTable, about: AboutCells): readonly number[] {
  if (!about.has('note') || table.context === 'medication') return []
  const rows = Array.from({ length: table.last - table.first + 1 }, (_, index) => table.first + index)
  return rows.filter((row) => !table.rows.has(row) && saysWithdrawn(about.texts(row, 'note') ?? ''))
}

function unnamedRows(table: DoseTable, about: AboutCells): ReadonlySet<number> {
  const said = table.columns.filter(({ holds, role }) => holds === null && role !== 'row_number')
  if (said.length === 0) return new Set()
  const names = said.filter(({ role }) => role === 'subject' || role === 'surname' || role === 'subject_id')
  const others = said.filter((column) => !names.includes(column))
  const unsure = new Set<number>()
  const silent: number[] = []
  let [rows, labelled, last] = [0, 0, -1]
  for (let row = table.first; row <= table.last; row += 1) {
    if (table.rows.has(row) || !holdsDoses(table, row)) continue
    rows += 1
    last = row
    const filled = (columns: typeof said) =>
      columns.some(({ index }) => (about.cell(row, index)?.text.trim() ?? '') !== '')
    if (filled(others)) labelled += 1
    else if (!filled(names)) silent.push(row)
    if (isNamedAfterPeriod(about, row)) unsure.add(row)
  }
  for (const row of behindNames(table, about, names)) unsure.add(row)
  const habit = rows >= FEWEST && labelled >= rows * LABELLED
  const lone = names.length > 0 && silent.length === 1 && silent[0] === last && rows > 2
  if (habit || lone) for (const row of silent) unsure.add(row)
  return unsure
}

/**
 * Returns rows such as «По больнице | | 3,7» below a list in which each row names a person. They may be sums that
 * aren't exact.
 */
function behindNames(table: DoseTable, about: AboutCells, names: readonly DoseColumn[]): readonly number[] {
  if (!names.some(({ role }) => role !== 'subject_id')) return []
  const behind: number[] = []
  let named = 0
  for (let row = table.first; row <= table.last; row += 1) {
    if (table.rows.has(row) || !holdsDoses(table, row)) continue
    if (!names.some(({ index }) => (about.cell(row, index)?.text.trim() ?? '') !== '')) behind.push(row)
    // A blank cell among the names belongs to the name above.
    else if (behind.length > 0) return []
    else named += 1
  }
  return named >= FEWEST_NAMED && behind.length <= named / 2 ? behind : []
}

/** Whether a row has a period in the column of names: «I квартал». */
export function isNamedAfterPeriod(about: AboutCells, row: number): boolean {
  const cell = about.first(row, 'subject') ?? about.first(row, 'surname')
  return cell !== undefined && namesPeriod(sheetText(cell))
}

function holdsDoses({ source, columns }: DoseTable, row: number): boolean {
  const cells = source.sheet.rows[row]
  return cells !== undefined && columns.some(({ holds, index }) => holds === 'values' && cells[index] !== undefined)
}
