import { removeStored } from '@/components/layout/browser-storage'
import { apiErrorOf, ApiError } from './api-error'
import { send } from './api-request'

/** A provider that people can sign in with here: what its button is called. */
export interface SocialProvider {
  readonly id: string
  readonly name: string
}

/**
 * Goes to a provider's sign-in. The user comes back to `callbackUrl`, or to the sign-in page with an error.
 *
 * @param callbackUrl a path of this site
 * @throws ApiError
 */
export async function startSocialSignIn(provider: string, callbackUrl: string): Promise<void> {
  const csrf = await send('/api/session/csrf', {}, null)
  if (!csrf.ok) throw await apiErrorOf(csrf)
  const { csrfToken } = (await csrf.json()) as { readonly csrfToken?: unknown }
  const started = await send(
    `/api/session/signin/${encodeURIComponent(provider)}`,
    { method: 'POST', body: new URLSearchParams({ csrfToken: String(csrfToken), callbackUrl, json: 'true' }) },
    null,
  )
  if (!started.ok) throw await apiErrorOf(started)
  const { url } = (await started.json()) as { readonly url?: unknown }
  if (typeof url !== 'string') throw new ApiError(started.status, 'UNKNOWN', null)
  window.location.assign(url)
}

/** Forgets the user that this browser had saved, because a sign-in with a provider failed. */
export function forgetFailedSignIn(): void {
  for (const key of ['token', 'user', 'profile'] as const) removeStored(key)
}
