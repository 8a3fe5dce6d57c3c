import { issuerNamed } from './discovery'
import type { ProviderSettings } from './providers'

/** Where a user is sent to sign in, and the parameters other than client, redirect, state, nonce and PKCE. */
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
  // Otherwise Google uses the one account it knows without asking, even if another is to be linked.
  const params = { scope, ...(settings.id === 'google' && { prompt: 'select_account' }) }
  return { url: document.authorization_endpoint, params }
}
