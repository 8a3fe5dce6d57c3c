import { issuerNamed } from './discovery'
import type { ProviderSettings } from './providers'

/** Where a person is sent to sign in, and with what beside client, redirect, state, nonce and PKCE. */
export interface AuthorizationEndpoint {
  readonly url: string
  readonly params: Readonly<Record<string, string>>
}

/**
 * A provider's authorization endpoint.
 *
 * @throws AppError OAUTH_UNAVAILABLE
 */
export async function authorizationOf(settings: ProviderSettings): Promise<AuthorizationEndpoint> {
  if (settings.kind === 'github') {
    return { url: `${settings.site}/login/oauth/authorize`, params: { scope: 'read:user user:email' } }
  }
  const { document } = await issuerNamed(settings.issuer)
  const scope = 'openid email profile'
  // Else Google takes the one account it knows without asking, also when another is to be linked.
  const params = { scope, ...(settings.id === 'google' && { prompt: 'select_account' }) }
  return { url: document.authorization_endpoint, params }
}
