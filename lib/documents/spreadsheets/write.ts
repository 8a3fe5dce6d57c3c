import {
  type Cell as HucreCell,
  type CellStyle,
  type CellValue as HucreValue,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx'
import { stripUnholdable } from '../ooxml/xml'
import type { Problem } from '../problem'
import { cellAddress } from './address'
import { cellProblem } from './cell-problem'
import type { CellValue, Merge, SheetDate } from './model'
import { dateToSerial } from './serial'
import { uniqueSheetNames } from './sheet-names'

/** Excel's own limit, in UTF-16 units. */
export const MAX_TEXT = 32_767

export type OutputLink =
  | { readonly kind: 'address'; readonly address: string }
  /** `sheet` as it stands in the list of sheets, whatever its tab is named in the end. */
  | { readonly kind: 'cell'; readonly sheet: number; readonly row: number; readonly column: number }

export interface OutputCell {
  readonly value: CellValue
  readonly numFmt?: string | null
  readonly bold?: boolean
  readonly wrap?: boolean
  /** RGB in hexadecimal: `FFF2CC`. */
  readonly fill?: string
  readonly align?: 'left' | 'center' | 'right'
  readonly link?: OutputLink
}

export interface OutputSheet {
  /** What it should be named; made valid and unique. */
  readonly name: string
  readonly rows: readonly (readonly (OutputCell | null)[])[]
  /** In characters, by column. */
  readonly widths?: readonly number[]
  readonly frozenRows?: number
  readonly frozenColumns?: number
  /** A filter over the rows from this one (zero-based) on. */
  readonly filterRow?: number
  readonly merges?: readonly Merge[]
}

/** The same input gives the same bytes. */
const MOMENT = new Date(Date.UTC(2000, 0, 1))
/** hucre names neither in a font that is only bold. */
const FONT = { name: 'Calibri', size: 11 }
const DATE_FORMAT = 'yyyy-mm-dd'
const DATE_TIME_FORMAT = 'yyyy-mm-dd hh:mm'
const TIME_FORMAT = 'hh:mm:ss'

/**
 * An .xlsx workbook. A text stays a text, whatever it begins with; no formula is ever written. Texts longer than Excel holds
 * are cut, characters that XML can't hold are left out: each such cell is told to `onProblem`. Dates that Excel doesn't know
 * (before 1900) are written as text, `YYYY-MM-DD`; error values by their names.
 * @throws RangeError for a number that is none (NaN, Infinity): an error of the caller
 */
export async function writeWorkbook(
  sheets: readonly OutputSheet[],
  onProblem: (problem: Problem) => void = () => {},
): Promise<Uint8Array> {
  const names = uniqueSheetNames(sheets.map((sheet) => sheet.name))
  return writeXlsx({
    sheets: sheets.map((sheet, index) => buildSheet(sheet, names[index] ?? '', names, onProblem)),
    properties: { creator: 'Actum', created: MOMENT, modified: MOMENT },
  })
}

function buildSheet(
  sheet: OutputSheet,
  name: string,
  names: readonly string[],
  onProblem: (problem: Problem) => void,
): WriteSheet {
  const cells = new Map<string, Partial<HucreCell>>()
  const rows = sheet.rows.map((row, rowIndex) =>
    row.map((cell, column): HucreValue => {
      if (cell === null) return null
      const told = (code: 'SHEET_TEXT_CUT' | 'SHEET_CHARACTERS', count: number) =>
        onProblem(cellProblem(code, 'warning', { sheet: name, row: rowIndex, column }, { count }))
      const { value, numFmt } = plainValue(cell, told)
      const style = styleOf(cell, numFmt)
      const link = cell.link ? linkOf(cell.link, names) : null
      const richText = isErrorLike(cell.value) ? [{ text: cell.value }] : null
      if (style || link || richText) {
        cells.set(`${rowIndex},${column}`, {
          ...(style && { style }),
          ...(link && { hyperlink: link }),
          ...(richText && { richText }),
        })
      }
      return value
    }),
  )
  const width = Math.max(
    0,
    ...(sheet.widths ? [sheet.widths.length] : []),
    rows.reduce((most, row) => Math.max(most, row.length), 0),
  )
  return {
    name,
    rows,
    cells,
    columns: Array.from({ length: width }, (_, index) => ({ width: sheet.widths?.[index] ?? 14 })),
    merges: (sheet.merges ?? []).map(({ top, left, bottom, right }) => ({
      startRow: top,
      startCol: left,
      endRow: bottom,
      endCol: right,
    })),
    ...((sheet.frozenRows || sheet.frozenColumns) && {
      freezePane: { rows: sheet.frozenRows ?? 0, columns: sheet.frozenColumns ?? 0 },
    }),
    ...(sheet.filterRow !== undefined &&
      width > 0 && {
        autoFilter: {
          range: `${cellAddress(sheet.filterRow, 0)}:${cellAddress(Math.max(sheet.filterRow, rows.length - 1), width - 1)}`,
        },
      }),
  }
}

/** A text that only looks like an error value; hucre makes an error of it unless it is rich text. */
function isErrorLike(value: CellValue): value is string {
  return typeof value === 'string' && /^#[A-Z0-9/_!?]+$/.test(value)
}

function plainValue(
  { value, numFmt = null }: OutputCell,
  told: (code: 'SHEET_TEXT_CUT' | 'SHEET_CHARACTERS', count: number) => void,
): { value: HucreValue; numFmt: string | null } {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('a cell can hold no such number')
  if (typeof value === 'string') return { value: holdableText(value, told), numFmt }
  if (typeof value !== 'object' || value === null) return { value, numFmt }
  if (value.kind === 'error') return { value: value.name, numFmt: null }
  return dateValue(value, numFmt)
}

function dateValue(date: SheetDate, numFmt: string | null): { value: HucreValue; numFmt: string | null } {
  const serial = dateToSerial(date)
  const shown = date.hasDate ? (date.hasTime ? DATE_TIME_FORMAT : DATE_FORMAT) : TIME_FORMAT
  if (serial >= (date.hasDate ? 1 : 0)) return { value: serial, numFmt: numFmt ?? shown }
  const two = (part: number) => String(part).padStart(2, '0')
  return { value: `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`, numFmt: null }
}

function holdableText(
  value: string,
  told: (code: 'SHEET_TEXT_CUT' | 'SHEET_CHARACTERS', count: number) => void,
): string {
  const { text, stripped } = stripUnholdable(value)
  if (stripped > 0) told('SHEET_CHARACTERS', stripped)
  if (text.length <= MAX_TEXT) return escapeUnderscores(text)
  told('SHEET_TEXT_CUT', text.length)
  const cut = text.slice(0, MAX_TEXT - 1)
  // Half of a surrogate pair is no character.
  return escapeUnderscores(`${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`)
}

/** A text with `_x0041_` in it would be read as `A` (ECMA-376 Part 1 §22.9.2.19), and hucre writes it as it stands. */
function escapeUnderscores(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

function styleOf(cell: OutputCell, numFmt: string | null): CellStyle | null {
  const alignment = {
    ...(cell.wrap && { wrapText: true, vertical: 'top' as const }),
    ...(cell.align && { horizontal: cell.align }),
  }
  const style: CellStyle = {
    ...(numFmt !== null && { numFmt }),
    ...((cell.bold || cell.link) && {
      font: {
        ...FONT,
        ...(cell.bold && { bold: true }),
        ...(cell.link && { underline: true, color: { rgb: '0563C1' } }),
      },
    }),
    ...(cell.fill !== undefined && {
      fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: cell.fill } },
    }),
    ...(Object.keys(alignment).length > 0 && { alignment }),
  }
  return Object.keys(style).length > 0 ? style : null
}

/** Web and mail addresses alone: a workbook that is handed out leads nowhere else. */
function linkOf(link: OutputLink, names: readonly string[]): { target: string; location?: string } | null {
  if (link.kind === 'address') return /^(https?:\/\/|mailto:)/i.test(link.address) ? { target: link.address } : null
  const name = names[link.sheet]
  return name === undefined
    ? null
    : { target: '', location: `'${name.replaceAll("'", "''")}'!${cellAddress(link.row, link.column)}` }
}
