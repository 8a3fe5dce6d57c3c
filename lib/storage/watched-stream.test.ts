import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { watchedStream } from './watched-stream'

/** More than a stream keeps for its reader. */
const PIECE = Buffer.alloc(64 * 1024)

test('a reader that stops reading isn’t waited for, and the connection to the store is released', async () => {
  const source = new PassThrough()
  const watched = watchedStream(source, 10_000, 30)
  const ended = new Promise<Error>((resolve) => watched.once('error', resolve))
  source.write(PIECE)
  source.write(PIECE)
  expect(await ended).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(source.destroyed).toBe(true)
})

test('one who takes his time gets all of it', async () => {
  const source = new PassThrough()
  const watched = watchedStream(source, 10_000, 10_000)
  for (let piece = 0; piece < 3; piece++) source.write(PIECE)
  source.end()
  let bytes = 0
  for await (const chunk of watched as AsyncIterable<Buffer>) {
    await pause(20)
    bytes += chunk.length
  }
  expect(bytes).toBe(3 * PIECE.length)
})

test('reports a store that stops responding', async () => {
  const source = new PassThrough()
  const watched = watchedStream(source, 30, 10_000)
  watched.resume()
  source.write(PIECE)
  const ended = await new Promise<Error>((resolve) => watched.once('error', resolve))
  expect(ended).toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
})
