import type { Readable, TransformCallback } from 'node:stream'
import { pipeline, Transform } from 'node:stream'
import { storageUnavailable } from './storage-error'

/**
 * Passes a store's bytes on, and ends with STORAGE_UNAVAILABLE when they break off or none comes for `silenceMs` while
 * they are waited for. A reader who takes his time is not the store's silence.
 */
export function watchedStream(source: Readable, silenceMs: number): Readable {
  const watched = new WatchedStream(silenceMs)
  // Both ends go together: an error of the source reaches the reader, a reader who leaves frees the connection.
  pipeline(source, watched, () => undefined)
  return watched
}

class WatchedStream extends Transform {
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly silenceMs: number) {
    super()
  }

  /** Called when the reader has room for more. */
  override _read(size: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.destroy(storageUnavailable()), this.silenceMs)
    super._read(size)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    clearTimeout(this.timer)
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.timer)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.timer)
    done(error === null ? null : storageUnavailable())
  }
}
