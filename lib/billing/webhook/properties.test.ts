import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { loadSecret } from '@/lib/accounts/secret'
import { runs } from '@/lib/documents/test-support/property-runs'
import { env } from '@/lib/env'
import { customDataFor } from '../custom-data'
import { notification, type Notification, subscriptionData, transactionData } from '../test-support/events'
import { FakeStore } from '../test-support/fake-store'
import { PAYMENT } from '../test-support/payment'
import { notificationSchema } from './entities'
import { isSignedByPaddle } from './signature'
import { storeNotification } from './receive-notification'

const ANNA = 'anna'
const GONE = 'gone'
const OUTCOMES: readonly string[] = [
  'applied',
  'older',
  'unbound',
  'userGone',
  'otherPrice',
  'ignored',
  'unreadable',
  'noted',
  'duplicate',
]

beforeAll(async () => {
  Object.assign(process.env, PAYMENT, { ACTUM_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' })
  await loadSecret(env())
})

/** A few moments, so that several things happen at one. */
const moments = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('', '.5', '.000001', '.000002', '.123456'))
  .map(([day, fraction]) => `2026-10-0${day}T10:00:00${fraction}Z`)

/** The owner never changes, but events may lack it. */
const OWNERS: Readonly<Record<string, string>> = { sub_01one: ANNA, sub_01other: GONE }
const ids = fc.constantFrom('sub_01one', 'sub_01other')
const proof = (id: string, told: boolean) => (told ? customDataFor(OWNERS[id] ?? ANNA) : null)

const subscriptionEvents = fc
  .record({
    type: fc.constantFrom('created', 'activated', 'updated', 'past_due', 'paused', 'resumed', 'canceled'),
    occurred: moments,
    updated: moments,
    id: ids,
    status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled'),
    price: fc.constantFrom(PAYMENT.PADDLE_PRICE_STANDARD_MONTH, PAYMENT.PADDLE_PRICE_PROFESSIONAL_MONTH, 'pri_01other'),
    told: fc.boolean(),
    scheduled: fc.option(fc.record({ action: fc.constantFrom('cancel', 'pause', 'resume'), effective_at: moments })),
    bought: fc.boolean(),
  })
  .map((drawn) => (): Notification => {
    const { type, occurred, updated, id, status, price, scheduled, told, bought } = drawn
    const data = subscriptionData({
      id,
      status,
      price_id: price,
      updated_at: updated,
      scheduled_change: scheduled,
      custom_data: proof(id, told),
      ...(type === 'created' && bought && id === 'sub_01one' && { transaction_id: 'txn_01transaction' }),
    })
    return notification(`subscription.${type}`, occurred, data)
  })

const transactionEvents = fc
  .record({
    type: fc.constantFrom('created', 'updated', 'paid', 'completed', 'payment_failed'),
    occurred: moments,
    updated: moments,
    status: fc.constantFrom('ready', 'paid', 'completed', 'canceled', 'past_due'),
    subscription: fc.constantFrom(null, 'sub_01one'),
    told: fc.boolean(),
  })
  .map((drawn) => (): Notification => {
    const { type, occurred, updated, status, subscription, told } = drawn
    const data = transactionData({
      status,
      subscription_id: subscription,
      updated_at: updated,
      custom_data: proof('sub_01one', told),
    })
    return notification(`transaction.${type}`, occurred, data)
  })

const stories = fc.array(
  fc.oneof({ weight: 3, arbitrary: subscriptionEvents }, { weight: 1, arbitrary: transactionEvents }),
  { minLength: 1, maxLength: 7 },
)

function newStore(): FakeStore {
  const store = new FakeStore([ANNA])
  store.checkouts.set('txn_01transaction', {
    transactionId: 'txn_01transaction',
    userId: ANNA,
    priceId: PAYMENT.PADDLE_PRICE_STANDARD_MONTH,
    createdAt: new Date(0),
    status: 'ready',
    subscriptionId: null,
    occurredAt: null,
  })
  return store
}

async function arrive(store: FakeStore, arrivals: readonly Notification[]): Promise<string[]> {
  const outcomes: string[] = []
  for (const arrival of arrivals)
    outcomes.push(await storeNotification(store.transaction, notificationSchema.parse(arrival)))
  return outcomes
}

/** All that is known after it, except for how each notification was taken. */
function stateOf({ subscriptions, checkouts, endings }: FakeStore): unknown {
  const rows = (map: ReadonlyMap<string, object>) =>
    [...map].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  return { subscriptions: rows(subscriptions), checkouts: rows(checkouts), endings: [...endings].toSorted() }
}

test('any order and any repetition of Paddle’s notifications gives the same state', async () => {
  await fc.assert(
    fc.asyncProperty(stories, fc.infiniteStream(fc.nat()), async (story, chance) => {
      const events = story.map((make) => make())
      const draw = () => chance.next().value ?? 0
      const shuffled = events.map((event) => ({ event, at: draw() })).toSorted((one, other) => one.at - other.at)
      const again = shuffled.flatMap(({ event }) => (draw() % 3 === 0 ? [event, event] : [event]))
      const late = events.filter(() => draw() % 4 === 0)
      const [one, other] = [newStore(), newStore()]
      await arrive(one, events)
      await arrive(other, [...again, ...late])
      expect(stateOf(other)).toEqual(stateOf(one))
    }),
    runs(150),
  )
})

test('whatever is missing or invalid in it, a notification is accepted and changes nothing if it can’t be read', async () => {
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', '\u0000', -1, 'x'.repeat(300), '2026-13-01T00:00:00Z'),
  )
  const fields = Object.keys(subscriptionData())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), fc.option(values, { nil: undefined }), async (field, value) => {
      const store = newStore()
      await arrive(store, [
        notification(
          'subscription.created',
          '2026-10-01T10:00:00Z',
          subscriptionData({ custom_data: customDataFor(ANNA) }),
        ),
      ])
      const before = JSON.stringify(stateOf(store))
      const told = notification('subscription.updated', '2026-10-02T10:00:00Z', subscriptionData({ [field]: value }))
      const { data: parsed } = notificationSchema.safeParse(JSON.parse(JSON.stringify(told)))
      // For an entity without a valid id, Paddle gets a 400.
      if (parsed === undefined) return expect(field).toBe('id')
      const outcome = await storeNotification(store.transaction, parsed)
      expect(OUTCOMES).toContain(outcome)
      if (outcome === 'unreadable') expect(JSON.stringify(stateOf(store))).toBe(before)
    }),
    runs(150),
  )
})

test('no JSON at all makes the schema throw, or a notification of what is none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { success, data } = notificationSchema.safeParse(value)
      expect(success ? typeof data.event_id : 'string').toBe('string')
    }),
    runs(300),
  )
})

describe('a signature', () => {
  const SECRET = PAYMENT.PADDLE_WEBHOOK_SECRET
  const NOW = new Date('2026-11-15T12:00:00.000Z')
  const bodies = fc.uint8Array({ maxLength: 80 })
  const offsets = fc.integer({ min: -300, max: 300 })
  const headerOf = (seconds: number, body: Uint8Array, secret: string = SECRET) =>
    `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:`).update(body).digest('hex')}`
  const at = (offset: number) => NOW.getTime() / 1000 + offset

  test('of any bytes is taken within five minutes of now, and not beyond', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: -900, max: 900 }), (body, offset) => {
        const taken = isSignedByPaddle(headerOf(at(offset), body), body, [SECRET], NOW)
        expect(taken).toBe(Math.abs(offset) <= 300)
      }),
      runs(200),
    )
  })

  test('is rejected for other bytes, another time or with a changed character', () => {
    fc.assert(
      fc.property(
        bodies,
        offsets,
        fc.nat(),
        fc.nat(7),
        fc.constantFrom(...'0123456789abcdef;=, xtsh'),
        (body, offset, place, bit, letter) => {
          const header = headerOf(at(offset), body)
          const other = Uint8Array.from([...body, 0])
          const index = place % other.length
          other[index] = (other[index] ?? 0) ^ (1 << bit)
          expect(isSignedByPaddle(header, other, [SECRET], NOW)).toBe(false)
          const changed = header.slice(0, place % header.length) + letter + header.slice((place % header.length) + 1)
          expect(isSignedByPaddle(changed, body, [SECRET], NOW)).toBe(changed === header)
          expect(isSignedByPaddle(headerOf(at(offset), body, `${SECRET}x`), body, [SECRET], NOW)).toBe(false)
        },
      ),
      runs(200),
    )
  })
})
