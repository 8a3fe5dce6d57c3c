import PizZip from 'pizzip'
import { cellAddress, columnIndex } from '@/lib/documents/spreadsheets/address'
import type { Sheet, Workbook } from '@/lib/documents/spreadsheets/model'

/** How a table is printed: with lines around its cells, or without any lines. */
export type PrintStyle = 'ruled' | 'plain'

/** Longer texts are wrapped at this many characters. */
const WIDEST = 40
const NARROWEST = 4

/**
 * Returns a workbook as a careful person prepares it for printing, so the print lacks nothing: columns as wide as their
 * texts, long texts wrapped, each sheet as wide as a page and, if there are several, its name above it. In ruled prints,
 * cells from the header downward have lines.
 */
export function preparedForPrint(bytes: Uint8Array, workbook: Workbook, style: PrintStyle): Uint8Array {
  const zip = new PizZip(bytes)
  const styles = zip.file('xl/styles.xml')?.asText() ?? ''
  const { xml, count } = withPrintStyles(styles)
  zip.file('xl/styles.xml', xml)
  sheetParts(zip).forEach((part, index) => {
    const sheet = workbook.sheets[index]
    const source = zip.file(part)?.asText()
    if (!sheet || source === undefined) return
    const prepared = preparedSheet(source, sheet, style, count)
    zip.file(part, workbook.sheets.length > 1 ? withNameOver(prepared) : prepared)
  })
  return zip.generate({ type: 'uint8array' })
}

/** Of several sheets, only the name may say what each is about, and it is printed only in a page's header. */
function withNameOver(xml: string): string {
  const header = '<headerFooter><oddHeader>&amp;C&amp;A</oddHeader></headerFooter>'
  return xml
    .replace(/<headerFooter[^>]*\/>|<headerFooter.*?<\/headerFooter>/s, '')
    .replace(/(<pageSetup[^>]*\/>)/, `$1${header}`)
}

/** The parts of the sheets, in the order of the workbook. */
function sheetParts(zip: PizZip): string[] {
  const relations = zip.file('xl/_rels/workbook.xml.rels')?.asText() ?? ''
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^>]*>/g)].map(([element]) => [
      /\bId="([^"]*)"/.exec(element)?.[1],
      /\bTarget="([^"]*)"/.exec(element)?.[1] ?? '',
    ]),
  )
  const book = zip.file('xl/workbook.xml')?.asText() ?? ''
  return [...book.matchAll(/<sheet\b[^>]*\br:id="([^"]*)"/g)].map(([, id]) => {
    const target = targets.get(id) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
}

/** Repeats the cell styles three times: with lines, with wrapped text, and with both. */
function withPrintStyles(styles: string): { readonly xml: string; readonly count: number } {
  const line = '<left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/><diagonal/>'
  const borders = styles.match(/<border[\s>].*?<\/border>|<border\s*\/>/gs)?.length ?? 0
  const [, formats = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? []
  const own = formats.match(/<xf\b[^>]*\/>|<xf\b.*?<\/xf>/gs) ?? []
  const lined = own.map((xf) =>
    xf.replace(/ borderId="\d+"| applyBorder="\d"/g, '').replace('<xf', `<xf borderId="${borders}" applyBorder="1"`),
  )
  const wrapped = (all: readonly string[]) =>
    all.map((xf) => {
      const [open = ''] = /^<xf[^>]*>/.exec(xf) ?? []
      const start = open
        .replace(/ applyAlignment="\d"/, '')
        .replace('<xf', '<xf applyAlignment="1"')
        .replace(/\/?>$/, '')
      return `${start}><alignment wrapText="1" vertical="top"/></xf>`
    })
  const all = [...own, ...lined, ...wrapped(own), ...wrapped(lined)]
  const xml = styles
    .replace(/<borders[^>]*>/, `<borders count="${borders + 1}">`)
    .replace('</borders>', `<border>${line}</border></borders>`)
    .replace(/<cellXfs[^>]*>.*?<\/cellXfs>/s, `<cellXfs count="${all.length}">${all.join('')}</cellXfs>`)
  return { xml, count: own.length }
}

function preparedSheet(xml: string, sheet: Sheet, style: PrintStyle, styles: number): string {
  // Empty rows may be missing from the array.
  const filled = Array.from(sheet.rows, (row) =>
    Array.from(row ?? [], (cell, col) => (cell && cell.text.trim() !== '' ? col : -1)).filter((col) => col >= 0),
  )
  const top = filled.findIndex((cols) => cols.length > 1)
  const widths = columnWidths(sheet, filled)
  const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))
  const styled = xml.replace(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs, (whole, attributes: string, content = '') => {
    const row = Number(/\br="(\d+)"/.exec(attributes)?.[1]) - 1
    const isLined = style === 'ruled' && top >= 0 && row >= top && (filled[row]?.length ?? 0) > 0
    const cells = new Map<number, string>()
    for (const [cell] of String(content).matchAll(/<c\b[^>]*?(?:\/>|>.*?<\/c>)/gs)) {
      cells.set(columnIndex(/\br="([A-Z]+)\d+"/.exec(cell)?.[1] ?? '') ?? -1, cell)
    }
    if (isLined) {
      for (let col = 0; col < widths.length; col++)
        if (!cells.has(col)) cells.set(col, `<c r="${cellAddress(row, col)}" s="0"/>`)
    }
    const isWrapped = (col: number) =>
      (filled[row]?.length ?? 0) > 1 && longest(sheet.rows[row]?.[col]?.text ?? '') > WIDEST
    if (!isLined && ![...cells.keys()].some(isWrapped)) return whole
    const changed = [...cells]
      .sort(([a], [b]) => a - b)
      .map(([col, cell]) => {
        const own = Number(/^<c\b[^>]*\bs="(\d+)"/.exec(cell)?.[1] ?? 0)
        const s = own + (isLined ? styles : 0) + (isWrapped(col) ? 2 * styles : 0)
        return cell.replace(/^(<c\b[^>]*?) s="\d+"/, '$1').replace(/^<c\b/, `<c s="${s}"`)
      })
    return `<row${attributes.replace(/ (?:ht|customHeight|spans)="[^"]*"/g, '')}>${changed.join('')}</row>`
  })
  const cols = widths.map((width, col) => `<col min="${col + 1}" max="${col + 1}" width="${width}" customWidth="1"/>`)
  return styled
    .replace(/<cols>.*?<\/cols>/s, '')
    .replace('<sheetData', `${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData`)
    .replace(/<sheetPr[^>]*\/>|<sheetPr[^>]*>.*?<\/sheetPr>/s, '')
    .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace(/<pageSetup[^>]*\/>/, '')
    .replace(/(<pageMargins[^>]*\/>)|(?=<\/worksheet>)/, '$1<pageSetup orientation="landscape" fitToHeight="0"/>')
}

/** The width of each column in characters. Titles alone in their row and merged cells may extend over other columns. */
function columnWidths({ rows, merges, width }: Sheet, filled: readonly (readonly number[])[]): number[] {
  const widths = Array.from({ length: width }, () => NARROWEST)
  rows.forEach((own, row) => {
    const cells = own ?? []
    for (const col of filled[row] ?? []) {
      const text = cells?.[col]?.text ?? ''
      const isMerged = merges.some(
        ({ top, bottom, left, right }) => row >= top && row <= bottom && col >= left && col <= right && right > left,
      )
      if (isMerged || (filled[row]?.length === 1 && col < 2 && typeof cells?.[col]?.value === 'string')) continue
      const longest = Math.max(...text.split('\n').map((line) => line.length))
      widths[col] = Math.max(widths[col] ?? 0, Math.min(longest, WIDEST))
    }
  })
  // The text of a merged cell is in its first place; its columns are at least as wide together.
  for (const { top, left, right } of merges) {
    const longest = Math.max(...(rows[top]?.[left]?.text ?? '').split('\n').map((line) => line.length))
    const own = widths.slice(left, right + 1)
    const missing = Math.min(longest, WIDEST) - own.reduce((sum, width) => sum + width, 0)
    if (right > left && missing > 0) own.forEach((width, at) => (widths[left + at] = width + missing / own.length))
  }
  return widths.map((characters) => characters * 1.15 + 2)
}
