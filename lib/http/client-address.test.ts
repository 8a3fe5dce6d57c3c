import { expect, test } from '@jest/globals'
import { clientAddress } from './client-address'

function addressOf(headers: Record<string, string>, proxies = 0): string | null {
  return clientAddress(new Headers(headers), proxies)
}

test('without a proxy, only the socket counts, whatever the client sends', () => {
  expect(addressOf({ 'x-actum-peer': '10.1.1.1', 'x-forwarded-for': '1.2.3.4' })).toBe('10.1.1.1')
})

test('with proxies, the entry that our outermost one wrote counts', () => {
  const headers = { 'x-actum-peer': '10.1.1.1', 'x-forwarded-for': 'forged, 5.6.7.8, 10.0.0.2' }
  expect(addressOf(headers, 2)).toBe('5.6.7.8')
})

test('is null if it isn’t known', () => {
  expect(addressOf({ 'x-forwarded-for': '1.2.3.4' })).toBeNull()
})
