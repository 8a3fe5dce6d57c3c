import { Buffer, crc32, deflater } from '#host'
import type { PackageEntry } from '../../ooxml/package'

/** Text is compressed in pieces of at least so many characters: a piece costs its own compressor. */
const PIECE = 512 * 1024

/**
 * An entry of a package whose content comes in pieces: no more than one is uncompressed at a time.
 */
export class DeflatedPart {
  readonly #deflater = deflater()
  #waiting: string[] = []
  #waitingLength = 0
  #crc = 0
  #size = 0

  constructor(private readonly name: string) {}

  write(text: string): void {
    this.#waiting.push(text)
    this.#waitingLength += text.length
    if (this.#waitingLength >= PIECE) this.#compress()
  }

  /** The whole entry; nothing can be written after it. */
  end(): PackageEntry {
    this.#compress()
    return { name: this.name, method: 8, crc32: this.#crc, size: this.#size, raw: this.#deflater.end() }
  }

  #compress(): void {
    const bytes = Buffer.from(this.#waiting.join(''), 'utf8')
    this.#waiting = []
    this.#waitingLength = 0
    this.#crc = crc32(bytes, this.#crc)
    this.#size += bytes.length
    this.#deflater.write(bytes)
  }
}
