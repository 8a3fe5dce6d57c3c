import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'
import { wordKey } from '../columns/fold'
import { namedPeriod, PERIOD_LEVELS, type PeriodLevel } from '../columns/periods'
import { EN_HEADERS } from '../lexicon/en/headers'
import { RO_HEADERS } from '../lexicon/ro/headers'
import { TOTAL_ENDINGS, TOTAL_LABELS, WHOLE_TOTAL_LABELS } from '../lexicon/row-labels'
import { RU_HEADERS } from '../lexicon/ru/headers'
import type { ColumnRole, DoseColumn, RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'
import { unnamedSums } from './unnamed-sums'

type LabelKind = 'total' | 'control' | 'limit'

const HEADERS = [EN_HEADERS, RU_HEADERS, RO_HEADERS]
const TOTALS = keysOf(Object.values(TOTAL_LABELS).flat())
const WHOLE_TOTALS = keysOf(WHOLE_TOTAL_LABELS)
const ENDINGS = new RegExp(`(?:^|[^\\p{L}])(?:${TOTAL_ENDINGS.join('|')})[^\\p{L}\\d]*$`, 'iu')
/** `∑`, which is no letter. */
const SUM_SIGN = /^\s*∑/u
/** «%», `% of limit`: what part of something all of them are. */
const PER_CENT = /^\s*%(?!\s*\d)/u
const CONTROLS = keysOf(HEADERS.flatMap(({ entries }) => entries.control ?? []))
const LIMITS = keysOf(HEADERS.flatMap(({ entries }) => entries.role_limit ?? []))

/** Texts of a row that may label it: the first few, which come before its doses. */
const LABELS = 3
/** Where a badge that is nobody's is told. */
const NAMES: ReadonlySet<ColumnRole> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'position',
  'dosimeter',
  'place',
])
const CALENDAR: ReadonlySet<ColumnRole> = new Set([
  'month',
  'quarter',
  'year',
  'period_name',
  'date',
  'row_number',
  'other',
])
const LONGEST_LABEL = 80
const FIRST_WORD = /[\p{L}\p{M}№#]+|\d+(?=\s\p{L})/u
const FIRST_WORDS = new Set([...TOTALS, ...WHOLE_TOTALS, ...CONTROLS, ...LIMITS].map((key) => key.split(' ')[0] ?? ''))

/**
 * The rows that are no plain data: totals, control badges, limits, beside what was seen while the table was found.
 * @param turned those of a table whose labels say what was measured: no other words of its rows count
 */
export function rowKinds(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  turned: ReadonlyMap<number, RowKind> | null = null,
): ReadonlyMap<number, RowKind> {
  const kinds = new Map<number, RowKind>([...table.kinds, ...(turned ?? [])])
  const { sheet, rows } = table.lane
  const doses = new Set(columns.filter(({ holds }) => holds === 'values').map(({ index }) => index))
  if (doses.size === 0) return kinds
  const names = columns.filter(({ role }) => NAMES.has(role)).map(({ index }) => index)
  const labels = new Labels()
  const finest = finestLabel(table, columns, looks)
  for (let at = table.from; at <= table.to; at += 1) {
    const shape = rows[at]
    if (!shape || kinds.has(shape.row)) continue
    const cells = sheet.rows[shape.row] ?? []
    const label = turned ? null : labels.ofRow(cells, shape.first, doses, names)
    const kind = label ?? coarser(cells, finest, looks)
    if (kind) kinds.set(shape.row, kind)
  }
  for (const row of sumsOfNothing(table, columns, kinds)) kinds.delete(row)
  for (const row of unnamedSums(table, columns, looks, kinds)) kinds.set(row, 'total')
  return withSubtotals(table, kinds)
}

/**
 * «за квартал», «за год» of each person, and no row but such: they tell a person's doses apart, and add up none of this table.
 */
function sumsOfNothing(
  { lane, from, to }: FoundTable,
  columns: readonly DoseColumn[],
  kinds: ReadonlyMap<number, RowKind>,
): readonly number[] {
  const names = columns.filter(({ role }) => role === 'subject' || role === 'surname').map(({ index }) => index)
  const rows = lane.rows.slice(from, to + 1).map(({ row }) => row)
  if (names.length === 0 || rows.some((row) => !kinds.has(row))) return []
  return rows.filter((row) => {
    const cells = names.map((column) => lane.sheet.rows[row]?.[column])
    return kinds.get(row) === 'total' && cells.some((cell) => cell && isFilled(cell) && labelKind(cell.text) === null)
  })
}

/** Remembers what cells say of their rows: equal cells are one object. */
class Labels {
  private readonly known = new Map<Cell, LabelKind | null>()

  ofRow(
    cells: readonly (Cell | undefined)[],
    first: number,
    doses: ReadonlySet<number>,
    names: readonly number[],
  ): RowKind | null {
    let texts = 0
    for (let column = first; column < cells.length && texts < LABELS; column += 1) {
      const cell = cells[column]
      if (!cell || !isFilled(cell)) continue
      if (doses.has(column)) break
      if (typeof cell.value !== 'string') continue
      texts += 1
      const kind = this.of(cell)
      if (kind === 'control' && names.length > 0 && !names.includes(column)) continue
      if (kind) return kind
    }
    for (const column of names) {
      const cell = cells[column]
      if (cell && typeof cell.value === 'string' && this.of(cell) === 'control') return 'control'
    }
    return null
  }

  private of(cell: Cell): LabelKind | null {
    const known = this.known.get(cell)
    if (known !== undefined) return known
    const kind = labelKind(cell.text)
    this.known.set(cell, kind)
    return kind
  }
}

/** What a label makes of its row: it begins with a word for a total or a limit, or is the name of a control badge. */
export function labelKind(text: string): LabelKind | null {
  if (text.length > LONGEST_LABEL) return null
  if (ENDINGS.test(text) || SUM_SIGN.test(text) || PER_CENT.test(text)) return 'total'
  if (!mayLabel(text)) return null
  const key = wordKey(text)
  if (CONTROLS.has(key) || CONTROLS.has(key.replace(/ ?(?:(?:no|nr|n|№|#) ?)?[\dixv]+$/, ''))) return 'control'
  if (startsWith(LIMITS, key)) return 'limit'
  return WHOLE_TOTALS.has(key) || startsWith(TOTALS, key) ? 'total' : null
}

/** Nearly all texts are told by their first word. */
function mayLabel(text: string): boolean {
  const first = FIRST_WORD.exec(text)?.[0]
  if (first === undefined) return false
  return FIRST_WORDS.has(/^[A-Za-z]+$/.test(first) ? first.toLowerCase() : wordKey(first))
}

/** The first words of a label, up to five, are a phrase; or all of it is a short one. */
function startsWith(phrases: ReadonlySet<string>, key: string): boolean {
  const words = key.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    if (phrases.has(phrase) && (phrase.length > 3 || count === words.length)) return true
  }
  return false
}

interface Finest {
  readonly column: number
  readonly level: PeriodLevel
}

/** How long a stretch most rows are labelled with: `I кв.` among months adds them up. */
function finestLabel({ lane, from, to }: FoundTable, columns: readonly DoseColumn[], looks: CellLooks): Finest | null {
  for (const { index, role } of columns) {
    if (!CALENDAR.has(role)) continue
    const counts = new Map<PeriodLevel, number>()
    let filled = 0
    for (let at = from; at <= Math.min(to, from + 200); at += 1) {
      const { kind, period } = looks.of(lane.sheet.rows[lane.rows[at]?.row ?? -1]?.[index])
      if (kind === 'blank') continue
      filled += 1
      if (period && (kind === 'period' || kind === 'date')) counts.set(period, (counts.get(period) ?? 0) + 1)
    }
    const level = PERIOD_LEVELS.find((each) => (counts.get(each) ?? 0) >= Math.max(2, filled * 0.3))
    if (level && counts.size > 1) return { column: index, level }
  }
  return null
}

/** A row labelled with a longer stretch than the others. */
function coarser(cells: readonly (Cell | undefined)[], finest: Finest | null, looks: CellLooks): RowKind | null {
  const cell = finest ? cells[finest.column] : undefined
  if (!finest || !cell) return null
  const { kind, period } = looks.of(cell)
  const own =
    kind === 'period' ? namedPeriod(cell.text)?.level : kind === 'numeral' || kind === 'number' ? period : null
  if (!own || own === 'day') return null
  return PERIOD_LEVELS.indexOf(own) > PERIOD_LEVELS.indexOf(finest.level) ? 'total' : null
}

/** A total with data below it adds up only a part. */
function withSubtotals({ lane, to }: FoundTable, kinds: Map<number, RowKind>): ReadonlyMap<number, RowKind> {
  let last = to
  while (last >= 0) {
    const kind = kinds.get(lane.rows[last]?.row ?? -1)
    if (kind === undefined) break
    last -= 1
  }
  const lastData = lane.rows[last]?.row ?? -1
  for (const [row, kind] of kinds) if (kind === 'total' && row < lastData) kinds.set(row, 'subtotal')
  return kinds
}

function keysOf(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.map(wordKey))
}
