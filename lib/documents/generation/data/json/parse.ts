import { DocumentError } from '../../../error'

/** A number as the text wrote it: its digits are printed, and none of them gets lost. */
export interface JsonNumber {
  readonly kind: 'number'
  readonly source: string
}

export interface JsonArray {
  readonly kind: 'array'
  readonly items: readonly JsonValue[]
}

export interface JsonObject {
  readonly kind: 'object'
  /** In the order written; of a key that repeats, the last value. */
  readonly entries: ReadonlyMap<string, JsonValue>
  /** Keys that were written more than once. */
  readonly repeated: readonly string[]
  /** Where it is in the text, from its brace to the character after the closing one. */
  readonly start: number
  readonly end: number
}

export type JsonValue = null | boolean | string | JsonNumber | JsonArray | JsonObject

/** Deeper data has no tags; the limit also keeps a hostile file from using up the stack. */
export const MAX_JSON_DEPTH = 20

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const LITERALS: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
])

/**
 * Reads JSON texts (RFC 8259) from one string. JSON.parse would round numbers of more than 17 digits and say nothing of repeated
 * keys; both change what a document prints.
 */
export class JsonReader {
  #at: number

  constructor(
    private readonly text: string,
    start = 0,
    private readonly end = text.length,
  ) {
    this.#at = start
  }

  /** The only value of the text. @throws DocumentError JSON_INVALID, JSON_TOO_DEEP */
  only(): JsonValue {
    const value = this.#value(0)
    this.#space()
    if (this.#at < this.end) this.#fail()
    return value
  }

  #value(depth: number): JsonValue {
    this.#space()
    const code = this.#code()
    if (code === 0x22) return this.#string()
    if (code === 0x7b || code === 0x5b) {
      if (depth >= MAX_JSON_DEPTH) throw new DocumentError('JSON_TOO_DEEP', { limit: MAX_JSON_DEPTH, ...this.#place() })
      return code === 0x7b ? this.#object(depth + 1) : this.#array(depth + 1)
    }
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.#number()
    for (const [word, value] of LITERALS) {
      if (!this.text.startsWith(word, this.#at)) continue
      this.#at += word.length
      return value
    }
    return this.#fail()
  }

  #object(depth: number): JsonObject {
    const start = this.#at
    const entries = new Map<string, JsonValue>()
    const repeated: string[] = []
    this.#at += 1
    if (this.#next() === 0x7d) this.#at += 1
    else {
      for (;;) {
        if (this.#next() !== 0x22) this.#fail()
        const key = this.#string()
        if (this.#next() !== 0x3a) this.#fail()
        this.#at += 1
        const value = this.#value(depth)
        if (entries.has(key)) repeated.push(key)
        entries.set(key, value)
        if (this.#goesOn(0x7d)) break
      }
    }
    return { kind: 'object', entries, repeated, start, end: this.#at }
  }

  #array(depth: number): JsonArray {
    const items: JsonValue[] = []
    this.#at += 1
    if (this.#next() === 0x5d) this.#at += 1
    else {
      do items.push(this.#value(depth))
      while (!this.#goesOn(0x5d))
    }
    return { kind: 'array', items }
  }

  /** Steps over the comma or the closing sign after a value: true for the latter. */
  #goesOn(closing: number): boolean {
    const code = this.#next()
    if (code !== 0x2c && code !== closing) this.#fail()
    this.#at += 1
    return code === closing
  }

  #string(): string {
    const start = this.#at
    let at = start + 1
    let escaped = false
    for (; at < this.end; at += 1) {
      const code = this.text.charCodeAt(at)
      if (code === 0x22) break
      if (code < 0x20) this.#fail(at)
      if (code === 0x5c) {
        escaped = true
        at += 1
      }
    }
    if (at >= this.end) this.#fail(start)
    this.#at = at + 1
    if (!escaped) return this.text.slice(start + 1, at)
    try {
      return JSON.parse(this.text.slice(start, at + 1)) as string
    } catch {
      return this.#fail(start)
    }
  }

  #number(): JsonNumber {
    NUMBER.lastIndex = this.#at
    const source = NUMBER.exec(this.text)?.[0]
    if (source === undefined || this.#at + source.length > this.end) return this.#fail()
    this.#at += source.length
    return { kind: 'number', source }
  }

  #next(): number {
    this.#space()
    return this.#code()
  }

  #code(): number {
    return this.#at < this.end ? this.text.charCodeAt(this.#at) : -1
  }

  #space(): void {
    for (; this.#at < this.end; this.#at += 1) {
      const code = this.text.charCodeAt(this.#at)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
    }
  }

  #fail(at = this.#at): never {
    throw new DocumentError('JSON_INVALID', this.#place(at))
  }

  /** As editors count: from 1. */
  #place(at = this.#at): { line: number; column: number } {
    const before = this.text.slice(0, at)
    return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
  }
}
