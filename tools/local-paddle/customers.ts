import type { ICustomerPortalSessionResponse, ICustomerResponse } from '@paddle/paddle-node-sdk'
import { paddleId } from './ids'
import { instant } from './instants'
import { Refusal } from './refusal'
import type { World } from './world'
import { get } from './world'

/** @throws Refusal `customer_already_exists`: an address has one customer at most */
export function createCustomer(
  world: World,
  { email, name = null, custom_data = null }: Partial<ICustomerResponse> & { readonly email: string },
): ICustomerResponse {
  refuseTaken(world, email, null)
  const at = instant()
  const customer: ICustomerResponse = {
    id: paddleId('ctm'),
    name,
    email,
    locale: 'en',
    status: 'active',
    created_at: at,
    updated_at: at,
    custom_data,
    import_meta: null,
    marketing_consent: false,
  }
  world.customers.set(customer.id, customer)
  return customer
}

/** @throws Refusal `not_found`, `customer_already_exists` */
export function changeCustomer(world: World, id: string, change: { email?: string; name?: string | null }) {
  const customer = get(world.customers, id)
  if (change.email !== undefined) refuseTaken(world, change.email, id)
  const changed: ICustomerResponse = { ...customer, ...change, updated_at: instant() }
  world.customers.set(id, changed)
  return changed
}

/** @throws Refusal `not_found` */
export function portalSession(
  world: World,
  customerId: string,
  subscriptionIds: readonly string[],
): ICustomerPortalSessionResponse {
  get(world.customers, customerId)
  const id = paddleId('cpls')
  const link = (action: string) => `${world.url}/_pages/portal/${id}?action=${action}`
  return {
    id,
    customer_id: customerId,
    urls: {
      general: { overview: link('overview') },
      subscriptions: subscriptionIds.map((subscription) => ({
        id: subscription,
        cancel_subscription: link(`cancel_subscription&subscription_id=${subscription}`),
        update_subscription_payment_method: link(`update_subscription_payment_method&subscription_id=${subscription}`),
      })),
    },
    created_at: instant(),
  }
}

function refuseTaken(world: World, email: string, except: string | null): void {
  const taken = [...world.customers.values()].find((customer) => customer.email === email && customer.id !== except)
  if (taken === undefined) return
  throw new Refusal(409, 'customer_already_exists', `customer email conflicts with customer of id ${taken.id}`)
}
