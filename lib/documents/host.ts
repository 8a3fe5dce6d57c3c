/**
 * What the core asks of the program that it runs in. The core imports it as `#host`, which package.json resolves when a program is
 * bundled: to Node's (`lib/hosts/node`) or to the browser's (`lib/hosts/browser`).
 */

/** The encodings that texts are read from and written to. */
export type Encoding = 'utf8' | 'latin1' | 'utf16le' | 'hex' | 'base64'

/** Bytes with what the core reads and writes in them: the part of Node's Buffer that it uses. Reading outside of them throws. */
export interface Bytes extends Uint8Array<ArrayBuffer> {
  readUInt16LE(offset: number): number
  readUInt16BE(offset: number): number
  readUInt32LE(offset: number): number
  readUInt32BE(offset: number): number
  readInt32LE(offset: number): number
  readBigUInt64LE(offset: number): bigint
  writeUInt8(value: number, offset: number): number
  writeUInt16LE(value: number, offset: number): number
  writeUInt32LE(value: number, offset: number): number
  writeUInt32BE(value: number, offset: number): number
  /** Returns how many bytes were written. */
  write(text: string, encoding: 'utf8' | 'latin1'): number
  write(text: string, offset: number, encoding: 'utf8' | 'latin1'): number
  /** The text between two places, which may be past the end. */
  toString(encoding?: Encoding, start?: number, end?: number): string
  equals(other: Uint8Array): boolean
  /** Whether bytes of it are less than, equal to or greater than bytes of another: -1, 0 or 1. */
  compare(other: Uint8Array, otherStart: number, otherEnd: number, start: number, end: number): number
  copy(target: Uint8Array, targetStart?: number, sourceStart?: number, sourceEnd?: number): number
  indexOf(value: number | Uint8Array, from?: number): number
  includes(value: number, from?: number): boolean
  subarray(start?: number, end?: number): Bytes
}

export interface BytesMaker {
  alloc(size: number): Bytes
  /** Memory of its own that may contain anything. */
  allocUnsafeSlow(size: number): Bytes
  byteLength(text: string, encoding?: 'utf8'): number
  concat(pieces: readonly Uint8Array[]): Bytes
  from(text: string, encoding?: Encoding): Bytes
  from(memory: ArrayBufferLike, offset: number, length: number): Bytes
  from(bytes: ArrayLike<number>): Bytes
}

export interface Sha256 {
  update(content: string | Uint8Array): Sha256
  /** One that goes on from here, apart from this one. */
  copy(): Sha256
  /** In lower case. Nothing can be added after it. */
  hex(): string
}

export interface DeflateOptions {
  /** From 1 to 9. */
  readonly level: number
  /** The window of a short content, as the power of two that it fits into. */
  readonly windowBits?: number
}

/** A deflate stream (RFC 1951) of content that comes in pieces. */
export interface Deflater {
  write(piece: Uint8Array): void
  /** What was compressed; nothing can be written after it. */
  end(): Promise<Bytes>
}

/**
 * The same for content that is produced while the last piece is compressed, if the host can do both at the same time.
 */
export interface DeflateStream {
  /** Null, or what to wait for before the next piece. */
  write(piece: Uint8Array): Promise<unknown> | null
  end(): Promise<Bytes>
}

export interface Host {
  readonly Buffer: BytesMaker
  /** CRC-32 of bytes, or of what is before them and them. */
  crc32(bytes: Uint8Array, before?: number): number
  /** Inflates a raw deflate stream. Throws where it is damaged, or more than so many bytes. */
  inflateRaw(raw: Uint8Array, most: number): Bytes
  /** The same in pieces, as many bytes as there are. Throws where it is damaged. */
  inflatePieces(raw: Uint8Array): AsyncIterable<Bytes>
  /** Deflates bytes, which may be overwritten once the function has returned its promise. */
  deflateRaw(bytes: Uint8Array, options?: DeflateOptions): Promise<Bytes>
  deflater(): Deflater
  deflateStream(level: number): DeflateStream
  sha256(): Sha256
  /** Yields to other work in this process. */
  yieldNow(): Promise<void>
  /**
   * Keeps this process from ending for rejections that nobody waits for, where the function says so, until what it returns is called. Other
   * rejections end it as before.
   */
  forgiveRejections(forgives: (reason: unknown) => boolean): () => void
}
