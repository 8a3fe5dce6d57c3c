import { z } from 'zod'

/**
 * Text of a line: no control characters and no half of a surrogate pair. PostgreSQL can't store U+0000 at all, its `jsonb` no such half,
 * and no name or option needs the others.
 */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
}
