import { expect, test } from '@jest/globals'
import { offerFor, offerOfPrice, offers, paymentIsSetUp } from './offers'
import { PAYMENT } from './test-support/payment'

Object.assign(process.env, PAYMENT)

test('there are four offers: two plans, each by month and by year', () => {
  expect(paymentIsSetUp()).toBe(true)
  expect(offers().map(({ plan, interval }) => `${plan} ${interval}`)).toEqual([
    'standard month',
    'standard year',
    'professional month',
    'professional year',
  ])
})

test('an offer is found by its price and by its plan and period', () => {
  const offer = { plan: 'professional', interval: 'year', priceId: PAYMENT.PADDLE_PRICE_PROFESSIONAL_YEAR }
  expect(offerOfPrice(PAYMENT.PADDLE_PRICE_PROFESSIONAL_YEAR)).toEqual(offer)
  expect(offerFor('professional', 'year')).toEqual(offer)
})

test.each(['pri_01other', '', 'PRI_01STANDARDMONTH', 'constructor'])('%j is none of our prices', (price) => {
  expect(offerOfPrice(price)).toBeNull()
})
