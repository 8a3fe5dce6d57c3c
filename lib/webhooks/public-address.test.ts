import { describe, expect, test } from '@jest/globals'
import { checkedUrl, isPublicAddress, pinnedAddress } from './public-address'

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001:0:a00:1::',
    '2001:db8::1',
    '2002:a00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s isn’t public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a webhook’s URL', () => {
  test.each([
    ['not a url', 'url'],
    ['http://example.org/', 'protocol'],
    ['ftp://example.org/', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['https://user@example.org/', 'credentials'],
    ['https://user:password@example.org/', 'credentials'],
  ])('%s is refused: %s', (text, fault) => {
    expect(() => checkedUrl(text, false)).toThrow(expect.objectContaining({ params: { fault } }))
  })

  test('plain HTTP is for those who allow private addresses', () => {
    expect(checkedUrl('http://lims.local/hook', true).hostname).toBe('lims.local')
  })
})

describe('the address of a request', () => {
  const to =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is private however it is written', async (text) => {
    await expect(pinnedAddress(checkedUrl(text, false), false)).rejects.toMatchObject({ params: { fault: 'private' } })
  })

  test('a name with one private address among public ones is refused', async () => {
    const resolve = to('93.184.215.14', '10.0.0.1')
    await expect(pinnedAddress(new URL('https://a.example/'), false, resolve)).rejects.toMatchObject({
      params: { fault: 'private' },
    })
  })

  test('a name without an address, or that can’t be resolved, is unknown', async () => {
    await expect(pinnedAddress(new URL('https://a.example/'), false, to())).rejects.toMatchObject({
      params: { fault: 'unknown' },
    })
    const failing = () => Promise.reject(new Error('SERVFAIL'))
    await expect(pinnedAddress(new URL('https://a.example/'), false, failing)).rejects.toMatchObject({
      params: { fault: 'unknown' },
    })
  })

  test('is the first one of a public name', async () => {
    const found = await pinnedAddress(new URL('https://a.example/'), false, to('2606:4700::1111', '93.184.215.14'))
    expect(found).toEqual({ address: '2606:4700::1111', family: 6 })
  })
})
