import type { CallerName } from './callers'
import type { Door, Method } from './door'

const NOT_SIGNED_IN: ReadonlySet<CallerName> = new Set<CallerName>([
  'nobody',
  'session idle for a week',
  'session a month old',
  'session ended',
  'token expired',
  'token without its cookie',
  'token with another’s cookie',
  'API token revoked',
  'API token over',
  'whoever knows the secret',
])
const FROM_ELSEWHERE: ReadonlySet<CallerName> = new Set<CallerName>([
  'foreign Origin',
  'Origin null',
  'Sec-Fetch-Site cross-site',
  'Sec-Fetch-Site same-site',
])
const WRONG_XSRF: ReadonlySet<CallerName> = new Set<CallerName>([
  'no XSRF token',
  'wrong XSRF token',
  'another’s XSRF token, planted',
])

/** Returns the status that a route must return to a caller: the authorization rules in one place. */
export function expectedStatus(door: Door, method: Method, caller: CallerName): number {
  const { access, answers } = door
  const changes = method !== 'GET' && method !== 'HEAD'
  if (changes && FROM_ELSEWHERE.has(caller)) return 403
  if (access === 'open') return answers
  if (access === 'secret') return caller === 'whoever knows the secret' ? answers : 401
  if (NOT_SIGNED_IN.has(caller)) return 401
  if (changes && WRONG_XSRF.has(caller)) return 403
  if (caller === 'API token without the scope') return 403
  if (caller === 'API token with the scope') return access === 'documents' ? answers : 403
  if (access === 'admin') return caller === 'admin' ? answers : 403
  const others = door.others ?? (door.of === undefined ? answers : 404)
  if (caller === 'another user') return others
  if (caller === 'admin') return door.admin ?? others
  return answers
}
