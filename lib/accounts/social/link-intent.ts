import { z } from 'zod'
import { env } from '@/lib/env'
import { cookieNames } from '../cookie-names'
import { readCookie } from '../cookies'
import type { LivingSession } from '../sessions'
import { livingSession, sessionIdOfCookie } from '../sessions'
import type { ProviderId } from './providers'
import { PROVIDER_IDS } from './providers'
import { sealedCookie } from './sealed-cookie'

/**
 * Records that a user, who has just confirmed their identity, wants to link a provider: in which session and, once they
 * are sent to the provider, in which flow. Only that flow links; every other one is a plain sign-in.
 */
const intents = sealedCookie(
  'actum-link',
  z.object({ sid: z.string(), provider: z.enum(PROVIDER_IDS), state: z.string().optional() }),
)

/** The Set-Cookie value that says so. */
export function intentCookie(session: LivingSession, provider: ProviderId): Promise<string> {
  return intents.seal({ sid: session.id, provider })
}

/**
 * Binds a link request to the flow that starts with `state`. Returns the Set-Cookie value, or nothing if nothing is to
 * be linked.
 */
export async function boundIntent(headers: Headers, provider: ProviderId, state: string): Promise<string> {
  const intent = await intents.open(headers)
  const bound = intent !== null && intent.provider === provider && intent.sid === (await sessionId(headers))
  return bound ? intents.seal({ sid: intent.sid, provider, state }) : intents.cleared()
}

/**
 * Returns the purpose of a return: a sign-in, or a link in the session that requested it, which may have ended in the
 * meantime.
 */
export type Meaning = { readonly kind: 'signIn' } | { readonly kind: 'link'; readonly session: LivingSession | null }

/** What the return with `state` from a provider means. */
export async function meaningOfReturn(
  headers: Headers,
  provider: ProviderId,
  state: string | undefined,
): Promise<Meaning> {
  const intent = await intents.open(headers)
  const linking = intent?.provider === provider && intent.state !== undefined && intent.state === state
  if (!linking) return { kind: 'signIn' }
  const same = intent.sid === (await sessionId(headers))
  return { kind: 'link', session: same ? await livingSession(intent.sid) : null }
}

/** The Set-Cookie value after a return: an intent is for one journey. */
export function spentIntent(): string {
  return intents.cleared()
}

async function sessionId(headers: Headers): Promise<string | null> {
  const cookie = readCookie(headers, cookieNames(env().origin).session)
  return cookie === undefined ? null : sessionIdOfCookie(cookie)
}
