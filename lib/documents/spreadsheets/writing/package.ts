import { crc32, deflateRaw, deflateStream } from '#host'
import type { PackageEntry } from '../../ooxml/directory'
import { writePackage } from '../../ooxml/write'
import { escapeAttribute, escapeText } from '../../ooxml/xml'
import { columnLetter } from '../address'
import { partsBeside, relationship, relationshipsXml, type Part } from './parts-beside'
import type { OutSheet } from './sheet'
import { quotedName, SheetXml } from './sheet-xml'
import { Styles } from './styles'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The rows of a sheet are most of a workbook, and deflate as well at 4 as at 6 in two thirds of the time. */
const LEVEL = 4

function deflateWhole(bytes: Uint8Array): Promise<Uint8Array> {
  return deflateRaw(bytes, { level: LEVEL, windowBits: Math.ceil(Math.log2(bytes.length + 1)) })
}

/** A part deflated while it is made: two pieces are all that is in memory. */
async function deflated(
  name: string,
  pieces: Iterator<Uint8Array, Uint8Array, void>,
  signal: AbortSignal | undefined,
): Promise<PackageEntry> {
  let next = pieces.next()
  if (next.done === true) return { ...measured(name, next.value), raw: await deflateWhole(next.value) }
  const stream = deflateStream(LEVEL)
  let [size, sum] = [0, 0]
  let ready: Promise<unknown> | null = null
  for (let done = false; !done;) {
    signal?.throwIfAborted()
    const bytes = next.value
    size += bytes.length
    sum = crc32(bytes, sum)
    await ready
    ready = stream.write(bytes)
    done = next.done === true
    if (!done) next = pieces.next()
  }
  return { name, method: 8, crc32: sum, size, raw: await stream.end() }
}

function measured(name: string, bytes: Uint8Array) {
  return { name, method: 8, crc32: crc32(bytes), size: bytes.length } as const
}

function contentTypesXml(sheets: number, parts: readonly Part[]): string {
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`
  return [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    override('xl/workbook.xml', `${SHEET_TYPE}.sheet.main+xml`),
    override('xl/styles.xml', `${SHEET_TYPE}.styles+xml`),
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ...Array.from({ length: sheets }, (_, index) =>
      override(`xl/worksheets/sheet${index + 1}.xml`, `${SHEET_TYPE}.worksheet+xml`),
    ),
    ...parts.flatMap(({ name, type }) => (type === null ? [] : [override(name, type)])),
    '</Types>',
  ].join('')
}

/** Names that Excel itself keeps: what a filter covers, which rows every printed page begins with (ECMA-376 §18.2.5). */
function definedNames(sheets: readonly OutSheet[]): string {
  const names = sheets.flatMap(({ name, filter, titleRows = 0 }, index) => [
    ...(filter
      ? [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${escapeText(
            `${quotedName(name)}!$${columnLetter(filter.left)}$${filter.top + 1}:$${columnLetter(filter.right)}$${filter.bottom + 1}`,
          )}</definedName>`,
        ]
      : []),
    ...(titleRows > 0
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeText(`${quotedName(name)}!$1:$${titleRows}`)}</definedName>`,
        ]
      : []),
  ])
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''
}

function workbookXml(sheets: readonly OutSheet[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets>${definedNames(sheets)}</workbook>`
}

const CORE = [
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
  ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
  '<dc:creator>Actum</dc:creator>',
  // The same input gives the same bytes.
  '<dcterms:created xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z</dcterms:created>',
  '</cp:coreProperties>',
].join('')

const PACKAGE_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

export interface WriteContext {
  readonly signal?: AbortSignal | undefined
  /** How many sheets are written. */
  readonly onSheet?: ((done: number) => void) | undefined
}

/**
 * A workbook of the sheets (ECMA-376 Part 1 §18), written as its rows come, so that memory does not grow with them. It contains texts,
 * numbers and truths, and no formula. The same input gives the same bytes. An aborted signal throws its reason.
 */
export async function writeSheets(
  sheets: readonly OutSheet[],
  { signal, onSheet }: WriteContext = {},
): Promise<Uint8Array> {
  const styles = new Styles()
  const names = sheets.map(({ name }) => name)
  const entries: PackageEntry[] = []
  const parts: Part[] = []
  let charts = 0
  for (const [index, sheet] of sheets.entries()) {
    const number = index + 1
    const xml = new SheetXml(sheet, styles, names)
    signal?.throwIfAborted()
    entries.push(await deflated(`xl/worksheets/sheet${number}.xml`, xml.pieces(), signal))
    parts.push(...partsBeside(sheet, xml.beside, number, charts + 1))
    charts += sheet.charts?.length ?? 0
    onSheet?.(number)
  }
  const sheetLinks = sheets.map((_, index) => relationship(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`))
  const index = new Map([
    ['[Content_Types].xml', contentTypesXml(sheets.length, parts)],
    ['_rels/.rels', PACKAGE_RELATIONSHIPS],
    ['docProps/core.xml', CORE],
    ['xl/workbook.xml', workbookXml(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationshipsXml([...sheetLinks, relationship(sheets.length + 1, 'styles', 'styles.xml')]),
    ],
    ['xl/styles.xml', styles.xml()],
  ])
  for (const { name, content } of parts) index.set(name, content)
  return writePackage(entries, index)
}
