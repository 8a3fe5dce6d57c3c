import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { authOptions } from '../auth-options'
import type { Journey } from './arrival'
import { Arrival } from './arrival'
import { callNextAuth } from './call-next-auth'
import type { SocialFailure } from './failures'
import { socialFailure } from './failures'
import type { Meaning } from './link-intent'
import { meaningOfReturn, spentIntent } from './link-intent'
import { nextAuthProvider } from './next-auth-provider'

/** Where a browser is sent. */
export interface Sent {
  readonly url: string
  /** Set-Cookie values. */
  readonly cookies: readonly string[]
}

/**
 * What a browser's return from a provider leads to: a session, or another way into the account of the session there is, and the
 * page it wanted; else the screen that says why not.
 *
 * @param query of the return's address
 */
export async function returnFromProvider(journey: Journey, query: Readonly<Record<string, string>>): Promise<Sent> {
  const { settings, headers } = journey
  const meaning = await meaningOfReturn(headers, settings.id, query['state'])
  const arrival = new Arrival(journey, meaning)
  let cookies: readonly string[] = []
  try {
    const options = authOptions({
      provider: await nextAuthProvider(settings, (back, agreed) => arrival.read(back, agreed)),
      landing: (asked) => arrival.land(asked),
      onReturn: () => arrival.settle(),
    })
    const answer = await callNextAuth(options, {
      path: ['callback', settings.id],
      method: 'GET',
      headers,
      query: ofReturn(query),
    })
    cookies = answer.cookies
  } catch (error) {
    arrival.failure = error
  }
  if (arrival.cookies !== null)
    return { url: arrival.landing, cookies: [...cookies, spentIntent(), ...arrival.cookies] }
  const failure = failureOf(arrival.failure ?? refusal(query['error']))
  return { url: screenOf(failure, meaning, arrival.landing), cookies: [...cookies, spentIntent()] }
}

/** The parameters that a provider sends; any others are ignored. */
function ofReturn(query: Readonly<Record<string, string>>): Record<string, string> {
  const names = ['code', 'state', 'iss', 'error']
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
}

/** What it means that next-auth refused a return: the provider said no, or the cookies are missing, over, or another provider's. */
function refusal(error: string | undefined): AppError {
  if (error === undefined) return new AppError('OAUTH_STATE')
  const later = error === 'temporarily_unavailable' || error === 'server_error'
  return new AppError(later ? 'OAUTH_UNAVAILABLE' : 'OAUTH_REFUSED')
}

function failureOf(reason: unknown): SocialFailure {
  const failure = reason instanceof AppError ? socialFailure(reason.code) : null
  if (failure === null) log().error({ err: reason }, 'a return from a provider failed')
  return failure ?? 'OAUTH_UNAVAILABLE'
}

/** The screen that shows a failure: the profile for linking, because only signed-in users see it. */
function screenOf(failure: SocialFailure, meaning: Meaning, landing: string): string {
  const { origin } = env()
  const linking = meaning.kind === 'link' && meaning.session !== null
  const url = new URL(linking ? '/profile' : '/login', origin)
  url.searchParams.set('error', failure)
  const wanted = landing.slice(origin.length)
  if (!linking && wanted !== '' && wanted !== '/') url.searchParams.set('callbackUrl', wanted)
  return url.href
}
