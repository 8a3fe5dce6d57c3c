import type { Caller } from '@/lib/accounts/require-user'
import { isXsrfToken } from '@/lib/accounts/xsrf'
import { env } from '@/lib/env'
import { isGrantedOrigin } from './cross-origin'
import { AppError } from '@/lib/errors'
import { isReading } from './route-documentation'

/**
 * Rejects a state-changing request if the browser says that it comes from another site (Fetch Metadata, Origin). A
 * program that sends neither header isn't a browser, and has no ambient cookie.
 *
 * @throws AppError XSRF
 */
export function checkOrigin(request: Request): void {
  if (isReading(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none'
  const foreignOrigin = origin !== null && origin !== env().origin
  if ((foreignSite || foreignOrigin) && !isGrantedOrigin(request.headers, env().API_ORIGINS ?? [])) {
    throw new AppError('XSRF')
  }
}

/**
 * A state-changing request that relies on the cookie must bring an XSRF token of its session; a request with a bearer token proves
 * itself. The token is signed, so it need not equal the cookie: an answer that arrives after a script has read the cookie may
 * have replaced it.
 *
 * @throws AppError XSRF
 */
export function checkXsrf(request: Request, caller: Caller): void {
  if (caller.by !== 'cookie' || isReading(request.method)) return
  const header = request.headers.get('x-xsrf-token')
  if (header === null || !isXsrfToken(header, caller.session.id)) throw new AppError('XSRF')
}
