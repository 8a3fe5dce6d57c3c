import { Readable } from 'node:stream'
import { BodyTurns } from './body-turns'

const turns = new BodyTurns()

/**
 * Reads the body of a request piece by piece in turn, one piece at a time: with hundreds of uploads, each keeps no more
 * in memory. If it is ended early, it stops reading.
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
      // If it is canceled during a read, undici's body throws where no one can catch it when it ends after all.
      void reading.then(() => reader.cancel(error)).catch(() => undefined)
      done(error)
    },
  })
}
