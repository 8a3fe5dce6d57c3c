import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file on its way into a zip. */
export interface ZipSource {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly compressed: number
  readonly offset: number
}

/** Deflate; names in UTF-8; sizes and checksum after the data, because they are not known before it (APPNOTE 4.4.4). */
const METHOD = 8
const FLAGS = 0x0808
const VERSION = 20
const VERSION_ZIP64 = 45
/** January 1, 1980: the list of files has the real dates. */
const DOS_TIME_AND_DATE = 0x00210000
const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff

/**
 * A zip of files (PKWARE APPNOTE 6.3.3), piece by piece as their content comes: no file is in memory as a whole. Each file must be below
 * 4 GiB; all together may be more.
 */
export async function* zipStream(sources: AsyncIterable<ZipSource>): AsyncGenerator<Uint8Array, void, void> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of sources) {
    const encoded = Buffer.from(name, 'utf8')
    const sum = { crc: 0, size: 0, compressed: 0 }
    const head = Buffer.concat([localHeader(encoded.length), encoded])
    yield head
    for await (const piece of deflated(content, sum)) {
      sum.compressed += piece.length
      yield piece
    }
    yield descriptor(sum)
    written.push({ name: encoded, ...sum, offset })
    offset += head.length + sum.compressed + DESCRIPTOR_BYTES
  }
  const directory = Buffer.concat(written.map(directoryRecord))
  yield Buffer.concat([directory, directoryEnd(written.length, directory.length, offset)])
}

async function* deflated(
  content: ZipSource['content'],
  sum: { crc: number; size: number },
): AsyncGenerator<Buffer, void, void> {
  // Most of what is kept is deflated already: the fastest level.
  const deflate = createDeflateRaw({ level: 1 })
  const counted = async function* () {
    for await (const piece of content) {
      sum.crc = crc32(piece, sum.crc)
      sum.size += piece.length
      yield piece
    }
  }
  const fed = pipeline(Readable.from(counted()), deflate)
  // What goes wrong there also ends the loop below, with the same error.
  fed.catch(() => undefined)
  for await (const piece of deflate) yield piece as Buffer
  await fed
}

/** APPNOTE 4.3.7. */
function localHeader(nameBytes: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(METHOD, 8)
  header.writeUInt32LE(DOS_TIME_AND_DATE, 10)
  header.writeUInt16LE(nameBytes, 26)
  return header
}

const DESCRIPTOR_BYTES = 16

/** APPNOTE 4.3.9. */
function descriptor({ crc, size, compressed }: Pick<Written, 'crc' | 'size' | 'compressed'>): Buffer {
  const record = Buffer.alloc(DESCRIPTOR_BYTES)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(compressed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

/** APPNOTE 4.3.12; an offset above 32 bits goes into the zip64 extra field (4.5.3). */
function directoryRecord({ name, crc, size, compressed, offset }: Written): Buffer {
  const far = offset >= MAX_32
  const extra = Buffer.alloc(far ? 12 : 0)
  if (far) {
    extra.writeUInt16LE(0x0001, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(offset), 4)
  }
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(far ? VERSION_ZIP64 : VERSION, 4)
  record.writeUInt16LE(far ? VERSION_ZIP64 : VERSION, 6)
  record.writeUInt16LE(FLAGS, 8)
  record.writeUInt16LE(METHOD, 10)
  record.writeUInt32LE(DOS_TIME_AND_DATE, 12)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(compressed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(Math.min(offset, MAX_32), 42)
  return Buffer.concat([record, name, extra])
}

/** The end of the directory (APPNOTE 4.3.16), with its zip64 form before it where the numbers need it (4.3.14, 4.3.15). */
export function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(size, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(VERSION_ZIP64, 12)
  large.writeUInt16LE(VERSION_ZIP64, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}
