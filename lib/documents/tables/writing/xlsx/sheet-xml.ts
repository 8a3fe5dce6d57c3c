import { escapeAttribute } from '../../../ooxml/xml'
import { cellAddress, columnLetter } from '../../../spreadsheets/address'
import type { Merge } from '../../../spreadsheets/model'
import type { CellNote } from './comments'
import type { OutCell, OutSheet } from './sheet'
import type { Styles } from './styles'
import { isRich, stringXml } from './text'

/** What stands beside a sheet in the package, known once its rows are written. */
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
/** Handed on in pieces of about this many characters. */
const PIECE = 1 << 16

export function rangeAddress({ top, left, bottom, right }: Merge): string {
  return `${cellAddress(top, left)}:${cellAddress(bottom, right)}`
}

/** A worksheet's XML in pieces (ECMA-376 §18.3.1.99), its elements in the order that the schema wants. */
export class SheetXml {
  readonly beside: Beside = { notes: [], addresses: [] }
  readonly #links: PlacedLink[] = []
  readonly #letters: string[] = []

  constructor(
    readonly sheet: OutSheet,
    readonly styles: Styles,
    readonly sheetNames: readonly string[],
  ) {}

  *pieces(): Generator<string, void, void> {
    const { sheet } = this
    let piece = `${HEAD}${viewXml(sheet)}<sheetFormatPr defaultRowHeight="15"/>${columnsXml(sheet)}<sheetData>`
    let row = 0
    for (const { cells, height = null } of sheet.rows) {
      const sized = height === null ? '' : ` ht="${height}" customHeight="1"`
      if (cells.length > 0 || sized !== '') {
        piece += `<row r="${row + 1}"${sized}>`
        for (const cell of cells) piece += this.#cell(cell, row)
        piece += '</row>'
      }
      row++
      if (piece.length > PIECE) {
        yield piece
        piece = ''
      }
    }
    yield `${piece}</sheetData>${this.#after()}`
  }

  #cell(cell: OutCell, row: number): string {
    const { col, value, look, link, note } = cell
    const ref = `${this.#letter(col)}${row + 1}`
    if (link) this.#link(ref, link)
    if (note) this.beside.notes.push({ row, col, text: note })
    const style = look === undefined ? 0 : this.styles.id(look)
    const start = style === 0 ? `<c r="${ref}"` : `<c r="${ref}" s="${style}"`
    if (value === null || value === '') return style === 0 ? '' : `${start}/>`
    if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`
    if (typeof value !== 'string') return `${start}><v>${value.digits}</v></c>`
    const runs = cell.runs !== undefined && isRich(cell.runs) ? cell.runs : undefined
    return `${start} t="inlineStr"><is>${stringXml(value, runs)}</is></c>`
  }

  #letter(col: number): string {
    return (this.#letters[col] ??= columnLetter(col))
  }

  /** Web and mail addresses alone: a workbook that is handed out leads nowhere else. */
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
    const { merges = [], filter, landscape } = this.sheet
    const drawing = `rId${this.beside.addresses.length + 1}`
    return [
      filter ? `<autoFilter ref="${rangeAddress(filter)}"/>` : '',
      merges.length > 0
        ? `<mergeCells count="${merges.length}">${merges.map((merge) => `<mergeCell ref="${rangeAddress(merge)}"/>`).join('')}</mergeCells>`
        : '',
      this.#links.length > 0 ? `<hyperlinks>${this.#links.map(({ xml }) => xml).join('')}</hyperlinks>` : '',
      '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
      `<pageSetup paperSize="9" orientation="${landscape === true ? 'landscape' : 'portrait'}" fitToHeight="0"/>`,
      this.beside.notes.length > 0 ? `<legacyDrawing r:id="${drawing}"/>` : '',
      '</worksheet>',
    ].join('')
  }
}

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

function columnsXml({ widths }: OutSheet): string {
  if (widths.length === 0) return ''
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<cols>${columns.join('')}</cols>`
}
