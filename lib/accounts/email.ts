import { z } from 'zod'

/**
 * An address as it is stored and compared: trimmed and in lower case. Only ASCII passes, so that a look-alike letter or a
 * full-width ＠ can't stand for somebody else's address. Asked before the lower case, which makes a k of the Kelvin sign.
 */
export const emailSchema = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]*$/)
  .toLowerCase()
  .max(254)
  .pipe(z.email())
