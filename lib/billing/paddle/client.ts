import type {
  CountryCode,
  CurrencyCode,
  Environment as PaddleEnvironment,
  ProrationBillingMode,
  SubscriptionEffectiveFrom,
  SubscriptionStatus,
} from '@paddle/paddle-node-sdk'
import { LogLevel, Paddle } from '@paddle/paddle-node-sdk'
import { env, type Environment } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { CustomData } from '../custom-data'
import type { SubscriptionEntity, TransactionEntity } from '../webhook/entities'
import { asking, pagesOf } from './asking'
import type { Bill, ChangePreview, CustomerFound } from './to-entity'
import { toBill, toChangePreview, toCustomer, toSubscriptionEntity, toTransactionEntity } from './to-entity'

/** How long a request may take. */
const TIMEOUT_MS = 10_000
/** For requests that charge immediately: «responses may take longer than usual» (developer.paddle.com, «Update a subscription»). */
const PAYING_TIMEOUT_MS = 30_000

/** A price as Paddle previews it for a country and a currency; formatted by Paddle. */
export interface PreviewedPrice {
  readonly priceId: string
  readonly subtotal: string
  readonly tax: string
  readonly total: string
  /** The total in the currency's smallest unit. */
  readonly amount: string
}

/**
 * The part of Paddle's API that Actum uses. Every method throws only AppError: PAYMENT_UNAVAILABLE if Paddle doesn't
 * respond, sends an invalid response or rejects the key; PAYMENT_REFUSED with `details.reason` if it rejects the
 * request.
 */
export interface PaddleApi {
  /** @param country null: without tax, and prices for no specific country */
  previewPrices(priceIds: readonly string[], currency: CurrencyCode, country: string | null): Promise<PreviewedPrice[]>
  createCustomer(email: string, name: string | null, customData: CustomData): Promise<CustomerFound>
  customerByEmail(email: string): Promise<CustomerFound | null>
  changeCustomerEmail(customerId: string, email: string): Promise<void>
  createTransaction(asked: NewTransaction): Promise<TransactionEntity>
  transaction(id: string): Promise<TransactionEntity>
  /** Returns a customer's newest transactions that have an invoice. */
  bills(customerId: string): Promise<Bill[]>
  bill(id: string): Promise<Bill>
  /** The address of a bill's PDF, for an hour. */
  billLink(id: string): Promise<string>
  subscription(id: string): Promise<SubscriptionEntity>
  /** Page by page. */
  subscriptions(which: WhichSubscriptions): AsyncGenerator<readonly SubscriptionEntity[]>
  previewChange(id: string, priceId: string, mode: ProrationBillingMode): Promise<ChangePreview>
  changePrice(id: string, priceId: string, mode: ProrationBillingMode): Promise<SubscriptionEntity>
  cancel(id: string, from: SubscriptionEffectiveFrom): Promise<SubscriptionEntity>
  removeScheduledChange(id: string): Promise<SubscriptionEntity>
  paymentMethodTransaction(id: string): Promise<TransactionEntity>
  /** The address of the customer's portal, signed in. */
  portal(customerId: string, subscriptionIds: readonly string[]): Promise<string>
}

export interface NewTransaction {
  readonly priceId: string
  readonly currency: CurrencyCode
  readonly customerId: string
  readonly customData: CustomData
}

export interface WhichSubscriptions {
  readonly ids?: readonly string[]
  readonly customerId?: string
  readonly priceIds?: readonly string[]
  readonly statuses?: readonly SubscriptionStatus[]
}

const PER_PAGE = 200
const BILLS_LISTED = 100

export interface PaddleSettings {
  readonly apiKey: string
  /** `production`, `sandbox`, or the address of an API elsewhere. */
  readonly environment: string
  readonly timeoutMs?: number
}

let current: { readonly of: string; readonly api: PaddleApi } | undefined

/**
 * Paddle's API as the environment names it.
 *
 * @throws AppError PAYMENT_OFF where payment is not set up
 */
export function paddle(): PaddleApi {
  const settings = paddleSettings(env())
  const of = `${settings.apiKey} ${settings.environment}`
  if (current?.of !== of) current = { of, api: paddleApi(settings) }
  return current.api
}

/** @throws AppError PAYMENT_OFF where payment is not set up */
export function paddleSettings({ PADDLE_API_KEY, PADDLE_API_URL, PADDLE_ENVIRONMENT }: Environment): PaddleSettings {
  if (PADDLE_API_KEY === undefined) throw new AppError('PAYMENT_OFF')
  return { apiKey: PADDLE_API_KEY, environment: PADDLE_API_URL?.replace(/\/$/, '') ?? PADDLE_ENVIRONMENT }
}

export function paddleApi({ apiKey, environment, timeoutMs = TIMEOUT_MS }: PaddleSettings): PaddleApi {
  // The cast: the SDK takes an address in the environment's place and uses it as the base of every path.
  const sdk = new Paddle(apiKey, { environment: environment as PaddleEnvironment, logLevel: LogLevel.none })
  const ask = <Answer>(what: () => Promise<Answer>, ms = timeoutMs) => asking(what, ms)
  return {
    previewPrices: (priceIds, currencyCode, country) =>
      ask(async () => {
        // The cast: the SDK's list leaves out countries that Paddle refuses, which is Paddle's to say.
        const address = country === null ? {} : { address: { countryCode: country as CountryCode } }
        const items = priceIds.map((priceId) => ({ priceId, quantity: 1 }))
        const { details } = await sdk.pricingPreview.preview({ items, currencyCode, ...address })
        return details.lineItems.map(({ price, formattedTotals: { subtotal, tax, total }, totals }) => {
          return { priceId: price.id, subtotal, tax, total, amount: totals.total }
        })
      }),
    createCustomer: (email, name, customData) =>
      ask(async () => toCustomer(await sdk.customers.create({ email, name, customData }))),
    customerByEmail: (email) =>
      ask(async () => {
        const [found] = await sdk.customers.list({ email: [email], perPage: 1 }).next()
        return found === undefined ? null : toCustomer(found)
      }),
    changeCustomerEmail: (id, email) => ask(async () => void (await sdk.customers.update(id, { email }))),
    createTransaction: ({ priceId, currency, customerId, customData }) =>
      ask(async () => {
        const items = [{ priceId, quantity: 1 }]
        return toTransactionEntity(
          await sdk.transactions.create({ items, customerId, currencyCode: currency, customData }),
        )
      }),
    transaction: (id) => ask(async () => toTransactionEntity(await sdk.transactions.get(id))),
    bills: (customerId) =>
      ask(async () => {
        const listed = sdk.transactions.list({
          customerId: [customerId],
          status: ['billed', 'completed'],
          orderBy: 'id[DESC]',
          perPage: BILLS_LISTED,
        })
        return (await listed.next()).map(toBill)
      }),
    bill: (id) => ask(async () => toBill(await sdk.transactions.get(id))),
    billLink: (id) => ask(async () => (await sdk.transactions.getInvoicePDF(id, { disposition: 'inline' })).url),
    subscription: (id) => ask(async () => toSubscriptionEntity(await sdk.subscriptions.get(id))),
    subscriptions: ({ ids, customerId, priceIds, statuses }) =>
      pagesOf(
        sdk.subscriptions.list({
          ...(ids && { id: [...ids] }),
          ...(customerId !== undefined && { customerId: [customerId] }),
          ...(priceIds && { priceId: [...priceIds] }),
          ...(statuses && { status: [...statuses] }),
          perPage: PER_PAGE,
        }),
        toSubscriptionEntity,
        timeoutMs,
      ),
    previewChange: (id, priceId, mode) =>
      ask(async () => toChangePreview(await sdk.subscriptions.previewUpdate(id, replacing(priceId, mode)))),
    changePrice: (id, priceId, mode) =>
      ask(
        async () => toSubscriptionEntity(await sdk.subscriptions.update(id, replacing(priceId, mode))),
        Math.max(timeoutMs, PAYING_TIMEOUT_MS),
      ),
    cancel: (id, effectiveFrom) =>
      ask(async () => toSubscriptionEntity(await sdk.subscriptions.cancel(id, { effectiveFrom }))),
    removeScheduledChange: (id) =>
      ask(async () => toSubscriptionEntity(await sdk.subscriptions.update(id, { scheduledChange: null }))),
    paymentMethodTransaction: (id) =>
      ask(async () => toTransactionEntity(await sdk.subscriptions.getPaymentMethodChangeTransaction(id))),
    portal: (customerId, subscriptionIds) =>
      ask(async () => {
        const { urls } = await sdk.customerPortalSessions.create(customerId, [...subscriptionIds])
        return urls.general.overview
      }),
  }
}

function replacing(priceId: string, prorationBillingMode: ProrationBillingMode) {
  return { items: [{ priceId, quantity: 1 }], prorationBillingMode }
}
