import { expect, test } from '@jest/globals'
import { prorationMode } from './proration'

const standard = { plan: 'standard', interval: 'month', status: 'active' } as const
const professional = { plan: 'professional', interval: 'month', status: 'active' } as const

test('charges an upgrade immediately, minus the amount already paid', () => {
  expect(prorationMode({ ...standard, scheduledAction: null }, professional)).toBe('prorated_immediately')
})

test('less comes off the next bill', () => {
  expect(prorationMode({ ...professional, scheduledAction: null }, standard)).toBe('prorated_next_billing_period')
})

test('settles a change of period immediately, longer or shorter, even with a lower plan', () => {
  const year = { ...professional, interval: 'year' } as const
  expect(prorationMode({ ...professional, scheduledAction: null }, year)).toBe('prorated_immediately')
  expect(prorationMode({ ...year, scheduledAction: null }, professional)).toBe('prorated_immediately')
  expect(prorationMode({ ...year, scheduledAction: null }, standard)).toBe('prorated_immediately')
})

test('settles a downgrade immediately if the subscription ends, as it has no next bill', () => {
  expect(prorationMode({ ...professional, scheduledAction: 'cancel' }, standard)).toBe('prorated_immediately')
})

test('settles the same plan at another price, not lower, immediately', () => {
  expect(prorationMode({ ...standard, scheduledAction: null }, standard)).toBe('prorated_immediately')
})

test('during a trial, no change is billed', () => {
  const trial = { ...standard, status: 'trialing', scheduledAction: null } as const
  expect(prorationMode(trial, professional)).toBe('do_not_bill')
  expect(prorationMode({ ...trial, interval: 'year' }, standard)).toBe('do_not_bill')
})
