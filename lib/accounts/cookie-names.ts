/**
 * The cookies of a signed-in browser. Over https they carry the `__Host-` prefix, which binds them to this host
 * (RFC 6265bis §4.1.3.2); http://localhost can't have it.
 */
export interface CookieNames {
  /** next-auth's encrypted JWT that names our session row. httpOnly. */
  readonly session: string
  /** The secret to which the bearer tokens are bound. httpOnly. */
  readonly bind: string
  /** Read by scripts and echoed in `X-XSRF-TOKEN`; its name is fixed by the API. */
  readonly xsrf: string
}

export function cookieNames(origin: string): CookieNames {
  const prefix = origin.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}actum-session`, bind: `${prefix}actum-bind`, xsrf: 'XSRF-TOKEN' }
}

/** Whether a request carries a session cookie under either name: all that middleware can know. */
export function hasSessionCookie(has: (name: string) => boolean): boolean {
  return has('actum-session') || has('__Host-actum-session')
}
