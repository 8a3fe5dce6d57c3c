/** Compact XML of Word documents for the reader's tests: a line of a test is a feature of a document. */
import {
  contentTypes,
  docxItems,
  buildZip,
  relationshipsItem,
  type ZipItem,
} from '../../../ooxml/test-support/packages'

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['w16se', 'http://schemas.microsoft.com/office/word/2015/wordml/symex'],
  ['v', 'urn:schemas-microsoft-com:vml'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'

/** A run; `properties` are the elements of its `w:rPr`. A text that is markup stays so. */
export function r(text: string, properties = ''): string {
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${text.startsWith('<') ? text : t(text)}</w:r>`
}

export function t(text: string): string {
  return `<w:t xml:space="preserve">${text}</w:t>`
}

/** A paragraph of runs, or of one plain text. */
export function p(content = '', properties = ''): string {
  const runs = content === '' || content.startsWith('<') ? content : r(content)
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`
}

/** A cell of paragraphs (markup) or of one plain text; `properties` are the elements of its `w:tcPr`. */
export function tc(content = '', properties = ''): string {
  const blocks = content.startsWith('<') ? content : p(content)
  return `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${blocks}</w:tc>`
}

/** A row of cells (markup), or of texts between bars. */
export function tr(cells: string, properties = ''): string {
  const markup = cells.startsWith('<')
    ? cells
    : cells
        .split('|')
        .map((text) => tc(text))
        .join('')
  return `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${markup}</w:tr>`
}

export function tbl(...rows: string[]): string {
  return `<w:tbl>${rows.map((row) => (row.startsWith('<') ? row : tr(row))).join('')}</w:tbl>`
}

/** A table of one cell. */
export function oneCell(content: string): string {
  return tbl(tr(tc(content)))
}

/** Round cells, rows, blocks or runs. */
export function sdt(content: string): string {
  return `<w:sdt><w:sdtPr><w:alias w:val="A"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
}

/** A field of runs, with its stored result. */
export function field(code: string, result: string): string {
  return `${fieldChar('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${fieldChar('separate')}${result}${fieldChar('end')}`
}

export function fieldChar(type: 'begin' | 'separate' | 'end', content = ''): string {
  return `<w:r><w:fldChar w:fldCharType="${type}">${content}</w:fldChar></w:r>`
}

/** A part next to the document. */
export interface OwnPart {
  /** `header1`, `footnotes`: what it is called in `word/`. */
  readonly name: string
  /** `header`, `footnotes`: its kind of content and of relationship. */
  readonly kind: string
  readonly root: string
  readonly content: string
}

export interface Link {
  readonly id: string
  readonly kind: string
  readonly target: string
  readonly external?: boolean
}

export function xmlOf(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`
}

/** A document of the blocks, with other parts next to it. */
export function word(body: string, parts: readonly OwnPart[] = [], links: readonly Link[] = []): Uint8Array {
  return packageOf(xmlOf('document', `<w:body>${body}<w:sectPr/></w:body>`), parts, links)
}

/** The same around a handwritten main part. */
export function packageOf(document: string, parts: readonly OwnPart[] = [], links: readonly Link[] = []): Uint8Array {
  const fileOf = ({ name }: OwnPart) => `word/${name}.xml`
  const relationships = [
    ...parts.map(({ name, kind }) => `Id="${name}" Type="${RELATIONSHIP}${kind}" Target="${name}.xml"`),
    ...links.map(
      ({ id, kind, target, external }) =>
        `Id="${id}" Type="${RELATIONSHIP}${kind}" Target="${target}"${external ? ' TargetMode="External"' : ''}`,
    ),
  ]
  const items: ZipItem[] = [
    ...docxItems(document).filter(({ name }) => name !== '[Content_Types].xml'),
    contentTypes({
      'word/document.xml': `${WORD}document.main+xml`,
      ...Object.fromEntries(parts.map((part) => [fileOf(part), `${WORD}${part.kind}+xml`])),
    }),
    relationshipsItem('word/_rels/document.xml.rels', ...relationships),
    ...parts.map((part) => ({ name: fileOf(part), content: xmlOf(part.root, part.content) })),
  ]
  return buildZip(items)
}

/** The styles part, of the elements within `w:styles`. */
export function styles(content: string): OwnPart {
  return { name: 'styles', kind: 'styles', root: 'styles', content }
}

/** The numbering part, of the elements within `w:numbering`. */
export function numbering(content: string): OwnPart {
  return { name: 'numbering', kind: 'numbering', root: 'numbering', content }
}
