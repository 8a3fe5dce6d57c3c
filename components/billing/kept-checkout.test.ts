import { expect, test } from '@jest/globals'
import { parseCheckout, type KeptCheckout } from './kept-checkout'

test('a payment in progress is restored as it was saved', () => {
  const open: KeptCheckout = { transactionId: 'txn_01', purpose: 'plan', paidAt: null }
  const paid: KeptCheckout = { transactionId: 'txn_02', purpose: 'method', paidAt: 1_795_000_000_000 }
  expect([open, paid].map((checkout) => parseCheckout(JSON.stringify(checkout)))).toEqual([open, paid])
})

test('anything else that was kept is none', () => {
  const others = [
    null,
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"transactionId":7,"purpose":"plan"}',
    '{"transactionId":"txn_01"}',
  ]
  expect(others.map(parseCheckout)).toEqual(others.map(() => null))
})
