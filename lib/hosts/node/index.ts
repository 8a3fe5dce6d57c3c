import { Buffer as NodeBuffer } from 'node:buffer'
import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import process from 'node:process'
import { constants, crc32, createDeflateRaw, createInflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Bytes, BytesMaker, Deflater, DeflateOptions, DeflateStream, Sha256 } from '@/lib/documents/host'

/** Large content is inflated in pieces of so many bytes. */
const INFLATED_PIECE = 1 << 20
const DEFLATED_PIECE = 1 << 18

/** Node's own has all that the core asks of it, and more. */
export const Buffer = NodeBuffer as unknown as BytesMaker
export type Buffer = Bytes

export { crc32 }

export function inflateRaw(raw: Uint8Array, most: number): Bytes {
  // A chunk one byte larger than the content is never full, so that zlib needs no second one and copies nothing.
  const chunkSize = Math.max(64, Math.min(most, INFLATED_PIECE << 1) + 1)
  return inflateRawSync(raw, { maxOutputLength: Math.max(1, most), chunkSize }) as unknown as Bytes
}

export async function* inflatePieces(raw: Uint8Array): AsyncGenerator<Bytes> {
  const stream = createInflateRaw({ chunkSize: INFLATED_PIECE })
  stream.end(raw)
  // A zlib stream without an encoding gives Buffers.
  for await (const piece of stream) yield piece as Bytes
}

export async function deflateRaw(bytes: Uint8Array, options?: DeflateOptions): Promise<Bytes> {
  return deflateRawSync(bytes, options === undefined ? {} : zlibOptions(options)) as unknown as Bytes
}

/** A short content gets its own window size: that of a long one is 256 KB, and a thousand sheets want a thousand. */
function zlibOptions({ level, windowBits: wanted }: DeflateOptions) {
  if (wanted === undefined) return { level }
  const windowBits = Math.min(15, Math.max(9, wanted))
  return { level, windowBits, memLevel: Math.min(8, windowBits - 7), chunkSize: 1 << windowBits }
}

/**
 * Each piece is a run of deflate blocks that ends at a byte boundary (RFC 1951 §3.2.4, zlib's sync flush), so that
 * concatenated pieces are one stream.
 */
export function deflater(): Deflater {
  const compressed: Uint8Array[] = []
  return {
    write: (piece) => void compressed.push(deflateRawSync(piece, { finishFlush: constants.Z_SYNC_FLUSH })),
    async end() {
      compressed.push(deflateRawSync(new Uint8Array()))
      return Buffer.concat(compressed)
    },
  }
}

/** In another thread. */
export function deflateStream(level: number): DeflateStream {
  const stream = createDeflateRaw({ level, chunkSize: DEFLATED_PIECE })
  const chunks: Uint8Array[] = []
  const ended = once(stream, 'end')
  stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  return {
    write: (piece) => (stream.write(piece) ? null : once(stream, 'drain')),
    async end() {
      stream.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

export function sha256(): Sha256 {
  return sha256Of(createHash('sha256'))
}

function sha256Of(hash: Hash): Sha256 {
  const own: Sha256 = {
    update(content) {
      hash.update(content)
      return own
    },
    copy: () => sha256Of(hash.copy()),
    hex: () => hash.digest('hex'),
  }
  return own
}

export function yieldNow(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

/** What may be rejected with nobody waiting, for as long as it is in the set. */
const forgiven = new Set<(reason: unknown) => boolean>()

/** A listener of ours must not hide what Node ends a process for. */
function onRejection(reason: unknown): void {
  const isForgiven = [...forgiven].some((forgives) => forgives(reason))
  if (!isForgiven && process.listenerCount('unhandledRejection') === 1) throw reason
}

export function forgiveRejections(forgives: (reason: unknown) => boolean): () => void {
  // Another set with the same function would end with the first.
  const own = (reason: unknown) => forgives(reason)
  if (forgiven.size === 0) process.on('unhandledRejection', onRejection)
  forgiven.add(own)
  return () => {
    forgiven.delete(own)
    if (forgiven.size === 0) process.off('unhandledRejection', onRejection)
  }
}
