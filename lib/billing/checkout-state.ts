import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { PaddleCheckout } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { paddle } from './paddle/client'
import { takeSubscription, takeTransaction } from './take-answer'

export const checkoutStateSchema = z.strictObject({
  success: z.literal(true),
  state: z
    .enum(['open', 'paid', 'failed', 'subscribed'])
    .describe('`paid`: Paddle has the money; `subscribed`: the plan is also active.'),
})

type CheckoutState = z.infer<typeof checkoutStateSchema>['state']

/** Paddle is not asked again for the same payment before. */
const ASKED_AGAIN_AFTER_MS = 5_000
const KEPT = 1_000

/** When Paddle was asked last, by transaction. */
const asked = new Map<string, number>()

/**
 * Returns the state of a payment that a user started. Paddle itself is asked, so that a late notification doesn't delay
 * the user.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for none
 */
export async function checkoutState(userId: string, transactionId: string, now = Date.now()): Promise<CheckoutState> {
  const before = await stateOf(await ownCheckout(userId, transactionId))
  if (before === 'subscribed' || !mayAsk(transactionId, now)) return before
  try {
    await refresh(transactionId)
  } catch (error) {
    // What is known is true, and the screen asks again.
    if (!(error instanceof AppError)) throw error
  }
  return stateOf(await ownCheckout(userId, transactionId))
}

async function ownCheckout(userId: string, transactionId: string): Promise<PaddleCheckout> {
  const checkout = await db().paddleCheckout.findFirst({ where: { transactionId, userId } })
  if (checkout === null) throw new AppError('NOT_FOUND')
  return checkout
}

async function refresh(transactionId: string): Promise<void> {
  const transaction = await paddle().transaction(transactionId)
  await takeTransaction(transaction)
  const { subscription_id: subscriptionId } = transaction
  if (subscriptionId !== null) await takeSubscription(await paddle().subscription(subscriptionId))
}

const STATES: Readonly<Record<string, CheckoutState>> = {
  billed: 'paid',
  paid: 'paid',
  completed: 'paid',
  payment_failed: 'failed',
  canceled: 'failed',
}

async function stateOf({ status, subscriptionId, userId }: PaddleCheckout): Promise<CheckoutState> {
  const state = STATES[status] ?? 'open'
  if (state !== 'paid' || subscriptionId === null) return state
  const subscription = await db().subscription.findFirst({ where: { id: subscriptionId, userId } })
  return subscription === null || subscription.status === 'canceled' ? 'paid' : 'subscribed'
}

function mayAsk(transactionId: string, now: number): boolean {
  if (now - (asked.get(transactionId) ?? -Infinity) < ASKED_AGAIN_AFTER_MS) return false
  asked.delete(transactionId)
  asked.set(transactionId, now)
  const [oldest] = asked.keys()
  if (asked.size > KEPT && oldest !== undefined) asked.delete(oldest)
  return true
}
