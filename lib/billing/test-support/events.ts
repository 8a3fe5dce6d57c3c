import { createHmac } from 'node:crypto'
import { SIGNATURE_HEADER } from '../webhook/signature'
import { PAYMENT } from './payment'

/** Notifications as Paddle documents them: the whole envelope, an entity with the fields that matter and some that don't. */
export interface Notification {
  readonly event_id: string
  readonly event_type: string
  readonly occurred_at: string
  readonly notification_id: string
  readonly data: Readonly<Record<string, unknown>>
}

type Entity = Readonly<Record<string, unknown>>

let made = 0

/** An id of Paddle's that no other thing has: `sub_…`. */
export function paddleId(prefix: string): string {
  return `${prefix}_${String(++made).padStart(26, '0')}`
}

export function notification(event_type: string, occurred_at: string, data: Entity): Notification {
  return { event_id: paddleId('evt'), event_type, occurred_at, notification_id: paddleId('ntf'), data }
}

/** `data` of subscription.*: an active monthly Standard, unless changed. */
export function subscriptionData(change: Entity = {}): Entity {
  const { price_id: priceId = PAYMENT.PADDLE_PRICE_STANDARD_MONTH, ...changed } = change
  return {
    id: 'sub_01subscription',
    status: 'active',
    customer_id: 'ctm_01customer',
    address_id: 'add_01address',
    business_id: null,
    currency_code: 'EUR',
    created_at: '2026-10-01T08:00:00.000000Z',
    updated_at: '2026-10-01T08:00:00.000000Z',
    started_at: '2026-10-01T08:00:00.123456Z',
    first_billed_at: '2026-10-01T08:00:00.123456Z',
    next_billed_at: '2026-11-01T08:00:00.123456Z',
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: '2026-10-01T08:00:00.123456Z', ends_at: '2026-11-01T08:00:00.123456Z' },
    billing_cycle: { interval: 'month', frequency: 1 },
    scheduled_change: null,
    items: [
      {
        status: 'active',
        quantity: 1,
        recurring: true,
        price: { id: priceId, product_id: 'pro_01actum', unit_price: { amount: '900', currency_code: 'EUR' } },
        product: { id: 'pro_01actum', name: 'Actum Standard' },
      },
    ],
    custom_data: null,
    import_meta: null,
    ...changed,
  }
}

/** `data` of transaction.*: one that waits for its payment, unless changed. */
export function transactionData(change: Entity = {}): Entity {
  return {
    id: 'txn_01transaction',
    status: 'ready',
    origin: 'api',
    customer_id: 'ctm_01customer',
    currency_code: 'EUR',
    subscription_id: null,
    invoice_id: null,
    items: [{ price: { id: PAYMENT.PADDLE_PRICE_STANDARD_MONTH }, quantity: 1, proration: null }],
    details: { totals: { subtotal: '900', tax: '180', total: '1080', currency_code: 'EUR' } },
    payments: [],
    custom_data: null,
    created_at: '2026-10-01T07:58:00.000000Z',
    updated_at: '2026-10-01T07:58:00.000000Z',
    ...change,
  }
}

/** The value of the signature's header. */
export function signatureOf(
  body: string | Uint8Array,
  seconds: number = Math.floor(Date.now() / 1000),
  secrets: readonly string[] = [PAYMENT.PADDLE_WEBHOOK_SECRET],
): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}:`).update(body).digest('hex'),
  )
  return [`ts=${seconds}`, ...signatures.map((h1) => `h1=${h1}`)].join(';')
}

/** A request as Paddle's servers send it: signed, and with none of a browser's headers. */
export function paddleRequest(given: Notification | string, signature?: string | null): Request {
  const body = typeof given === 'string' ? given : JSON.stringify(given)
  const header = signature === undefined ? signatureOf(body) : signature
  return new Request('http://localhost:3000/api/paddle/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header !== null && { [SIGNATURE_HEADER]: header }) },
    body,
  })
}
