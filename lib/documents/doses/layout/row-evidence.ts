import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'
import { foldLetters } from '../columns/fold'
import { namedPeriod, namesPeriod } from '../columns/periods'
import { classifyRows, type EvidenceRow, type EvidenceTable, type RowVerdict } from '../evidence/classify-rows'
import type { ColumnRole, DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

const NAMES: ReadonlySet<ColumnRole> = new Set(['subject', 'surname', 'given_name'])
const NUMBERS: ReadonlySet<ColumnRole> = new Set(['subject_id', 'row_number'])
const USUAL: ReadonlySet<ColumnRole> = new Set([
  'dosimeter',
  'department',
  'date',
  'period_from',
  'period_to',
  'period_name',
  'examination',
  'birth',
])
/** Names this short also occur in other words. */
const SHORTEST_GROUP = 2
/** More than this share of the rows is most of them. */
const MOST = 0.5
const MOST_GROUPS = 100
/** A number, optionally with its uncertainty. */
const FIGURE = /^\d+(?:[.,]\d+)?(?:\s?(?:±|\+\/-)\s?\d+(?:[.,]\d+)?)?(?:\s?[*†‡]+)?$/
/** The maximum length of a label, in characters. */
const LONGEST_LABEL = 80

/**
 * Returns what the rows of a table are, by their labels and figures. Rows of another kind and rows without figures are
 * left out.
 * @param known.turned the rows' labels say what was measured
 */
export function rowEvidence(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  { kinds, turned }: { readonly kinds: ReadonlyMap<number, RowKind>; readonly turned: boolean },
): Iterable<readonly [row: number, verdict: RowVerdict]> {
  const reader = new RowReader(table, columns, looks)
  const rows: EvidenceRow[] = []
  let startsGroup = false
  let periods = 0
  for (let at = table.from; at <= table.to; at += 1) {
    const row = table.lane.rows[at]?.row
    if (row === undefined) continue
    const kind = kinds.get(row)
    if (kind === 'group') {
      startsGroup = true
      reader.enterGroup(row)
    }
    if (kind !== undefined && kind !== 'total' && kind !== 'subtotal') continue
    const read = reader.row(row, startsGroup)
    if (!read) {
      // A label alone in its row may group the rows below it, whatever it looks like.
      reader.enterGroup(row)
      startsGroup = true
      continue
    }
    rows.push(read)
    if (read.isPeriod) periods += 1
    startsGroup = false
  }
  const about = reader.table(rows, periods)
  // Rows of several quantities aren't statistics of each other.
  return turned && !about.ofPeriods ? [] : classifyRows(rows, about)
}

class RowReader {
  private readonly doses: readonly number[]
  private readonly names: readonly number[]
  private readonly numbers: readonly number[]
  private readonly places: readonly number[]
  private readonly departments: readonly number[]
  private readonly usual: readonly number[]
  private readonly firstDose: number
  private readonly groups = new Set<string>()

  constructor(
    private readonly found: FoundTable,
    columns: readonly DoseColumn[],
    private readonly looks: CellLooks,
  ) {
    const of = (fits: (column: DoseColumn) => boolean) => columns.filter(fits).map(({ index }) => index)
    this.doses = of(({ holds }) => holds === 'values')
    this.names = of(({ role }) => NAMES.has(role))
    this.numbers = of(({ role }) => NUMBERS.has(role))
    this.departments = of(({ role }) => role === 'department')
    this.places = of(({ role }) => role === 'position')
    // If no persons are listed, the periods are the labels.
    const isLabel = (role: ColumnRole) => this.names.length === 0 && role === 'period_name'
    this.usual = of(({ role, holds }) => holds === null && USUAL.has(role) && !isLabel(role)).filter((index) =>
      this.isUsual([index]),
    )
    this.firstDose = Math.min(...this.doses)
  }

  /**
   * Reads a row.
   * @returns null if the row has no figures and no marks
   */
  row(row: number, startsGroup: boolean): EvidenceRow | null {
    const cells = this.found.lane.sheet.rows[row] ?? []
    if (!this.doses.some((index) => isFilled(cells[index]))) return null
    for (const index of this.departments) {
      const cell = cells[index]
      if (isFilled(cell) && this.groups.size < MOST_GROUPS) this.groups.add(foldLetters(cell.text))
    }
    const label = this.labelOf(cells)
    return {
      row,
      label,
      // `May` is a name if people are listed.
      isPeriod: label !== null && (this.names.length > 0 ? namesPeriod(label) : namedPeriod(label)?.whole === true),
      figures: this.doses.map((index) => this.figure(cells[index])),
      filled: this.doses.map((index) => isFilled(cells[index])),
      hasId: this.numbers.some((index) => isFilled(cells[index]) && cells[index]?.text.trim() !== label),
      hasPlace: this.places.some((index) => isFilled(cells[index])),
      usual:
        this.usual.length === 0
          ? 0
          : this.usual.filter((index) => isFilled(cells[index]) && cells[index]?.text.trim() !== label).length /
            this.usual.length,
      startsGroup,
      namesGroup: label !== null && this.groups.size > 0 && this.namesGroup(foldLetters(label)),
    }
  }

  /** Records a row above others, since totals below may name it. */
  enterGroup(row: number): void {
    for (const cell of this.found.lane.sheet.rows[row] ?? [])
      if (isFilled(cell)) this.groups.add(foldLetters(cell.text))
  }

  table(rows: readonly EvidenceRow[], periods: number): EvidenceTable {
    return {
      ofPeople: this.names.length > 0,
      ofPeriods: periods > rows.length * MOST,
      idsUsual: rows.filter(({ hasId }) => hasId).length > rows.length * MOST,
      // A column that the rows are named by says nothing more of them.
      cellsUsual: rows.filter(({ usual }) => usual > 0).length > rows.length * MOST,
    }
  }

  /** Returns the name or, if there is none, the first words before the doses. */
  private labelOf(cells: readonly (Cell | undefined)[]): string | null {
    const named = this.names.map((index) => cells[index]).filter(isFilled)
    if (named.length > 0) return textOf(named.map(({ text }) => text.trim()).join(' '))
    for (let column = this.found.left; column < this.firstDose; column += 1) {
      const cell = cells[column]
      if (isFilled(cell) && typeof cell.value === 'string' && /\p{L}/u.test(cell.text)) return textOf(cell.text)
    }
    return null
  }

  private namesGroup(label: string): boolean {
    return [...this.groups].some((group) => group.length > SHORTEST_GROUP && label !== group && label.includes(group))
  }

  private figure(cell: Cell | undefined): number | null {
    const { kind, size, text } = this.looks.of(cell)
    if (kind === 'number' && typeof cell?.value === 'number') return cell.value
    if (kind === 'amount') return /^\d/.test(text) ? size : null
    return kind === 'numeral' && size !== null && FIGURE.test(text) ? size : null
  }

  private isUsual(columns: readonly number[]): boolean {
    const { lane, from, to } = this.found
    const rows = lane.rows.slice(from, to + 1)
    return (
      rows.filter(({ row }) => columns.some((index) => isFilled(lane.sheet.rows[row]?.[index]))).length >
      rows.length * MOST
    )
  }
}

function textOf(text: string): string | null {
  const label = text.trim()
  return label === '' || label.length > LONGEST_LABEL ? null : label
}
