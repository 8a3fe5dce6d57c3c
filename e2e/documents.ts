import PizZip from 'pizzip'
import * as XLSX from 'xlsx'

/** Returns the documents of a zip, each with its visible text, headers and footers included. */
export function documentTexts(zip: Buffer): Map<string, string> {
  const archive = new PizZip(zip)
  const documents = Object.values(archive.files).filter(({ name }) => name.endsWith('.docx'))
  return new Map(documents.map((file) => [file.name, textOf(file.asUint8Array())]))
}

/** Returns the visible text of a Word document. */
export function textOf(document: Uint8Array): string {
  const parts = new PizZip(document).file(/^word\/(document|header\d*|footer\d*)\.xml$/)
  return parts
    .flatMap((part) => [...part.asText().matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)])
    .map(([paragraph]) => [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The text cells of each row under a sheet's header, read by another library than the product's own reader. */
export function textCells(workbook: Uint8Array, headerRow: number): string[][] {
  const { Sheets, SheetNames } = XLSX.read(workbook, { dense: true })
  const rows = Sheets[SheetNames[0] ?? '']?.['!data'] ?? []
  return rows
    .slice(headerRow)
    .map((row) => row.flatMap((cell) => (cell?.t === 's' && String(cell.v).trim() !== '' ? [String(cell.v)] : [])))
    .filter((cells) => cells.length > 0)
}

/** Every cell of a workbook's first sheet as it is shown, by rows. */
export function sheetCells(workbook: Uint8Array): string[][] {
  return [...sheetsCells(workbook).values()][0] ?? []
}

/** Every cell of each sheet as it is shown, by the sheet's name and by rows. */
export function sheetsCells(workbook: Uint8Array): Map<string, string[][]> {
  const { Sheets, SheetNames } = XLSX.read(workbook, { dense: true, cellNF: true })
  const cellsOf = (row: XLSX.CellObject[]) =>
    Array.from(row, (cell) => (cell === undefined ? '' : XLSX.utils.format_cell(cell)))
  return new Map(SheetNames.map((name) => [name, (Sheets[name]?.['!data'] ?? []).map(cellsOf)]))
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const paragraphXml = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A Word document of paragraphs and tables: a text, or the cells of a table by rows. */
export function wordDocument(blocks: readonly (string | readonly (readonly string[])[])[]): Buffer {
  const cellXml = (text: string) => `<w:tc>${paragraphXml(text)}</w:tc>`
  const rowXml = (cells: readonly string[]) => `<w:tr>${cells.map(cellXml).join('')}</w:tr>`
  const body = blocks
    .map((block) => (typeof block === 'string' ? paragraphXml(block) : `<w:tbl>${block.map(rowXml).join('')}</w:tbl>`))
    .join('')
  const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const zip = new PizZip()
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${body}<w:sectPr/></w:body></w:document>`)
  return zip.generate({ type: 'nodebuffer' })
}
