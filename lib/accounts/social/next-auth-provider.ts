import type { OAuthConfig } from 'next-auth/providers/oauth'
import { authorizationOf } from './authorization'
import type { ProviderIdentity } from './identity'
import type { ProviderSettings } from './providers'
import type { Agreed, ReturnParams } from './returned-identity'

/**
 * A provider as next-auth takes it. next-auth makes state, nonce and PKCE verifier, keeps them in cookies that name the provider,
 * and refuses those of another; what comes back is then read as the API's own flow reads it.
 *
 * @param read who returned; next-auth itself gets only the subject
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
            // Whatever is asked for by `checks` above is there, or next-auth has refused the return.
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
