import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { customDataFor } from '@/lib/billing/custom-data'
import { notification, paddleId, subscriptionData, transactionData } from '@/lib/billing/test-support/events'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { created, outcomeOf, send, WHEN } from '@/lib/billing/test-support/send'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('Whose a subscription is', () => {
  const checkoutOf = (userId: string, transactionId: string) =>
    db().paddleCheckout.create({
      data: { transactionId, userId, priceId: PAYMENT.PADDLE_PRICE_STANDARD_MONTH, status: 'ready' },
    })

  test('identifies who started its payment, whatever id a browser put into it', async () => {
    const [victim, buyer] = [await newPerson(), await newPerson()]
    const transactionId = paddleId('txn')
    await checkoutOf(buyer.id, transactionId)
    const event = created(buyer.id, {
      custom_data: { userId: victim.id, proof: 'forged' },
      transaction_id: transactionId,
    })
    await send(event)
    expect(await db().subscription.findMany({ where: { userId: { in: [victim.id, buyer.id] } } })).toMatchObject([
      { userId: buyer.id, id: event.data['id'] },
    ])
  })

  test('is determined by our payment reported later, and the payment’s state is saved', async () => {
    const { id: userId } = await newPerson()
    const transactionId = paddleId('txn')
    const subscription = paddleId('sub')
    await checkoutOf(userId, transactionId)
    const bare = notification('subscription.activated', WHEN, subscriptionData({ id: subscription }))
    await send(bare)
    expect(await outcomeOf(bare.event_id)).toBe('unbound')
    const failed = transactionData({ id: transactionId, payments: [{ status: 'error' }] })
    await send(notification('transaction.payment_failed', '2026-10-01T07:59:00Z', failed))
    const state = () => db().paddleCheckout.findUnique({ where: { transactionId } })
    expect(await state()).toMatchObject({ status: 'payment_failed', subscriptionId: null })
    const paid = {
      id: transactionId,
      status: 'completed',
      subscription_id: subscription,
      payments: [{ status: 'captured' }],
    }
    await send(notification('transaction.completed', '2026-10-01T08:00:01Z', transactionData(paid)))
    await send(notification('transaction.updated', '2026-10-01T07:59:30Z', transactionData({ id: transactionId })))
    expect(await state()).toMatchObject({ status: 'completed', subscriptionId: subscription })
    expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([{ id: subscription }])
    expect(await outcomeOf(bare.event_id)).toBe('applied')
  })

  test('identifies the customer that we created for a user, and no other customer', async () => {
    const [{ id: userId }, customer] = [await newPerson(), paddleId('ctm')]
    const bare = { custom_data: null, customer_id: customer }
    await send(
      notification('customer.created', WHEN, { id: customer, status: 'active', custom_data: customDataFor(userId) }),
    )
    expect(await db().paddleCustomer.findUnique({ where: { userId } })).toMatchObject({ id: customer })
    await send(created(userId, bare))
    expect(await db().subscription.count({ where: { userId } })).toBe(1)
    // A second customer with the same proof replaces no one.
    const second = paddleId('ctm')
    await send(
      notification('customer.created', WHEN, { id: second, status: 'active', custom_data: customDataFor(userId) }),
    )
    expect(await db().paddleCustomer.findMany({ where: { userId } })).toMatchObject([{ id: customer }])
  })

  test('is never made by a customer’s address, nor does a subscription make a customer', async () => {
    const { id, email } = await newPerson()
    const customer = paddleId('ctm')
    await send(notification('customer.created', WHEN, { id: customer, status: 'active', email, custom_data: null }))
    await send(created(id, { custom_data: null, customer_id: customer }))
    await send(created(id, { customer_id: customer }))
    expect(await db().paddleCustomer.count({ where: { id: customer } })).toBe(0)
    expect(await db().subscription.count({ where: { userId: id } })).toBe(1)
  })
})
