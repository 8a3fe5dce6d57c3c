import { callApi } from '@/components/account/api-client'
import type { Interval, PaidPlan, Plan } from './plan'
import type { Prices } from './price'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled'

/** A subscription as the API gives it; times in ISO 8601. */
export interface OwnSubscription {
  readonly id: string
  /** `free` where its price is none of this installation's. */
  readonly plan: Plan
  readonly interval: Interval
  readonly status: SubscriptionStatus
  readonly currency: string
  readonly nextBilledAt: string | null
  readonly pastDueSince: string | null
  readonly graceEndsAt: string | null
  readonly scheduled: { readonly action: 'cancel' | 'pause' | 'resume'; readonly at: string } | null
}

/** What the caller may do, has done this month, and by which subscription. */
export interface Premium {
  readonly plan: Plan
  readonly status: SubscriptionStatus | null
  readonly renewsAt: string | null
  readonly endsAt: string | null
  readonly limits: {
    readonly documentsPerMonth: number | null
    readonly tableAndDoseOperationsPerMonth: number | null
    readonly apiTokens: boolean
    readonly webhooks: boolean
  }
  readonly usage: {
    readonly documents: number
    readonly tableAndDoseOperations: number
    readonly renewsAt: string
  }
  /** Whether people can pay here. */
  readonly payment: boolean
  readonly subscription: OwnSubscription | null
  /** Whether the plan was given by an administrator. */
  readonly granted: boolean
}

/** What a change would cost, formatted. */
export interface ChangePreview {
  /** What is taken immediately; null for nothing. */
  readonly now: {
    readonly total: string
    readonly tax: string | null
    /** Given back of what was paid before. */
    readonly credit: string | null
    /** What of it is more than the price: it pays later bills. */
    readonly toBalance: string | null
  } | null
  readonly next: { readonly total: string; readonly tax: string | null; readonly at: string | null } | null
}

export interface Invoice {
  readonly id: string
  readonly number: string | null
  readonly billedAt: string | null
  /** Formatted. */
  readonly total: string
  readonly currency: string
  readonly status: string
}

/** A plan and how often it is paid. */
export interface Choice {
  readonly plan: PaidPlan
  readonly interval: Interval
}

export type CheckoutState = 'open' | 'paid' | 'failed' | 'subscribed'

// All of them throw ApiError.

export function fetchPremium(): Promise<Premium> {
  return answer('/api/paddle/premium')
}

/** The prices by the server, for where Paddle's script can't ask. */
export function fetchPrices(currency: string): Promise<Prices> {
  return answer(`/api/paddle/prices?currency=${encodeURIComponent(currency)}`)
}

/** Begins a payment; Paddle's window opens by the transaction. */
export async function beginCheckout(choice: Choice, currency: string): Promise<string> {
  return (await post<{ transactionId: string }>('checkout', { ...choice, currency })).transactionId
}

export async function checkoutState(transactionId: string): Promise<CheckoutState> {
  return (await answer<{ state: CheckoutState }>(`/api/paddle/checkout/${encodeURIComponent(transactionId)}`)).state
}

/** Paddle's own pages for the customer. */
export async function portalUrl(): Promise<string> {
  return (await post<{ url: string }>('portal')).url
}

export function previewChange(choice: Choice): Promise<ChangePreview> {
  return post('subscription/preview', choice)
}

export async function changeSubscription(choice: Choice): Promise<void> {
  await post('subscription/change', choice)
}

export async function cancelSubscription(): Promise<void> {
  await post('subscription/cancel')
}

/** Undoes a scheduled cancellation. */
export async function resumeSubscription(): Promise<void> {
  await post('subscription/resume')
}

/** A transaction of nothing, by which Paddle's window takes another card. */
export async function beginMethodChange(): Promise<string> {
  return (await post<{ transactionId: string }>('subscription/payment-method')).transactionId
}

export async function fetchInvoices(): Promise<readonly Invoice[]> {
  return (await answer<{ invoices: readonly Invoice[] }>('/api/paddle/invoices')).invoices
}

/** Where the invoice's PDF is, for a little while. */
export async function invoiceUrl(id: string): Promise<string> {
  return (await answer<{ url: string }>(`/api/paddle/invoices/${encodeURIComponent(id)}`)).url
}

function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  return answer(`/api/paddle/${path}`, {
    method: 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

async function answer<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await callApi(path, init)
  return (await response.json()) as Answer
}
