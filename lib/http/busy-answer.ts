import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { statusOf } from '@/lib/errors'
import { log } from '@/lib/log'
import { errorBody } from './answer-error'
import { callerLocale } from './caller-locale'
import { isAlwaysAnswered, overload, serverBusy } from './overload'

const TOLD_EVERY_MS = 5_000

interface Incoming {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface BusyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

let refused = 0
let toldAt = -Infinity

/** What a request is answered with that can't be taken in now; null for one that can. */
export function busyAnswer({ url = '/', headers }: Incoming): BusyAnswer | null {
  const [pathname = '/'] = url.split('?', 1)
  if (isAlwaysAnswered(pathname) || !overload().isFull()) return null
  tellLog()
  const error = serverBusy()
  const requestId = randomUUID()
  const locale = callerLocale(languageHeaders(headers), null)
  const body = errorBody(error, { locale, requestId })
  const forProgram = pathname.startsWith('/api/')
  return {
    status: statusOf(error.code),
    headers: {
      'content-type': forProgram ? 'application/json' : 'text/plain; charset=utf-8',
      'retry-after': String(error.details?.['retryAfterSeconds']),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
    body: forProgram ? JSON.stringify(body) : body.error,
  }
}

/** One line for many: a line for each would be work again. */
function tellLog(): void {
  refused++
  if (performance.now() - toldAt < TOLD_EVERY_MS) return
  log().warn({ refused }, 'more is asked than can be answered')
  toldAt = performance.now()
  refused = 0
}

function languageHeaders(headers: IncomingHttpHeaders): Headers {
  const found = new Headers()
  for (const name of ['cookie', 'accept-language'] as const) {
    const value = headers[name]
    if (value !== undefined) found.set(name, value)
  }
  return found
}

/** From now on the server asks `busyAnswer` before it hands a request to Next. */
export function answerWhenBusy(): void {
  Object.assign(globalThis, { [Symbol.for('actum.busy-answer')]: busyAnswer })
}
