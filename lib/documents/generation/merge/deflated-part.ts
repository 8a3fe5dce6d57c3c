import { Buffer } from 'node:buffer'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PackageEntry } from '../../ooxml/package'

/** Text is compressed in pieces of at least so many characters: a piece costs its own compressor. */
const PIECE = 512 * 1024

/**
 * An entry of a package whose content comes in pieces: no more than one is uncompressed at a time. Each is a run of deflate blocks of
 * its own that ends at a byte (RFC 1951 §3.2.4, zlib's sync flush); one after another they are one stream.
 */
export class DeflatedPart {
  readonly #compressed: Uint8Array[] = []
  #waiting: string[] = []
  #waitingLength = 0
  #crc = 0
  #size = 0

  constructor(private readonly name: string) {}

  write(text: string): void {
    this.#waiting.push(text)
    this.#waitingLength += text.length
    if (this.#waitingLength >= PIECE) this.#compress(constants.Z_SYNC_FLUSH)
  }

  /** The whole entry; nothing can be written after it. */
  end(): PackageEntry {
    this.#compress(constants.Z_FINISH)
    return { name: this.name, method: 8, crc32: this.#crc, size: this.#size, raw: Buffer.concat(this.#compressed) }
  }

  #compress(finishFlush: number): void {
    const bytes = Buffer.from(this.#waiting.join(''), 'utf8')
    this.#waiting = []
    this.#waitingLength = 0
    this.#crc = crc32(bytes, this.#crc)
    this.#size += bytes.length
    this.#compressed.push(deflateRawSync(bytes, { finishFlush }))
  }
}
