import type { JWTPayload } from 'jose'
import { jwtVerify } from 'jose'
import { JOSEError, JWKSTimeout } from 'jose/errors'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { askProvider, unavailable } from './ask-provider'
import type { Issuer } from './discovery'
import { issuerNamed } from './discovery'
import { exchangeCode } from './exchange-code'
import type { ProviderIdentity } from './identity'
import type { ProviderSettings } from './providers'

type OpenidSettings = Extract<ProviderSettings, { kind: 'openid' }>

/** Only what a key of the issuer's set can sign: neither `none` nor our own client secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const CLOCK_TOLERANCE_SECONDS = 10

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional().catch(undefined),
  // Some issuers write it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

type Claims = z.infer<typeof claimsSchema>

/** What a provider returns, and what was agreed when the user was sent there. */
export interface CodeReturn {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
  readonly nonce: string
}

/**
 * Who has signed in at an OpenID Connect issuer: by the ID token (OpenID Connect Core 1.0 §3.1.3.7), and the address by the
 * userinfo endpoint where the ID token has none (§5.4).
 *
 * @throws AppError OAUTH_STATE, OAUTH_REFUSED, OAUTH_UNAVAILABLE
 */
export async function openidIdentity(settings: OpenidSettings, back: CodeReturn): Promise<ProviderIdentity> {
  const issuer = await issuerNamed(settings.issuer)
  const methods = issuer.document.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const tokens = await exchangeCode({
    ...settings,
    ...back,
    tokenEndpoint: issuer.document.token_endpoint,
    secretInBody: methods.includes('client_secret_post') && !methods.includes('client_secret_basic'),
  })
  if (tokens.id_token === undefined) throw refused('It gave no ID token')
  const inToken = claimsOf(await verified(tokens.id_token, issuer, settings.clientId, back.nonce))
  const claims = inToken.email === undefined ? await withUserinfo(inToken, issuer, tokens.access_token) : inToken
  return {
    provider: settings.id,
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true,
    name: claims.name ?? null,
  }
}

async function verified(token: string, issuer: Issuer, clientId: string, nonce: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, issuer.keys, {
    issuer: issuer.document.issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw keysMissing(error) ? unavailable(issuer.document.jwks_uri, error) : refused(error)
  })
  if (payload['nonce'] !== nonce) throw refused('The nonce is another')
  // A token for several audiences names the party it was issued to (§3.1.3.7, 4 and 5).
  const { aud, azp } = payload
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw refused('Several audiences and no azp')
  if (azp !== undefined && azp !== clientId) throw refused('It was given to another client')
  return payload
}

/** Whether the issuer's keys could not be had: then the token may be right. */
function keysMissing(error: unknown): boolean {
  if (error instanceof JWKSTimeout) return true
  // The set's own failures have the general code: not 200, not JSON.
  return error instanceof JOSEError ? error.code === 'ERR_JOSE_GENERIC' : true
}

async function withUserinfo(claims: Claims, issuer: Issuer, accessToken: string): Promise<Claims> {
  const url = issuer.document.userinfo_endpoint
  if (url === undefined) return claims
  const { status, body } = await askProvider(url, { headers: { authorization: `Bearer ${accessToken}` } })
  if (status !== 200) return claims
  const told = claimsOf(body)
  if (told.sub !== claims.sub) throw refused('The userinfo is of another person')
  return { ...told, name: claims.name ?? told.name }
}

function claimsOf(payload: unknown): Claims {
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw refused('It names nobody')
  return claims.data
}

function refused(reason: unknown): AppError {
  log().warn({ why: reason instanceof Error ? reason.message : reason }, 'a provider’s token was refused')
  return new AppError('OAUTH_REFUSED')
}
