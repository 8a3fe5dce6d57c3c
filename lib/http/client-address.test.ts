import { afterEach, expect, jest, test } from '@jest/globals'

afterEach(() => {
  jest.resetModules()
  delete process.env['ACTUM_TRUSTED_PROXIES']
})

async function addressOf(headers: Record<string, string>, proxies = 0): Promise<string | null> {
  process.env['ACTUM_TRUSTED_PROXIES'] = String(proxies)
  jest.resetModules()
  const { clientAddress } = await import('./client-address')
  return clientAddress(new Headers(headers))
}

test('without a proxy the socket alone counts, whatever the client says', async () => {
  expect(await addressOf({ 'x-actum-peer': '10.1.1.1', 'x-forwarded-for': '1.2.3.4' })).toBe('10.1.1.1')
})

test('with proxies the entry that the outermost of ours wrote counts', async () => {
  const headers = { 'x-actum-peer': '10.1.1.1', 'x-forwarded-for': 'forged, 5.6.7.8, 10.0.0.2' }
  expect(await addressOf(headers, 2)).toBe('5.6.7.8')
})

test('where nobody knows it there is none', async () => {
  expect(await addressOf({ 'x-forwarded-for': '1.2.3.4' })).toBeNull()
})
