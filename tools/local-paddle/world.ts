import type { ICustomerResponse, ISubscriptionResponse, ITransactionResponse } from '@paddle/paddle-node-sdk'
import type { Bill, Line } from './details'
import type { Notifications } from './notifications'
import { notFound } from './refusal'

/** What goes wrong with the API: HTML in front of it, silence, a key that is not taken, too many requests, its own failure. */
export type Fault = 'html' | 'hang' | 'credentials' | 'rateLimit' | 'serverError'

/** A subscription as in notifications; that of its creation names its transaction. */
export type LocalSubscription = ISubscriptionResponse & { readonly address_id: string }

/** The complete state of the local Paddle. */
export interface World {
  /** Its address. */
  url: string
  readonly notifications: Notifications
  readonly customers: Map<string, ICustomerResponse>
  readonly transactions: Map<string, ITransactionResponse>
  readonly subscriptions: Map<string, LocalSubscription>
  /** What is billed, by transaction. */
  readonly bills: Map<string, Bill>
  /** From an address's id to its country. */
  readonly countries: Map<string, string>
  /** Credit by customer and currency, in the smallest unit: `ctm_… EUR`. */
  readonly balances: Map<string, number>
  /** What is to be billed with the next renewal, by subscription. */
  readonly pending: Map<string, readonly Line[]>
  /** Countries in which it does not sell. */
  readonly refusedCountries: Set<string>
  fault: { readonly kind: Fault; readonly left: number } | null
  invoices: number
}

export function newWorld(notifications: Notifications): World {
  return {
    url: '',
    notifications,
    customers: new Map(),
    transactions: new Map(),
    subscriptions: new Map(),
    bills: new Map(),
    countries: new Map(),
    balances: new Map(),
    pending: new Map(),
    refusedCountries: new Set(),
    fault: null,
    invoices: 10_000,
  }
}

/** @throws Refusal `not_found` */
export function get<Entity>(entities: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = entities.get(id)
  if (entity === undefined) throw notFound(id)
  return entity
}

export function countryOf(world: World, addressId: string | null | undefined): string | null {
  return (addressId && world.countries.get(addressId)) || null
}
