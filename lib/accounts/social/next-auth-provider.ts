import type { OAuthConfig } from 'next-auth/providers/oauth'
import { authorizationOf } from './authorization'
import type { ProviderIdentity } from './identity'
import type { ProviderSettings } from './providers'
import type { Agreed, ReturnParams } from './returned-identity'

/**
 * Returns a provider for next-auth, which creates state, nonce and PKCE verifier, stores them in cookies that name the
 * provider, and rejects those of another. The return is then read as in the API's own flow.
 *
 * @param read returns the identity; next-auth itself gets only the subject
 * @throws AppError OAUTH_UNAVAILABLE
 */
export async function nextAuthProvider(
  settings: ProviderSettings,
  read: (back: ReturnParams, agreed: Agreed) => Promise<ProviderIdentity>,
): Promise<OAuthConfig<{ sub: string }>> {
  const { id, name, clientId, clientSecret } = settings
  return {
    id,
    name,
    type: 'oauth',
    clientId,
    clientSecret,
    authorization: await authorizationOf(settings),
    checks: settings.kind === 'openid' ? ['pkce', 'state', 'nonce'] : ['pkce', 'state'],
    token: {
      async request({ provider, params, checks }) {
        const { subject } = await read(
          {
            code: params.code,
            state: params.state,
            iss: typeof params['iss'] === 'string' ? params['iss'] : undefined,
          },
          {
            // Everything in `checks` above is present, or next-auth has rejected the return.
            state: checks.state ?? '',
            verifier: checks.code_verifier ?? '',
            nonce: ('nonce' in checks ? checks.nonce : undefined) ?? '',
            redirectUri: provider.callbackUrl,
          },
        )
        return { tokens: { sub: subject } }
      },
    },
    userinfo: { request: ({ tokens }) => ({ sub: String(tokens['sub']) }) },
    profile: ({ sub }) => ({ id: sub }),
  }
}
