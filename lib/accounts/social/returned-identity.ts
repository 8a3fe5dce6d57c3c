import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { issuerNamed } from './discovery'
import { githubIdentity } from './github'
import type { ProviderIdentity } from './identity'
import { openidIdentity } from './openid'
import type { ProviderSettings } from './providers'
import { spendState } from './spent-states'

/** The query with which a user returns from a provider. */
export interface ReturnParams {
  readonly code: string | undefined
  readonly state: string | undefined
  /** The issuer, where it says so (RFC 9207). */
  readonly iss?: string | undefined
}

/** What was agreed when the user was sent there. */
export interface Agreed {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/**
 * Who has come back from a provider: the state must be the one agreed and not used yet, and the code is good for one exchange with
 * the PKCE verifier.
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
