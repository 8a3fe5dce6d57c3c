import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { log } from '@/lib/log'
import { customDataFor } from './custom-data'
import { paymentIsSetUp } from './offers'
import { paddle } from './paddle/client'
import { isRefusal } from './paddle/errors'

/** Returns a user's Paddle customer, if they've started a payment before. */
export async function knownCustomer(userId: string): Promise<string | null> {
  const known = await db().paddleCustomer.findUnique({ where: { userId } })
  return known?.id ?? null
}

/**
 * Sends Paddle a user's new address, to which it emails receipts and portal links from now on. If Paddle can't accept
 * it, it keeps the previous one; the change here still applies.
 */
export async function tellNewAddress(userId: string, email: string): Promise<void> {
  if (!paymentIsSetUp()) return
  try {
    const customer = await knownCustomer(userId)
    if (customer !== null) await paddle().changeCustomerEmail(customer, email)
  } catch (error) {
    log().warn({ err: error }, 'Paddle did not take a changed address')
  }
}

/**
 * Returns a user's customer at Paddle, and creates one if there is none. Paddle has at most one per address; it belongs
 * to the user, who has confirmed the address.
 *
 * @throws AppError PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function newCustomer(user: Pick<User, 'id' | 'email' | 'name'>): Promise<string> {
  const id = (await made(user)) ?? (await found(user))
  await db().paddleCustomer.createMany({ data: [{ id, userId: user.id }], skipDuplicates: true })
  // Another window may have been quicker.
  return (await knownCustomer(user.id)) ?? id
}

async function made({ id, email, name }: Pick<User, 'id' | 'email' | 'name'>): Promise<string | null> {
  try {
    return (await paddle().createCustomer(email, name, customDataFor(id))).id
  } catch (error) {
    if (isRefusal(error, 'customer_already_exists')) return null
    throw error
  }
}

async function found(user: Pick<User, 'id' | 'email' | 'name'>): Promise<string> {
  const customer = await paddle().customerByEmail(user.email)
  const bound =
    customer && (await db().paddleCustomer.findUnique({ where: { id: customer.id }, include: { user: true } }))
  if (customer !== null && (bound === null || bound.userId === user.id)) return customer.id
  // Another user had this address before and has another one now: their customer and invoices stay theirs.
  if (customer !== null && bound) await paddle().changeCustomerEmail(customer.id, bound.user.email)
  return (await paddle().createCustomer(user.email, user.name, customDataFor(user.id))).id
}
