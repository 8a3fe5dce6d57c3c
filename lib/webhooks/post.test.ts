import { afterEach, expect, test } from '@jest/globals'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postWebhook } from './post'

let server: Server | undefined

afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))))

async function listen(listener: RequestListener): Promise<number> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function post(port: number, options: object = {}) {
  return postWebhook({
    url: `http://hook.example:${port}/in?x=1`,
    headers: { 'webhook-id': 'msg_1' },
    body: '{"type":"operation.succeeded"}',
    allowPrivate: true,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ...options,
  })
}

test('sends the body as it is to the address that was checked, and keeps the answer', async () => {
  const seen: object[] = []
  const port = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { host, 'webhook-id': id, 'content-type': type } = request.headers
      seen.push({ method: request.method, url: request.url, host, id, type, body })
      response.end('stored')
    })
  })
  expect(await post(port)).toEqual({ status: 200, error: null, answer: 'stored' })
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/in?x=1',
      host: `hook.example:${port}`,
      id: 'msg_1',
      type: 'application/json',
      body: '{"type":"operation.succeeded"}',
    },
  ])
})

test('goes nowhere when the name means a private address by the time of the request', async () => {
  let requests = 0
  const port = await listen((_, response) => {
    requests++
    response.end()
  })
  const posted = await post(port, { url: `https://hook.example:${port}/`, allowPrivate: false })
  expect(posted).toEqual({ status: null, error: 'private', answer: '' })
  expect(requests).toBe(0)
})

test('resolves a name once, and connects to that address even if the name changes meanwhile', async () => {
  const port = await listen((_, response) => response.end('here'))
  const addresses = ['127.0.0.1', '10.0.0.1']
  const resolve = () => Promise.resolve([{ address: addresses.shift() ?? '10.0.0.2', family: 4 }])
  expect(await post(port, { resolve })).toMatchObject({ status: 200, answer: 'here' })
  expect(addresses).toEqual(['10.0.0.1'])
})

test('follows no redirect', async () => {
  const paths: (string | undefined)[] = []
  const port = await listen((request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await post(port)).toMatchObject({ status: 307, error: 'redirect' })
  expect(paths).toEqual(['/in?x=1'])
})

test('an answer that isn’t 2xx is a failure with its beginning', async () => {
  const port = await listen((_, response) => response.writeHead(500).end('x'.repeat(100_000)))
  expect(await post(port)).toEqual({ status: 500, error: 'status', answer: 'x'.repeat(1_000) })
})

test('an answer that doesn’t come in time is a failure', async () => {
  const port = await listen(() => undefined)
  expect(await post(port, { timeoutMs: 100 })).toMatchObject({ status: null, error: 'timeout' })
  server?.closeAllConnections()
})

test('an endless response doesn’t block anything', async () => {
  const port = await listen((_, response) => {
    const timer = setInterval(() => response.write('y'.repeat(500)), 5)
    response.on('close', () => clearInterval(timer))
  })
  expect(await post(port)).toMatchObject({ status: 200, error: null })
})

test('reports no connection if nothing is listening', async () => {
  const port = await listen(() => undefined)
  await new Promise<void>((resolve) => server?.close(() => resolve()))
  server = undefined
  expect(await post(port)).toMatchObject({ status: null, error: 'connection' })
})
