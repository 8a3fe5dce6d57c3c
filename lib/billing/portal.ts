import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { knownCustomer } from './customer'
import { paymentIsSetUp } from './offers'
import { livingSubscriptions } from './own-subscription'
import { paddle } from './paddle/client'

export const linkSchema = z.strictObject({
  url: z.url().describe('A temporary, signed-in link to Paddle’s customer portal.'),
})

/** Paddle accepts this many in one request. */
const MOST_SUBSCRIPTIONS = 25

/**
 * The way to Paddle's own pages for its customer: cards, addresses, bills.
 *
 * @throws AppError PAYMENT_OFF, NO_SUBSCRIPTION who never began a payment, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function portalLink(userId: string): Promise<string> {
  if (!paymentIsSetUp()) throw new AppError('PAYMENT_OFF')
  // Only the customer that was made for this person: a checkout of a browser's own making can name anybody's.
  const customerId = await knownCustomer(userId)
  if (customerId === null) throw new AppError('NO_SUBSCRIPTION')
  const living = await livingSubscriptions(userId)
  const own = living.filter((subscription) => subscription.customerId === customerId).map(({ id }) => id)
  return paddle().portal(customerId, own.slice(0, MOST_SUBSCRIPTIONS))
}
