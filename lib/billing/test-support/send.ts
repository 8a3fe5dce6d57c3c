import { POST as webhook } from '@/app/api/paddle/webhook/route'
import { db } from '@/lib/db/client'
import { customDataFor } from '../custom-data'
import { type Notification, notification, paddleId, paddleRequest, subscriptionData } from './events'

/** The time of the event in `created`. */
export const WHEN = '2026-10-01T08:00:00.000001Z'

/** Sends a notification as Paddle would, or any request in its place. */
export async function send(given: Notification | Request) {
  const request = given instanceof Request ? given : paddleRequest(given)
  const response = await webhook(request, { params: Promise.resolve({}) })
  return { status: response.status, body: (await response.json()) as { success: boolean; code?: string } }
}

/** Returns a notification of a user's own subscription. */
export function toldOf(
  userId: string,
  type: string,
  occurredAt: string,
  change: Readonly<Record<string, unknown>>,
): Notification {
  const data = subscriptionData({ custom_data: customDataFor(userId), updated_at: occurredAt, ...change })
  return notification(`subscription.${type}`, occurredAt, data)
}

/** Returns a notification of a new subscription of a user's own. */
export function created(userId: string, change: Readonly<Record<string, unknown>> = {}): Notification {
  return toldOf(userId, 'created', WHEN, { id: paddleId('sub'), ...change })
}

/** What a notification did, as its row says; undefined where there is none. */
export async function outcomeOf(eventId: string): Promise<string | undefined> {
  return (await db().paddleEvent.findUnique({ where: { id: eventId } }))?.outcome
}
