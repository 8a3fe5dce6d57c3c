import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { DocumentError } from '../error'

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, 00:00: equal documents give equal bytes. */
const DOS_TIME_AND_DATE = 0x00210000
/** Info-ZIP's Unicode Path (APPNOTE 4.6.9), for unpackers that do not heed the flag for names in UTF-8. */
const UNICODE_PATH = 0x7075
/** What a zip without the 64-bit extension can hold. */
const MAX_ENTRIES = 0xffff
const MAX_BYTES = 0xffff_ffff

function unicodePath(name: Uint8Array): Buffer {
  const extra = Buffer.alloc(9 + name.length)
  extra.writeUInt16LE(UNICODE_PATH, 0)
  extra.writeUInt16LE(5 + name.length, 2)
  extra.writeUInt8(1, 4)
  extra.writeUInt32LE(crc32(name), 5)
  extra.set(name, 9)
  return extra
}

/** APPNOTE 4.3.7. */
function localHeader({ bytes }: ArchiveFile, name: Uint8Array, extra: Uint8Array): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt32LE(DOS_TIME_AND_DATE, 10)
  header.writeUInt32LE(crc32(bytes), 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt32LE(bytes.length, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(extra.length, 28)
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

/**
 * A zip of the files, chunk by chunk as they come: stored, since a .docx is deflated already; names in UTF-8, by flag and by
 * field. No more than one file is held at a time. Throws DocumentError RESULT_TOO_LARGE at 65 535 files or 4 GiB.
 */
export async function* archiveChunks(
  files: Iterable<ArchiveFile> | AsyncIterable<ArchiveFile>,
): AsyncGenerator<Uint8Array, void, void> {
  const directory: Uint8Array[] = []
  let count = 0
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.name, 'utf8')
    const extra = unicodePath(name)
    const header = localHeader(file, name, extra)
    directory.push(directoryRecord(header, offset), name, extra)
    offset += header.length + name.length + extra.length + file.bytes.length
    count++
    if (count >= MAX_ENTRIES || offset >= MAX_BYTES) throw new DocumentError('RESULT_TOO_LARGE', { limit: 4096 })
    yield Buffer.concat([header, name, extra])
    yield file.bytes
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  yield Buffer.concat([...directory, directoryEnd(count, size, offset)])
}
