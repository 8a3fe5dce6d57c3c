import { Buffer } from '#host'

/** The records of a zip file (PKWARE APPNOTE 6.3.3), written the same way for equal content. */
export interface ZipMember {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8
  readonly crc32: number
  /** Bytes once inflated. */
  readonly size: number
  /** The bytes as they are in the zip. */
  readonly raw: Uint8Array
}

/** A member as it is written: what is at its place, and what the directory says of it. */
export interface ZipPieces {
  /** Local header, name and extra field; the member's raw bytes follow. */
  readonly head: Buffer
  readonly directory: Buffer
}

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_RECORD = 0x02014b50
const DIRECTORY_END = 0x06054b50
/** Version 2.0: deflate, and no more. */
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, 00:00, the first moment in DOS dates: equal content gives equal bytes. */
const DOS_TIME_AND_DATE = 0x00210000

const LOCAL_BYTES = 30
const DIRECTORY_BYTES = 46
const NO_EXTRA = new Uint8Array()

/** The records of a member whose local header begins at `offset`. */
export function zipPieces(member: ZipMember, offset: number, extra: Uint8Array = NO_EXTRA): ZipPieces {
  const nameBytes = Buffer.byteLength(member.name, 'utf8')
  const head = localHeader(member, nameBytes, extra)
  return { head, directory: directoryRecord(head, offset) }
}

/** With name and extra field (APPNOTE 4.3.7). */
function localHeader(member: ZipMember, nameBytes: number, extra: Uint8Array): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES + nameBytes + extra.length)
  header.writeUInt32LE(LOCAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(UTF8_NAMES, 6)
  header.writeUInt16LE(member.method, 8)
  header.writeUInt32LE(DOS_TIME_AND_DATE, 10)
  header.writeUInt32LE(member.crc32, 14)
  header.writeUInt32LE(member.raw.length, 18)
  header.writeUInt32LE(member.size, 22)
  header.writeUInt16LE(nameBytes, 26)
  header.writeUInt16LE(extra.length, 28)
  header.write(member.name, LOCAL_BYTES, 'utf8')
  header.set(extra, LOCAL_BYTES + nameBytes)
  return header
}

/** APPNOTE 4.3.12: from version needed to extra length, and in name and extra field, it repeats the local header. */
function directoryRecord(header: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(DIRECTORY_BYTES - LOCAL_BYTES + header.length)
  record.writeUInt32LE(DIRECTORY_RECORD, 0)
  record.writeUInt16LE(VERSION, 4)
  header.copy(record, 6, 4, LOCAL_BYTES)
  record.writeUInt32LE(offset, 42)
  header.copy(record, DIRECTORY_BYTES, LOCAL_BYTES)
  return record
}

/** APPNOTE 4.3.16. */
export function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(DIRECTORY_END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
