import { z } from 'zod'
import { CURRENCY_CODES } from '@/lib/accounts/currency-codes'
import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { customDataFor } from './custom-data'
import { knownCustomer, newCustomer } from './customer'
import { INTERVALS, offerFor, PAID_PLANS } from './offers'
import { LIVING, livingSubscriptions } from './own-subscription'
import { paddle } from './paddle/client'
import { takeSubscription } from './take-answer'

export const choiceSchema = z.strictObject({ plan: z.enum(PAID_PLANS), interval: z.enum(INTERVALS) })

export const checkoutSchema = z.strictObject({ ...choiceSchema.shape, currency: z.enum(CURRENCY_CODES) })

export const begunSchema = z.strictObject({
  success: z.literal(true),
  transactionId: z.string().describe('Paddle’s transaction ID, which opens the checkout.'),
})

/**
 * Begins a payment: a transaction of Paddle's that carries the proof whose it is, and our row of it.
 *
 * @returns the transaction's id
 * @throws AppError PAYMENT_OFF, EMAIL_NOT_CONFIRMED, SUBSCRIPTION_EXISTS, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function beginCheckout(
  user: Pick<User, 'id' | 'email' | 'name' | 'emailVerifiedAt'>,
  { plan, interval, currency }: z.infer<typeof checkoutSchema>,
): Promise<string> {
  const { priceId } = offerFor(plan, interval)
  if (user.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_CONFIRMED')
  const known = await knownCustomer(user.id)
  await refuseSecond(user.id, known)
  const customerId = known ?? (await newCustomer(user))
  const customData = customDataFor(user.id)
  const { id, status } = await paddle().createTransaction({ priceId, currency, customerId, customData })
  await db().paddleCheckout.create({ data: { transactionId: id, userId: user.id, priceId, status } })
  return id
}

/**
 * No one pays twice. Paddle is asked if there may be a subscription: a paid one may not have been reported yet, and one
 * that is active in our rows may have ended.
 */
async function refuseSecond(userId: string, customerId: string | null): Promise<void> {
  for (const { id } of await livingSubscriptions(userId)) await takeSubscription(await paddle().subscription(id))
  if (customerId !== null) {
    for await (const page of paddle().subscriptions({ customerId, statuses: LIVING })) {
      for (const subscription of page) await takeSubscription(subscription)
    }
  }
  if ((await livingSubscriptions(userId)).length > 0) throw new AppError('SUBSCRIPTION_EXISTS')
}
