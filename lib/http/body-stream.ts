import { Readable } from 'node:stream'
import { BodyTurns } from './body-turns'

const turns = new BodyTurns()

/**
 * The body of a request, piece by piece as its turn comes, and one at a time: of hundreds of uploads each holds no more. Ended early,
 * it reads no further.
 */
export function bodyStream(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader()
  let reading: Promise<unknown> = Promise.resolve()
  return new Readable({
    highWaterMark: 1,
    read() {
      reading = reader.read().then(
        ({ done, value }) => (done ? this.push(null) : turns.take(() => this.push(value))),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    },
    destroy(error, done) {
      // Cancelled in the middle of a read, undici's body throws where no one can catch it when its end comes after all.
      void reading.then(() => reader.cancel(error)).catch(() => undefined)
      done(error)
    },
  })
}
