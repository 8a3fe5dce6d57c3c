import { Buffer, crc32 } from '#host'
import { DocumentError } from '../error'
import { directoryEnd, zipPieces } from '../ooxml/zip-records'

/** A file of an archive. */
export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Info-ZIP's Unicode Path (APPNOTE 4.6.9), for unpackers that do not heed the flag for names in UTF-8. */
const UNICODE_PATH = 0x7075
/** What a zip without the 64-bit extension can contain. */
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

/**
 * A zip of the files, chunk by chunk as they come: stored, since a .docx is deflated already; names in UTF-8, by flag and by
 * field. No more than one file is in memory at a time. Throws DocumentError RESULT_TOO_LARGE at 65 535 files or 4 GiB.
 */
export async function* archiveChunks(
  files: Iterable<ArchiveFile> | AsyncIterable<ArchiveFile>,
): AsyncGenerator<Uint8Array, void, void> {
  const directory: Uint8Array[] = []
  let count = 0
  let offset = 0
  for await (const { name, bytes } of files) {
    const member = { name, method: 0, crc32: crc32(bytes), size: bytes.length, raw: bytes } as const
    const written = zipPieces(member, offset, unicodePath(Buffer.from(name, 'utf8')))
    directory.push(written.directory)
    offset += written.head.length + bytes.length
    count++
    if (count >= MAX_ENTRIES || offset >= MAX_BYTES) throw new DocumentError('RESULT_TOO_LARGE', { limit: 4096 })
    yield written.head
    yield bytes
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  yield Buffer.concat([...directory, directoryEnd(count, size, offset)])
}
