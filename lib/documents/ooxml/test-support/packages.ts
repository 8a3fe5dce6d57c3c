/** Small packages for tests, true or lying in one place; and old compound files. */
import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipItem {
  readonly name: string
  readonly content: string | Uint8Array
  readonly method?: number
  readonly flags?: number
  /** What the local header says, where that is something else. */
  readonly localName?: string
  /** What both headers declare in place of the truth. */
  readonly size?: number
  readonly crc32?: number
  /** Where the directory says that the entry begins. */
  readonly offset?: number
  readonly extra?: Uint8Array
  /** CRC and sizes are written after the data, as streaming writers do. */
  readonly descriptor?: boolean
  /** Sizes are in zip64 fields, as streaming spreadsheet writers do. */
  readonly zip64?: boolean
}

export interface ZipLies {
  readonly prefix?: Uint8Array
  readonly suffix?: Uint8Array
  readonly count?: number
}

const IN_ZIP64 = 0xffffffff

/** A zip of the items, in their order. */
export function buildZip(items: readonly ZipItem[], { prefix = Buffer.alloc(0), suffix, count }: ZipLies = {}): Buffer {
  const pieces: Uint8Array[] = [prefix]
  const directory: Buffer[] = []
  let offset = prefix.length
  for (const item of items) {
    const content = Buffer.from(item.content)
    const data = item.method === 0 ? content : deflateRawSync(content)
    const facts = { sum: item.crc32 ?? crc32(content), compressed: data.length, inflated: item.size ?? content.length }
    const absent = { sum: 0, compressed: 0, inflated: 0 }
    const local = header(item, item.localName ?? item.name, item.descriptor ? absent : facts)
    const after = item.descriptor ? descriptor(facts) : Buffer.alloc(0)
    pieces.push(local.head, local.tail, data, after)
    const central = header(item, item.name, facts)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    central.head.copy(record, 6, 4)
    record.writeUInt32LE(item.offset ?? offset, 42)
    directory.push(record, central.tail)
    offset += local.head.length + local.tail.length + data.length + after.length
  }
  const records = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count ?? items.length, 8)
  end.writeUInt16LE(count ?? items.length, 10)
  end.writeUInt32LE(records.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, records, end, suffix ?? Buffer.alloc(0)])
}

interface Facts {
  readonly sum: number
  readonly compressed: number
  readonly inflated: number
}

function header(item: ZipItem, name: string, { sum, compressed, inflated }: Facts): { head: Buffer; tail: Buffer } {
  const nameBytes = Buffer.from(name, 'utf8')
  const extra = Buffer.concat([
    item.zip64 ? zip64Field(inflated, compressed) : Buffer.alloc(0),
    item.extra ?? Buffer.alloc(0),
  ])
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE((item.flags ?? 0x800) | (item.descriptor ? 8 : 0), 6)
  head.writeUInt16LE(item.method ?? 8, 8)
  head.writeUInt32LE(sum, 14)
  head.writeUInt32LE(item.zip64 ? IN_ZIP64 : compressed, 18)
  head.writeUInt32LE(item.zip64 ? IN_ZIP64 : inflated, 22)
  head.writeUInt16LE(nameBytes.length, 26)
  head.writeUInt16LE(extra.length, 28)
  return { head, tail: Buffer.concat([nameBytes, extra]) }
}

function zip64Field(inflated: number, compressed: number): Buffer {
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeBigUInt64LE(BigInt(inflated), 4)
  field.writeBigUInt64LE(BigInt(compressed), 12)
  return field
}

function descriptor({ sum, compressed, inflated }: Facts): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(sum, 4)
  bytes.writeUInt32LE(compressed, 8)
  bytes.writeUInt32LE(inflated, 12)
  return bytes
}

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
export const SHEET_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const WORKSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'

/** [Content_Types].xml with the overrides, a type by part. */
export function contentTypes(overrides: Readonly<Record<string, string>>): ZipItem {
  const lines = Object.entries(overrides).map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
  return {
    name: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${lines.join('')}</Types>`,
  }
}

/** A part of relationships; each is given as its attributes are written. */
export function relationshipsItem(name: string, ...attributes: readonly string[]): ZipItem {
  const lines = attributes.map((text) => `<Relationship ${text}/>`)
  return {
    name,
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`,
  }
}

const OFFICE_DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

/** The package's relationship to its main part. */
export function rootRelationships(target: string): ZipItem {
  return relationshipsItem('_rels/.rels', `Id="rId1" Type="${OFFICE_DOCUMENT}" Target="${target}"`)
}

export const EMPTY_DOCUMENT =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>'

/** The items of a Word document with the main part's content, and more behind them. */
export function docxItems(document: string | Uint8Array = EMPTY_DOCUMENT, more: readonly ZipItem[] = []): ZipItem[] {
  return [
    contentTypes({ 'word/document.xml': WORD_MAIN }),
    rootRelationships('word/document.xml'),
    { name: 'word/document.xml', content: document },
    ...more,
  ]
}

/** The items of a workbook with one sheet of the content. */
export function xlsxItems(sheet: string | Uint8Array): ZipItem[] {
  return [
    contentTypes({ 'xl/workbook.xml': SHEET_MAIN, 'xl/worksheets/sheet1.xml': WORKSHEET }),
    rootRelationships('/xl/workbook.xml'),
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]
}

/** A compound file with empty streams of these names in its root, and `inside` in a storage under it. */
export function buildOle(streams: readonly string[], inside: readonly string[] = []): Buffer {
  const file = Buffer.alloc(512 * 3)
  file.write('d0cf11e0a1b11ae1', 0, 'hex')
  file.writeUInt16LE(9, 0x1e)
  file.writeUInt32LE(1, 0x30)
  file.writeUInt32LE(0, 0x4c)
  const table = file.subarray(512, 1024).fill(0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  const none = 0xffffffff
  const write = (id: number, name: string, next: number, child: number) => {
    const entry = file.subarray(1024 + id * 128, 1024 + (id + 1) * 128)
    entry.write(name, 0, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 0x40)
    entry.writeUInt32LE(none, 0x44)
    entry.writeUInt32LE(next, 0x48)
    entry.writeUInt32LE(child, 0x4c)
  }
  const names = inside.length === 0 ? streams : [...streams, 'ObjectPool']
  write(0, 'Root Entry', none, names.length === 0 ? none : 1)
  names.forEach((name, index) => {
    const last = index === names.length - 1
    const holds = last && inside.length > 0
    write(index + 1, name, last ? none : index + 2, holds ? names.length + 1 : none)
  })
  inside.forEach((name, index) => {
    write(names.length + 1 + index, name, index === inside.length - 1 ? none : names.length + 2 + index, none)
  })
  return file
}
