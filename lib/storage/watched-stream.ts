import type { Readable, TransformCallback } from 'node:stream'
import { pipeline, Transform } from 'node:stream'
import { storageUnavailable } from './storage-error'

/** A reader that reads nothing for this long blocks a connection to the store that others need. */
const READER_MS = 60_000

/**
 * Passes a store's bytes on, and ends with STORAGE_UNAVAILABLE when they break off or none comes for `silenceMs` while
 * they are waited for. A reader who takes his time is not the store's silence; one who takes nothing for `readerMs` has gone.
 */
export function watchedStream(source: Readable, silenceMs: number, readerMs = READER_MS): Readable {
  const watched = new WatchedStream(silenceMs, readerMs)
  // Both ends go together: an error of the source reaches the reader, a reader who leaves frees the connection.
  pipeline(source, watched, () => undefined)
  return watched
}

class WatchedStream extends Transform {
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly silenceMs: number,
    private readonly readerMs: number,
  ) {
    super()
  }

  /** Called when the reader has room for more. */
  override _read(size: number): void {
    this.endAfter(this.silenceMs)
    super._read(size)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // Until the reader has room again.
    this.endAfter(this.readerMs)
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.timer)
    done()
  }

  private endAfter(milliseconds: number): void {
    clearTimeout(this.timer)
    // It doesn't keep an otherwise idle process alive.
    this.timer = setTimeout(() => this.destroy(storageUnavailable()), milliseconds).unref()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.timer)
    done(error === null ? null : storageUnavailable())
  }
}
