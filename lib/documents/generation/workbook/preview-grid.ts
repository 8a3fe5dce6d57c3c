import type { GateLimits } from '../../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../../ooxml/package'
import { escapeAttribute, escapeText } from '../../ooxml/xml'
import type { PreviewHtml } from '../../preview/preview-html'
import { markedPieces, withoutMarks } from '../../preview/value-marks'
import { formatCell, formatNumber } from '../../spreadsheets/format'
import type { DataLanguage } from '../../spreadsheets/language'
import { unescapeString } from '../../spreadsheets/xlsx/strings'
import { readCellStyles } from '../../spreadsheets/xlsx/styles'
import { attributeSpan, tagsOf } from '../render/markup'
import { readBook } from './book-xml'
import { rangeOf } from './ranges'
import { attributesOf, columnOfLetters, readSheetXml, type SheetXml, type XmlCell } from './sheet-xml'
import { runText, wholeText } from './text-program'

export interface GridOptions {
  readonly gate: GateLimits
  readonly signal?: AbortSignal | undefined
  readonly language: DataLanguage
}

/** So much of a workbook is shown: a person looks for the values, and opens the file for the rest. */
const MOST_ROWS = 200
const MOST_COLUMNS = 40
const MOST_SHEETS = 10
/** A column of usual width, in pixels, and how wide a character is (ECMA-376 §18.3.1.13). */
const USUAL_WIDTH = 64
const CHARACTER = 7
const CELL = 'border:1px solid #d4d4d4;padding:2px 6px;vertical-align:bottom;white-space:pre-wrap'
const HEADING =
  'border:1px solid #d4d4d4;padding:1px 4px;background:#f3f3f3;color:#666;font-weight:normal;font-size:11px'

interface Merged {
  readonly columns: number
  readonly rows: number
}

/** A workbook as HTML: a table for each sheet, with its values marked. Formulas are shown as they are written. */
export async function previewGrid(bytes: Uint8Array, { gate, signal, language }: GridOptions): Promise<PreviewHtml> {
  const pack = await openPackage(bytes, gate)
  const book = readBook(pack, pack.text(pack.mainPart))
  const partOf = (kind: string) =>
    pack.relationships(pack.mainPart).find(({ type, external }) => !external && type.endsWith(`/${kind}`))?.target
  const styles = partOf('styles')
  const formats = styles === undefined ? [] : await readCellStyles(pack, styles)
  const stringsPart = partOf('sharedStrings')
  const strings = stringsPart === undefined || !pack.has(stringsPart) ? [] : sharedTexts(pack.text(stringsPart))
  const shown = { language, strings, date1904: book.date1904, formats: formats.map(({ numFmt }) => numFmt) }
  let html = ''
  let isCut = book.sheets.length > MOST_SHEETS
  let pictures = 0
  for (const { name, part, isWorksheet } of book.sheets.slice(0, MOST_SHEETS)) {
    signal?.throwIfAborted()
    if (!isWorksheet || !pack.has(part)) continue
    const sheet = readSheetXml(pack.text(part))
    if (sheet === null) continue
    const grid = gridOf(sheet, shown)
    isCut ||= grid.cut
    pictures += picturesOf(pack, part)
    html += `<p style="margin:0 0 4px;font-weight:bold">${marked(name)}</p>${grid.html}`
  }
  return {
    html: `<div data-page="" style="font-family:Calibri,Carlito,sans-serif;font-size:14px;padding:16px">${html}</div>`,
    cut: isCut,
    picturesLeftOut: pictures,
  }
}

interface Shown {
  readonly language: DataLanguage
  readonly strings: readonly string[]
  readonly date1904: boolean
  readonly formats: readonly (string | null)[]
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let start: number | null = null
  for (const tag of tagsOf(xml)) {
    if (!/(?:^|:)si$/.test(tag.name)) continue
    if (tag.empty) texts.push('')
    else if (!tag.closing) start = tag.end
    else if (start !== null) texts.push(unescapeString(wholeText(runText(xml.slice(start, tag.start)))))
  }
  return texts
}

function gridOf({ rows, head, tail }: SheetXml, shown: Shown): { html: string; cut: boolean } {
  const filled = rows.map(
    ({ cells }) => cells.filter((cell) => textOfCell(cell, shown).text !== '').at(-1)?.column ?? 0,
  )
  const widest = Math.max(1, ...filled)
  const lastRow = rows.findLast((_, index) => (filled[index] ?? 0) > 0)?.number ?? 1
  const [columns, last] = [Math.min(widest, MOST_COLUMNS), Math.min(lastRow, MOST_ROWS)]
  const { merges, covered } = mergesOf(tail)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const widths = widthsOf(head, columns)
  const letters = Array.from({ length: columns }, (_, index) => letterOf(index + 1))
  const heads = letters.map((letter) => `<th style="${HEADING}">${letter}</th>`).join('')
  let html = `<table style="border-collapse:collapse;margin:0 0 16px"><colgroup><col style="width:32px">${widths.map((width) => `<col style="width:${width}px">`).join('')}</colgroup><tr><th style="${HEADING}"></th>${heads}</tr>`
  for (let number = 1; number <= last; number++) {
    const cells = new Map((byNumber.get(number)?.cells ?? []).map((cell) => [cell.column, cell]))
    html += `<tr><th style="${HEADING}">${number}</th>`
    for (let column = 1; column <= columns; column++) {
      const key = `${number}:${column}`
      if (covered.has(key)) continue
      const merged = merges.get(key)
      const spans =
        merged === undefined
          ? ''
          : ` colspan="${Math.min(merged.columns, columns - column + 1)}" rowspan="${merged.rows}"`
      const cell = cells.get(column)
      const { text, isNumber, isFormula } =
        cell === undefined ? { text: '', isNumber: false, isFormula: false } : textOfCell(cell, shown)
      const look = isFormula ? ';color:#666;font-style:italic' : isNumber ? ';text-align:right' : ''
      html += `<td style="${CELL}${look}"${spans}>${marked(text)}</td>`
    }
    html += '</tr>'
  }
  return { html: `${html}</table>`, cut: widest > MOST_COLUMNS || lastRow > MOST_ROWS }
}

function letterOf(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}

function textOfCell(
  cell: XmlCell,
  { language, strings, date1904, formats }: Shown,
): { text: string; isNumber: boolean; isFormula: boolean } {
  const { type, value, inline, formula, style } = cell
  if (formula !== null && value === null)
    return { text: formula.text === '' ? '' : `=${formula.text}`, isNumber: false, isFormula: true }
  if (type === 'inlineStr')
    return { text: unescapeString(wholeText(runText(inline ?? ''))), isNumber: false, isFormula: false }
  if (value === null) return { text: '', isNumber: false, isFormula: false }
  const plain = (text: string) => ({ text, isNumber: false, isFormula: false })
  if (type === 's') return plain(strings[Number(value)] ?? '')
  if (type === 'b') return plain(formatCell(value === '1', null, language))
  if (type !== 'n') return plain(value)
  return {
    text: formatNumber(Number(value), formats[style] ?? null, language, date1904),
    isNumber: true,
    isFormula: false,
  }
}

/** A text with its values in spans. */
function marked(text: string): string {
  return markedPieces(text)
    .map((piece) =>
      'text' in piece
        ? escapeText(withoutMarks(piece.text))
        : piece.begins === null
          ? '</span>'
          : `<span data-value="${escapeAttribute(piece.begins)}">`,
    )
    .join('')
}

function mergesOf(tail: string): { merges: Map<string, Merged>; covered: Set<string> } {
  const merges = new Map<string, Merged>()
  const covered = new Set<string>()
  for (const tag of tagsOf(tail)) {
    if (!/(?:^|:)mergeCell$/.test(tag.name) || tag.closing) continue
    const range = rangeOf(attributeSpan(tag, 'ref')?.value ?? '')
    if (range === null) continue
    const [left, right] = [columnOfLetters(range.left), Math.min(columnOfLetters(range.right), MOST_COLUMNS)]
    const bottom = Math.min(range.bottom, MOST_ROWS)
    for (let row = range.top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (row > range.top || column > left) covered.add(`${row}:${column}`)
    merges.set(`${range.top}:${left}`, { columns: right - left + 1, rows: bottom - range.top + 1 })
  }
  return { merges, covered }
}

function widthsOf(head: string, columns: number): number[] {
  const widths = Array.from({ length: columns }, () => USUAL_WIDTH)
  for (const tag of tagsOf(head)) {
    if (!/(?:^|:)col$/.test(tag.name) || tag.closing) continue
    const { min = '0', max = '0', width = '0' } = attributesOf(tag)
    const pixels = Math.round(Math.min(100, Number(width)) * CHARACTER)
    for (let column = Number(min); column <= Math.min(Number(max), columns); column++)
      if (pixels > 0) widths[column - 1] = pixels
  }
  return widths
}

/** How many pictures lie over a sheet: the grid shows none. */
function picturesOf(pack: OoxmlPackage, part: string): number {
  const drawings = pack.relationships(part).filter(({ type, external }) => !external && type.endsWith('/drawing'))
  return drawings.reduce(
    (sum, { target }) => sum + (pack.has(target) ? (pack.text(target).match(/<xdr:pic[\s>]/g) ?? []).length : 0),
    0,
  )
}
