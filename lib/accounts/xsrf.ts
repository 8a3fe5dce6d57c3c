import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor } from './secret'

/**
 * The signed double submit token (OWASP): a random part and its HMAC with the session's id. A cookie that another site
 * planted in the browser doesn't match the session, whatever header comes with it.
 */
export function xsrfToken(sessionId: string): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${signature(sessionId, random)}`
}

/** Whether `token` was made for this session. */
export function isXsrfToken(token: string, sessionId: string): boolean {
  const [random = '', given = ''] = token.split('.')
  const expected = Buffer.from(signature(sessionId, random))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function signature(sessionId: string, random: string): string {
  return createHmac('sha256', Buffer.from(keyFor('xsrf'), 'hex'))
    .update(`${sessionId}.${random}`)
    .digest('base64url')
}
