import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'
import { CONTENT_TYPES } from './content-types'
import type { PackageEntry } from './directory'
import { ODF_MIMETYPE } from './odf'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_END = 0x06054b50
/** Version 2.0: deflate, and no more. */
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, 00:00, the first moment that DOS knows: equal content gives equal bytes. */
const DOS_TIME_AND_DATE = 0x00210000

/** What programs look for at the very beginning. */
const FIRST = new Map([
  [ODF_MIMETYPE, 0],
  [CONTENT_TYPES, 1],
])
const rank = (entry: PackageEntry) => FIRST.get(entry.name) ?? 2

/**
 * A package of the entries, with the content of some replaced (strings as UTF-8), new ones added at the end and others left
 * out. What is not changed is copied as it stands, still compressed. The same input gives the same bytes.
 */
export function writePackage(
  entries: readonly PackageEntry[],
  changed: ReadonlyMap<string, string | Uint8Array>,
  removed: ReadonlySet<string> = new Set(),
): Uint8Array {
  const written = new Map(entries.filter(({ name }) => !removed.has(name)).map((entry) => [entry.name, entry]))
  for (const [name, content] of changed) written.set(name, compress(name, content))
  return assemble([...written.values()].toSorted((a, b) => rank(a) - rank(b)))
}

function compress(name: string, content: string | Uint8Array): PackageEntry {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  return { name, method: 8, crc32: crc32(bytes), size: bytes.length, raw: deflateRawSync(bytes) }
}

function assemble(entries: readonly PackageEntry[]): Uint8Array {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const header = localHeader(entry, name.length)
    pieces.push(header, name, entry.raw)
    directory.push(directoryRecord(header, offset), name)
    offset += header.length + name.length + entry.raw.length
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  return Buffer.concat([...pieces, ...directory, directoryEnd(entries.length, size, offset)])
}

/** APPNOTE 4.3.7. */
function localHeader(entry: PackageEntry, nameBytes: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt16LE(entry.method, 8)
  header.writeUInt32LE(DOS_TIME_AND_DATE, 10)
  header.writeUInt32LE(entry.crc32, 14)
  header.writeUInt32LE(entry.raw.length, 18)
  header.writeUInt32LE(entry.size, 22)
  header.writeUInt16LE(nameBytes, 26)
  return header
}

/** APPNOTE 4.3.12: from version needed to extra length it repeats the local header. */
function directoryRecord(header: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(DIRECTORY_RECORD, 0)
  record.writeUInt16LE(VERSION, 4)
  header.copy(record, 6, 4, 30)
  record.writeUInt32LE(offset, 42)
  return record
}

/** APPNOTE 4.3.16. */
function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(DIRECTORY_END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
