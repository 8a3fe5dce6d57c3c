import { cut } from '../../cut'
import { cellAddress } from '../../spreadsheets/address'
import type { Cell } from '../../spreadsheets/model'
import { headerWords } from '../columns/header-words'
import {
  isDoseRole,
  type DoseColumn,
  type DoseRole,
  type DoseTable,
  type Layout,
  type UnitSource,
} from '../layout-model'
import type { Dose } from '../model'
import { excludedRows, type ExcludedKind } from './excluded-rows'

/** The kinds of cell whose words decided something. */
export const DECIDED_BY = ['header', 'title', 'format', 'cell', 'assumed', 'person', 'label'] as const
export type DecidedBy = (typeof DECIDED_BY)[number]

interface Because {
  readonly by: DecidedBy
  /** The cell that says it, in A1 notation; null only for what a user said. */
  readonly cell: string | null
  /** What the cell says. */
  readonly text: string
}

interface Place {
  readonly sheet: string
  readonly because: Because
}

/** What was decided from the file alone, with the cell that decided it. */
export type Decided = Place &
  (
    | { readonly kind: 'header'; readonly first: number; readonly last: number }
    | { readonly kind: 'unit'; readonly table: number; readonly columns: readonly string[]; readonly unit: string }
    | { readonly kind: 'decimal'; readonly mark: '.' | ',' }
    | { readonly kind: 'role'; readonly table: number; readonly columns: readonly string[]; readonly role: DoseRole }
    | {
        readonly kind: 'excluded'
        readonly what: ExcludedKind
        /** Counted from 1, as the spreadsheet shows them. */
        readonly rows: readonly number[]
      }
    | { readonly kind: 'censored'; readonly count: number; readonly most: string | null; readonly unit: string | null }
  )

const LONGEST = 60
/** The maximum number of decisions listed. */
const MOST = 200
const BY: Readonly<Record<UnitSource, DecidedBy>> = {
  cell: 'cell',
  format: 'format',
  header: 'header',
  sheet: 'title',
  assumed: 'assumed',
  person: 'person',
}

/**
 * Returns what was decided about a file without asking: once for everything that a decision applies to, with its cell.
 */
export function decidedIn(layout: Layout, doses: readonly Dose[]): readonly Decided[] {
  const decided = layout.tables.flatMap((table) => [
    ...headerOf(table),
    ...unitsOf(table),
    ...decimalOf(table),
    ...rolesOf(table),
  ])
  return [...decided, ...excludedOf(layout), ...censoredOf(doses)].slice(0, MOST)
}

function headerOf(table: DoseTable): Decided[] {
  const { headerTop, headerBottom, source } = table
  const dose = table.columns.find(({ holds }) => holds !== null)
  if (headerTop === null || headerBottom === null || !dose) return []
  const because = inHeader(table, dose)
  return because ? [{ kind: 'header', sheet: source.name, first: headerTop + 1, last: headerBottom + 1, because }] : []
}

/** Returns one entry for all columns of a table with the same unit from the same kind of source. */
function unitsOf(table: DoseTable): Decided[] {
  const groups = new Map<string, DoseColumn[]>()
  for (const column of table.columns) {
    if (column.holds === null || column.unit === null || column.unitSource === null) continue
    const key = `${column.unit}|${column.chosen ? 'person' : column.unitSource}`
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return [...groups.values()].flatMap((columns): Decided[] => {
    const [first] = columns
    const because = first && unitBecause(table, first)
    if (!because || first.unit === null) return []
    const { unit } = first
    return [{ kind: 'unit', sheet: table.source.name, table: table.index, columns: lettersOf(columns), unit, because }]
  })
}

function unitBecause(table: DoseTable, column: DoseColumn): Because | null {
  if (column.chosen) return { by: 'person', cell: null, text: '' }
  const { unitSource } = column
  if (unitSource === null) return null
  if (unitSource === 'header') return inHeader(table, column)
  if (unitSource === 'sheet') return inTitle(table)
  const value = firstValue(table, column)
  return value && { ...value, by: BY[unitSource] }
}

function decimalOf(table: DoseTable): Decided[] {
  const { decimalEvidence: mark, source } = table
  if (mark === null) return []
  const written = mark === ',' ? /\d,\d/u : /\d\.\d/u
  const found = firstCell(table, ({ value, text }) => typeof value === 'string' && written.test(text))
  if (!found) return []
  const because = { by: 'cell', cell: found.address, text: shown(found.cell.text) } as const
  return [{ kind: 'decimal', sheet: source.name, mark, because }]
}

/** Returns dose columns that aren't added: cumulative doses, totals, control badges, limits. */
function rolesOf(table: DoseTable): Decided[] {
  const roles = new Map<DoseRole, DoseColumn[]>()
  for (const column of table.columns) {
    const { role, holds } = column
    if (holds === null || !isDoseRole(role) || role === 'period' || role === 'single') continue
    roles.set(role, [...(roles.get(role) ?? []), column])
  }
  return [...roles].flatMap(([role, columns]): Decided[] => {
    const [first] = columns
    if (!first) return []
    const because = first.chosen ? ({ by: 'person', cell: null, text: '' } as const) : inHeader(table, first)
    if (!because) return []
    return [{ kind: 'role', sheet: table.source.name, table: table.index, columns: lettersOf(columns), role, because }]
  })
}

function excludedOf(layout: Layout): Decided[] {
  const groups = new Map<string, { rows: number[]; first: Decided & { kind: 'excluded' } }>()
  for (const { sheet, row, col, label, kind } of excludedRows(layout)) {
    const key = `${sheet}|${kind}`
    const known = groups.get(key)
    if (known) known.rows.push(row + 1)
    else {
      const because = { by: 'label', cell: cellAddress(row, col), text: shown(label) } as const
      const rows = [row + 1]
      groups.set(key, { rows, first: { kind: 'excluded', sheet, what: kind, rows, because } })
    }
  }
  return [...groups.values()].map(({ first }) => first)
}

/** Returns values below a threshold, sheet by sheet. In sums they count from zero to the threshold. */
function censoredOf(doses: readonly Dose[]): Decided[] {
  const sheets = new Map<string, { first: Dose; count: number }>()
  for (const dose of doses) {
    if (dose.reading.censor !== 'below_limit') continue
    const { sheet } = dose.column
    const known = sheets.get(sheet)
    if (known) known.count += 1
    else sheets.set(sheet, { first: dose, count: 1 })
  }
  return [...sheets].map(([sheet, { first, count }]) => {
    const { raw, max, value, comparator, unit } = first.reading
    const most = max ?? (comparator === '<' || comparator === '<=' ? value : null)
    const because = { by: 'cell', cell: cellAddress(first.row, first.col), text: shown(raw) } as const
    return { kind: 'censored', sheet, count, most, unit, because }
  })
}

/**
 * Returns the cell of a column's header: the lowest one about the unit or quantity, or else the lowest one with words.
 */
function inHeader(table: DoseTable, column: DoseColumn): Because | null {
  const { headerTop, headerBottom, source } = table
  if (headerTop === null || headerBottom === null) return inTitle(table)
  const cells: { readonly address: string; readonly text: string }[] = []
  for (let row = headerBottom; row >= headerTop; row -= 1) {
    const own = source.sheet.rows[row] ?? []
    // A heading over several columns is in the first of their cells.
    const col = own.findLastIndex((cell, index) => index <= column.index && hasText(cell))
    if (col >= 0) cells.push({ address: cellAddress(row, col), text: own[col]?.text ?? '' })
  }
  const telling = cells.find(({ text }) => {
    const { units, quantities } = headerWords(text)
    return units.length > 0 || quantities.length > 0
  })
  const found = telling ?? cells[0]
  return found ? { by: 'header', cell: found.address, text: shown(found.text) } : inTitle(table)
}

/** Returns the cell above the table that names a unit, or else the nearest one with words. */
function inTitle({ source, headerTop, first }: DoseTable): Because | null {
  const texts: { readonly address: string; readonly text: string }[] = []
  for (let row = (headerTop ?? first) - 1; row >= 0; row -= 1) {
    for (const [col, cell] of (source.sheet.rows[row] ?? []).entries()) {
      if (typeof cell?.value === 'string' && hasText(cell))
        texts.push({ address: cellAddress(row, col), text: cell.text })
    }
  }
  const found = texts.find(({ text }) => headerWords(text).units.length > 0) ?? texts[0]
  return found ? { by: 'title', cell: found.address, text: shown(found.text) } : null
}

function firstValue({ source, first, last }: DoseTable, { index }: DoseColumn): Because | null {
  for (let row = first; row <= last; row += 1) {
    const cell = source.sheet.rows[row]?.[index]
    if (cell && hasText(cell)) return { by: 'cell', cell: cellAddress(row, index), text: shown(cell.text) }
  }
  return null
}

function firstCell(
  { source, first, last, columns }: DoseTable,
  fits: (cell: Cell) => boolean,
): { readonly address: string; readonly cell: Cell } | null {
  const doses = columns.filter(({ holds }) => holds !== null)
  for (let row = first; row <= last; row += 1) {
    for (const { index } of doses) {
      const cell = source.sheet.rows[row]?.[index]
      if (cell && fits(cell)) return { address: cellAddress(row, index), cell }
    }
  }
  return null
}

function hasText(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== ''
}

function lettersOf(columns: readonly DoseColumn[]): readonly string[] {
  return columns.map(({ letter }) => letter)
}

function shown(text: string): string {
  return cut(text.trim().replace(/\s+/g, ' '), LONGEST)
}
