import { POST as webhook } from '@/app/api/paddle/webhook/route'
import { customDataFor } from '../custom-data'
import { type Notification, notification, paddleRequest, subscriptionData } from './events'

/** Sends a notification as Paddle would, or any request in its place. */
export async function send(given: Notification | Request) {
  const request = given instanceof Request ? given : paddleRequest(given)
  const response = await webhook(request, { params: Promise.resolve({}) })
  return { status: response.status, body: (await response.json()) as { success: boolean; code?: string } }
}

/** A notification of a person's own subscription. */
export function toldOf(
  userId: string,
  type: string,
  occurredAt: string,
  change: Readonly<Record<string, unknown>>,
): Notification {
  const data = subscriptionData({ custom_data: customDataFor(userId), updated_at: occurredAt, ...change })
  return notification(`subscription.${type}`, occurredAt, data)
}
