import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Subscription } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { choiceSchema } from './checkout'
import { formatAmount } from './format-amount'
import { offerFor, paymentIsSetUp, type Offer } from './offers'
import { ownSubscription } from './own-subscription'
import { paddle } from './paddle/client'
import type { PreviewedBill } from './paddle/to-entity'
import { prorationMode } from './proration'
import { takeSubscription } from './take-answer'

type Choice = z.infer<typeof choiceSchema>

const money = z.string().describe('Formatted in the caller’s language.')

export const changePreviewSchema = z
  .strictObject({
    success: z.literal(true),
    now: z
      .strictObject({
        total: money,
        credit: money.nullable().describe('The credit for the unused part of the earlier payment.'),
        tax: money.nullable(),
        toBalance: money.nullable().describe('The credit beyond the price, used for future bills.'),
        currency: z.string(),
      })
      .nullable()
      .describe('The amount charged immediately; null if nothing is.'),
    next: z.strictObject({ total: money, tax: money.nullable(), at: z.iso.datetime().nullable() }).nullable(),
  })
  .meta({ id: 'ChangePreview' })

export const changedSchema = z.strictObject({ success: z.literal(true) })

/**
 * What another plan or period would cost, as Paddle works it out.
 *
 * @throws AppError PAYMENT_OFF, NO_SUBSCRIPTION, SUBSCRIPTION_EXISTS for what one has, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function previewChange(
  userId: string,
  choice: Choice,
  locale: string,
): Promise<z.infer<typeof changePreviewSchema>> {
  const { subscription, offer } = await changeOf(userId, choice)
  const mode = prorationMode(subscription, offer)
  const { now, next, nextBilledAt, credit } = await paddle().previewChange(subscription.id, offer.priceId, mode)
  return {
    success: true,
    now: now && {
      ...billWords(now, locale),
      credit: some(credit?.amount ?? '0', now.currency, locale),
      toBalance: some(now.toBalance, now.currency, locale),
      currency: now.currency,
    },
    next: next && { ...billWords(next, locale), at: nextBilledAt && new Date(nextBilledAt).toISOString() },
  }
}

/**
 * Changes plan or period. What Paddle responds applies immediately.
 *
 * @throws AppError as `previewChange`
 */
export async function changeSubscription(userId: string, choice: Choice): Promise<void> {
  const { subscription, offer } = await changeOf(userId, choice)
  const mode = prorationMode(subscription, offer)
  await takeSubscription(await paddle().changePrice(subscription.id, offer.priceId, mode))
}

/**
 * Ends a subscription at the end of the paid period. An unpaid, past due or paused one ends immediately, and what is
 * owed is no longer charged.
 *
 * @throws AppError PAYMENT_OFF, NO_SUBSCRIPTION, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function cancelSubscription(userId: string): Promise<void> {
  const { id, status, scheduledAction } = await requireOwn(userId)
  const paid = status === 'active' || status === 'trialing'
  const ends = paid && scheduledAction === 'cancel'
  await takeSubscription(
    ends ? await paddle().subscription(id) : await paddle().cancel(id, paid ? 'next_billing_period' : 'immediately'),
  )
}

/**
 * Undoes a scheduled cancellation. If none is scheduled, this succeeds.
 *
 * @throws AppError PAYMENT_OFF, NO_SUBSCRIPTION, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function resumeSubscription(userId: string): Promise<void> {
  const { id } = await requireOwn(userId)
  const now = await paddle().subscription(id)
  await takeSubscription(now.scheduled_change === null ? now : await paddle().removeScheduledChange(id))
}

/**
 * Creates a transaction with which Paddle's checkout changes the card, for nothing or for what is owed.
 *
 * @returns its id
 * @throws AppError PAYMENT_OFF, NO_SUBSCRIPTION, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function beginMethodChange(userId: string): Promise<string> {
  const { id: subscriptionId, priceId } = await requireOwn(userId)
  const { id: transactionId, status } = await paddle().paymentMethodTransaction(subscriptionId)
  await db().paddleCheckout.upsert({
    where: { transactionId },
    create: { transactionId, userId, priceId, status, subscriptionId },
    update: { status },
  })
  return transactionId
}

async function changeOf(userId: string, choice: Choice): Promise<{ subscription: Subscription; offer: Offer }> {
  const offer = offerFor(choice.plan, choice.interval)
  const subscription = await upToDate(await ownSubscription(userId))
  if (subscription.priceId === offer.priceId) throw new AppError('SUBSCRIPTION_EXISTS')
  return { subscription, offer }
}

/** What was a trial may be paid by now, and a change that isn't billed would be a present. */
async function upToDate(subscription: Subscription): Promise<Subscription> {
  const { id, userId, status } = subscription
  if (status !== 'trialing') return subscription
  await takeSubscription(await paddle().subscription(id))
  return ownSubscription(userId)
}

async function requireOwn(userId: string): Promise<Subscription> {
  if (!paymentIsSetUp()) throw new AppError('PAYMENT_OFF')
  return ownSubscription(userId)
}

function billWords({ total, tax, currency }: PreviewedBill, locale: string) {
  return { total: formatAmount(total, currency, locale), tax: some(tax, currency, locale) }
}

/** Null for nothing. */
function some(amount: string, currency: string, locale: string): string | null {
  return amount === '0' ? null : formatAmount(amount, currency, locale)
}
