import { describe, expect, test } from '@jest/globals'
import { type Entitlement, entitlementAt, PAST_DUE_GRACE_DAYS } from './entitlement'
import type { SubscriptionFacts } from './subscriber'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

function subscription(change: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    id: 'sub_1',
    plan: 'standard',
    interval: 'month',
    status: 'active',
    currency: 'EUR',
    periodEndsAt: days(10),
    nextBilledAt: days(10),
    pastDueSince: null,
    scheduledAction: null,
    scheduledAt: null,
    ...change,
  }
}

const of = (change: Partial<SubscriptionFacts>, now = NOW): Entitlement =>
  entitlementAt({ plan: 'free', subscriptions: [subscription(change)] }, now)

const ENDED = { periodEndsAt: null, nextBilledAt: null }
const cancelIn = (count: number) => ({ scheduledAction: 'cancel', scheduledAt: days(count), nextBilledAt: null })
const pauseIn = (count: number) => ({ ...cancelIn(count), scheduledAction: 'pause' })
const MOMENT = 1 / DAY_MS

type Row = readonly [said: string, of: Partial<SubscriptionFacts>, expected: Partial<Entitlement>]

const TABLE: readonly Row[] = [
  ['trialing', { status: 'trialing' }, { plan: 'standard', status: 'trialing', renewsAt: days(10), endsAt: null }],
  [
    'active',
    {},
    { plan: 'standard', status: 'active', renewsAt: days(10), endsAt: null, graceEndsAt: null, scheduled: null },
  ],
  ['active, billed later than its period ends', { nextBilledAt: days(12) }, { renewsAt: days(12) }],
  ['active, of whose next bill nothing is told', { nextBilledAt: null }, { renewsAt: days(10) }],
  [
    'active, to be cancelled at a moment that nothing tells',
    { scheduledAction: 'cancel' },
    { plan: 'standard', endsAt: null, scheduled: null },
  ],
  [
    'active past its period, of which nothing came',
    { periodEndsAt: days(-3), nextBilledAt: days(-3) },
    { plan: 'standard' },
  ],
  [
    'past due since just now',
    { status: 'past_due', pastDueSince: NOW },
    { plan: 'standard', status: 'past_due', renewsAt: null, graceEndsAt: days(14), endsAt: days(14) },
  ],
  [
    'past due a moment before the grace ends',
    { status: 'past_due', pastDueSince: days(-14 + MOMENT) },
    { plan: 'standard', graceEndsAt: days(MOMENT) },
  ],
  [
    'past due when the grace ends',
    { status: 'past_due', pastDueSince: days(-14) },
    { plan: 'free', status: 'past_due', graceEndsAt: NOW, endsAt: NOW },
  ],
  [
    'past due, to be cancelled within the grace',
    { status: 'past_due', pastDueSince: NOW, ...cancelIn(3) },
    { plan: 'standard', endsAt: days(3), graceEndsAt: days(14) },
  ],
  [
    'past due, to be cancelled after the grace',
    { status: 'past_due', pastDueSince: NOW, ...cancelIn(20) },
    { plan: 'standard', endsAt: days(14) },
  ],
  [
    'past due, cancelled by now',
    { status: 'past_due', pastDueSince: days(-5), ...cancelIn(-1) },
    { plan: 'free', status: 'canceled' },
  ],
  [
    'paused, to be cancelled: it gives nothing until then',
    { status: 'paused', ...ENDED, ...cancelIn(5) },
    { plan: 'free', status: 'paused', endsAt: days(5) },
  ],
  ['paused', { status: 'paused', ...ENDED }, { plan: 'free', status: 'paused', renewsAt: null }],
  [
    'paused, to be resumed',
    { status: 'paused', ...ENDED, scheduledAction: 'resume', scheduledAt: days(5) },
    { plan: 'free', status: 'paused', endsAt: null, scheduled: { action: 'resume', at: days(5) } },
  ],
  [
    'paused, of whose resuming nothing came: it may not have been paid',
    { status: 'paused', ...ENDED, scheduledAction: 'resume', scheduledAt: days(-1) },
    { plan: 'free', status: 'paused', endsAt: null, scheduled: { action: 'resume', at: days(-1) } },
  ],
  ['canceled', { status: 'canceled', ...ENDED }, { plan: 'free', status: 'canceled', renewsAt: null, endsAt: null }],
  [
    'canceled with a period that Paddle still tells',
    { status: 'canceled', nextBilledAt: null },
    { plan: 'standard', status: 'canceled', renewsAt: null, endsAt: days(10) },
  ],
  [
    'canceled with such a period, though the cancellation was scheduled for before it',
    { status: 'canceled', ...cancelIn(-1) },
    { plan: 'standard', endsAt: days(10) },
  ],
  [
    'canceled with such a period, and a cancellation scheduled within it',
    { status: 'canceled', ...cancelIn(3) },
    { plan: 'standard', endsAt: days(10) },
  ],
  [
    'canceled with a period that is over',
    { status: 'canceled', periodEndsAt: NOW, nextBilledAt: null },
    { plan: 'free', endsAt: NOW },
  ],
  [
    'active, to be cancelled: nothing changes before its time',
    cancelIn(10),
    {
      plan: 'standard',
      status: 'active',
      renewsAt: null,
      endsAt: days(10),
      scheduled: { action: 'cancel', at: days(10) },
    },
  ],
  [
    'active, to be cancelled at this moment, of which nothing came',
    cancelIn(0),
    { plan: 'free', status: 'canceled', endsAt: NOW, scheduled: null },
  ],
  [
    'trialing, to be cancelled a moment ago',
    { status: 'trialing', ...cancelIn(-MOMENT) },
    { plan: 'free', status: 'canceled' },
  ],
  ['active, to be paused', pauseIn(10), { plan: 'standard', status: 'active', endsAt: days(10), renewsAt: null }],
  ['active, to be paused a moment ago', pauseIn(-MOMENT), { plan: 'free', status: 'paused', endsAt: days(-MOMENT) }],
  [
    'active, with a scheduled change that is none we know',
    { scheduledAction: 'merge', scheduledAt: days(-1) },
    { plan: 'standard', status: 'active', scheduled: null, renewsAt: days(10) },
  ],
]

describe('A subscription entitles', () => {
  test.each(TABLE)('%s', (_said, change, expected) => {
    expect(of(change)).toMatchObject(expected)
  })

  test('for the fourteen days that the price list says after a payment failed', () => {
    expect(PAST_DUE_GRACE_DAYS).toBe(14)
  })
})

describe('The effective plan', () => {
  const standard = subscription()
  const professional = subscription({ id: 'sub_2', plan: 'professional', interval: 'year' })
  const canceled = subscription({ id: 'sub_0', plan: 'professional', status: 'canceled', ...ENDED })

  test.each([
    ['free', [], 'free', null],
    ['standard', [], 'standard', null],
    ['free', [standard], 'standard', 'sub_1'],
    ['standard', [professional], 'professional', 'sub_2'],
    ['professional', [standard], 'professional', 'sub_1'],
    ['free', [standard, professional], 'professional', 'sub_2'],
    ['free', [professional, standard], 'professional', 'sub_2'],
    ['free', [canceled, standard], 'standard', 'sub_1'],
    ['standard', [canceled], 'standard', 'sub_0'],
  ] as const)('with %s granted and %j is %s', (plan, subscriptions, expected, best) => {
    const entitlement = entitlementAt({ plan, subscriptions }, NOW)
    expect({ plan: entitlement.plan, best: entitlement.subscription?.id ?? null }).toEqual({ plan: expected, best })
  })

  test('of a user without a subscription neither renews nor ends', () => {
    const { plan: _plan, ...rest } = entitlementAt({ plan: 'standard', subscriptions: [] }, NOW)
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
  })

  test('of two inactive subscriptions, reports the one that can still recover', () => {
    const paused = subscription({ id: 'sub_3', status: 'paused', ...ENDED })
    expect(entitlementAt({ plan: 'free', subscriptions: [canceled, paused] }, NOW).status).toBe('paused')
  })
})
