import { callApi } from './api-client'

/** A token for the user's programs, as the API returns it. */
export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** To within five minutes. */
  readonly lastUsedAt: string | null
  readonly expiresAt: string | null
}

export interface NewApiToken {
  readonly name: string
  /** null: until it is revoked. */
  readonly days: number | null
  /** null where the account has none: the sign-in must be fresh then. */
  readonly password: string | null
}

/** @throws ApiError */
export async function fetchApiTokens(): Promise<readonly ApiToken[]> {
  const response = await callApi('/api/tokens')
  return ((await response.json()) as { readonly tokens: readonly ApiToken[] }).tokens
}

/**
 * Makes one, whose secret is shown this once.
 *
 * @throws ApiError PASSWORD_WRONG, SIGN_IN_NOT_FRESH, TOO_MANY_TOKENS, LIMIT_API_TOKENS
 */
export async function makeApiToken({ name, days, password }: NewApiToken): Promise<ApiToken & { token: string }> {
  const response = await callApi('/api/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      ...(days !== null && { expires_in_days: days }),
      ...(password !== null && { password }),
    }),
  })
  return (await response.json()) as ApiToken & { token: string }
}

/** @throws ApiError NOT_FOUND for one that is revoked already */
export async function revokeApiToken(id: string): Promise<void> {
  await callApi(`/api/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
