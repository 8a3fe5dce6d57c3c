import { z } from 'zod'

/** Text of a line: no control characters. PostgreSQL can't hold U+0000 at all, and no name or option needs the others. */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u)
}
