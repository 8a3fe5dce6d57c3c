import { describe, expect, test } from '@jest/globals'
import type { OwnSubscription, Premium } from './billing-api'
import { isHarmless, standingOf } from './standing'

const SUBSCRIPTION: OwnSubscription = {
  id: 'sub_01',
  plan: 'standard',
  interval: 'month',
  status: 'active',
  currency: 'USD',
  nextBilledAt: '2026-12-14T00:00:00.000Z',
  pastDueSince: null,
  graceEndsAt: null,
  scheduled: null,
}

function premium(subscription: Partial<OwnSubscription> | null, more: Partial<Premium> = {}): Premium {
  return {
    plan: 'standard',
    status: null,
    renewsAt: null,
    endsAt: null,
    limits: { documentsPerMonth: 1000, tableAndDoseOperationsPerMonth: 300, apiTokens: false, webhooks: false },
    usage: { documents: 0, tableAndDoseOperations: 0, renewsAt: '2026-12-01T00:00:00.000Z' },
    payment: true,
    subscription: subscription && { ...SUBSCRIPTION, ...subscription },
    granted: false,
    ...more,
  }
}

describe('the banner on every screen', () => {
  test('is empty for a healthy subscription, for none, and without payments', () => {
    expect(standingOf(premium({}))).toBeNull()
    expect(standingOf(premium({ status: 'trialing' }))).toBeNull()
    expect(standingOf(premium(null, { plan: 'free' }))).toBeNull()
    expect(standingOf(premium({ status: 'past_due' }, { payment: false }))).toBeNull()
  })

  test('is the last day of the grace, and can not be put away', () => {
    const standing = standingOf(premium({ status: 'past_due', graceEndsAt: '2026-12-05T00:00:00.000Z' }))
    expect(standing).toEqual({ kind: 'pastDue', until: '2026-12-05T00:00:00.000Z' })
    expect(standing && isHarmless(standing)).toBe(false)
  })

  test('is the end of the grace once the server gives the free plan', () => {
    expect(standingOf(premium({ status: 'past_due' }, { plan: 'free' }))).toEqual({ kind: 'graceOver' })
  })

  test('is the day that a cancelled subscription ends or a paused one begins to pause', () => {
    const at = '2026-12-14T00:00:00.000Z'
    expect(standingOf(premium({ scheduled: { action: 'cancel', at } }))).toEqual({ kind: 'ends', at })
    expect(standingOf(premium({ scheduled: { action: 'pause', at } }))).toEqual({ kind: 'pauses', at })
    expect(standingOf(premium({ scheduled: { action: 'resume', at } }))).toBeNull()
  })

  test('is the pause, which can be hidden, and empty once everything has ended', () => {
    const paused = standingOf(premium({ status: 'paused' }, { plan: 'free' }))
    expect(paused && [paused.kind, isHarmless(paused)]).toEqual(['paused', true])
    expect(standingOf(premium({ status: 'canceled' }, { plan: 'free' }))).toBeNull()
  })
})
