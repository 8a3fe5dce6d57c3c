import { columnLetter } from './address'
import { parseLocalDate } from './date'
import { groupAbove, type HeaderRows, headerPaths, isColumnNumbers, reachesBelow } from './header-rows'
import type { Cell, Sheet } from './model'
import { parseLocalNumber } from './number'
import { SHEET_COLUMNS } from './dose-sheet-columns'

export interface Column {
  /** Zero-based. */
  readonly index: number
  readonly letter: string
  /** The lowest header above the column, on one line; empty if the data have none. */
  readonly header: string
  /** All headers above the column from the top: `['Реквизиты', 'Серия']`. */
  readonly path: readonly string[]
  /** The header, with ` (2)` and so on where an earlier column has the same. */
  readonly unique: string
  /** The name below the header that is the same in every language, in a workbook of Actum's own. */
  readonly constantName?: string | undefined
  /** The first three different shown texts below. */
  readonly samples: readonly string[]
}

export interface Header {
  /** The last row of the header, zero-based. */
  readonly row: number
  /** Its first row: above `row` if groups are above the columns. */
  readonly firstRow: number
  readonly columns: readonly Column[]
  /** The line under it that only numbers the columns, zero-based; null where there is none. */
  readonly columnNumbersRow: number | null
  readonly firstDataRow: number
  /** Below `firstDataRow` if there is nothing under the header. */
  readonly lastDataRow: number
}

export interface HeaderOptions {
  readonly row?: number
  /** Whether a text is a name that a column is wanted by. */
  readonly isName?: ((text: string) => boolean) | undefined
}

const CANDIDATES = 60
const ROWS_BELOW = 20
const SAMPLE_ROWS = 1_000
const SAMPLES = 3

/**
 * Returns the header of a sheet's table, or null. Evidence: a row with labels and no values (years and dates may be
 * labels), over at least four fifths of the columns that most of the rows below fill; the first such row, so that
 * titles, which cover less, are skipped; without one, the row that covers the most, at least half of them. Then the
 * rows that belong to it: cells merged down or across, groups above it, the line of column numbers «1 2 3» or of
 * constant names below it. `row` names the header's row (zero-based) instead. If the wanted column names are known
 * (`isName`), a row with more of them is the header, even if it looks like data: `A1`, `1904`.
 */
export function findHeader(sheet: Sheet, options: HeaderOptions = {}): Header | null {
  const main = options.row ?? namedRow(sheet, findMainRow(sheet), options.isName)
  if (main === null || !hasContent(sheet.rows[main])) return null
  const bottom = reachesBelow(sheet, main, (row) => isLabelRow(sheet, row))
  return describe(sheet, { top: groupAbove(sheet, main), bottom })
}

/** Rows below the header with at least one cell that is not empty, by their zero-based index. Hidden ones only if asked for. */
export function* dataRows(sheet: Sheet, header: Header, options: { includeHidden?: boolean } = {}): Generator<number> {
  for (let row = header.firstDataRow; row <= header.lastDataRow; row += 1) {
    if (!options.includeHidden && sheet.hiddenRows.has(row)) continue
    if (hasContent(sheet.rows[row])) yield row
  }
}

function findMainRow(sheet: Sheet): number | null {
  const rows = contentRows(sheet, CANDIDATES + ROWS_BELOW)
  let best: { row: number; share: number } | null = null
  for (const [index, row] of rows.slice(0, CANDIDATES).entries()) {
    if (!isLabelRow(sheet, row)) continue
    const below = rows.slice(index + 1, index + 1 + ROWS_BELOW)
    const share = coverage(sheet, row, below)
    if (share >= 0.8) return row
    if (share >= 0.5 && (best === null || share > best.share)) best = { row, share }
  }
  return best?.row ?? null
}

/** Fewer such words in a row may be a person's own. */
const FEWEST = 3

const LISTS: readonly (readonly string[])[] = Object.values(SHEET_COLUMNS)

/**
 * The constant names that Actum's own workbooks have in the row below the headings, by their columns; none where the row is
 * anything else. Every filled cell is such a name and is under a heading, and all are of one list in its order: some may be
 * missing, since people delete columns and add theirs.
 */
function constantNames(
  cells: readonly (Cell | undefined)[] | undefined,
  headings: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, string> {
  const none = new Map<number, string>()
  const names = new Map<number, string>()
  for (const [column, cell] of (cells ?? []).entries()) {
    if (cell === undefined || cell.text.trim() === '') continue
    if (typeof cell.value !== 'string' || !headings.has(column)) return none
    names.set(column, cell.value)
    if (!LISTS.some((list) => isInOrder(names.values(), list))) return none
  }
  return names.size < FEWEST ? none : names
}

function isInOrder(names: Iterable<string>, list: readonly string[]): boolean {
  let at = -1
  for (const name of names) {
    at = list.indexOf(name, at + 1)
    if (at === -1) return false
  }
  return true
}

/** The row with the most wanted names in it, if another than the one found by its looks has more of them. */
function namedRow(sheet: Sheet, found: number | null, isName: HeaderOptions['isName']): number | null {
  if (isName === undefined) return found
  // The line of constant names belongs to the header above it.
  if (
    found !== null &&
    constantNames(sheet.rows[found + 1], headerPaths(sheet, { top: found, bottom: found })).size > 0
  ) {
    return found
  }
  let best = { row: found, count: found === null ? 0 : namesIn(sheet, found, isName) }
  for (const row of contentRows(sheet, CANDIDATES)) {
    const count = namesIn(sheet, row, isName)
    if (count > best.count) best = { row, count }
  }
  return best.row
}

function namesIn(sheet: Sheet, row: number, isName: (text: string) => boolean): number {
  const texts = filledColumns(sheet, row).map((column) => sheet.rows[row]?.[column]?.text ?? '')
  return new Set(texts.filter(isName)).size
}

function contentRows(sheet: Sheet, most: number): number[] {
  const found: number[] = []
  for (let row = 0; row < sheet.rows.length && found.length < most; row += 1)
    if (hasContent(sheet.rows[row])) found.push(row)
  return found
}

/** The share of the columns filled in at least half of the rows below that have a cell of this row above them. */
function coverage(sheet: Sheet, row: number, below: readonly number[]): number {
  const filled = filledColumns(sheet, row)
  const above = new Set(filled)
  for (const merge of sheet.merges) {
    if (merge.top > row || merge.bottom < row || !isFilled(sheet.rows[merge.top]?.[merge.left])) continue
    for (let column = merge.left; column <= merge.right; column += 1) above.add(column)
  }
  const times = new Map<number, number>()
  for (const each of below)
    for (const column of filledColumns(sheet, each)) times.set(column, (times.get(column) ?? 0) + 1)
  const used = [...times].filter(([, count]) => count * 2 >= below.length).map(([column]) => column)
  // A header over nothing is one if it has the look of one.
  if (used.length === 0) return filled.length >= 2 ? 0.8 : 0
  // One cell over several columns is a title, however wide it is merged.
  if (used.length > 1 && filled.length < 2) return 0
  return used.filter((column) => above.has(column)).length / used.length
}

/** Labels, and no value except a year or a date, which may be a column's label too. */
function isLabelRow(sheet: Sheet, row: number): boolean {
  let labels = 0
  for (const column of filledColumns(sheet, row)) {
    const kind = cellKind(sheet.rows[row]?.[column])
    if (kind === 'value') return false
    if (kind === 'label') labels += 1
  }
  return labels > 0
}

function cellKind(cell: Cell | undefined): 'label' | 'either' | 'value' {
  const value = cell?.value
  if (typeof value === 'number') return Number.isInteger(value) && value >= 1950 && value <= 2100 ? 'either' : 'value'
  if (typeof value === 'object' && value?.kind === 'date') return 'either'
  if (typeof value !== 'string') return 'value'
  const text = value.trim()
  if (/^(19[5-9]\d|20\d\d|2100)$/.test(text)) return 'either'
  // In both languages of each kind: a number or a date in one of them isn't a label.
  if (parseLocalNumber(text, 'en') !== null || /^[<>≤≥~±]?\s*\d+(?:[.,]\d+)?\s*%?$/.test(text)) return 'value'
  const date = parseLocalDate(text, 'ru')
  if (date !== null) return 'either'
  return /[\p{L}№#%]/u.test(text) ? 'label' : 'value'
}

function describe(sheet: Sheet, rows: HeaderRows): Header {
  const paths = headerPaths(sheet, rows)
  const names = constantNames(sheet.rows[rows.bottom + 1], paths)
  const isNumbered = names.size === 0 && isColumnNumbers(sheet, rows.bottom + 1, paths.keys())
  const below = rows.bottom + (names.size > 0 || isNumbered ? 2 : 1)
  let firstDataRow = below
  while (firstDataRow < sheet.rows.length && !hasContent(sheet.rows[firstDataRow])) firstDataRow += 1
  let lastDataRow = sheet.rows.length - 1
  while (lastDataRow >= firstDataRow && !hasContent(sheet.rows[lastDataRow])) lastDataRow -= 1
  const hasData = firstDataRow < sheet.rows.length
  const samples = collectSamples(sheet, firstDataRow)
  const indexes = [...new Set([...paths.keys(), ...samples.keys()])].toSorted((a, b) => a - b)
  const seen = new Map<string, number>()
  const columns = indexes.map((index): Column => {
    const path = paths.get(index) ?? []
    const header = path.at(-1) ?? ''
    const times = (seen.get(header) ?? 0) + 1
    seen.set(header, times)
    const unique = times === 1 || header === '' ? header : `${header} (${times})`
    const own = { index, letter: columnLetter(index), header, path, unique, samples: samples.get(index) ?? [] }
    const constantName = names.get(index)
    return constantName === undefined ? own : { ...own, constantName }
  })
  return {
    row: rows.bottom,
    firstRow: rows.top,
    columns,
    columnNumbersRow: isNumbered ? rows.bottom + 1 : null,
    firstDataRow: hasData ? firstDataRow : below,
    lastDataRow: hasData ? lastDataRow : below - 1,
  }
}

function collectSamples(sheet: Sheet, firstDataRow: number): Map<number, string[]> {
  const samples = new Map<number, string[]>()
  for (let row = firstDataRow; row < Math.min(sheet.rows.length, firstDataRow + SAMPLE_ROWS); row += 1) {
    for (const column of filledColumns(sheet, row)) {
      const known = samples.get(column) ?? []
      const text = sheet.rows[row]?.[column]?.text ?? ''
      if (known.length < SAMPLES && !known.includes(text)) known.push(text)
      samples.set(column, known)
    }
  }
  return samples
}

function filledColumns(sheet: Sheet, row: number): number[] {
  const columns: number[] = []
  // forEach passes the gaps of a sparse row by.
  sheet.rows[row]?.forEach((cell, column) => {
    if (isFilled(cell)) columns.push(column)
  })
  return columns
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text.trim() !== ''
}

function hasContent(cells: readonly (Cell | undefined)[] | undefined): boolean {
  return cells !== undefined && cells.some(isFilled)
}
