import type { Bytes, BytesMaker, Encoding } from '@/lib/documents/host'

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true })
const ENCODER = new TextEncoder()

/** So many characters go into one call: an engine has a limit on arguments. */
const CHARACTERS = 8_192
/** Up to here a text is decoded here: the platform's decoder costs more to call than to run. */
const SHORT = 24

/** The byte at a place that has so many. @throws RangeError */
function firstOf(bytes: Uint8Array, at: number, count: number): number {
  const first = bytes[at]
  if (first === undefined || at + count > bytes.length) throw new RangeError('Out of bounds')
  return first
}

function utf8Of(bytes: Uint8Array, start: number, end: number): string {
  if (end - start <= SHORT) {
    let all = 0
    for (let at = start; at < end; at++) all |= bytes[at]!
    if (all < 0x80) return charactersOf(bytes, start, end)
  }
  return UTF8.decode(bytes.subarray(start, end))
}

function charactersOf(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  if (end - start <= SHORT) {
    for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]!)
    return text
  }
  for (let at = start; at < end; at += CHARACTERS) {
    text += String.fromCharCode.apply(null, bytes.subarray(at, Math.min(end, at + CHARACTERS)) as unknown as number[])
  }
  return text
}

/** As Node reads it: half of a pair stays what it is, where a decoder would replace it. */
function utf16Of(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let at = start; at < end; at += 2 * CHARACTERS) {
    const to = Math.min(end, at + 2 * CHARACTERS)
    const units = Array.from(
      { length: (to - at) / 2 },
      (_, unit) => bytes[at + 2 * unit]! | (bytes[at + 2 * unit + 1]! << 8),
    )
    text += String.fromCharCode.apply(null, units)
  }
  return text
}

class BrowserBytes extends Uint8Array<ArrayBuffer> {
  declare subarray: Bytes['subarray']

  readUInt16LE(at: number): number {
    return firstOf(this, at, 2) | (this[at + 1]! << 8)
  }

  readUInt16BE(at: number): number {
    return (firstOf(this, at, 2) << 8) | this[at + 1]!
  }

  readUInt32LE(at: number): number {
    return this.readInt32LE(at) >>> 0
  }

  readUInt32BE(at: number): number {
    return ((firstOf(this, at, 4) << 24) | (this[at + 1]! << 16) | (this[at + 2]! << 8) | this[at + 3]!) >>> 0
  }

  readInt32LE(at: number): number {
    return firstOf(this, at, 4) | (this[at + 1]! << 8) | (this[at + 2]! << 16) | (this[at + 3]! << 24)
  }

  readBigUInt64LE(at: number): bigint {
    return (BigInt(this.readUInt32LE(at + 4)) << 32n) | BigInt(this.readUInt32LE(at))
  }

  writeUInt8(value: number, at: number): number {
    this[at] = value
    return at + 1
  }

  writeUInt16LE(value: number, at: number): number {
    this[at] = value
    this[at + 1] = value >>> 8
    return at + 2
  }

  writeUInt32LE(value: number, at: number): number {
    this.writeUInt16LE(value & 0xffff, at)
    return this.writeUInt16LE(value >>> 16, at + 2)
  }

  writeUInt32BE(value: number, at: number): number {
    this[at] = value >>> 24
    this[at + 1] = value >>> 16
    this[at + 2] = value >>> 8
    this[at + 3] = value
    return at + 4
  }

  write(text: string, place: number | Encoding, encoding?: Encoding): number {
    const at = typeof place === 'number' ? place : 0
    if ((typeof place === 'number' ? encoding : place) !== 'latin1') {
      return ENCODER.encodeInto(text, at === 0 ? this : this.subarray(at)).written
    }
    const { length } = text
    for (let index = 0; index < length; index++) this[at + index] = text.charCodeAt(index)
    return length
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const to = Math.min(end, this.length)
    if (start >= to) return ''
    switch (encoding) {
      case 'latin1':
        return charactersOf(this, start, to)
      case 'utf8':
        return utf8Of(this, start, to)
      case 'utf16le':
        return utf16Of(this, start, to - ((to - start) % 2))
      case 'hex':
        return Array.from(this.subarray(start, to), (byte) => byte.toString(16).padStart(2, '0')).join('')
      case 'base64':
        return btoa(charactersOf(this, start, to))
    }
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, index) => byte === other[index])
  }

  compare(other: Uint8Array, otherStart: number, otherEnd: number, start: number, end: number): number {
    const shared = Math.min(otherEnd - otherStart, end - start)
    for (let index = 0; index < shared; index++) {
      const difference = this[start + index]! - other[otherStart + index]!
      if (difference !== 0) return Math.sign(difference)
    }
    return Math.sign(end - start - (otherEnd - otherStart))
  }

  copy(target: Uint8Array, targetStart = 0, sourceStart = 0, sourceEnd = this.length): number {
    const piece = this.subarray(sourceStart, Math.min(sourceEnd, sourceStart + target.length - targetStart))
    target.set(piece, targetStart)
    return piece.length
  }

  override indexOf(value: number | Uint8Array, from = 0): number {
    if (typeof value === 'number') return super.indexOf(value, from)
    const [first] = value
    if (first === undefined) return from
    const last = this.length - value.length
    for (let at = super.indexOf(first, from); at >= 0 && at <= last; at = super.indexOf(first, at + 1)) {
      let index = 1
      while (index < value.length && this[at + index] === value[index]) index++
      if (index === value.length) return at
    }
    return -1
  }
}

function allocated(size: number): Bytes {
  return new BrowserBytes(new ArrayBuffer(size)) as Bytes
}

function fromText(text: string, encoding: Encoding): Bytes {
  if (encoding === 'latin1') {
    const bytes = allocated(text.length)
    bytes.write(text, 'latin1')
    return bytes
  }
  if (encoding !== 'utf8') throw new TypeError(`Bytes are not made of ${encoding} here`)
  return asBytes(ENCODER.encode(text))
}

/** The same memory, with what the core reads and writes in it. */
export function asBytes({ buffer, byteOffset, byteLength }: Uint8Array): Bytes {
  return new BrowserBytes(buffer as ArrayBuffer, byteOffset, byteLength) as Bytes
}

/** What Node's Buffer is to the core, in a browser. */
export const BROWSER_BYTES: BytesMaker = {
  alloc: allocated,
  allocUnsafeSlow: allocated,
  byteLength(text) {
    const { length } = text
    let bytes = length
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index)
      if (code >= 0x80) bytes += code >= 0x800 ? 2 : 1
      // A pair takes four bytes and was counted as six.
      if (code >= 0xd800 && code <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) bytes -= 2
    }
    return bytes
  },
  concat(pieces) {
    const whole = allocated(pieces.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  },
  from(content: string | ArrayBufferLike | ArrayLike<number>, second?: Encoding | number, length?: number): Bytes {
    if (typeof content === 'string') return fromText(content, typeof second === 'string' ? second : 'utf8')
    if (typeof second === 'number') return new BrowserBytes(content as ArrayBuffer, second, length) as Bytes
    return asBytes(Uint8Array.from(content as ArrayLike<number>))
  },
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
