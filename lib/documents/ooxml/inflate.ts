import { Buffer, crc32, inflatePieces, inflateRaw } from '#host'
import { DocumentError } from '../error'
import type { PackageEntry } from './directory'
import { nameForMessage } from './entry-names'
import { MEBIBYTE } from './limits'

/** Up to here an entry is inflated in one piece: a stream costs more to set up than it saves. */
const WHOLE_UP_TO = 2 * MEBIBYTE

const damaged = (entry: PackageEntry) => new DocumentError('GATE_DAMAGED', { part: nameForMessage(entry.name) })

/**
 * An entry's content in one buffer that may be the file's own memory. Stops as soon as there is more than the directory
 * declared.
 * @throws DocumentError GATE_DAMAGED
 */
export function inflateEntry(entry: PackageEntry): Buffer {
  const raw = Buffer.from(entry.raw.buffer, entry.raw.byteOffset, entry.raw.byteLength)
  if (entry.method === 0) return checkedSize(entry, raw)
  try {
    return checkedSize(entry, inflateRaw(raw, entry.size))
  } catch {
    throw damaged(entry)
  }
}

/**
 * Inflates an entry once, passes it on in pieces, and checks size and CRC-32. Large content is never completely in
 * memory.
 * @throws DocumentError GATE_DAMAGED, and what `take` throws
 */
export async function streamEntry(entry: PackageEntry, take: (piece: Buffer) => void): Promise<void> {
  let sum = 0
  let size = 0
  for await (const piece of piecesOf(entry)) {
    size += piece.length
    if (size > entry.size) throw damaged(entry)
    sum = crc32(piece, sum)
    take(piece)
  }
  if (size !== entry.size || sum !== entry.crc32) throw damaged(entry)
}

async function* piecesOf(entry: PackageEntry): AsyncGenerator<Buffer> {
  if (entry.method === 0 || entry.size <= WHOLE_UP_TO) {
    yield inflateEntry(entry)
    return
  }
  try {
    yield* inflatePieces(entry.raw)
  } catch {
    throw damaged(entry)
  }
}

function checkedSize(entry: PackageEntry, content: Buffer): Buffer {
  if (content.length !== entry.size) throw damaged(entry)
  return content
}
