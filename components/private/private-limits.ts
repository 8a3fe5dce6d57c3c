import type { EngineLimits } from '@/lib/private-mode/protocol'

/** The limits of the user's plan in private mode; without an account, those of the free plan. */
export interface PrivateLimits extends EngineLimits {
  readonly uploadBytes: number
  readonly isSignedIn: boolean
}
