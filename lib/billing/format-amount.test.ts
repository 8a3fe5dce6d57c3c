import { expect, test } from '@jest/globals'
import { currencySymbol, formatAmount } from './format-amount'

const plain = (text: string) => text.replace(/\s/gu, ' ')

test.each([
  ['12000', 'USD', 'en-US', '$120.00'],
  ['5', 'USD', 'en-US', '$0.05'],
  ['0', 'EUR', 'en-US', '€0.00'],
  ['-1050', 'GBP', 'en-US', '-£10.50'],
  ['18000', 'JPY', 'en-US', '¥18,000'],
  ['110000', 'RUB', 'ru-RU', '1 100,00 ₽'],
  ['110000', 'EUR', 'ro-RO', '1.100,00 €'],
  ['9007199254740993', 'USD', 'en-US', '$90,071,992,547,409.93'],
])('%s of %s is %s’s %s', (amount, currency, locale, text) => {
  expect(plain(formatAmount(amount, currency, locale))).toBe(text)
})

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['RUB', '₽'],
  ['JPY', '¥'],
])('the symbol of %s is %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol)
})
