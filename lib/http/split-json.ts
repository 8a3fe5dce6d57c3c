import { Transform, type TransformCallback } from 'node:stream'
import { AppError } from '@/lib/errors'

const [QUOTE, BACKSLASH, OPEN, CLOSE, LIST, END_OF_LIST, COLON, COMMA] = [...Buffer.from('"\\{}[]:,')] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/**
 * Passes on the bytes of one value of a JSON object, and keeps the rest of the object as text with `null` in its place.
 * So any number of rows is written to a file while it arrives, and this process parses only the rest. Invalid JSON is
 * detected by the parsers.
 */
export class JsonSplitter extends Transform {
  #depth = 0
  #inString = false
  #escaped = false
  /** The bytes of the key that is being read, or null outside one. */
  #key: number[] | null = null
  #expectsKey = true
  #isWanted = false
  #found = 0
  readonly #rest: number[] = []

  constructor(
    private readonly name: string,
    private readonly maxRest: number,
  ) {
    super()
  }

  /** How often the value was there. */
  get found(): number {
    return this.#found
  }

  /** The object without the value. */
  get rest(): string {
    return Buffer.from(this.#rest).toString('utf8')
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = this.#isWanted ? 0 : -1
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      const ends = this.#isWanted && !this.#inString && this.#depth === 1 && (byte === COMMA || byte === CLOSE)
      if (ends) {
        if (from >= 0) this.push(chunk.subarray(from, at))
        from = -1
        this.#isWanted = false
        this.#keep(...Buffer.from('null'))
      }
      const wasWanted = this.#isWanted
      this.#step(byte)
      if (!wasWanted) this.#keep(byte)
      if (this.#isWanted && !wasWanted) from = at + 1
      if (this.#rest.length > this.maxRest) {
        done(new AppError('BODY_TOO_LARGE', { limit: this.maxRest }, { limit: this.maxRest, used: this.#rest.length }))
        return
      }
    }
    if (from >= 0 && from < chunk.length) this.push(chunk.subarray(from))
    done()
  }

  #keep(...bytes: number[]): void {
    this.#rest.push(...bytes)
  }

  #step(byte: number): void {
    if (this.#inString) {
      this.#key?.push(byte)
      if (this.#escaped) this.#escaped = false
      else if (byte === BACKSLASH) this.#escaped = true
      else if (byte === QUOTE) this.#inString = false
      return
    }
    if (byte === QUOTE) {
      this.#inString = true
      if (this.#depth === 1 && this.#expectsKey) this.#key = [byte]
    } else if (byte === OPEN || byte === LIST) this.#depth += 1
    else if (byte === CLOSE || byte === END_OF_LIST) this.#depth -= 1
    else if (this.#depth === 1 && byte === COMMA) this.#expectsKey = true
    else if (this.#depth === 1 && byte === COLON && this.#expectsKey) this.#begin()
  }

  /** Begins the value of the key that was read. */
  #begin(): void {
    this.#expectsKey = false
    const key = this.#key
    this.#key = null
    if (key === null || keyOf(key) !== this.name) return
    this.#found += 1
    this.#isWanted = true
  }
}

/** Escapes are allowed in a key as well. */
function keyOf(bytes: readonly number[]): string | null {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as string
  } catch {
    return null
  }
}
