import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { loadSecret } from '@/lib/accounts/secret'
import { env } from '@/lib/env'
import { customDataFor } from '../custom-data'
import { notification, type Notification, subscriptionData, transactionData } from '../test-support/events'
import { FakeStore } from '../test-support/fake-store'
import { PAYMENT } from '../test-support/payment'
import { applySubscription } from './apply'
import { notificationSchema, subscriptionEntity } from './entities'
import { momentText } from './stored-events'
import { storeNotification } from './receive-notification'

const ANNA = 'anna'
const SUBSCRIPTION = 'sub_01subscription'

beforeAll(async () => {
  Object.assign(process.env, PAYMENT, { ACTUM_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' })
  await loadSecret(env())
})

/** `10:00` of a day of October: a moment of the story. */
const at = (day: number, microseconds = 0) =>
  `2026-10-${String(day).padStart(2, '0')}T10:00:00.${String(microseconds).padStart(6, '0')}Z`

function told(type: string, occurred: string, change: Record<string, unknown> = {}): Notification {
  const data = subscriptionData({ custom_data: customDataFor(ANNA), updated_at: occurred, ...change })
  return notification(`subscription.${type}`, occurred, data)
}

const PROFESSIONAL = { price_id: PAYMENT.PADDLE_PRICE_PROFESSIONAL_MONTH }
const ENDED = { current_billing_period: null, next_billed_at: null }

/** Six events of a subscription that is bought, changed, not paid, paid and ended. */
const ENDING = (): Notification[] => [
  told('created', at(1)),
  told('activated', at(1, 1)),
  told('updated', at(5), PROFESSIONAL),
  told('past_due', at(10), { ...PROFESSIONAL, status: 'past_due' }),
  told('updated', at(12), { ...PROFESSIONAL, scheduled_change: { action: 'cancel', effective_at: at(31) } }),
  told('canceled', at(31), { ...PROFESSIONAL, ...ENDED, status: 'canceled', canceled_at: at(31) }),
]

/** Six of one that is not paid twice: the second time counts from its own failure. */
const FAILING = (): Notification[] => [
  told('created', at(1)),
  told('past_due', at(5), { status: 'past_due' }),
  told('updated', at(7)),
  told('past_due', at(20), { status: 'past_due' }),
  told('updated', at(22), { status: 'past_due', ...PROFESSIONAL }),
  told('updated', at(23), { status: 'past_due' }),
]

/** Three of them at one moment: the last change wins, then the greater ID. */
const AT_ONCE = (): Notification[] => [
  told('created', at(1)),
  told('updated', at(2), { updated_at: at(2, 3), ...PROFESSIONAL }),
  told('updated', at(2), { updated_at: at(2, 5), status: 'past_due' }),
  told('updated', at(2), { updated_at: at(2, 5), status: 'past_due', currency_code: 'USD' }),
  told('updated', at(1, 5)),
  told('past_due', at(1, 900), { status: 'past_due' }),
]

async function arrive(store: FakeStore, arrivals: readonly Notification[]): Promise<string[]> {
  const outcomes = []
  for (const arrival of arrivals) {
    outcomes.push(await storeNotification(store.transaction, notificationSchema.parse(arrival)))
  }
  return outcomes
}

async function rowAfter(arrivals: readonly Notification[]) {
  const store = new FakeStore([ANNA])
  await arrive(store, arrivals)
  return store.subscriptions.get(SUBSCRIPTION)
}

function* ordersOf<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield []
  for (const [index, first] of things.entries()) {
    for (const rest of ordersOf(things.toSpliced(index, 1))) yield [first, ...rest]
  }
}

async function endsOfAllOrders(events: readonly Notification[]) {
  const ends: unknown[] = []
  let orders = 0
  for (const order of ordersOf(events)) {
    orders++
    // As text, like an answer: moments are strings then.
    const row: unknown = JSON.parse(JSON.stringify((await rowAfter(order)) ?? {}))
    if (!ends.some((end) => isDeepStrictEqual(end, row))) ends.push(row)
  }
  return { orders, ends }
}

describe('Six events of a subscription end the same in all 720 orders of arrival', () => {
  test('when it is cancelled at last', async () => {
    const { orders, ends } = await endsOfAllOrders(ENDING())
    expect(orders).toBe(720)
    expect(ends).toMatchObject([
      {
        userId: ANNA,
        status: 'canceled',
        plan: 'professional',
        occurredAt: at(31),
        pastDueSince: null,
        periodEndsAt: null,
      },
    ])
  })

  test('when it is past due at last: since the first failure after the last recovery', async () => {
    const { ends } = await endsOfAllOrders(FAILING())
    expect(ends).toMatchObject([{ status: 'past_due', plan: 'standard', pastDueSince: '2026-10-20T10:00:00.000Z' }])
  })

  test('when several happened at one moment', async () => {
    const { ends } = await endsOfAllOrders(AT_ONCE())
    expect(ends).toMatchObject([{ status: 'past_due', currency: 'USD', plan: 'standard' }])
  })

  test('when only one of them says whose it is', async () => {
    const events = ENDING().map((event, index) => {
      return index === 2 ? event : { ...event, data: { ...event.data, custom_data: null } }
    })
    const { ends } = await endsOfAllOrders(events)
    expect(ends).toMatchObject([{ userId: ANNA, status: 'canceled', occurredAt: at(31) }])
  })

  test('when it leaves our prices, and gives nothing any more', async () => {
    const { ends } = await endsOfAllOrders([
      ...FAILING().slice(0, 4),
      told('updated', at(24), { price_id: PAYMENT.PADDLE_PRICE_STANDARD_YEAR }),
      told('updated', at(25), { price_id: 'pri_01other' }),
    ])
    expect(ends).toMatchObject([{ plan: 'free', priceId: 'pri_01other', interval: 'year', status: 'active' }])
  })
})

describe('Of what is notified', () => {
  test('the older changes nothing, three days late too', async () => {
    const store = new FakeStore([ANNA])
    const events = ENDING()
    await arrive(store, events)
    const before = store.subscriptions.get(SUBSCRIPTION)
    const late = told('updated', at(28), { price_id: PAYMENT.PADDLE_PRICE_STANDARD_YEAR })
    expect(await arrive(store, [late])).toEqual(['older'])
    expect(store.subscriptions.get(SUBSCRIPTION)).toEqual(before)
  })

  test('the same again is a duplicate, and changes nothing', async () => {
    const store = new FakeStore([ANNA])
    const events = ENDING()
    await arrive(store, events)
    const before = JSON.stringify([...store.events.values(), ...store.subscriptions.values()])
    expect(await arrive(store, events)).toEqual(events.map(() => 'duplicate'))
    expect(JSON.stringify([...store.events.values(), ...store.subscriptions.values()])).toBe(before)
  })

  test('events from before the owner was known count once the owner is known', async () => {
    const store = new FakeStore([ANNA])
    const bare = { custom_data: null }
    const later = told('updated', at(5), { ...bare, ...PROFESSIONAL })
    expect(await arrive(store, [later])).toEqual(['unbound'])
    expect(await arrive(store, [told('created', at(1))])).toEqual(['older'])
    expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({ plan: 'professional', occurredAt: at(5) })
    expect(store.events.get(later.event_id)?.outcome).toBe('applied')
  })

  test('a payment started in Actum determines the owner, whichever event comes first', async () => {
    const paid = (day: number) =>
      notification(
        'transaction.completed',
        at(day),
        transactionData({ status: 'completed', subscription_id: SUBSCRIPTION }),
      )
    const created = told('created', at(1), { custom_data: null })
    for (const order of [
      [created, paid(1)],
      [paid(1), created],
    ]) {
      const store = new FakeStore([ANNA])
      store.checkouts.set('txn_01transaction', {
        transactionId: 'txn_01transaction',
        userId: ANNA,
        priceId: PAYMENT.PADDLE_PRICE_STANDARD_MONTH,
        createdAt: new Date(),
        status: 'ready',
        subscriptionId: null,
        occurredAt: null,
      })
      await arrive(store, order)
      expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({ userId: ANNA, status: 'active' })
      expect([...store.checkouts.values()]).toMatchObject([{ status: 'completed', subscriptionId: SUBSCRIPTION }])
    }
  })

  test('a subscription of an account that is gone is to be cancelled, until Paddle says it is', async () => {
    const store = new FakeStore([])
    expect(await arrive(store, [told('created', at(1))])).toEqual(['userGone'])
    expect([...store.endings]).toEqual([SUBSCRIPTION])
    expect(await arrive(store, [told('canceled', at(2), { ...ENDED, status: 'canceled' })])).toEqual(['userGone'])
    expect([store.endings.size, store.subscriptions.size]).toEqual([0, 0])
  })

  test('an old failure still counts after its notification is deleted', async () => {
    const store = new FakeStore([ANNA])
    await arrive(store, [told('created', at(1)), told('past_due', at(5), { status: 'past_due' })])
    store.events.clear()
    await arrive(store, [told('updated', at(30), { status: 'past_due', ...PROFESSIONAL })])
    expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({
      plan: 'professional',
      pastDueSince: new Date('2026-10-05T10:00:00.000Z'),
    })
  })
})

describe('What the API answers', () => {
  async function answer(store: FakeStore, change: Record<string, unknown>): Promise<string> {
    const data = subscriptionData({ custom_data: customDataFor(ANNA), ...change })
    const entity = subscriptionEntity.parse(data)
    return applySubscription(store.transaction, entity, momentText(entity.updated_at))
  }

  /** Paddle dates a notification shortly after the change it reports. */
  const changed = { updated_at: at(1, 100) }
  const created = () => told('created', at(1, 900_000), changed)

  test('is a notification like any other if there was none', async () => {
    const store = new FakeStore([ANNA])
    expect(await answer(store, changed)).toBe('applied')
    expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({ userId: ANNA, status: 'active' })
  })

  test('is stored once however often it is requested, and not at all if it was notified', async () => {
    const store = new FakeStore([ANNA])
    await arrive(store, [created()])
    for (let asked = 0; asked < 3; asked++) expect(await answer(store, changed)).toBe('applied')
    expect(store.events.size).toBe(1)
    for (let asked = 0; asked < 3; asked++) await answer(store, { updated_at: at(2), ...PROFESSIONAL })
    expect(store.events.size).toBe(2)
  })

  test('makes good what was never notified, though it was changed before the last notification was dated', async () => {
    const store = new FakeStore([ANNA])
    await arrive(store, [created()])
    expect(await answer(store, { updated_at: at(1, 200), ...PROFESSIONAL })).toBe('applied')
    expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({ plan: 'professional' })
    expect(await arrive(store, [told('canceled', at(3), { ...ENDED, status: 'canceled' })])).toEqual(['applied'])
  })

  test('of before the last notification changes nothing', async () => {
    const store = new FakeStore([ANNA])
    await arrive(store, [told('updated', at(5), PROFESSIONAL)])
    expect(await answer(store, { updated_at: at(4) })).toBe('older')
    expect(store.subscriptions.get(SUBSCRIPTION)).toMatchObject({ plan: 'professional' })
  })
})
