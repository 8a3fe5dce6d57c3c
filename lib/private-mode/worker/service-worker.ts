/**
 * Caches private mode for offline use: its page, the build's files and the engines, but no user's files and no API
 * responses. A new version waits until all pages of the old one are closed, so that it changes nothing during a run.
 */

/** Of what the build made: each has its own cache. Written by the build. */
declare const VERSION: string

interface WorkerClients {
  claim(): Promise<void>
}

interface ServiceScope {
  readonly location: { readonly origin: string }
  readonly clients: WorkerClients
  readonly caches: CacheStorage
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & Pick<MessageEvent, 'data' | 'ports'>) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchAsked) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface FetchAsked {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

// A service worker's own global object, of which the project's types know only a window's.
const scope = globalThis as unknown as ServiceScope

const PREFIX = 'actum-'
const CACHE = `${PREFIX}${VERSION}`

const PAGES = ['/try/generator', '/try/parser', '/try/dose']

/** Where users without a network go: the tool of that screen. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/': '/try/generator',
  '/login': '/try/generator',
  '/parser': '/try/parser',
  '/dose': '/try/dose',
}

/** Files of the build, whose names bear their content, and the samples. */
const STATIC = /^\/(?:_next\/static|engine|samples|icons)\//
const INDEX = '/engine/index.json'

scope.addEventListener('install', (event) => event.waitUntil(scope.caches.open(CACHE)))

scope.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => scope.caches.delete(name)),
  )
  await scope.clients.claim()
}

scope.addEventListener('message', (event) => {
  const { type, urls } = event.data as { readonly type: string; readonly urls: readonly string[] }
  const [port] = event.ports
  if (type !== 'keep' || port === undefined) return
  event.waitUntil(
    keep(urls).then(
      () => port.postMessage({}),
      (error: unknown) => port.postMessage({ error: String(error) }),
    ),
  )
})

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await scope.caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = urls.filter((url) => !known.has(url) && STATIC.test(url))
  await Promise.all([...missing, INDEX, ...PAGES].map((url) => keepOne(cache, url)))
}

async function keepOne(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { cache: PAGES.includes(url) ? 'no-store' : 'default', credentials: 'same-origin' })
  if (!response.ok || response.redirected) throw new TypeError(`${url} answered ${response.status}`)
  await cache.put(url, response)
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.includes(pathname) || pathname in INSTEAD) event.respondWith(pageOf(request, pathname))
  } else if (STATIC.test(pathname)) event.respondWith(fileOf(request, pathname))
})

/** From the server while there is a connection; otherwise from the cache. */
async function pageOf(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const instead = INSTEAD[pathname]
    const kept = await scope.caches.match(instead ?? pathname, { cacheName: CACHE })
    if (kept === undefined) throw error
    return instead === undefined ? kept : Response.redirect(instead)
  }
}

async function fileOf(request: Request, pathname: string): Promise<Response> {
  const kept = await scope.caches.match(pathname, { cacheName: CACHE })
  // The list of the engines keeps its name when they change.
  if (kept !== undefined && pathname !== INDEX) return kept
  try {
    return await fetch(request)
  } catch (error) {
    if (kept === undefined) throw error
    return kept
  }
}
