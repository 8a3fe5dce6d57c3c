import { callApi } from '../api-client'

/** A webhook, as the API returns it. */
export interface Webhook {
  readonly id: string
  readonly url: string
  readonly createdAt: string
  readonly disabledAt: string | null
  readonly failedInRow: number
}

export interface DeliveryAttempt {
  readonly at: string
  readonly status: number | null
  readonly error: string | null
  readonly answer: string
}

/** An event for one of them. */
export interface Delivery {
  readonly id: string
  readonly event: 'operation.succeeded' | 'operation.failed'
  readonly state: 'waiting' | 'sending' | 'delivered' | 'failed'
  readonly attempts: readonly DeliveryAttempt[]
  readonly createdAt: string
}

const path = (...segments: string[]) => ['/api/webhooks', ...segments.map(encodeURIComponent)].join('/')

/** @throws ApiError */
export async function fetchWebhooks(): Promise<readonly Webhook[]> {
  const response = await callApi(path())
  return ((await response.json()) as { readonly webhooks: readonly Webhook[] }).webhooks
}

/**
 * Adds an address; its secret is shown this once.
 *
 * @throws ApiError WEBHOOK_ADDRESS, TOO_MANY_WEBHOOKS, LIMIT_WEBHOOKS
 */
export async function addWebhook(url: string): Promise<Webhook & { readonly secret: string }> {
  const response = await callApi(path(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  return (await response.json()) as Webhook & { readonly secret: string }
}

/** @throws ApiError */
export async function enableWebhook(id: string): Promise<Webhook> {
  const response = await callApi(path(id), { method: 'POST' })
  return (await response.json()) as Webhook
}

/** @throws ApiError NOT_FOUND for one that is deleted already */
export async function removeWebhook(id: string): Promise<void> {
  await callApi(path(id), { method: 'DELETE' })
}

/** @throws ApiError */
export async function fetchDeliveries(id: string): Promise<readonly Delivery[]> {
  const response = await callApi(path(id, 'deliveries'))
  return ((await response.json()) as { readonly deliveries: readonly Delivery[] }).deliveries
}

/** @throws ApiError */
export async function redeliver(id: string, deliveryId: string): Promise<Delivery> {
  const response = await callApi(path(id, 'deliveries', deliveryId), { method: 'POST' })
  return (await response.json()) as Delivery
}
