import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleServiceWorker } from '@/scripts/steps/bundle-engines.mjs'

type Listener = (event: Record<string, unknown>) => void

let script = ''
let kept: Map<string, Map<string, Response>>
let online: boolean
let fetched: string[]
/** What is at an address, where it matters. */
let named: Map<string, string>

beforeAll(async () => {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'actum-')), 'sw.js')
  await bundleServiceWorker('new', outfile)
  script = readFileSync(outfile, 'utf8')
})

beforeEach(() => {
  kept = new Map()
  online = true
  fetched = []
  named = new Map()
})

/** The service worker in a separate scope, with the caches of the test. */
function started(): Record<string, Listener> {
  const listeners: Record<string, Listener> = {}
  const pathOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      keys: async () => [...cache.keys()].map((key) => ({ url: `http://localhost${key}` })),
      put: async (url: string, response: Response) => void cache.set(url, response),
    }
  }
  const scope = {
    location: { origin: 'http://localhost' },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (request: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(pathOf(request)),
    },
  }
  const fetch = async (request: string | { url: string }) => {
    fetched.push(pathOf(request))
    if (!online) throw new TypeError('offline')
    return new Response(named.get(pathOf(request)) ?? `from the server: ${pathOf(request)}`)
  }
  const redirecting = Object.assign(
    function (...given: ConstructorParameters<typeof Response>) {
      return new Response(...given)
    },
    { redirect: (url: string) => new Response(`to ${url}`) },
  )
  new Function('globalThis', 'fetch', 'Response', script)(scope, fetch, redirecting)
  return listeners
}

async function lasting(listener: Listener | undefined, event: Record<string, unknown> = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  listener?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

async function keep(listeners: Record<string, Listener>, urls: readonly string[]): Promise<unknown> {
  let said: unknown = null
  const port = { postMessage: (message: unknown) => (said = message) }
  await lasting(listeners['message'], { data: { type: 'keep', urls }, ports: [port] })
  return said
}

/** What a page gets; null where the service worker leaves the request alone. */
async function got(
  listeners: Record<string, Listener>,
  url: string,
  { mode = 'cors', method = 'GET' } = {},
): Promise<string | null> {
  let response: Promise<Response> | null = null
  listeners['fetch']?.({
    request: { url: new URL(url, 'http://localhost').href, mode, method },
    respondWith: (promise: Promise<Response>) => (response = promise),
  })
  return response === null ? null : (await (response as Promise<Response>)).text()
}

test('keeps the page, the build’s files and the engines, and no answers of the API', async () => {
  const listeners = started()
  expect(
    await keep(listeners, ['/_next/static/a.js', '/engine/generate.js', '/api/documents/stats', '/profile']),
  ).toEqual({})
  expect([...(kept.get('actum-new')?.keys() ?? [])].toSorted()).toEqual([
    '/_next/static/a.js',
    '/engine/files.json',
    '/engine/generate.js',
    '/engine/index.json',
    '/try/dose',
    '/try/generator',
    '/try/parser',
  ])
})

test('keeps the scripts that a page and its scripts name, each once', async () => {
  named.set('/try/dose', '<script src="/_next/static/chunks/1a-b.js"></script><link href="/_next/static/chunks/c.css">')
  named.set('/_next/static/chunks/1a-b.js', 'Promise.all(["static/chunks/d_~2.js","static/chunks/1a-b.js"])')
  const listeners = started()
  await keep(listeners, [])
  expect(fetched.filter((path) => path.startsWith('/_next/')).toSorted()).toEqual([
    '/_next/static/chunks/1a-b.js',
    '/_next/static/chunks/c.css',
    '/_next/static/chunks/d_~2.js',
  ])
  online = false
  expect(await got(listeners, '/_next/static/chunks/d_~2.js')).toBe('from the server: /_next/static/chunks/d_~2.js')
})

test('starts without a network from what it kept, and leads other screens there', async () => {
  const listeners = started()
  await keep(listeners, ['/_next/static/a.js'])
  online = false
  expect(await got(listeners, '/try/parser', { mode: 'navigate' })).toBe('from the server: /try/parser')
  expect(await got(listeners, '/dose', { mode: 'navigate' })).toBe('to /try/dose')
  expect(await got(listeners, '/_next/static/a.js')).toBe('from the server: /_next/static/a.js')
  await expect(got(listeners, '/_next/static/b.js')).rejects.toThrow('offline')
})

test('takes pages and the list of engines from the server while there is one', async () => {
  const listeners = started()
  await keep(listeners, [])
  fetched = []
  await got(listeners, '/try/generator', { mode: 'navigate' })
  await got(listeners, '/engine/index.json')
  expect(fetched).toEqual(['/try/generator', '/engine/index.json'])
})

test.each([
  ['/api/documents/inspect', {}],
  ['/api/documents/inspect', { method: 'POST' }],
  ['/history', { mode: 'navigate' }],
  ['https://elsewhere.example/_next/static/a.js', {}],
])('leaves %s alone', async (url, options) => {
  expect(await got(started(), url, options)).toBeNull()
})

test('a new version waits for the pages of the old one, then removes what that kept', async () => {
  kept.set('actum-old', new Map([['/engine/generate-old.js', new Response('old')]]))
  kept.set('other', new Map())
  const listeners = started()
  await lasting(listeners['install'])
  // A page with a run still finds the engine that it began with.
  expect(kept.has('actum-old')).toBe(true)
  expect(script).not.toContain('skipWaiting')
  await lasting(listeners['activate'])
  expect([...kept.keys()].toSorted()).toEqual(['actum-new', 'other'])
})

test('says what could not be kept', async () => {
  const listeners = started()
  online = false
  expect(await keep(listeners, [])).toEqual({ error: expect.stringContaining('offline') })
})
