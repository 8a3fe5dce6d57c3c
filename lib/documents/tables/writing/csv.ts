import { Buffer } from '#host'
import { archiveChunks, type ArchiveFile } from '../../results/archive'
import { uniqueNamer } from '../../results/file-names'
import { problem, type Problem } from '../../problem'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { BOM, csvLine, isLikeFormula, separatorOf } from '../../spreadsheets/writing/csv-line'
import type { CellTyping, ShapedTable, WordCell } from '../../word-tables/model'
import { shownText } from './cell'
import { isoDate } from './json'
import { EXCEL_LIMITS } from './limits'
import { tableName } from './plan'
import { chosenTables, type WorkbookOptions } from './shaping'
import { coveredPlaces } from './table-rows'
import type { TableLabels } from './label-codes'

export interface TablesCsv {
  readonly bytes: Uint8Array
  readonly problems: readonly Problem[]
}

interface Field {
  readonly text: string
  readonly guarded: boolean
}

/** A fraction as a percentage, by its digits and with the places of its format: `-0.125` in `0.00%` → `-12,50%`. */
function percentText(fraction: string, numFmt: string | null, decimal: string): string {
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(fraction) ?? []
  const padded = places.padEnd(2, '0')
  const before = (whole + padded.slice(0, 2)).replace(/^0+(?=\d)/, '')
  const [, shown = ''] = /\.(0+)%$/.exec(numFmt ?? '') ?? []
  const after = padded.slice(2).padEnd(shown.length, '0')
  return `${sign}${before}${after === '' ? '' : decimal + after}%`
}

/** A cell's field: typed figures as the language writes them, without grouping; texts as they are, guarded where they look like formulas. */
function fieldOf(cell: WordCell, { type, value, numFmt }: CellTyping, language: DataLanguage): Field {
  const { decimal } = languageFormats(language)
  if (cell.pictures.length === 0) {
    if (type === 'number' && typeof value === 'string') return { text: value.replace('.', decimal), guarded: false }
    if (type === 'percent' && typeof value === 'string')
      return { text: percentText(value, numFmt, decimal), guarded: false }
    if (type === 'date' && typeof value === 'object' && value !== null) return { text: isoDate(value), guarded: false }
  }
  const text = shownText(cell)
  const guarded = isLikeFormula(text)
  return { text: guarded ? `'${text}` : text, guarded }
}

/** The rows of a table as fields, empty where nothing begins. */
function* csvRows(
  { rows, cols, cells, typing }: ShapedTable,
  language: DataLanguage,
  fill: boolean,
  onGuarded: () => void,
): Generator<string[], void, void> {
  /** By row to come, what merged cells above put there. */
  const pending = new Map<number, [col: number, text: string][]>()
  let at = 0
  for (let row = 0; row < rows; row++) {
    const fields: [col: number, text: string][] = pending.get(row) ?? []
    pending.delete(row)
    for (; cells[at]?.row === row; at++) {
      const cell = cells[at]
      const typed = typing[at]
      if (cell === undefined || typed === undefined) continue
      const { text, guarded } = fieldOf(cell, typed, language)
      if (guarded) onGuarded()
      fields.push([cell.col, text])
      if (!fill) continue
      for (let below = row; below < row + cell.rowSpan; below++) {
        const into = below === row ? fields : (pending.get(below) ?? [])
        for (let col = cell.col; col < cell.col + cell.colSpan; col++) {
          if (below !== row || col !== cell.col) into.push([col, text])
        }
        if (below !== row) pending.set(below, into)
      }
    }
    const width = fields.reduce((most, [col]) => Math.max(most, col + 1), Math.min(cols, 1))
    const line = Array.from({ length: Math.max(width, Math.min(cols, PADDED)) }, () => '')
    for (const [col, text] of fields) line[col] = text
    yield line
  }
}

/** Rows are filled up to the table's width with empty fields, but not to the sixteen thousand that one wrong span may claim. */
const PADDED = 1_000

/** A table as CSV: UTF-8 with a mark of it, CR LF, the separator of the language's own programs. */
function csvFile(table: ShapedTable, language: DataLanguage, fill: boolean, onGuarded: () => void): Uint8Array {
  const separator = separatorOf(language)
  const pieces: string[] = [BOM]
  for (const fields of csvRows(table, language, fill, onGuarded)) {
    pieces.push(csvLine(fields, separator))
  }
  return Buffer.from(pieces.join(''), 'utf8')
}

/**
 * A zip with a CSV file for each table, named as its sheet would be. A text that a program would take for a formula has an apostrophe
 * before it, and that is reported; typed numbers have not.
 */
export async function tablesCsv(
  shaped: readonly ShapedTable[],
  { merges, tables }: WorkbookOptions,
  language: DataLanguage,
  labels: TableLabels,
): Promise<TablesCsv> {
  const chosen = chosenTables(shaped, tables)
  const digits = String(shaped.length).length
  const nameOf = uniqueNamer('.csv')
  let guarded = 0
  function* files(): Generator<ArchiveFile, void, void> {
    for (const numbered of chosen) {
      const { table, number } = numbered
      const fill = merges === 'fill' && coveredPlaces(table) <= EXCEL_LIMITS.filled
      yield {
        name: nameOf(`${String(number).padStart(digits, '0')} ${tableName(numbered, labels)}`, 'table'),
        bytes: csvFile(table, language, fill, () => guarded++),
      }
    }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of archiveChunks(files())) pieces.push(piece)
  const problems = guarded > 0 ? [problem('TABLE_CSV_GUARDED', 'info', { params: { count: guarded } })] : []
  return { bytes: Buffer.concat(pieces), problems }
}
