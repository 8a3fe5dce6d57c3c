import { z } from 'zod'
import type { Sent } from '@/lib/accounts/social/provider-return'
import type { ErrorCode } from '@/lib/errors'
import type { AnswerBody } from './route-documentation'
import { withCookies } from './with-cookies'

/** The responses of next-auth's routes. They are only for the screens and not in the API's documentation. */
export const SESSION_ANSWERS: Readonly<Record<number, AnswerBody>> = {
  200: z.record(z.string(), z.unknown()),
  302: { contentType: 'any', description: 'Redirects to a page.' },
}

export const SESSION_CODES: readonly ErrorCode[] = [
  'NOT_FOUND',
  'XSRF',
  'BAD_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'OAUTH_UNAVAILABLE',
]

/** Sends a browser on, with cookies. */
export function sentTo({ url, cookies }: Sent): Response {
  return withCookies(new Response(null, { status: 302, headers: { location: url } }), cookies)
}
