import { packageNow } from '../../ooxml/test-support/package-now'
import type { NamedFile } from '../../tool'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const RELS = 'application/vnd.openxmlformats-package.relationships+xml'

export interface WordFileTable {
  /** The paragraph above it. */
  readonly caption: string
  readonly rows: readonly (readonly string[])[]
}

/** A Word file of tables, each under its caption. */
export function wordFile(name: string, tables: readonly WordFileTable[]): NamedFile {
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  const body = tables.map(({ caption, rows }) => {
    const lines = rows.map((cells) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
    const grid = '<w:gridCol w:w="1800"/>'.repeat(rows[0]?.length ?? 0)
    return `${paragraph(caption)}<w:tbl><w:tblPr/><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`
  })
  const bytes = packageNow(
    [],
    new Map([
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="${RELS}"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="rId1" Type="${SCHEMAS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ],
      [
        'word/document.xml',
        `${XML}<w:document xmlns:w="${SCHEMAS}/wordprocessingml/2006/main"><w:body>${body.join(paragraph(''))}<w:sectPr/></w:body></w:document>`,
      ],
    ]),
  )
  return { name, bytes }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
