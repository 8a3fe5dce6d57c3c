import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { askProvider, unavailable } from './ask-provider'

const tokensSchema = z.object({ access_token: z.string().min(1), id_token: z.string().optional() })

export type ProviderTokens = z.infer<typeof tokensSchema>

const failureSchema = z.object({ error: z.string() })

/** Errors of a token endpoint that are the operator's to mend (RFC 6749 §5.2, and GitHub's own names for them). */
const MISCONFIGURED = [
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'incorrect_client_credentials',
  'redirect_uri_mismatch',
]

export interface CodeExchange {
  readonly tokenEndpoint: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether the client's secret goes into the body; else into the Authorization header (RFC 6749 §2.3.1). */
  readonly secretInBody: boolean
  readonly code: string
  /** Of PKCE (RFC 7636 §4.5). */
  readonly verifier: string
  readonly redirectUri: string
}

/**
 * Exchanges a code at the token endpoint (RFC 6749 §4.1.3).
 *
 * @throws AppError OAUTH_STATE for a code that is used, expired, or was requested with another verifier;
 * OAUTH_UNAVAILABLE
 */
export async function exchangeCode(exchange: CodeExchange): Promise<ProviderTokens> {
  const { tokenEndpoint, clientId, clientSecret, secretInBody, code, verifier, redirectUri } = exchange
  const { status, body } = await askProvider(tokenEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(!secretInBody && { authorization: `Basic ${basic(clientId, clientSecret)}` }),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(secretInBody && { client_id: clientId, client_secret: clientSecret }),
    }),
  })
  // GitHub answers 200 with an error.
  const failure = failureSchema.safeParse(body)
  if (failure.success && MISCONFIGURED.includes(failure.data.error))
    throw unavailable(tokenEndpoint, failure.data.error)
  if (failure.success || status >= 400) throw new AppError('OAUTH_STATE')
  const tokens = tokensSchema.safeParse(body)
  if (!tokens.success) throw unavailable(tokenEndpoint, 'It gave no token')
  return tokens.data
}

function basic(clientId: string, clientSecret: string): string {
  return Buffer.from(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`).toString('base64')
}

function formEncoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}
