import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** The providers there can be, in the order in which they are offered. */
export const PROVIDER_IDS = ['google', 'github', 'oidc'] as const

export type ProviderId = (typeof PROVIDER_IDS)[number]

/** A provider as users see it: the text of its button. */
export interface SocialProvider {
  readonly id: ProviderId
  readonly name: string
}

/** Google's issuer, as its discovery document names it. */
export const GOOGLE_ISSUER = 'https://accounts.google.com'

const GITHUB = 'https://github.com'

/** A configured provider: as a client of an OpenID Connect issuer, or of GitHub, which is OAuth without an ID token. */
export type ProviderSettings = SocialProvider & {
  readonly clientId: string
  readonly clientSecret: string
} & (
    | { readonly kind: 'openid'; readonly issuer: string }
    | { readonly kind: 'github'; readonly site: string; readonly api: string }
  )

/** The providers that are configured: no other is ever shown. */
export function socialProviders(): readonly SocialProvider[] {
  return configured().map(({ id, name }) => ({ id, name }))
}

/**
 * A provider by its id, as a path names it.
 *
 * @throws AppError NOT_FOUND where there is none or it is not configured
 */
export function providerNamed(id: string): ProviderSettings {
  const found = configured().find((provider) => provider.id === id)
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}

/** Returns a provider's name, whether it is still configured or not. */
export function nameOfProvider(id: ProviderId): string {
  if (id === 'oidc') return env().OIDC_NAME ?? 'OpenID Connect'
  return id === 'google' ? 'Google' : 'GitHub'
}

function configured(): ProviderSettings[] {
  const found = { google: google(), github: github(), oidc: openid() }
  return PROVIDER_IDS.map((id) => found[id]).filter((settings) => settings !== null)
}

function google(): ProviderSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env()
  if (clientId === undefined || clientSecret === undefined) return null
  return { kind: 'openid', id: 'google', name: nameOfProvider('google'), issuer: GOOGLE_ISSUER, clientId, clientSecret }
}

function github(): ProviderSettings | null {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret, GITHUB_URL = GITHUB } = env()
  if (clientId === undefined || clientSecret === undefined) return null
  const site = GITHUB_URL.replace(/\/$/, '')
  // GitHub Enterprise Server has its API below its own address.
  const api = site === GITHUB ? 'https://api.github.com' : `${site}/api/v3`
  return { kind: 'github', id: 'github', name: nameOfProvider('github'), site, api, clientId, clientSecret }
}

function openid(): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env()
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null
  return { kind: 'openid', id: 'oidc', name: nameOfProvider('oidc'), issuer, clientId, clientSecret }
}
