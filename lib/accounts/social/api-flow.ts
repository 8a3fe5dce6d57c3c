import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { SignedIn } from '../sign-in'
import { authorizationOf } from './authorization'
import type { Newcomer } from './enter-by-identity'
import { enterByIdentity } from './enter-by-identity'
import { PROVIDER_IDS, providerNamed } from './providers'
import { returnedIdentity } from './returned-identity'
import { sealedCookie } from './sealed-cookie'

/** A sign-in under way by a client of the API, kept in its own browser. */
const underWay = sealedCookie(
  'actum-oauth',
  z.object({
    provider: z.enum(PROVIDER_IDS),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    redirectUri: z.string(),
  }),
)

export const startedSchema = z.strictObject({ url: z.url().describe('The URL to redirect to.') })

/**
 * Starts a sign-in with a provider that returns to `redirectUri`.
 *
 * @returns where to send the user, and the cookie that the end needs
 * @throws AppError NOT_FOUND; BAD_REQUEST for an address that isn't in the list; OAUTH_UNAVAILABLE
 */
export async function startApiFlow(
  providerId: string,
  redirectUri: string,
): Promise<{ readonly url: string; readonly cookie: string }> {
  const settings = providerNamed(providerId)
  if (!redirectUris().includes(redirectUri)) {
    throw new AppError('BAD_REQUEST', {}, { issues: [{ path: 'redirect_uri', code: 'not_in_list' }] })
  }
  const { url: endpoint, params } = await authorizationOf(settings)
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const url = new URL(endpoint)
  const asked = {
    ...params,
    client_id: settings.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(settings.kind === 'openid' && { nonce }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return {
    url: url.href,
    cookie: await underWay.seal({ provider: settings.id, state, nonce, verifier, redirectUri }),
  }
}

/**
 * Ends a sign-in that this browser began: the code opens the account once.
 *
 * @throws AppError NOT_FOUND, OAUTH_STATE, OAUTH_REFUSED, OAUTH_UNAVAILABLE, and what `enterByIdentity` throws
 */
export async function finishApiFlow(
  providerId: string,
  back: { readonly code: string; readonly state: string | undefined; readonly headers: Headers },
  newcomer: Newcomer,
): Promise<SignedIn> {
  const settings = providerNamed(providerId)
  const agreed = await underWay.open(back.headers)
  if (agreed === null || agreed.provider !== settings.id) throw new AppError('OAUTH_STATE')
  const signedIn = await enterByIdentity(await returnedIdentity(settings, back, agreed), newcomer)
  return { ...signedIn, cookies: [...signedIn.cookies, underWay.cleared()] }
}

/** Where a sign-in may come back to: the configured addresses, and our own login screen. */
function redirectUris(): readonly string[] {
  const { origin, SOCIAL_REDIRECT_URIS = [] } = env()
  return [`${origin}/login`, ...SOCIAL_REDIRECT_URIS]
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
