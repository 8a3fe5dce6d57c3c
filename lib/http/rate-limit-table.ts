/** A number of points per number of seconds, counted in the database, so across instances and restarts. */
export interface RateLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** All rate limits; `ACTUM_RATE_LIMITS` can override them by name. */
export const RATE_LIMITS = {
  loginByAddress: { name: 'login-address', points: 50, seconds: 15 * 60 },
  loginByAccount: { name: 'login-account', points: 10, seconds: 15 * 60 },
  registration: { name: 'registration', points: 20, seconds: 3600 },
  forgottenByAccount: { name: 'forgotten-account', points: 3, seconds: 3600 },
  /** A clinic shares one address. */
  forgottenByAddress: { name: 'forgotten-address', points: 20, seconds: 3600 },
  /** Redirects to sign-in providers, and returns from them. */
  socialByAddress: { name: 'social-address', points: 100, seconds: 15 * 60 },
  mailedLinks: { name: 'mailed-links', points: 60, seconds: 15 * 60 },
  confirmations: { name: 'confirmations', points: 5, seconds: 3600 },
  exports: { name: 'exports', points: 5, seconds: 3600 },
  /** Uploads, runs, and the inspections that a screen requests after each choice: three times what uploads alone would need. */
  documents: { name: 'documents', points: 60, seconds: 60 },
  /** Enough for stepping through rows with a key pressed. */
  previews: { name: 'previews', points: 300, seconds: 60 },
  /** Far more than a user needs; this slows down guessing of names and IDs. */
  reading: { name: 'reading', points: 600, seconds: 60 },
  /** Requests to Paddle for one user: Paddle accepts 240 per minute from the whole installation. */
  payments: { name: 'payments', points: 30, seconds: 60 },
  /** Addresses that are looked up, and events sent manually. */
  webhooks: { name: 'webhooks', points: 60, seconds: 60 },
  sessions: { name: 'document-sessions', points: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Custom limits by name. */
export type RateLimitFigures = ReadonlyMap<string, Pick<RateLimit, 'points' | 'seconds'>>

const PAIR = /^([a-z-]+)=([1-9]\d{0,6})\/([1-9]\d{0,6})$/
const NAMES: ReadonlySet<string> = new Set(Object.values(RATE_LIMITS).map(({ name }) => name))

/**
 * Parses `name=points/seconds` pairs separated by commas, such as `login-address=500/900, documents=120/60`.
 *
 * @throws Error naming the first invalid pair and its problem
 */
export function parseRateLimits(text: string): RateLimitFigures {
  const figures = new Map<string, Pick<RateLimit, 'points' | 'seconds'>>()
  for (const pair of text.split(',').map((part) => part.trim())) {
    if (pair === '') continue
    const [, name = '', points, seconds] = PAIR.exec(pair) ?? []
    if (name === '') throw new Error(`«${pair}» is not name=points/seconds, as in login-address=500/900`)
    if (!NAMES.has(name)) throw new Error(`«${pair}» names no limit; there are ${[...NAMES].join(', ')}`)
    if (figures.has(name)) throw new Error(`«${pair}» is listed twice`)
    figures.set(name, { points: Number(points), seconds: Number(seconds) })
  }
  return figures
}
