import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { AppError } from '@/lib/errors'
import { S3Storage } from './s3-storage'
import { newStorageKey } from './storage-key'
import type { FaultyBucket } from './test-support/faulty-bucket'
import { startFaultyBucket } from './test-support/faulty-bucket'
import { bucketAt } from './test-support/local-bucket'
import type { Scratch } from './test-support/scratch'
import { bytesOf, failure, randomFile, scratch } from './test-support/scratch'

process.env['LOG_LEVEL'] = 'silent'

let place: Scratch
let bucket: FaultyBucket
let storage: S3Storage
beforeEach(async () => {
  place = await scratch()
  bucket = await startFaultyBucket()
  storage = new S3Storage(bucket.config, place.newFolder)
})
afterEach(async () => {
  await bucket.close()
  await place.remove()
})

/** What is promised within three seconds is given room: a machine with other work to do keeps it later. */
const IN_TIME_MS = 9_000

const KEY = newStorageKey()
const unavailable = expect.objectContaining({ code: 'STORAGE_UNAVAILABLE', details: { retryAfterSeconds: 5 } })

const refuses =
  (status: number, body = ''): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  }
const silent: RequestListener = (request) => void request.resume()
const resets: RequestListener = (request) => void request.socket.resetAndDestroy()
const sends =
  (text: string, length = text.length): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': length }).write(text)
    if (text.length === length) response.end()
  }

const everyMethod: Record<string, (store: S3Storage) => Promise<unknown>> = {
  publish: async (store) => store.publish(await place.file(randomFile(200_000)), KEY),
  read: (store) => store.read(KEY),
  localCopy: (store) => store.localCopy(KEY),
  remove: (store) => store.remove(KEY),
  probe: (store) => store.probe(),
  'direct.bytesOf': (store) => store.direct.bytesOf(KEY),
}

test.each([
  ['answers 500 with nothing', refuses(500)],
  ['answers 502 with a page', refuses(502, '<html><h1>Bad gateway</h1></html>')],
  ['answers 503 SlowDown', refuses(503, '<Error><Code>SlowDown</Code></Error>')],
  ['breaks connections off', resets],
  ['takes requests and says nothing', silent],
])('a bucket that %s is unavailable to every method within three seconds', async (_name, answer) => {
  bucket.behave(answer)
  const failures = await Promise.all(
    Object.entries(everyMethod).map(async ([method, call]) => ({
      method,
      ...(await failure(call(new S3Storage(bucket.config, place.newFolder)))),
    })),
  )
  expect(failures.map(({ method, error }) => [method, error])).toEqual(
    Object.keys(everyMethod).map((method) => [method, unavailable]),
  )
  expect(Math.max(...failures.map(({ milliseconds }) => milliseconds))).toBeLessThan(IN_TIME_MS)
  // The upload's own file is its owner's.
  expect(await place.temporaryFiles()).toHaveLength(1)
})

test.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
  [400, 'InvalidArgument'],
])('a refusal that will come again (%i %s) is not asked for twice', async (status, code) => {
  bucket.behave(refuses(status, `<Error><Code>${code}</Code></Error>`))
  await expect(storage.read(KEY)).rejects.toEqual(unavailable)
  expect(bucket.requests).toHaveLength(1)
})

test('reports a refused connection as unavailable immediately', async () => {
  const { error, milliseconds } = await failure(new S3Storage(bucketAt(1), place.newFolder).read(KEY))
  expect(error).toEqual(unavailable)
  expect(milliseconds).toBeLessThan(IN_TIME_MS)
})

test('one temporary failure goes unnoticed: a read and an upload are repeated completely', async () => {
  const received: number[] = []
  const failing = new Set(['GET', 'PUT'])
  bucket.behave((request, response) => {
    if (failing.delete(request.method ?? '')) return resets(request, response)
    void bytesOf(request).then((body) => {
      received.push(body.length)
      response.end(request.method === 'GET' ? 'an act' : '')
    })
  })
  expect(String(await bytesOf(await storage.read(KEY)))).toBe('an act')
  await storage.publish(await place.file(randomFile(3_000_000)), KEY)
  expect(received).toEqual([0, 3_000_000])
})

test('an upload that fails keeps the temporary file for its owner and takes back what the bucket may have', async () => {
  bucket.behave((request, response) => (request.method === 'PUT' ? silent : refuses(204))(request, response))
  const file = await place.file(randomFile(1_000))
  await expect(storage.publish(file, KEY)).rejects.toEqual(unavailable)
  expect(existsSync(file)).toBe(true)
  for (let tries = 0; tries < 100 && bucket.requests.length < 2; tries++) await pause(50)
  expect(bucket.requests.map((request) => request.split(/[ ?]/).slice(0, 2).join(' '))).toEqual([
    `PUT /acts/${KEY}`,
    `DELETE /acts/${KEY}`,
  ])
})

test('accepts a slow but steady upload', async () => {
  let received = 0
  bucket.behave((request, response) => {
    const slow = setInterval(() => request.resume(), 20)
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      request.pause()
    })
    request.on('end', () => {
      clearInterval(slow)
      response.end()
    })
  })
  const started = performance.now()
  await storage.publish(await place.file(randomFile(16_000_000)), KEY)
  expect(received).toBe(16_000_000)
  expect(performance.now() - started).toBeGreaterThan(3_000)
})

describe('bytes that stop coming', () => {
  test.each([
    ['go silent', sends('half an', 100)],
    [
      'break off',
      ((request, response) => {
        sends('half an', 100)(request, response)
        setTimeout(() => response.destroy(), 50)
      }) satisfies RequestListener,
    ],
  ])('%s: the reader hears of it and no half copy is left', async (_how, answer) => {
    bucket.behave(answer)
    const reading = [failure(storage.read(KEY).then(bytesOf)), failure(storage.localCopy(KEY))]
    for (const { error, milliseconds } of await Promise.all(reading)) {
      expect(error).toEqual(unavailable)
      expect(milliseconds).toBeLessThan(IN_TIME_MS)
    }
    expect(await place.temporaryFiles()).toEqual([])
  })

  test('a reader who takes his time is not the bucket’s silence', async () => {
    bucket.behave((_request, response) => void response.end(randomFile(4_000_000)))
    const stream = await storage.read(KEY)
    stream.once('readable', () => undefined)
    await pause(3_000)
    expect(await bytesOf(stream)).toHaveLength(4_000_000)
  })
})

test('a reader who leaves frees the connection', async () => {
  bucket.behave((_request, response) => {
    response.writeHead(200, { 'content-length': 1e9 })
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', send)
    send()
  })
  for (let reader = 0; reader < 30; reader++) {
    const stream = await storage.read(KEY)
    for await (const chunk of stream) if (Buffer.isBuffer(chunk)) break
  }
  for (let tries = 0; tries < 100 && (await bucket.openConnections()) > 0; tries++) await pause(50)
  expect(await bucket.openConnections()).toBe(0)
})

test('four hundred people at a silent bucket wait three seconds at most, and those after them not at all', async () => {
  bucket.behave(silent)
  const first = await Promise.all(Array.from({ length: 400 }, () => failure(storage.read(KEY))))
  expect(first.every(({ error }) => error instanceof AppError)).toBe(true)
  expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(IN_TIME_MS)
  const asked = bucket.requests.length
  const later = await Promise.all(Array.from({ length: 400 }, () => failure(storage.read(KEY))))
  expect(later.every(({ error }) => error instanceof AppError)).toBe(true)
  expect(bucket.requests).toHaveLength(asked)
})

test('a bucket that is well again is used again after five seconds at most', async () => {
  bucket.behave(refuses(500))
  for (let call = 0; call < 6; call++) await failure(storage.remove(KEY))
  bucket.behave(sends('an act'))
  const deadline = performance.now() + 5_000 + IN_TIME_MS
  let text = ''
  while (text === '' && performance.now() < deadline) {
    text = await storage
      .read(KEY)
      .then(bytesOf)
      .then(String, () => '')
    await pause(100)
  }
  expect(text).toBe('an act')
})
