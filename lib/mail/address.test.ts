import { expect, test } from '@jest/globals'
import { parseAddress, readableAddress, sameAddress, splitAddresses } from './address'

test.each([
  ['name@hospital.example', 'name@hospital.example'],
  ['  Name.Sur+acts@Hospital.Example ', 'Name.Sur+acts@hospital.example'],
  ['vrach@больница.рф', 'vrach@xn--80abvlke3d3b.xn--p1ai'],
  ['medic@clinică.ro', 'medic@xn--clinic-n0a.ro'],
  ["o'neil@clinic.example", "o'neil@clinic.example"],
])('%p is the address %p', (given, address) => {
  expect(parseAddress(given)).toBe(address)
})

test.each([
  '',
  'name',
  'name@',
  '@clinic.example',
  'name@localhost',
  'Name <name@clinic.example>',
  '"name@clinic.example" <evil@elsewhere.example>',
  '"quoted local"@clinic.example',
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'a\u0000@b.example',
  'a@b.example\u0000',
  'name＠clinic.example',
  'name@ｃlinic.example',
  'name@clinic\u200b.example',
  'name@clinic\u00ad.example',
  'a@b@clinic.example',
  'name@127.0.0.1',
  'name@[127.0.0.1]',
  'name@0x7f.1',
  'a..b@clinic.example',
  '.a@clinic.example',
  'врач@clinic.example',
  'name@clinic_a.example',
  'name@-clinic.example',
  `${'a'.repeat(65)}@clinic.example`,
  `a@${'b.'.repeat(130)}example`,
])('%p is not an address', (given) => {
  expect(parseAddress(given)).toBeNull()
})

test('a domain is shown in its own script', () => {
  expect(readableAddress('vrach@xn--80abvlke3d3b.xn--p1ai')).toBe('vrach@больница.рф')
})

test('separates addresses at commas, semicolons and line ends', () => {
  expect(splitAddresses('a@b.example, c@d.example;; e@f.example\n')).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
  ])
  expect(splitAddresses(' ; ')).toEqual([])
})

test('one mailbox is one in either case', () => {
  expect(sameAddress('Name@clinic.example', 'name@clinic.example')).toBe(true)
  expect(sameAddress('other@clinic.example', 'name@clinic.example')).toBe(false)
})
