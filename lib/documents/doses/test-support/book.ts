import { cellAddress } from '../../spreadsheets/address'
import { xlsxPackage } from '../../spreadsheets/test-support/xlsx-package'
import type { NamedFile } from '../../tool'

/** A cell that is more than its value. */
export interface RichCell {
  readonly number: number
  readonly numFmt: string
}

/** A formula: with the value it had, or never calculated. */
export interface FormulaCell {
  readonly formula: string
  readonly was: number | '#DIV/0!' | null
}

export type BookCell = string | number | null | RichCell | FormulaCell

export interface BookSheet {
  readonly name: string
  readonly rows: readonly (readonly BookCell[])[]
  /** `B1:D1`. */
  readonly merges?: readonly string[]
  readonly hidden?: boolean
  /** From 1, as Excel shows them. */
  readonly hiddenRows?: readonly number[]
}

const DAY_MS = 86_400_000
/** 1899-12-30: the day before the day before the serials' first. */
const EPOCH = Date.UTC(1899, 11, 30)

/** A real date of Excel's. */
export function day(iso: string, numFmt = 'dd.mm.yyyy'): RichCell {
  return { number: (Date.parse(`${iso}T00:00:00Z`) - EPOCH) / DAY_MS, numFmt }
}

/** A number that is shown in a format: `0.00" мЗв"`. */
export function shown(number: number, numFmt: string): RichCell {
  return { number, numFmt }
}

export function formula(text: string, was: FormulaCell['was'] = null): FormulaCell {
  return { formula: text, was }
}

/** An .xlsx file of rows of cells; a text stays a text. */
export function book(name: string, sheets: readonly BookSheet[]): NamedFile {
  const formats: string[] = []
  const parts = sheets.map((sheet) => ({
    name: escaped(sheet.name),
    ...(sheet.hidden && { state: 'hidden' }),
    xml: sheetXml(sheet, formats),
  }))
  const custom = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`)
  const xfs = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`)
  const styles = `<numFmts>${custom.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs>`
  return { name, bytes: xlsxPackage({ sheets: parts, styles }) }
}

function sheetXml({ rows, merges = [], hiddenRows = [] }: BookSheet, formats: string[]): string {
  const lines = rows.map((cells, row) => {
    const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : ''
    const inner = cells.map((cell, column) => cellXml(cell, cellAddress(row, column), formats)).join('')
    return `<row r="${row + 1}"${hidden}>${inner}</row>`
  })
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<sheetData>${lines.join('')}</sheetData>${merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`}`
}

function cellXml(cell: BookCell, ref: string, formats: string[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') {
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`
  if ('formula' in cell) {
    const value = cell.was === null ? '' : `<v>${cell.was}</v>`
    return `<c r="${ref}"${typeof cell.was === 'string' ? ' t="e"' : ''}><f>${escaped(cell.formula)}</f>${value}</c>`
  }
  const known = formats.indexOf(cell.numFmt)
  const style = known >= 0 ? known : formats.push(cell.numFmt) - 1
  return `<c r="${ref}" s="${style + 1}"><v>${cell.number}</v></c>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
