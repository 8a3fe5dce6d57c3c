import { db } from '@/lib/db/client'
import type { SubscriptionEnding } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { paymentIsSetUp } from './offers'
import { paddle } from './paddle/client'
import { isRefusal } from './paddle/errors'

const AT_ONCE = 50
const MINUTE_MS = 60_000
const LONGEST_WAIT_MINUTES = 24 * 60

/**
 * Cancels the subscriptions of deleted accounts at Paddle. Failures are retried at increasing intervals without limit,
 * because someone is paying.
 *
 * @returns how many were canceled
 */
export async function cancelEndings(now = new Date()): Promise<number> {
  if (!paymentIsSetUp()) return 0
  const due = await db().subscriptionEnding.findMany({
    where: { nextAttemptAt: { lte: now } },
    orderBy: { nextAttemptAt: 'asc' },
    take: AT_ONCE,
  })
  let over = 0
  for (const ending of due) {
    if (!(await claimed(ending, now))) continue
    if (await isOver(ending)) over++
  }
  return over
}

/** Before the request, so that a process that dies in it leaves no crowd behind. */
async function claimed({ subscriptionId, attempts }: SubscriptionEnding, now: Date): Promise<boolean> {
  const minutes = Math.min(LONGEST_WAIT_MINUTES, 2 ** Math.min(attempts, 20))
  const { count } = await db().subscriptionEnding.updateMany({
    where: { subscriptionId, attempts },
    data: { attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + minutes * MINUTE_MS) },
  })
  return count > 0
}

async function isOver({ subscriptionId, attempts }: SubscriptionEnding): Promise<boolean> {
  try {
    if (!(await canceled(subscriptionId))) return false
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log().error({ subscriptionId, attempts: attempts + 1, code: error.code }, 'a subscription is still to be cancelled')
    return false
  }
  await db().subscriptionEnding.deleteMany({ where: { subscriptionId } })
  return true
}

async function canceled(id: string): Promise<boolean> {
  try {
    const { status } = await paddle().cancel(id, 'immediately')
    return status === 'canceled'
  } catch (error) {
    if (!isRefusal(error)) throw error
    // It may be over already, or never have been Paddle's.
    return isRefusal(error, 'not_found') || (await paddle().subscription(id)).status === 'canceled'
  }
}
