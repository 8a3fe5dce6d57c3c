import type { Cell } from '../../spreadsheets/model'
import type { CellLooks } from '../columns/cell-facts'
import { headerWords } from '../columns/header-words'
import { namedPeriod } from '../columns/periods'
import { isPersonName } from '../columns/person-name'
import { isSingleQuantity } from '../columns/roles'
import type { ColumnRole, DoseColumn, RowKind } from '../layout-model'
import { coarserRows } from './coarser-rows'
import type { FoundTable } from './find-tables'
import { groupHeads } from './group-heads'
import { isWholeTotal, type LabelKind, labelKind } from './label-kind'
import { isFilled } from './lane'
import { NamesOrTotals } from './names-or-totals'
import { otherLabels } from './other-labels'
import { rowEvidence } from './row-evidence'
import { textsOf } from './row-texts'
import type { RowReading } from '../evidence/row-rules'
import { unnamedSums } from './unnamed-sums'

/** A row's label is among this many first texts, before its doses. */
const LABELS = 3
/** A signature line, and the slashes around the name. */
const SIGNED_ON = /[_/\s]+/gu
/** Readings are equally plausible if their scores differ by less than this. */
const CLOSE = 1
const KIND_OF: Readonly<Record<Exclude<RowReading, 'person'>, RowKind>> = {
  total: 'total',
  statistic: 'statistic',
  count: 'count',
  control: 'control',
  limit: 'limit',
}
/** At most this many lines below persons' names describe them. */
const MOST_ABOUT = 8
/** Columns where a control badge, which belongs to nobody, may be named. */
const NAMES: ReadonlySet<ColumnRole> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'position',
  'dosimeter',
  'place',
])

/** Columns that say when a row's doses were received. */
const TIMES: ReadonlySet<ColumnRole> = new Set(['date', 'period_from', 'period_to', 'period_name', 'month', 'quarter'])

export interface RowsApart {
  /** Rows that aren't plain data. */
  readonly kinds: ReadonlyMap<number, RowKind>
  /** Rows that may belong to a person, or be a figure computed from others: `Maxim`. */
  readonly unsure: readonly number[]
  /** The rules that decided a row's kind, if labels and figures were weighed. */
  readonly reasons: ReadonlyMap<number, readonly string[]>
}

/**
 * Returns the rows that aren't plain data: totals, control badges, limits, and those recognized while the table was
 * found.
 * @param turned the row kinds of a table whose labels say what was measured; no other words in its rows count
 */
export function rowKinds(
  table: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
  turned: ReadonlyMap<number, RowKind> | null = null,
): RowsApart {
  const kinds = new Map<number, RowKind>([...table.kinds, ...(turned ?? [])])
  const unsure: number[] = []
  const reasons = new Map<number, readonly string[]>()
  if (!columns.some(({ holds }) => holds === 'values')) return { kinds, unsure, reasons }
  const labels = new Labels(table, columns)
  for (const row of [...signatures(table, columns, looks), ...aboutPersons(table, columns)]) kinds.set(row, 'note')
  const coarser = coarserRows(table, columns, looks)
  for (let at = table.from; at <= table.to; at += 1) {
    const row = table.lane.rows[at]?.row
    if (row === undefined || kinds.has(row)) continue
    const label = turned ? null : labels.ofRow(at)
    const kind = label ?? (coarser.has(row) ? 'total' : null)
    if (kind === 'unsure') unsure.push(row)
    else if (kind) {
      kinds.set(row, kind)
      if (label === null) reasons.set(row, ['row.total.longer-period'])
    }
  }
  for (const row of sumsOfNothing(table, columns, kinds)) kinds.delete(row)
  weighRows(table, columns, looks, { kinds, unsure, reasons, turned: turned !== null })
  for (const row of unnamedSums(table, columns, looks, kinds)) {
    kinds.set(row, 'total')
    reasons.set(row, ['row.total.unlabeled'])
  }
  if (!turned) {
    for (const row of groupHeads(table, columns, looks, kinds)) {
      kinds.set(row, 'total')
      reasons.set(row, ['row.total.over-group'])
      if (unsure.includes(row)) unsure.splice(unsure.indexOf(row), 1)
    }
    const others = otherLabels(table, columns, looks, kinds)
    for (const row of others.sums) {
      kinds.set(row, 'total')
      reasons.set(row, ['row.total.of-department'])
    }
    unsure.push(...others.unsure.filter((row) => !unsure.includes(row)))
  }
  return { kinds: withSubtotals(table, kinds), unsure, reasons }
}

/** «Дозиметрист | ______ / Цой В. В. /», `Signed: R. Tallis | Date: 20/05/2025` below the last figures: a name or a day where doses would be. */
function signatures(
  { lane, from, to }: FoundTable,
  columns: readonly DoseColumn[],
  looks: CellLooks,
): readonly number[] {
  const doses = columns.filter(({ holds }) => holds === 'values').map(({ index }) => index)
  const rows: number[] = []
  // A day is one of a signature below a blank row.
  const dated: number[] = []
  for (let at = to; at >= from; at -= 1) {
    const row = lane.rows[at]?.row ?? -1
    const filled = doses.map((index) => lane.sheet.rows[row]?.[index]).filter(isFilled)
    const kinds = filled.map((cell) => (isDay(cell, looks) ? 'day' : looks.of(cell).kind))
    if (kinds.some((kind) => kind !== 'text' && kind !== 'day')) break
    const signed = filled.every(
      (cell, place) => kinds[place] === 'day' || isPersonName(cell.text.replace(SIGNED_ON, ' ').trim()),
    )
    if (filled.length > 0 && signed) (kinds.includes('day') ? dated : rows).push(row)
    if (row - (lane.rows[at - 1]?.row ?? row) > 1) rows.push(...dated.splice(0))
  }
  return rows
}

/** A day, perhaps behind a word for it. */
function isDay(cell: Cell, looks: CellLooks): boolean {
  const { kind, text } = looks.of(cell)
  return kind === 'date' || /^\p{L}[\p{L} ]*:\s*\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$/u.test(text)
}

/**
 * Returns rows below persons' names that describe the persons instead of giving doses: «Marca | 71 | 72», «Роль | врач
 * | медсестра». They come before the first period, and nothing in them is a dose.
 */
function aboutPersons({ lane, from, to }: FoundTable, columns: readonly DoseColumn[]): readonly number[] {
  const [label] = columns
  if (!label || label.holds !== null || columns.filter(({ subject }) => subject !== null).length < 2) return []
  const rows = lane.rows.slice(from, Math.min(to + 1, from + MOST_ABOUT)).map(({ row }) => row)
  const labelOf = (row: number) => lane.sheet.rows[row]?.[label.index]?.text ?? ''
  const first = rows.findIndex((row) => namedPeriod(labelOf(row))?.whole === true)
  return first < 1 ? [] : rows.slice(0, first).filter((row) => !mayMeasure(labelOf(row)))
}

function mayMeasure(text: string): boolean {
  const { dose, units, quantities, role, rest, meaning } = headerWords(text)
  return dose || units.length > 0 || quantities.length > 0 || role !== null || (meaning === null && !rest)
}

/** Decides by labels and figures together which rows aren't plain data, and which totals are statistics. */
function weighRows(table: FoundTable, columns: readonly DoseColumn[], looks: CellLooks, apart: Weighed): void {
  const { kinds, unsure, reasons, turned } = apart
  // A control badge hangs next to people's badges. «Контроль» is an examination among those of patients.
  const ofPatients = columns.some(({ quantity }) => quantity !== null && isSingleQuantity(quantity))
  for (const [row, { reading, margin, rules }] of rowEvidence(table, columns, looks, { kinds, turned })) {
    if (reading === 'person' || (reading === 'control' && ofPatients)) continue
    const doubted = unsure.indexOf(row)
    if (doubted >= 0) {
      // The name of the rows above shows that this is a total, not a person's name.
      if (!rules.includes('row.total.of-group')) continue
      unsure.splice(doubted, 1)
    }
    const kind = kinds.get(row)
    if (kind !== undefined && (kind !== 'total' || (reading !== 'statistic' && reading !== 'count'))) continue
    if (kind === undefined && margin < CLOSE) {
      unsure.push(row)
      continue
    }
    // A row that is a sum may still belong to a person, so a user is asked.
    if (kind === undefined && reading === 'total' && rules.every((rule) => rule.endsWith('.by-value'))) continue
    kinds.set(row, KIND_OF[reading])
    reasons.set(row, rules)
  }
}

/** What is known about the rows so far. */
interface Weighed {
  readonly kinds: Map<number, RowKind>
  readonly unsure: number[]
  readonly reasons: Map<number, readonly string[]>
  readonly turned: boolean
}

/**
 * Returns the totals of a table in which each person has only rows such as «за квартал» and «за год». They distinguish
 * a person's doses and add up nothing in this table.
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

/** Caches what cells say about their rows: equal cells are one object. */
class Labels {
  private readonly known = new Map<Cell, LabelKind | null>()
  private readonly doses: ReadonlySet<number>
  private readonly names: readonly number[]
  /** The texts of columns of times; one that is merged over rows, or written once above them, applies to all of them. */
  private readonly times: readonly ((row: number) => string)[]
  private readonly namesOrTotals: NamesOrTotals

  constructor(
    private readonly table: FoundTable,
    columns: readonly DoseColumn[],
  ) {
    this.doses = new Set(columns.filter(({ holds }) => holds === 'values').map(({ index }) => index))
    this.names = columns.filter(({ role }) => NAMES.has(role)).map(({ index }) => index)
    this.times = columns.filter(({ role }) => TIMES.has(role)).map(({ index }) => textsOf(table, index))
    this.namesOrTotals = new NamesOrTotals(table, columns)
  }

  /**
   * Returns the kind of a row by its label.
   * @param at an index into the lane's rows
   */
  ofRow(at: number): LabelKind | 'unsure' | null {
    const { names } = this
    const cells = this.cellsAt(at)
    let texts = 0
    for (let column = this.table.lane.rows[at]?.first ?? 0; column < cells.length && texts < LABELS; column += 1) {
      const cell = cells[column]
      if (!cell || !isFilled(cell)) continue
      if (this.doses.has(column)) break
      if (typeof cell.value !== 'string') continue
      texts += 1
      const kind = this.of(cell)
      if (kind === 'control' && names.length > 0 && !names.includes(column)) continue
      // `N` as a person's zone isn't a count.
      if (kind === 'total' && cell.text.trim().length === 1 && this.namesPerson(cells, column)) continue
      const total = kind === 'total' ? this.totalIn(cell.text, column, at) : kind
      if (total) return total
    }
    for (const column of names) {
      const cell = cells[column]
      if (cell && typeof cell.value === 'string' && this.of(cell) === 'control') return 'control'
    }
    // «Итого» in a column where other rows have a date.
    const row = this.table.lane.rows[at]?.row ?? -1
    return this.times.some((textOf) => isWholeTotal(textOf(row))) ? 'total' : null
  }

  private namesPerson(cells: readonly (Cell | undefined)[], except: number): boolean {
    return this.names.some((column) => column !== except && isPersonName(cells[column]?.text.trim() ?? ''))
  }

  private totalIn(text: string, column: number, at: number): 'total' | 'unsure' | null {
    const said = this.namesOrTotals.of(text, column, this.cellsAt(at), [this.cellsAt(at - 1), this.cellsAt(at + 1)])
    return said === 'plain' ? null : said
  }

  private cellsAt(at: number): readonly (Cell | undefined)[] {
    const { lane } = this.table
    return lane.sheet.rows[lane.rows[at]?.row ?? -1] ?? []
  }

  private of(cell: Cell): LabelKind | null {
    const known = this.known.get(cell)
    if (known !== undefined) return known
    const kind = labelKind(cell.text)
    this.known.set(cell, kind)
    return kind
  }
}

/** Turns totals with data below them into subtotals: they add up only part of the table. */
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
