import { timingSafeEqual, createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { db } from '@/lib/db/client'
import { uniqueViolation } from '@/lib/db/unique-violation'
import { issuerNamed } from './discovery'
import { githubIdentity } from './github'
import type { ProviderIdentity } from './identity'
import { openidIdentity } from './openid'
import type { ProviderSettings } from './providers'

/** The query with which a user returns from a provider. */
export interface ReturnParams {
  readonly code: string | undefined
  readonly state: string | undefined
  /** The issuer, if it is given (RFC 9207). */
  readonly iss?: string | undefined
}

/** What was agreed when the user was sent there. */
export interface Agreed {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** As long as any cookie with a state lives; the sweep removes what is older. */
const KEPT_MS = 20 * 60_000

/**
 * Marks a state as used, on every instance: a second return with it is rejected, whatever its cookies. Stored with the
 * rate limits, whose rows expire.
 *
 * @throws AppError OAUTH_STATE
 */
async function spendState(state: string): Promise<void> {
  const key = `oauth-state:${createHash('sha256').update(state).digest('base64url')}`
  try {
    await db().rateLimiterFlexible.create({ data: { key, points: 1, expire: new Date(Date.now() + KEPT_MS) } })
  } catch (error) {
    throw uniqueViolation(error) === null ? error : new AppError('OAUTH_STATE')
  }
}

/**
 * Returns the identity with which a user returned from a provider: the state must be the agreed one and unused, and the
 * code can be exchanged once with the PKCE verifier.
 *
 * @throws AppError OAUTH_STATE, OAUTH_REFUSED, OAUTH_UNAVAILABLE
 */
export async function returnedIdentity(
  settings: ProviderSettings,
  { code, state, iss }: ReturnParams,
  agreed: Agreed,
): Promise<ProviderIdentity> {
  if (code === undefined || state === undefined || !same(state, agreed.state)) throw new AppError('OAUTH_STATE')
  await spendState(agreed.state)
  const back = { code, ...agreed }
  if (settings.kind === 'github') return githubIdentity(settings, back)
  if (iss !== undefined && iss !== (await issuerNamed(settings.issuer)).document.issuer) {
    throw new AppError('OAUTH_STATE')
  }
  return openidIdentity(settings, back)
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
