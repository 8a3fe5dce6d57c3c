import type { IncomingHttpHeaders } from 'node:http'

const DAY_SECONDS = '86400'
/** The request headers that a program may send. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'prefer',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'range',
  'x-page-language',
]
const ANSWER_HEADERS = ['content-disposition', 'content-range', 'etag', 'location', 'retry-after', 'x-request-id']
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

interface Asked {
  readonly method: string
  readonly pathname: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Returns the headers that let a page of another origin read a response of the API; null for all other origins, whose
 * pages can't read any. Cookies are never allowed: such a page uses a bearer token.
 */
export function crossOriginHeaders(
  { method, pathname, headers }: Asked,
  origins: readonly string[],
): Readonly<Record<string, string>> | null {
  const { origin } = headers
  if (!pathname.startsWith('/api/') || origin === undefined || !origins.includes(origin)) return null
  const allowed = { 'access-control-allow-origin': origin, vary: 'Origin' }
  if (!isPreflight({ method, headers })) {
    return { ...allowed, 'access-control-expose-headers': ANSWER_HEADERS.join(', ') }
  }
  return {
    ...allowed,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': DAY_SECONDS,
  }
}

/** Whether a browser asks if it may send a request. */
export function isPreflight({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

/** Whether a request from another origin may change something: that origin is listed, and a token proves the caller. */
export function isGrantedOrigin(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin')
  const isProven = /^bearer\s/i.test(headers.get('authorization') ?? '')
  return origin !== null && origins.includes(origin) && isProven
}
