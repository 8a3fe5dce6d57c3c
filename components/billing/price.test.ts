import { describe, expect, test } from '@jest/globals'
import type { PricePreviewResponse } from '@paddle/paddle-js'
import type { Offer } from './plan'
import { monthsSaved, priceFor, pricesOf, previewRequest, type Price, type Prices } from './price'

const OFFERS: readonly Offer[] = [
  { plan: 'standard', interval: 'month', priceId: 'pri_01sm' },
  { plan: 'standard', interval: 'year', priceId: 'pri_01sy' },
]

function preview(ids: readonly string[]): PricePreviewResponse {
  const lineItems = ids.map((id) => ({
    price: { id },
    totals: { subtotal: '12000', discount: '0', tax: '2400', total: '14400' },
    formattedTotals: { subtotal: '$120.00', discount: '$0.00', tax: '$24.00', total: '$144.00' },
  }))
  const data = { currencyCode: 'USD', address: { countryCode: 'RU', postalCode: null }, details: { lineItems } }
  // Of Paddle's answer only what is read here.
  return { data } as unknown as PricePreviewResponse
}

function yearly(month: string, year: string): Prices {
  const price = (interval: 'month' | 'year', amount: string): Price => ({
    plan: 'standard',
    interval,
    priceId: `pri_${interval}`,
    subtotal: '',
    tax: '',
    total: '',
    amount,
    currency: 'USD',
  })
  return { country: 'RU', prices: [price('month', month), price('year', year)] }
}

describe('the prices of a preview', () => {
  test('one of each offer is asked for, in the currency and the country', () => {
    expect(previewRequest(OFFERS, 'EUR', 'RU')).toEqual({
      items: [
        { priceId: 'pri_01sm', quantity: 1 },
        { priceId: 'pri_01sy', quantity: 1 },
      ],
      currencyCode: 'EUR',
      address: { countryCode: 'RU' },
    })
  })

  test('are found by price id, in any order, as Paddle formatted them', () => {
    const prices = pricesOf(preview(['pri_01sy', 'pri_01sm']), OFFERS)
    expect(prices.country).toBe('RU')
    expect(priceFor(prices, 'standard', 'year')).toEqual({
      plan: 'standard',
      interval: 'year',
      priceId: 'pri_01sy',
      subtotal: '$120.00',
      tax: '$24.00',
      total: '$144.00',
      amount: '14400',
      currency: 'USD',
    })
  })

  test('with one of them missing are none', () => {
    expect(() => pricesOf(preview(['pri_01sy']), OFFERS)).toThrow('pri_01sm')
  })
})

describe('the months that a yearly payment leaves out', () => {
  test('are shown if they are whole', () => {
    expect(monthsSaved(yearly('1440', '14400'), 'standard')).toBe(2)
  })

  test('are not said when they are not, by a single cent', () => {
    expect(monthsSaved(yearly('1440', '14401'), 'standard')).toBeNull()
  })

  test('are not said where a year costs as much or more, or is not known', () => {
    expect(monthsSaved(yearly('1440', '17280'), 'standard')).toBeNull()
    expect(monthsSaved(yearly('1440', '20000'), 'standard')).toBeNull()
    expect(monthsSaved(yearly('1440', '14400'), 'professional')).toBeNull()
    expect(monthsSaved(yearly('14,40', '14400'), 'standard')).toBeNull()
    expect(monthsSaved(null, 'standard')).toBeNull()
  })

  test('are exact in amounts that a number would round', () => {
    expect(monthsSaved(yearly('900719925474099301', '9007199254740993010'), 'standard')).toBe(2)
  })
})
