import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { enterByIdentity } from './enter-by-identity'
import type { ProviderIdentity } from './identity'
import { linkIdentity } from './link-identity'
import type { Meaning } from './link-intent'
import type { ProviderSettings } from './providers'
import type { Agreed, ReturnParams } from './returned-identity'
import { returnedIdentity } from './returned-identity'

/** A browser on its way to a provider or back. */
export interface Journey {
  readonly settings: ProviderSettings
  readonly headers: Headers
  readonly locale: Locale
  /** Returns a path of this site for any requested `callbackUrl`. */
  readonly ownPath: (asked: string) => string
}

/** The address on this site of what was asked for as `callbackUrl`, which may be such an address already. */
export function landingOf(asked: string, ownPath: Journey['ownPath']): string {
  const { origin } = env()
  return origin + ownPath(asked.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked)
}

/**
 * A return from a provider while next-auth processes it. It records what next-auth wouldn't report: why the sign-in was
 * refused.
 */
export class Arrival {
  /** Where the user wanted to go, on this site. */
  landing = env().origin
  /** What went wrong; null if next-auth itself rejected the return. */
  failure: unknown = null
  /** The cookies to set once the user is signed in, or the identity linked. */
  cookies: readonly string[] | null = null
  private identity: ProviderIdentity | null = null

  constructor(
    private readonly journey: Journey,
    private readonly meaning: Meaning,
  ) {}

  land(asked: string): string {
    this.landing = landingOf(asked, this.journey.ownPath)
    return this.landing
  }

  async read(back: ReturnParams, agreed: Agreed): Promise<ProviderIdentity> {
    this.identity = await this.noting(returnedIdentity(this.journey.settings, back, agreed))
    return this.identity
  }

  /** Signs the user in, or links the identity. Returns where they go then. */
  async settle(): Promise<string | false> {
    if (this.identity === null) return false
    const work = this.meaning.kind === 'link' ? this.link(this.identity, this.meaning) : this.enter(this.identity)
    this.cookies = await this.noting(work)
    return this.landing
  }

  private async enter(identity: ProviderIdentity): Promise<readonly string[]> {
    const { headers, locale } = this.journey
    return (await enterByIdentity(identity, { locale, userAgent: headers.get('user-agent') })).cookies
  }

  private async link(identity: ProviderIdentity, { session }: Extract<Meaning, { kind: 'link' }>): Promise<[]> {
    if (session === null) throw new AppError('UNAUTHENTICATED')
    const { id, locale } = session.user
    await linkIdentity(id, identity, isLocale(locale) ? locale : this.journey.locale)
    return []
  }

  private async noting<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
