import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chosenEncoding, packedFiles } from './packed-files.js'
import { precompress } from './precompress.js'

const SCRIPT = 'export const word = "акт"\n'.repeat(200)
const folder = mkdtempSync(path.join(tmpdir(), 'packed-'))
let server: Server

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks', 'a.js'), SCRIPT)
  writeFileSync(path.join(folder, 'chunks', 'small.js'), 'void 0')
  writeFileSync(path.join(folder, 'chunks', 'face.woff2'), SCRIPT)
  await precompress(folder)
  const answer = packedFiles(folder, '/_next/static/')
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(299).end('as it is')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

const ask = (file: string, headers: OutgoingHttpHeaders, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path: file, headers, method, agent: false }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) })
    }).on('error', reject)
  })

const A = '/_next/static/chunks/a.js'

describe('the files of the build that were compressed in advance', () => {
  test('are sent with Brotli if the browser accepts it, otherwise with gzip, with the same content', async () => {
    const brotli = await ask(A, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
    const gzip = await ask(A, { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
  })

  test('say that the answer depends on the encodings asked for, and that it never changes', async () => {
    const { headers, body } = await ask(A, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'content-length': String(body.length),
    })
  })

  test('have a tag for each encoding, by which a copy that is kept is confirmed', async () => {
    const brotli = await ask(A, { 'accept-encoding': 'br' })
    const gzip = await ask(A, { 'accept-encoding': 'gzip' })
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag)
    const again = await ask(A, { 'accept-encoding': 'br', 'if-none-match': `"other", ${brotli.headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    const other = await ask(A, { 'accept-encoding': 'gzip', 'if-none-match': brotli.headers.etag })
    expect(other.status).toBe(200)
  })

  test('are left to Next where a part, no encoding, or what was not packed is asked for', async () => {
    for (const [file, headers] of [
      [A, {}],
      [A, { 'accept-encoding': 'identity' }],
      [A, { 'accept-encoding': 'br', range: 'bytes=0-9' }],
      ['/_next/static/chunks/small.js', { 'accept-encoding': 'br' }],
      ['/_next/static/chunks/face.woff2', { 'accept-encoding': 'br' }],
      ['/_next/static/chunks/a.js.br', { 'accept-encoding': 'br' }],
      ['/_next/static/../../package.json', { 'accept-encoding': 'br' }],
      ['/', { 'accept-encoding': 'br' }],
    ] as const) {
      expect([file, (await ask(file, headers)).status]).toEqual([file, 299])
    }
  })

  const onLinux = existsSync('/proc/self/fd') ? test : test.skip
  onLinux('are not left open where nobody takes what is sent', async () => {
    const answer = packedFiles(folder, '/_next/static/')
    await new Promise<void>((resolve) => {
      // As from a client that disconnected: the response is never read.
      const stuck = Object.assign(new Writable({ highWaterMark: 1, write: () => resolve() }), {
        writeHead: () => stuck,
      })
      const request = { method: 'GET', url: A, headers: { 'accept-encoding': 'br' } }
      answer(request as unknown as IncomingMessage, stuck as unknown as ServerResponse)
    })
    const open = readdirSync('/proc/self/fd').flatMap((name) => {
      try {
        return [readlinkSync(`/proc/self/fd/${name}`)]
      } catch {
        return []
      }
    })
    expect(open.filter((file) => file.startsWith(folder))).toEqual([])
  })

  test('answer a HEAD without the content', async () => {
    const { status, headers, body } = await ask(A, { 'accept-encoding': 'br' }, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body).toHaveLength(0)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR ; q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
  ['br;q=x', undefined],
])('of «%s» the encoding %s is chosen', (accepted, name) => {
  expect(chosenEncoding(accepted)?.name).toBe(name)
})
