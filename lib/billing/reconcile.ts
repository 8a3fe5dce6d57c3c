import { db } from '@/lib/db/client'
import { offers, paymentIsSetUp } from './offers'
import { LIVING } from './own-subscription'
import { paddle } from './paddle/client'
import { takeSubscription } from './take-answer'
import type { SubscriptionEntity } from './webhook/entities'

const BATCH = 50

/**
 * Asks Paddle for every active subscription to our prices, and for those that are active in our rows but weren't among
 * them, and stores the result: a missed notification is corrected by the next night.
 *
 * @returns how many subscriptions differed from our rows
 */
export async function reconcile(): Promise<number> {
  if (!paymentIsSetUp()) return 0
  const seen = new Set<string>()
  let repaired = 0
  const take = async (page: readonly SubscriptionEntity[]) => {
    for (const subscription of page) {
      seen.add(subscription.id)
      if (await changes(subscription)) repaired++
    }
  }
  const priceIds = offers().map(({ priceId }) => priceId)
  for await (const page of paddle().subscriptions({ priceIds, statuses: LIVING })) await take(page)
  for (const ids of batches(await livingIds(seen))) {
    for await (const page of paddle().subscriptions({ ids })) await take(page)
  }
  return repaired
}

async function changes(subscription: SubscriptionEntity): Promise<boolean> {
  const before = await rowText(subscription.id)
  await takeSubscription(subscription)
  return (await rowText(subscription.id)) !== before
}

/** The row without the time of the report, as the same state may be reported again. */
async function rowText(id: string): Promise<string> {
  const row = await db().subscription.findUnique({ where: { id }, omit: { occurredAt: true } })
  return JSON.stringify(row)
}

async function livingIds(except: ReadonlySet<string>): Promise<string[]> {
  const rows = await db().subscription.findMany({ where: { status: { in: [...LIVING] } }, select: { id: true } })
  return rows.map(({ id }) => id).filter((id) => !except.has(id))
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  )
}
