import type { Buffer } from '#host'

/** Bytes that are compared in one step. */
const WORD = 4

/** Stretches of bytes that are kept, to be found again where they are in a part. */
export class KeptBytes {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #used = 0
  /** The current piece, as bytes and as words. */
  #data: Buffer | null = null
  #here: DataView

  constructor(private readonly room: number) {
    this.#bytes = new Uint8Array(room)
    this.#view = new DataView(this.#bytes.buffer)
    this.#here = this.#view
  }

  hasRoom(length: number): boolean {
    return this.#used + length <= this.room
  }

  /** Where it keeps them from now on. */
  keep(data: Buffer, start: number, length: number): number {
    const place = this.#used
    this.#bytes.set(data.subarray(start, start + length), place)
    this.#used += length
    return place
  }

  clear(): void {
    this.#used = 0
  }

  /** Whether the bytes kept at a place are in a part's. */
  stand(place: number, length: number, data: Buffer, at: number): boolean {
    if (at + length > data.length) return false
    const here = this.#viewOf(data)
    const kept = this.#view
    // From the end: a tag of another length differs right there. The shortest tag, `<a>`, isn't a word long.
    let index = length - WORD
    for (; index > 0; index -= WORD) if (here.getInt32(at + index) !== kept.getInt32(place + index)) return false
    if (length >= WORD) return here.getInt32(at) === kept.getInt32(place)
    for (index = length - 1; index > 0; index--) if (data[at + index] !== this.#bytes[place + index]) return false
    return true
  }

  /** A part comes in a few large pieces. */
  #viewOf(data: Buffer): DataView {
    if (data !== this.#data) {
      this.#data = data
      this.#here = new DataView(data.buffer, data.byteOffset, data.length)
    }
    return this.#here
  }
}
