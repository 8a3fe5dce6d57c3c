import type { EngineLimits } from '@/lib/private-mode/protocol'

/** What the person's plan allows in private mode; without an account that of the free plan. */
export interface PrivateLimits extends EngineLimits {
  readonly uploadBytes: number
  readonly isSignedIn: boolean
}
