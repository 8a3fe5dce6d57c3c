import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keyFor } from '@/lib/accounts/secret'

const word = z.string().regex(/^[\w-]{1,100}$/)

/** What Actum writes into the custom data of a payment, as Paddle gives it back with the subscription. */
export const customDataSchema = z.object({ userId: word, proof: word })

export type CustomData = z.infer<typeof customDataSchema>

/**
 * Returns the custom data of a payment: the user's id, and a proof that this server wrote it. A browser can put any id
 * into its own checkout, but no proof.
 */
export function customDataFor(userId: string): CustomData {
  return { userId, proof: proofOf(userId) }
}

/** Returns the user that custom data proves a payment belongs to, or null. Other contents can't be trusted. */
export function userOfCustomData(data: unknown): string | null {
  const { success, data: given } = customDataSchema.safeParse(data)
  if (!success) return null
  const expected = Buffer.from(proofOf(given.userId))
  const actual = Buffer.from(given.proof)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? given.userId : null
}

function proofOf(userId: string): string {
  return createHmac('sha256', Buffer.from(keyFor('billing'), 'hex'))
    .update(userId)
    .digest('base64url')
}
