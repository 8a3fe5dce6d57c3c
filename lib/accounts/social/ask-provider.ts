import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

/** How long a provider may take for one answer. */
export const PROVIDER_TIMEOUT_MS = 10_000

export interface ProviderAnswer {
  readonly status: number
  /** The JSON of the body. */
  readonly body: unknown
}

/**
 * Asks a provider for JSON.
 *
 * @throws AppError OAUTH_UNAVAILABLE when it does not answer in time, answers with anything but JSON, or is out of order
 */
export async function askProvider(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    if (response.status >= 500 || response.status === 429) throw new Error(`It answered ${response.status}`)
    return { status: response.status, body: await response.json() }
  } catch (error) {
    throw unavailable(url, error)
  }
}

/** The error of a provider that can't be used now; why goes to the log. */
export function unavailable(url: string, reason: unknown): AppError {
  const { origin, pathname } = new URL(url)
  const why = reason instanceof Error ? reason.message : String(reason)
  log().warn({ provider: origin + pathname, why }, 'a provider of sign-ins can’t be used')
  return new AppError('OAUTH_UNAVAILABLE')
}
