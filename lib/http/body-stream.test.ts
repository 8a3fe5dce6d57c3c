import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { bodyStream } from './body-stream'

function body(pieces: readonly Uint8Array[], end: (controller: ReadableStreamDefaultController) => void) {
  let next = 0
  let cancelled: unknown
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next++]
      if (piece === undefined) end(controller)
      else controller.enqueue(piece)
    },
    cancel(reason) {
      cancelled = reason
    },
  })
  return { stream, asked: () => next, cancelled: () => cancelled }
}

const PIECES = Array.from({ length: 40 }, (_, index) => new Uint8Array(1_000).fill(index))

test('all pieces arrive, in their order', async () => {
  const { stream } = body(PIECES, (controller) => controller.close())
  expect(await buffer(bodyStream(stream))).toEqual(Buffer.concat(PIECES))
})

test('ended early, it reads no further and lets the body go', async () => {
  const { stream, asked, cancelled } = body(PIECES, (controller) => controller.close())
  const reading = bodyStream(stream)
  const stop = new Error('too large')
  reading.on('error', () => undefined)
  reading.once('data', () => reading.destroy(stop))
  await new Promise((resolve) => reading.once('close', resolve))
  await nextTurn()
  expect(cancelled()).toBe(stop)
  expect(asked()).toBeLessThan(10)
})

test('a body that breaks off ends it with the same error', async () => {
  const broken = new Error('the caller has gone')
  const { stream } = body(PIECES, (controller) => controller.error(broken))
  await expect(buffer(bodyStream(stream))).rejects.toBe(broken)
})

test('a request that ends after its body was given up disturbs no one', async () => {
  const source = new Readable({ read: () => undefined })
  const uncaught: unknown[] = []
  const hear = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', hear)
  try {
    const init = { method: 'POST', body: source, duplex: 'half' } as unknown as RequestInit
    const { body: sent } = new Request('http://localhost/', init)
    if (sent === null) throw new Error('no body')
    const reading = bodyStream(sent)
    reading.resume()
    source.push('a')
    await nextTurn()
    reading.destroy()
    await nextTurn()
    source.push(null)
    for (let turn = 0; turn < 5; turn++) await nextTurn()
  } finally {
    process.off('uncaughtException', hear)
  }
  expect(uncaught).toEqual([])
})
