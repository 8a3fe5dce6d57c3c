import { describe, expect, test } from '@jest/globals'
import { higherPlan, limitsOf, planOf } from './limits'
import { PLAN_LIMITS } from './plans'
import type { Subscriber, SubscriptionFacts } from './subscriber'
import { PAYMENT } from './test-support/payment'

Object.assign(process.env, PAYMENT)

const NOW = new Date('2026-11-15T12:00:00.000Z')
const granted = (plan: Subscriber['plan']): Subscriber => ({ plan, subscriptions: [] })
const pastDue: SubscriptionFacts = {
  id: 'sub_1',
  plan: 'standard',
  interval: 'month',
  status: 'past_due',
  currency: 'EUR',
  periodEndsAt: null,
  nextBilledAt: null,
  pastDueSince: new Date('2026-11-01T12:00:00.001Z'),
  scheduledAction: null,
  scheduledAt: null,
}

describe('Where payment is set up', () => {
  test.each(['free', 'standard', 'professional'] as const)('users with %s have its limits', (plan) => {
    expect(planOf(granted(plan), NOW)).toBe(plan)
    expect(limitsOf(granted(plan), NOW)).toBe(PLAN_LIMITS[plan])
  })

  test('limits are those of the moment that is asked about', () => {
    const subscriber = { plan: 'free', subscriptions: [pastDue] } as const
    expect(limitsOf(subscriber, NOW)).toBe(PLAN_LIMITS.standard)
    expect(limitsOf(subscriber, new Date(NOW.getTime() + 1))).toBe(PLAN_LIMITS.free)
    const twentyRows = ({ rowsPerGeneration }: { rowsPerGeneration: number }) => rowsPerGeneration >= 20
    expect(higherPlan(subscriber, twentyRows, NOW)).toBe('professional')
    expect(higherPlan(subscriber, twentyRows, new Date(NOW.getTime() + 1))).toBe('standard')
  })

  test.each([
    ['free', 'standard'],
    ['standard', 'professional'],
    ['professional', null],
  ] as const)('above %s the next plan is %s, never the one that is had or a lower one', (plan, next) => {
    expect(higherPlan(granted(plan), () => true, NOW)).toBe(next)
  })

  test('skips a plan that allows no more, and returns none if no plan does', () => {
    expect(higherPlan(granted('free'), ({ apiTokens }) => apiTokens, NOW)).toBe('professional')
    expect(higherPlan(granted('free'), ({ rowsPerGeneration }) => rowsPerGeneration > 20_000, NOW)).toBeNull()
  })
})
