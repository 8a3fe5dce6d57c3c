import type { JWTVerifyGetKey } from 'jose'
import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import { askProvider, PROVIDER_TIMEOUT_MS, unavailable } from './ask-provider'

/** What an issuer says of itself (OpenID Connect Discovery 1.0 §3), as far as it is needed. */
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

export type IssuerDocument = z.infer<typeof documentSchema>

/** An issuer with the keys that sign its ID tokens. */
export interface Issuer {
  readonly document: IssuerDocument
  readonly keys: JWTVerifyGetKey
}

const KEPT_MS = 60 * 60_000

const kept = new Map<string, { readonly issuer: Issuer; readonly until: number }>()

/** Pending requests: one is enough for all simultaneous callers. */
const asking = new Map<string, Promise<Issuer>>()

/**
 * The issuer of that name, asked for its discovery document at most once an hour.
 *
 * @throws AppError OAUTH_UNAVAILABLE, also where it names itself otherwise
 */
export function issuerNamed(name: string): Promise<Issuer> {
  const known = kept.get(name)
  if (known !== undefined && known.until > Date.now()) return Promise.resolve(known.issuer)
  const asked = asking.get(name) ?? askIssuer(name).finally(() => asking.delete(name))
  asking.set(name, asked)
  return asked
}

async function askIssuer(name: string): Promise<Issuer> {
  const url = `${name.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { body } = await askProvider(url)
  const document = documentSchema.safeParse(body)
  if (!document.success) throw unavailable(url, 'It describes itself otherwise than OpenID Connect Discovery §3 says')
  // OpenID Connect Discovery §4.3: else one issuer could speak for another.
  if (withoutSlash(document.data.issuer) !== withoutSlash(name)) {
    throw unavailable(url, `It calls itself ${document.data.issuer}`)
  }
  return keepIssuer(name, document.data)
}

/** Keeps what an issuer says of itself. */
export function keepIssuer(name: string, document: IssuerDocument): Issuer {
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: PROVIDER_TIMEOUT_MS })
  const issuer = { document, keys }
  kept.set(name, { issuer, until: Date.now() + KEPT_MS })
  return issuer
}

function withoutSlash(name: string): string {
  return name.replace(/\/$/, '')
}
