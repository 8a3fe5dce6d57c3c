import { expect, test } from '@jest/globals'
import { higherPlan, limitsOf, planOf } from './limits'
import { offerFor, offerOfPrice, offers, paymentIsSetUp } from './offers'
import { PLAN_LIMITS } from './plans'
import { PAYMENT } from './test-support/payment'

for (const name of Object.keys(PAYMENT)) delete process.env[name]

const SUBSCRIBER = { plan: 'free', subscriptions: [] } as const

test('without payment everyone has the highest plan, and there is none above it', () => {
  expect(paymentIsSetUp()).toBe(false)
  expect(planOf(SUBSCRIBER)).toBe('professional')
  expect(limitsOf(SUBSCRIBER)).toBe(PLAN_LIMITS.professional)
  expect(higherPlan(SUBSCRIBER, () => true)).toBeNull()
})

test('without payment, nothing is offered, and no price is recognized', () => {
  expect(offers()).toEqual([])
  expect(offerOfPrice(PAYMENT.PADDLE_PRICE_STANDARD_MONTH)).toBeNull()
  expect(() => offerFor('standard', 'month')).toThrow(expect.objectContaining({ code: 'PAYMENT_OFF' }))
})
