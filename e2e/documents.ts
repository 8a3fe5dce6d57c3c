import PizZip from 'pizzip'
import * as XLSX from 'xlsx'

/** The documents of a zip, each with the text that a person reads in it, headers and footers included. */
export function documentTexts(zip: Buffer): Map<string, string> {
  const archive = new PizZip(zip)
  const documents = Object.values(archive.files).filter(({ name }) => name.endsWith('.docx'))
  return new Map(documents.map((file) => [file.name, textOf(file.asUint8Array())]))
}

/** What a person reads in a Word document. */
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
