import { Buffer } from '#host'
import { escapeAttribute } from '../../ooxml/xml'
import { cellAddress, columnLetter } from '../address'
import type { Merge } from '../model'
import type { CellNote } from './comments'
import { type CellsPattern, RepeatedCells, type OutCell, type OutSheet } from './sheet'
import type { CellStarts, Styles } from './styles'
import { isRich, stringXml } from './text'
import { XmlBytes } from './xml-bytes'

/** What is next to a sheet in the package, known once its rows are written. */
export interface Beside {
  readonly notes: CellNote[]
  /** Addresses outside of the workbook; the relationship of each is `rId` and its place from 1. */
  readonly addresses: string[]
}

interface PlacedLink {
  readonly ref: string
  readonly xml: string
}

const HEAD = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
  ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
].join('')
const CELL = '<c r="'

/** By column: many sheets have the same. */
const heads: string[] = []

function startsOf(style: number): CellStarts {
  const start = style === 0 ? '"' : `" s="${style}"`
  return {
    empty: `${start}/>`,
    truth: `${start} t="b"><v>`,
    number: `${start}><v>`,
    error: `${start} t="e"><v>`,
    text: `${start} t="inlineStr"><is>`,
  }
}

/** A cell up to the number of its row. */
function headOf(col: number): string {
  return (heads[col] ??= CELL + columnLetter(col))
}

/** `A1:B2`. */
function rangeAddress({ top, left, bottom, right }: Merge): string {
  return `${cellAddress(top, left)}:${cellAddress(bottom, right)}`
}

/** A text as one whose every character is a byte of its UTF-8: it is encoded once, however often it is written. */
function byteString(text: string): string {
  return /[\u0080-\uffff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text
}

/** A worksheet's XML (ECMA-376 §18.3.1.99), its elements in the order that the schema wants. */
export class SheetXml {
  readonly beside: Beside = { notes: [], addresses: [] }
  readonly #links: PlacedLink[] = []

  constructor(
    readonly sheet: OutSheet,
    readonly styles: Styles,
    readonly sheetNames: readonly string[],
  ) {}

  /** Its UTF-8 in pieces, the last of which is returned: that is good until another sheet is begun. */
  *pieces(): Generator<Uint8Array, Uint8Array, void> {
    const { sheet } = this
    const out = new XmlBytes()
    out.bytes(HEAD)
    out.bytes(`${viewXml(sheet)}<sheetFormatPr defaultRowHeight="15"/>${columnsXml(sheet)}<sheetData>`)
    let row = 0
    for (const { cells, height = null } of sheet.rows) {
      const sized = height === null ? '' : ` ht="${height}" customHeight="1"`
      if (cells.length > 0 || sized !== '') {
        const number = String(row + 1)
        out.bytes(`<row r="${number}"${sized}>`)
        for (const cell of cells) {
          if (cell instanceof RepeatedCells) this.#repeat(out, cell, row, number)
          else this.#cell(out, cell, row, number)
        }
        out.bytes('</row>')
        if (out.isFull) yield out.takePiece()
      }
      row++
    }
    out.bytes('</sheetData>')
    out.text(this.#after())
    return out.takeRest()
  }

  #repeat(out: XmlBytes, repeated: RepeatedCells, row: number, number: string): void {
    if (!repeated.isKnown) {
      // Many of those that may be repeated are not.
      for (const cell of repeated.cells) this.#cell(out, cell, row, number)
      repeated.isKnown = true
      return
    }
    out.pattern((repeated.patterns[number.length] ??= this.#patternOf(repeated.cells, number.length)), number)
  }

  #patternOf(cells: readonly OutCell[], digits: number): CellsPattern {
    let xml = ''
    const places: number[] = []
    for (const cell of cells) {
      xml += headOf(cell.col)
      places.push(xml.length)
      xml += '0'.repeat(digits) + byteString(this.#startOf(cell) + this.#endOf(cell))
    }
    return { bytes: Buffer.from(xml, 'latin1'), places }
  }

  #cell(out: XmlBytes, cell: OutCell, row: number, number: string): void {
    const { col, link, note } = cell
    if (link) this.#link(columnLetter(col) + number, link)
    if (note) this.beside.notes.push({ row, col, text: note })
    if ((cell.value === null || cell.value === '') && cell.look === undefined) return
    out.bytes(headOf(col))
    out.bytes(number)
    out.bytes(this.#startOf(cell))
    out.text(this.#endOf(cell))
  }

  /** A cell between its address and its value. */
  #startOf({ value, look }: OutCell): string {
    const style = look === undefined ? 0 : this.styles.id(look)
    const starts = (this.styles.starts[style] ??= startsOf(style))
    if (value === null || value === '') return starts.empty
    if (typeof value === 'boolean') return starts.truth
    if (typeof value === 'string') return starts.text
    return 'error' in value ? starts.error : starts.number
  }

  /** A cell from its value on. */
  #endOf({ value, runs }: OutCell): string {
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return value ? '1</v></c>' : '0</v></c>'
    if (typeof value !== 'string') return `${'error' in value ? value.error : value.digits}</v></c>`
    const rich = runs !== undefined && isRich(runs) ? runs : undefined
    return `${stringXml(value, rich)}</is></c>`
  }

  /** Only web and email addresses: our workbooks link to nothing else. */
  #link(ref: string, link: NonNullable<OutCell['link']>): void {
    if (link.kind === 'address') {
      if (!isWebAddress(link.address)) return
      this.beside.addresses.push(link.address)
      this.#links.push({ ref, xml: `<hyperlink ref="${ref}" r:id="rId${this.beside.addresses.length}"/>` })
      return
    }
    const name = this.sheetNames[link.sheet]
    if (name === undefined) return
    const location = `${quotedName(name)}!${cellAddress(link.row, link.col)}`
    this.#links.push({ ref, xml: `<hyperlink ref="${ref}" location="${escapeAttribute(location)}"/>` })
  }

  #after(): string {
    const { merges = [], filter, landscape, charts = [] } = this.sheet
    const last = this.beside.addresses.length
    return [
      filter ? `<autoFilter ref="${rangeAddress(filter)}"/>` : '',
      merges.length > 0
        ? `<mergeCells count="${merges.length}">${merges.map((merge) => `<mergeCell ref="${rangeAddress(merge)}"/>`).join('')}</mergeCells>`
        : '',
      this.#links.length > 0 ? `<hyperlinks>${this.#links.map(({ xml }) => xml).join('')}</hyperlinks>` : '',
      '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
      `<pageSetup paperSize="9" orientation="${landscape === true ? 'landscape' : 'portrait'}" fitToHeight="0"/>`,
      charts.length > 0 ? `<drawing r:id="rId${last + 1}"/>` : '',
      this.beside.notes.length > 0 ? `<legacyDrawing r:id="rId${last + (charts.length > 0 ? 2 : 1)}"/>` : '',
      '</worksheet>',
    ].join('')
  }
}

/** Whether a link leads to the web or to mail: to nothing else may a cell lead. */
export function isWebAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(address)
}

/** A sheet's name as formulas and links write it. */
export function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`
}

function viewXml({ frozenRows = 0 }: OutSheet): string {
  if (frozenRows === 0) return '<sheetViews><sheetView workbookViewId="0"/></sheetViews>'
  const corner = cellAddress(frozenRows, 0)
  return [
    '<sheetViews><sheetView workbookViewId="0">',
    `<pane ySplit="${frozenRows}" topLeftCell="${corner}" activePane="bottomLeft" state="frozen"/>`,
    `<selection pane="bottomLeft" activeCell="${corner}" sqref="${corner}"/>`,
    '</sheetView></sheetViews>',
  ].join('')
}

function columnsXml({ widths, hiddenColumns }: OutSheet): string {
  if (widths.length === 0) return ''
  let columns = ''
  for (const [index, width] of widths.entries()) {
    const hidden = hiddenColumns?.has(index) === true ? ' hidden="1"' : ''
    columns += `<col min="${index + 1}" max="${index + 1}" width="${width}"${hidden} customWidth="1"/>`
  }
  return `<cols>${columns}</cols>`
}
