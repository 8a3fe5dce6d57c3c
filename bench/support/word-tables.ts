import { packageNow } from '@/lib/documents/ooxml/test-support/package-now'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const RELS = 'application/vnd.openxmlformats-package.relationships+xml'

/** As Word writes a cell: with widths, language and run properties. */
function cell(row: number, column: number): string {
  const text = column === 0 ? `Кабинет ${row + 1}` : `${((row * 7 + column * 13) % 997) / 100}`.replace('.', ',')
  return `<w:tc><w:tcPr><w:tcW w:w="960" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="auto"/></w:tcPr><w:p w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E"><w:pPr><w:spacing w:after="0"/><w:rPr><w:sz w:val="20"/></w:rPr></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="20"/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`
}

function table(rows: number, columns: number): string {
  const cells = (row: number) => Array.from({ length: columns }, (_, column) => cell(row, column)).join('')
  const lines = Array.from({ length: rows }, (_, row) => `<w:tr w:rsidR="00A77B3E">${cells(row)}</w:tr>`)
  const grid = '<w:gridCol w:w="960"/>'.repeat(columns)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`
}

/** A Word file with the given number of tables of one size, each under its caption. */
export function tablesDocument(tables: number, rows: number, columns: number): Uint8Array {
  const one = table(rows, columns)
  const body = Array.from(
    { length: tables },
    (_, index) => `<w:p><w:r><w:t>Таблица ${index + 1}. Результаты измерений</w:t></w:r></w:p>${one}`,
  )
  const related = `${SCHEMAS}/officeDocument/2006/relationships/officeDocument`
  return packageNow(
    [],
    new Map([
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="${RELS}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="rId1" Type="${related}" Target="word/document.xml"/></Relationships>`,
      ],
      [
        'word/document.xml',
        `${XML}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
      ],
    ]),
  )
}
