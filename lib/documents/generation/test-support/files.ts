import { readDirectory } from '../../ooxml/directory'
import { inflateEntry } from '../../ooxml/inflate'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { packageNow } from '../../ooxml/test-support/package-now'
import { escapeText } from '../../ooxml/xml'
import type { NamedFile } from '../../tool'

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
].join(' ')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A paragraph of runs, one for each text. */
export function paragraph(...runs: string[]): string {
  return `<w:p>${runs.map((run) => `<w:r><w:t>${escapeText(run)}</w:t></w:r>`).join('')}</w:p>`
}

/** A table of rows of cells, each a paragraph. */
export function table(...rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}

export interface TestPart {
  readonly name: string
  /** The content type's last word, `header` for a header. */
  readonly type: string
  readonly xml: string
}

export interface TestRelationship {
  readonly id: string
  readonly type: string
  readonly target: string
  readonly external?: boolean
}

/** A .docx with the given body, and parts and relationships next to it. */
export function docx(
  body: string,
  {
    parts = [],
    relationships = [],
    files = {},
  }: { parts?: TestPart[]; relationships?: TestRelationship[]; files?: Record<string, string> } = {},
): Uint8Array {
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  const link = ({ id, type, target, external }: TestRelationship) =>
    `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${RELATIONSHIPS}/${type}`}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`
  const links = (list: TestRelationship[]) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(link).join('')}</Relationships>`
  const own = parts.map(({ name, type }, index) => ({ id: `part${index}`, type, target: name.replace('word/', '') }))
  return packageNow(
    [],
    new Map<string, string>([
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/octet-stream"/>${override('word/document.xml', `${WORD}document.main+xml`)}${parts.map(({ name, type }) => override(name, `${WORD}${type}+xml`)).join('')}</Types>`,
      ],
      ['_rels/.rels', links([{ id: 'main', type: 'officeDocument', target: 'word/document.xml' }])],
      ['word/document.xml', `${XML}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`],
      ['word/_rels/document.xml.rels', links([...own, ...relationships])],
      ...parts.map(({ name, xml }): [string, string] => [name, xml]),
      ...Object.entries(files),
    ]),
  )
}

/** A header's XML, or that of any other part of one root element. */
export function story(root: string, content: string): string {
  return `${XML}<${root} ${NAMESPACES}>${content}</${root}>`
}

export function templateFile(bytes: Uint8Array, name = 'template.docx'): NamedFile {
  return { name, bytes }
}

/** A spreadsheet as text with semicolons. */
export function csvFile(rows: readonly (readonly string[])[], name = 'data.csv'): NamedFile {
  const quote = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return { name, bytes: new TextEncoder().encode(`\ufeff${rows.map((row) => row.map(quote).join(';')).join('\n')}\n`) }
}

/** The paragraphs' texts of a part of a document; breaks as line feeds. */
export function textOf(xml: string): string[] {
  return [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)].map(([whole]) =>
    [...whole.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([markup, text]) => (markup === '<w:br/>' ? '\n' : (text ?? '')))
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

/** The paragraphs' texts of a document's body. */
export async function documentText(bytes: Uint8Array): Promise<string[]> {
  return textOf((await openPackage(bytes, PREMIUM_GATE)).text('word/document.xml'))
}

/** The files of a zip, by name. */
export async function members(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readDirectory(Buffer.from(bytes), PREMIUM_GATE)
  return new Map(entries.map((entry) => [entry.name, inflateEntry(entry)]))
}
