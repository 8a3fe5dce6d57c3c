import { callApi } from '../api-client'

/** A provider, and the account there that this one is linked to. */
export interface ProviderMethod {
  readonly provider: string
  readonly name: string
  /** One that no longer is opens nothing, and can only be unlinked. */
  readonly configured: boolean
  readonly linked: {
    readonly email: string | null
    readonly linkedAt: string
    readonly lastUsedAt: string | null
  } | null
}

/** The ways into the account. */
export interface SignInMethods {
  readonly password: { readonly changedAt: string } | null
  readonly providers: readonly ProviderMethod[]
}

/** @throws ApiError */
export async function fetchSignInMethods(): Promise<SignInMethods> {
  return (await (await callApi('/api/sign-in-methods')).json()) as SignInMethods
}

/**
 * Lets the provider's next sign-in in this browser link its account instead of signing in.
 *
 * @param password null for an account without one
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH, EMAIL_NOT_CONFIRMED
 */
export async function allowLinking(provider: string, password: string | null): Promise<void> {
  await ask('POST', provider, password)
}

/**
 * Unlinks a provider's account.
 *
 * @param password null for an account without one
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH, LAST_SIGN_IN_METHOD
 */
export async function unlink(provider: string, password: string | null): Promise<void> {
  await ask('DELETE', provider, password)
}

function ask(method: string, provider: string, password: string | null): Promise<Response> {
  return callApi(`/api/sign-in-methods/${encodeURIComponent(provider)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(password === null ? {} : { password }),
  })
}
