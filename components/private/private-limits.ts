import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import type { EngineLimits, EngineName } from '@/lib/private-mode/protocol'

/** The limits of the user's plan in private mode; without an account, those of the free plan. */
export interface PrivateLimits extends EngineLimits {
  readonly uploadBytes: number
  readonly isSignedIn: boolean
}

/** What `private.limit` says: only the generator limits rows. */
export function limitWords(tool: EngineName, { uploadBytes, rows }: PrivateLimits) {
  return { tool, megabytes: uploadBytes / MEBIBYTE, rows }
}
