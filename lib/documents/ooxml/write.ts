import { Buffer, crc32, deflateRaw } from '#host'
import { CONTENT_TYPES } from './content-types'
import type { PackageEntry } from './directory'
import { ODF_MIMETYPE } from './odf'
import { MEBIBYTE } from './limits'
import { directoryEnd, zipPieces } from './zip-records'

/** What programs look for at the very beginning. */
const FIRST = new Map([
  [ODF_MIMETYPE, 0],
  [CONTENT_TYPES, 1],
])
/** Compressed in themselves: to deflate them again costs time and saves nothing. */
const COMPRESSED = /\.(?:png|jpe?g|gif)$/i
const rank = (entry: PackageEntry) => FIRST.get(entry.name) ?? 2

/**
 * A package of the entries, with the content of some replaced (strings as UTF-8), new ones added at the end and others left
 * out. What is not changed is copied as it is, still compressed. The same input gives the same bytes.
 */
export async function writePackage(
  entries: readonly PackageEntry[],
  changed: ReadonlyMap<string, string | Uint8Array>,
  removed: ReadonlySet<string> = new Set(),
  before?: WrittenParts,
): Promise<Uint8Array> {
  const written = new Map(entries.filter(({ name }) => !removed.has(name)).map((entry) => [entry.name, entry]))
  for (const [name, content] of changed) {
    written.set(name, await (before === undefined ? compress(name, content) : before.of(name, content)))
  }
  return packageOf([...written.values()])
}

/** A package of entries that are compressed already. */
export function packageOf(entries: readonly PackageEntry[]): Uint8Array {
  return assemble(entries.toSorted((a, b) => rank(a) - rank(b)))
}

/** Parts of the package that was written before: those that are the same in the next one aren't compressed again. */
export class WrittenParts {
  readonly #last = new Map<string, { readonly content: string | Uint8Array; readonly entry: PackageEntry }>()

  async of(name: string, content: string | Uint8Array): Promise<PackageEntry> {
    const known = this.#last.get(name)
    if (known?.content === content) return known.entry
    const entry = await compress(name, content)
    this.#last.set(name, { content, entry })
    return entry
  }
}

async function compress(name: string, content: string | Uint8Array): Promise<PackageEntry> {
  const bytes = typeof content === 'string' ? encode(content) : content
  const [sum, size] = [crc32(bytes), bytes.length]
  if (content === bytes && COMPRESSED.test(name)) return { name, method: 0, crc32: sum, size, raw: content }
  return { name, method: 8, crc32: sum, size, raw: await deflateRaw(bytes) }
}

/** A part's text is encoded only to be compressed immediately: one room serves all, or ten thousand documents leave a gigabyte behind. */
let room = Buffer.alloc(0)
const MAX_ROOM = 8 * MEBIBYTE

/** UTF-8 that is good until the next call. */
function encode(text: string): Uint8Array {
  const most = 3 * text.length
  if (most > MAX_ROOM) return Buffer.from(text, 'utf8')
  if (room.length < most) room = Buffer.allocUnsafeSlow(Math.min(MAX_ROOM, 2 * most))
  return room.subarray(0, room.write(text, 'utf8'))
}

function assemble(entries: readonly PackageEntry[]): Uint8Array {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const written = zipPieces(entry, offset)
    pieces.push(written.head, entry.raw)
    directory.push(written.directory)
    offset += written.head.length + entry.raw.length
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0)
  return Buffer.concat([...pieces, ...directory, directoryEnd(entries.length, size, offset)])
}
