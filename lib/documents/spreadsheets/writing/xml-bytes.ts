import { Buffer } from '#host'
import type { CellsPattern } from './sheet'

/** The approximate size of a piece, in bytes. */
const PIECE = 1 << 18
/** Left behind a piece, so that the row that fills it has room. */
const SPARE = 1 << 14
/** From this length on V8 copies a text faster than a loop does. */
const LONG = 256
/** UTF-16 units of one byte in UTF-8, and of two. */
const [ONE_BYTE, TWO_BYTES] = [0x80, 0x800]
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff]
/** No unit of UTF-16 takes more. */
const MOST_BYTES = 3

/** Most parts are one piece, and are deflated before the next one is made: one room serves all. */
const shared = Buffer.allocUnsafeSlow(PIECE + SPARE)

/**
 * XML in UTF-8 while it is written, a few characters at a time. Where a sheet is some thousand short texts, a loop over their characters
 * is faster than V8 is at joining them and copying what they make.
 */
export class XmlBytes {
  #room: Buffer = shared
  #at = 0

  /** Adds a text whose characters are all bytes, as it is. */
  bytes(text: string): void {
    const { length } = text
    this.#reserve(length)
    if (length >= LONG) {
      this.#at += this.#room.write(text, this.#at, 'latin1')
      return
    }
    const room = this.#room
    let at = this.#at
    for (let index = 0; index < length; index++) room[at++] = text.charCodeAt(index)
    this.#at = at
  }

  /** Adds a text in UTF-8. */
  text(text: string): void {
    const { length } = text
    this.#reserve(length * MOST_BYTES)
    const room = this.#room
    let at = this.#at
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (code < ONE_BYTE) room[at++] = code
      else if (code < TWO_BYTES) {
        room[at++] = 0xc0 | (code >> 6)
        room[at++] = 0x80 | (code & 0x3f)
      } else if (code < FIRST_SURROGATE || code > LAST_SURROGATE) {
        room[at++] = 0xe0 | (code >> 12)
        room[at++] = 0x80 | ((code >> 6) & 0x3f)
        room[at++] = 0x80 | (code & 0x3f)
      } else {
        at += room.write(text.slice(index), at, 'utf8')
        break
      }
    }
    this.#at = at
  }

  /** Adds cells with the number of their row. */
  pattern({ bytes, places }: CellsPattern, number: string): void {
    this.#reserve(bytes.length)
    const room = this.#room
    const at = this.#at
    room.set(bytes, at)
    const { length } = number
    for (const place of places)
      for (let index = 0; index < length; index++) room[at + place + index] = number.charCodeAt(index)
    this.#at = at + bytes.length
  }

  get isFull(): boolean {
    return this.#at >= PIECE
  }

  /** What was written, in its own buffer; what follows begins again. */
  takePiece(): Buffer {
    const full = this.#room.subarray(0, this.#at)
    const piece = this.#room === shared ? Buffer.from(full) : full
    this.#room = Buffer.allocUnsafeSlow(PIECE + SPARE)
    this.#at = 0
    return piece
  }

  /** What was written since the last piece: good until other XML is begun. */
  takeRest(): Buffer {
    return this.#room.subarray(0, this.#at)
  }

  #reserve(length: number): void {
    if (this.#at + length <= this.#room.length) return
    const larger = Buffer.allocUnsafeSlow(2 * (this.#at + length))
    larger.set(this.#room.subarray(0, this.#at))
    this.#room = larger
  }
}
