import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { askProvider, unavailable } from './ask-provider'
import { exchangeCode } from './exchange-code'
import type { ProviderIdentity } from './identity'
import type { CodeReturn } from './openid'
import type { ProviderSettings } from './providers'

type GithubSettings = Extract<ProviderSettings, { kind: 'github' }>

/** The number is permanent; a login can be given up and taken by another user. */
const userSchema = z.object({ id: z.int().positive(), name: z.string().nullish() })

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/**
 * Who has signed in at GitHub: by its API, because it gives no ID token
 * (docs.github.com: «Authorizing OAuth apps», «REST API endpoints for emails»). Of the addresses only the primary counts.
 *
 * @throws AppError OAUTH_STATE, OAUTH_REFUSED, OAUTH_UNAVAILABLE
 */
export async function githubIdentity(settings: GithubSettings, back: CodeReturn): Promise<ProviderIdentity> {
  const { access_token: token } = await exchangeCode({
    ...settings,
    ...back,
    tokenEndpoint: `${settings.site}/login/oauth/access_token`,
    secretInBody: true,
  })
  const [user, emails] = await Promise.all([
    ask(`${settings.api}/user`, token, userSchema),
    ask(`${settings.api}/user/emails`, token, emailsSchema),
  ])
  const primary = emails.find((address) => address.primary)
  return {
    provider: 'github',
    subject: String(user.id),
    email: primary?.email ?? null,
    emailVerified: primary?.verified === true,
    name: user.name ?? null,
  }
}

async function ask<T>(url: string, token: string, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await askProvider(url, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'Actum',
      'x-github-api-version': '2022-11-28',
    },
  })
  // The user may have removed the scope for the addresses.
  if (status >= 400) throw new AppError('OAUTH_REFUSED')
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw unavailable(url, 'It answered otherwise than documented')
  return parsed.data
}
