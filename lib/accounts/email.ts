import { z } from 'zod'
import type { AppCode } from '@/lib/errors'

/** What `readJson` answers where an address is all that is wrong. */
const NOT_VALID: AppCode = 'EMAIL_NOT_VALID'

/**
 * Returns an address as it is stored and compared: trimmed and in lower case. Only ASCII is accepted, so that a
 * look-alike letter or a full-width ＠ can't pass for another address. This is checked before lower-casing, which turns
 * the Kelvin sign into a k.
 */
export const emailSchema = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/, NOT_VALID)
  .toLowerCase()
  .max(254, NOT_VALID)
  .pipe(z.email(NOT_VALID))
