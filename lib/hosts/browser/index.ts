import { sha256 as newSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Inflate } from 'fflate'
import type { Bytes, Deflater, DeflateStream, Sha256 } from '@/lib/documents/host'
import { asBytes, BROWSER_BYTES } from './bytes'

export { crc32 } from './crc32'

export const Buffer = BROWSER_BYTES
export type Buffer = Bytes

/** So much compressed content is inflated at a time: none becomes more than a thousand times as large. */
const COMPRESSED_PIECE = 1 << 15

/** A stream that goes past its size is ended right there, however much follows. */
export function inflateRaw(raw: Uint8Array, most: number): Bytes {
  const pieces: Uint8Array[] = []
  let size = 0
  for (const piece of inflated(raw)) {
    size += piece.length
    if (size > most) throw new RangeError('More than was declared')
    pieces.push(piece)
  }
  return pieces.length === 1 && pieces[0] !== undefined ? asBytes(pieces[0]) : Buffer.concat(pieces)
}

export async function* inflatePieces(raw: Uint8Array): AsyncGenerator<Bytes> {
  for (const piece of inflated(raw)) yield asBytes(piece)
}

/** @throws an error of fflate where the stream is damaged or breaks off */
function* inflated(raw: Uint8Array): Generator<Uint8Array> {
  const made: Uint8Array[] = []
  const inflate = new Inflate((piece) => void made.push(piece))
  for (let at = 0; ; at += COMPRESSED_PIECE) {
    const isLast = at + COMPRESSED_PIECE >= raw.length
    inflate.push(raw.subarray(at, at + COMPRESSED_PIECE), isLast)
    for (const piece of made.splice(0)) if (piece.length > 0) yield piece
    if (isLast) return
  }
}

/** Browsers choose the level themselves. */
export function deflateRaw(bytes: Uint8Array): Promise<Bytes> {
  const { write, end } = deflater()
  write(bytes)
  return end()
}

export function deflater(): Deflater {
  const { write, end } = deflateStream()
  // The stream may read a piece only after its memory is used for another.
  return { write: (piece) => void write(piece.slice()), end }
}

/** Browsers compress about twice as fast as a script does. A stream fails only with its page. */
export function deflateStream(): DeflateStream {
  const { writable, readable } = new CompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const compressed = piecesOf(readable)
  return {
    write: (piece) => writer.write(piece as Uint8Array<ArrayBuffer>),
    async end() {
      void writer.close()
      const pieces = await compressed
      return pieces.length === 1 && pieces[0] !== undefined ? asBytes(pieces[0]) : Buffer.concat(pieces)
    },
  }
}

async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(value)
  }
}

export function sha256(): Sha256 {
  return sha256Of(newSha256.create())
}

function sha256Of(hash: ReturnType<typeof newSha256.create>): Sha256 {
  const own: Sha256 = {
    update(content) {
      hash.update(typeof content === 'string' ? Buffer.from(content, 'utf8') : content)
      return own
    },
    copy: () => sha256Of(hash.clone()),
    hex: () => bytesToHex(hash.digest()),
  }
  return own
}

const waiting: (() => void)[] = []
const channel = new MessageChannel()
channel.port1.onmessage = () => waiting.shift()?.()

/** A timer would wait four milliseconds each time; a message doesn't. */
export function yieldNow(): Promise<void> {
  return new Promise((resume) => {
    waiting.push(resume)
    channel.port2.postMessage(null)
  })
}

/** A browser only writes a rejection that nobody waits for to its console. */
export function forgiveRejections(): () => void {
  return () => undefined
}
