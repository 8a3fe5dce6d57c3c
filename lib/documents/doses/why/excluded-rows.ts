import { ROW_RULES } from '../evidence/row-rules'
import type { DoseTable, Layout } from '../layout-model'

/** Kinds of rows whose figures aren't added to anybody's doses. */
export const EXCLUDED_KINDS = ['total', 'subtotal', 'statistic', 'count', 'control', 'limit'] as const
export type ExcludedKind = (typeof EXCLUDED_KINDS)[number]

/** Rules for rows that words alone decide, before anything is weighed. */
const LABEL_RULES = EXCLUDED_KINDS.map((kind) => `row.${kind}.label`)

/** Rules for totals that figures decide instead of the label's words: `layout/row-kinds.ts`. */
const SUM_RULES = ['row.total.unlabeled', 'row.total.of-department', 'row.total.over-group', 'row.total.longer-period']

/** The ids of all rules that may leave out a row. */
export const ROW_REASONS: readonly string[] = [
  ...ROW_RULES.filter(({ gives, weight }) => gives !== 'person' && weight > 0).map(({ id }) => id),
  ...LABEL_RULES,
  ...SUM_RULES,
]

/** A row whose figures are nobody's doses, and why. */
export interface ExcludedRow {
  readonly sheet: string
  /** From 0. */
  readonly row: number
  /** The column of its label, or of its first dose if it has no label. */
  readonly col: number
  readonly label: string
  readonly kind: ExcludedKind
  /** The ids of one or more rules. */
  readonly rules: readonly string[]
}

/** Yields the rows left out of people's doses, table by table, from top to bottom. */
export function* excludedRows({ tables }: Layout): Generator<ExcludedRow, void, void> {
  for (const table of tables) yield* rowsOf(table)
}

function* rowsOf({ source, columns, rows, reasons, first, last }: DoseTable): Generator<ExcludedRow, void, void> {
  const doses = columns.filter(({ holds }) => holds !== null).map(({ index }) => index)
  const sorted = [...rows].sort(([a], [b]) => a - b)
  for (const [row, kind] of sorted) {
    const excluded = EXCLUDED_KINDS.find((each) => each === kind)
    const cells = source.sheet.rows[row]
    if (excluded === undefined || !cells || row < first || row > last) continue
    const isFilled = (column: number) => (cells[column]?.text.trim() ?? '') !== ''
    const dose = doses.find(isFilled)
    if (dose === undefined) continue
    const named = cells.findIndex((cell) => typeof cell?.value === 'string' && cell.text.trim() !== '')
    const col = named < 0 ? dose : named
    const label = named < 0 ? '' : (cells[named]?.text.trim() ?? '')
    yield { sheet: source.name, row, col, label, kind: excluded, rules: reasons?.get(row) ?? [`row.${excluded}.label`] }
  }
}
