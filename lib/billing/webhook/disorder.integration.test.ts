import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { paddleId } from '../test-support/events'
import { PAYMENT } from '../test-support/payment'
import { send, toldOf } from '../test-support/send'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00.000001Z`
const PROFESSIONAL = { price_id: PAYMENT.PADDLE_PRICE_PROFESSIONAL_MONTH }
const PAST_DUE = { ...PROFESSIONAL, status: 'past_due' }

/** Six events, and a story of which the last ones say that the payment failed. */
const STORY = [
  ['created', 1, {}],
  ['activated', 2, {}],
  ['updated', 5, PROFESSIONAL],
  ['past_due', 10, PAST_DUE],
  ['updated', 12, PAST_DUE],
  ['updated', 13, { ...PAST_DUE, scheduled_change: { action: 'cancel', effective_at: at(31) } }],
] as const

// All 720 orders are tried in memory; here, that the database does the same. Each event is first, last, and amid the others.
const ORDERS = [
  [0, 1, 2, 3, 4, 5],
  [5, 4, 3, 2, 1, 0],
  [3, 0, 5, 1, 4, 2],
  [4, 2, 0, 5, 3, 1],
  [1, 5, 3, 0, 2, 4],
  [2, 3, 1, 4, 0, 5],
  [5, 0, 1, 2, 3, 4],
  [4, 5, 0, 3, 1, 2],
]

async function end(order: readonly number[], atOnce: boolean) {
  const { id: userId } = await newPerson()
  const id = paddleId('sub')
  const events = STORY.map(([type, day, change]) => toldOf(userId, type, at(day), { id, ...change }))
  const sent = order.flatMap((index) => events[index] ?? [])
  if (atOnce) await Promise.all(sent.map(send))
  else for (const event of sent) await send(event)
  const { id: _id, userId: _userId, ...row } = await db().subscription.findUniqueOrThrow({ where: { id } })
  return row
}

test('six events give the same result in any order, and concurrently', async () => {
  const [first, ...others] = await Promise.all(ORDERS.map((order) => end(order, false)))
  expect(first).toMatchObject({
    status: 'past_due',
    plan: 'professional',
    occurredAt: at(13),
    pastDueSince: new Date('2026-10-10T10:00:00.000Z'),
    scheduledAction: 'cancel',
  })
  for (const other of others) expect(other).toEqual(first)
  for (const order of ORDERS.slice(0, 3)) expect(await end(order, true)).toEqual(first)
})
