import { AppError } from '@/lib/errors'
import { ROUTE_METHODS } from './route-methods.generated'

const API = '/api'

/** What scripts/steps/refused-request.js says of a request that no one is to handle. */
export interface Refused {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The response to a request that doesn't fit the API, whatever it requests. */
export interface Misfit {
  readonly error: AppError
  readonly headers?: Readonly<Record<string, string>>
}

// A fixed segment takes precedence over a dynamic one, as in Next: `{` comes after all letters.
const PATTERNS = Object.entries(ROUTE_METHODS).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{\.{3}\w+\}/, '.+').replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: methods.split(' '),
}))

/** Returns the methods of the route at a path under `/api`, with those that Next adds; null if there's no such route. */
function methodsAt(path: string): readonly string[] | null {
  const methods = PATTERNS.find(({ pattern }) => pattern.test(path))?.methods
  if (methods === undefined) return null
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort()
}

/**
 * Returns what is wrong with a request to the API: a method that the route doesn't support, or one that no server
 * supports. HEAD and OPTIONS are left to Next.
 *
 * @returns null for a request that fits, or is for a page
 */
export function misfitOf(method: string, pathname: string, refused: Refused | null): Misfit | null {
  if (!pathname.startsWith(`${API}/`)) return null
  const allowed = methodsAt(pathname.slice(API.length))
  if (allowed !== null && method !== 'HEAD' && !allowed.includes(method)) {
    return { error: new AppError('METHOD_NOT_ALLOWED'), headers: { ...refused?.headers, allow: allowed.join(', ') } }
  }
  if (refused === null) return null
  const error = new AppError(refused.status === 405 ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST')
  return { error, headers: refused.headers }
}
