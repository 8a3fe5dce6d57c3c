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
/** The lists of the engines' files, which keep their names when those change. */
const LISTS = ['/engine/index.json', '/engine/files.json']
const SCRIPT = /^\/_next\/static\/chunks\/[^/]+\.js$/

/** Whether what is at an address never changes. */
function isFixed(url: string): boolean {
  return !LISTS.includes(url) && !PAGES.includes(url)
}

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

/**
 * A page that was reached from another one runs that page's files where both have the same code, but starts with its own files without a
 * network. These are found by their names in the page and in its scripts.
 */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await scope.caches.open(CACHE)
  const asked = new Set<string>()
  const keepAll = async (wanted: readonly string[]): Promise<void> => {
    const open = wanted.filter((url) => !asked.has(url))
    for (const url of open) asked.add(url)
    await Promise.all(open.map(async (url) => keepAll(await namesIn(url, await keepOne(cache, url)))))
  }
  await keepAll([...urls.filter((url) => STATIC.test(url)), ...LISTS, ...PAGES])
}

/** Returns the file as it is in the cache from now on. */
async function keepOne(cache: Cache, url: string): Promise<Response> {
  const kept = isFixed(url) ? await scope.caches.match(url, { cacheName: CACHE }) : undefined
  if (kept !== undefined) return kept
  const response = await fetch(url, { cache: PAGES.includes(url) ? 'no-store' : 'default', credentials: 'same-origin' })
  if (!response.ok || response.redirected) throw new TypeError(`${url} answered ${response.status}`)
  await cache.put(url, response.clone())
  return response
}

/** Returns the addresses of the build's scripts and styles that a page or a script names. */
async function namesIn(url: string, response: Response): Promise<string[]> {
  if (!PAGES.includes(url) && !SCRIPT.test(url)) return []
  const names = (await response.text()).match(/static\/chunks\/[\w.~-]+\.(?:js|css)/g) ?? []
  return [...new Set(names)].map((name) => `/_next/${name}`)
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
  if (kept !== undefined && isFixed(pathname)) return kept
  try {
    return await fetch(request)
  } catch (error) {
    if (kept === undefined) throw error
    return kept
  }
}
