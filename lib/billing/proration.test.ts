import { expect, test } from '@jest/globals'
import { prorationMode } from './proration'

const standard = { plan: 'standard', interval: 'month', status: 'active' } as const
const professional = { plan: 'professional', interval: 'month', status: 'active' } as const

test('more is paid at once, less what was paid already', () => {
  expect(prorationMode({ ...standard, scheduledAction: null }, professional)).toBe('prorated_immediately')
})

test('less comes off the next bill', () => {
  expect(prorationMode({ ...professional, scheduledAction: null }, standard)).toBe('prorated_next_billing_period')
})

test('another period is settled at once, longer or shorter, and for a lower plan too', () => {
  const year = { ...professional, interval: 'year' } as const
  expect(prorationMode({ ...professional, scheduledAction: null }, year)).toBe('prorated_immediately')
  expect(prorationMode({ ...year, scheduledAction: null }, professional)).toBe('prorated_immediately')
  expect(prorationMode({ ...year, scheduledAction: null }, standard)).toBe('prorated_immediately')
})

test('what is to end has no next bill: less is settled at once', () => {
  expect(prorationMode({ ...professional, scheduledAction: 'cancel' }, standard)).toBe('prorated_immediately')
})

test('the same plan at another price, which is no less, is settled at once', () => {
  expect(prorationMode({ ...standard, scheduledAction: null }, standard)).toBe('prorated_immediately')
})

test('in a trial nothing is billed, whatever it is changed to', () => {
  const trial = { ...standard, status: 'trialing', scheduledAction: null } as const
  expect(prorationMode(trial, professional)).toBe('do_not_bill')
  expect(prorationMode({ ...trial, interval: 'year' }, standard)).toBe('do_not_bill')
})
