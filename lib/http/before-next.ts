import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { AppError } from '@/lib/errors'
import { statusOf } from '@/lib/errors'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { countRefused } from '@/lib/metrics/process-metrics'
import { storage } from '@/lib/storage'
import { storageUnavailable } from '@/lib/storage/storage-error'
import { errorBody } from './answer-error'
import { callerLocale, PAGE_LANGUAGE_HEADER } from './caller-locale'
import { crossOriginHeaders, isPreflight } from './cross-origin'
import { isDraining } from './draining'
import { type Misfit, misfitOf, type Refused } from './misfit'
import { openAnswers } from './open-answers'
import type { Answer } from './overload'
import { Overload, serverBusy } from './overload'

const HEALTH = '/api/documents/health'
const LIVENESS = `${HEALTH}?live=1`
/** Callers that don't treat a missing or late response as a failure of the service. */
const ALWAYS: ReadonlySet<string> = new Set([HEALTH, '/api/metrics', '/api/paddle/webhook'])
/** What waits here waits for passwords' hashes, and the event loop has nothing to do for it. */
const LOG_IN = '/api/auth/login'
/** The parts of a page that was let in. */
const STATIC = '/_next/static/'
const DOWNLOADS = '/api/documents/download/'
const TOLD_EVERY_MS = 5_000

interface Incoming {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface Outgoing extends Answer {
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(body: string): unknown }
  setHeader(name: string, value: string): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * Responds to requests that don't need Next, whose share of the time is as large as the rest: the liveness check, 503
 * if the server is overloaded or the storage is unavailable, and API requests to which Next would respond without a
 * body. Every other request is counted until its response ends.
 */
export class BeforeNext {
  private readonly told = new Map<string, { refused: number; at: number }>()

  constructor(
    private readonly overload = new Overload(),
    private readonly isStorageAway = () => storage().isAway(),
    private readonly apiOrigins = (): readonly string[] => env().API_ORIGINS ?? [],
  ) {}

  /**
   * @param refused of a request that is not to be handled
   * @returns whether the request is answered, and Next is not to see it
   */
  answer(request: Incoming, response: Outgoing, refused: Refused | null = null): boolean {
    const { method = 'GET', url = '/' } = request
    const [pathname = '/'] = url.split('?', 1)
    const granted = crossOriginHeaders({ method, pathname, headers: request.headers }, this.apiOrigins())
    if (granted !== null) {
      if (isPreflight({ method, headers: request.headers })) {
        response.writeHead(204, granted).end('')
        return true
      }
      for (const [name, value] of Object.entries(granted)) response.setHeader(name, value)
    }
    const misfit = misfitOf(method, pathname, refused)
    if (misfit !== null) {
      refuse(request, response, { pathname, ...misfit })
      return true
    }
    if (refused !== null) return false
    if (url === LIVENESS && method === 'GET' && !isDraining()) {
      send(response, 200, { success: true }, {})
      return true
    }
    const isRefused = !ALWAYS.has(pathname) && !pathname.startsWith(STATIC)
    const refusal = isRefused ? this.refusal(pathname) : null
    if (refusal !== null) {
      this.tellLog(refusal.code)
      refuse(request, response, { pathname, error: refusal })
      return true
    }
    if (isRefused && pathname !== LOG_IN) this.overload.entered(response)
    openAnswers().add(response)
    response.once('close', () => {
      // A client that disconnected without a response still causes work.
      if (response.headersSent) this.overload.left(response)
      openAnswers().delete(response)
    })
    return false
  }

  private refusal(pathname: string): AppError | null {
    if (pathname.startsWith(DOWNLOADS) && this.isStorageAway()) return storageUnavailable()
    return this.overload.isFull() ? serverBusy() : null
  }

  /** One line for many: a line for each would be work again. */
  private tellLog(code: string): void {
    countRefused(code)
    const told = this.told.get(code) ?? { refused: 0, at: -Infinity }
    this.told.set(code, told)
    told.refused++
    if (performance.now() - told.at < TOLD_EVERY_MS) return
    log().warn({ code, refused: told.refused }, 'requests are refused before they are read')
    Object.assign(told, { refused: 0, at: performance.now() })
  }
}

function refuse(
  { headers }: Incoming,
  response: Outgoing,
  { pathname, error, headers: own }: Misfit & { readonly pathname: string },
): void {
  const requestId = randomUUID()
  const body = errorBody(error, { locale: callerLocale(languageHeaders(headers), null), requestId })
  const retryAfter = error.details?.['retryAfterSeconds']
  send(response, statusOf(error.code), pathname.startsWith('/api/') ? body : body.error, {
    ...own,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'x-request-id': requestId,
  })
}

/** Text is for people who open a page, everything else for programs. */
function send(
  response: Outgoing,
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>>,
): void {
  const isText = typeof body === 'string'
  response
    .writeHead(status, {
      ...headers,
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(isText ? body : JSON.stringify(body))
}

function languageHeaders(headers: IncomingHttpHeaders): Headers {
  const found = new Headers()
  for (const name of ['cookie', 'accept-language', PAGE_LANGUAGE_HEADER]) {
    const value = headers[name]
    if (typeof value === 'string') found.set(name, value)
  }
  return found
}

/** From now on, scripts/serve.mjs, which Next bundles separately, calls this before it passes a request on. */
export function answerBeforeNext(): void {
  const beforeNext = new BeforeNext()
  Object.assign(globalThis, {
    [Symbol.for('actum.before-next')]: beforeNext.answer.bind(beforeNext),
  })
}
