import type {
  Customer,
  Subscription,
  SubscriptionPreview,
  Transaction,
  TransactionTotals,
} from '@paddle/paddle-node-sdk'
import type { SubscriptionEntity, TransactionEntity } from '../webhook/entities'
import { subscriptionEntity, transactionEntity } from '../webhook/entities'

/**
 * The SDK's classes back in the words of Paddle's JSON, so that an answer of the API and a notification are one thing from here on.
 *
 * @throws ZodError where Paddle's answer is not as it is documented
 */
export function toSubscriptionEntity(answer: Subscription): SubscriptionEntity {
  return subscriptionEntity.parse({
    id: answer.id,
    status: answer.status,
    customer_id: answer.customerId,
    currency_code: answer.currencyCode,
    updated_at: answer.updatedAt,
    started_at: answer.startedAt,
    next_billed_at: answer.nextBilledAt,
    paused_at: answer.pausedAt,
    canceled_at: answer.canceledAt,
    current_billing_period: answer.currentBillingPeriod && {
      starts_at: answer.currentBillingPeriod.startsAt,
      ends_at: answer.currentBillingPeriod.endsAt,
    },
    billing_cycle: answer.billingCycle,
    scheduled_change: answer.scheduledChange && {
      action: answer.scheduledChange.action,
      effective_at: answer.scheduledChange.effectiveAt,
    },
    items: answer.items,
    custom_data: answer.customData,
  })
}

/** @throws ZodError where Paddle's answer is not as it is documented */
export function toTransactionEntity(answer: Transaction): TransactionEntity {
  return transactionEntity.parse({
    id: answer.id,
    status: answer.status,
    updated_at: answer.updatedAt,
    subscription_id: answer.subscriptionId,
    customer_id: answer.customerId,
    custom_data: answer.customData,
    payments: answer.payments,
  })
}

/** A customer that we created. */
export interface CustomerFound {
  readonly id: string
  readonly active: boolean
}

export function toCustomer({ id, status }: Customer): CustomerFound {
  return { id, active: status === 'active' }
}

/** An amount in the currency's smallest unit, as Paddle writes it. */
export interface Amount {
  readonly amount: string
  readonly currency: string
}

/** A bill as it is listed. */
export interface Bill {
  readonly id: string
  readonly customerId: string | null
  readonly subscriptionId: string | null
  readonly number: string | null
  readonly billedAt: string | null
  readonly status: string
  readonly total: Amount
}

export function toBill(answer: Transaction): Bill {
  return {
    id: answer.id,
    customerId: answer.customerId,
    subscriptionId: answer.subscriptionId,
    number: answer.invoiceNumber,
    billedAt: answer.billedAt,
    status: answer.status,
    total: { amount: answer.details?.totals?.grandTotal ?? '0', currency: answer.currencyCode },
  }
}

/** What a payment would come to. */
export interface PreviewedBill {
  readonly currency: string
  /** What is to be paid, after every credit. */
  readonly total: string
  readonly tax: string
  /** What goes to the customer's balance and pays later bills. */
  readonly toBalance: string
}

/** The cost of changing a subscription. */
export interface ChangePreview {
  readonly now: PreviewedBill | null
  readonly next: PreviewedBill | null
  readonly nextBilledAt: string | null
  /** What is given back of what was paid before, tax included. */
  readonly credit: Amount | null
}

export function toChangePreview(answer: SubscriptionPreview): ChangePreview {
  const credit = answer.updateSummary?.credit
  return {
    now: answer.immediateTransaction && toPreviewedBill(answer.immediateTransaction.details.totals),
    next: answer.nextTransaction && toPreviewedBill(answer.nextTransaction.details.totals),
    nextBilledAt: answer.nextBilledAt,
    credit: credit ? { amount: credit.amount, currency: credit.currencyCode } : null,
  }
}

function toPreviewedBill({ currencyCode, grandTotal, tax, creditToBalance }: TransactionTotals): PreviewedBill {
  return { currency: currencyCode, total: grandTotal, tax, toBalance: creditToBalance }
}
