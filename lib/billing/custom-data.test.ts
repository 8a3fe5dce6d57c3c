import { beforeAll, expect, test } from '@jest/globals'
import { loadSecret } from '@/lib/accounts/secret'
import { readEnvironment } from '@/lib/env'
import { customDataFor, userOfCustomData } from './custom-data'

const load = (secret: string) => loadSecret(readEnvironment({ ACTUM_SECRET: secret.repeat(32) }))

beforeAll(() => load('a'))

const ANNA = '0c1d8a0e-0000-4000-8000-000000000001'
const BORIS = '0c1d8a0e-0000-4000-8000-000000000002'

test('what this server wrote proves whose a payment is', () => {
  expect(userOfCustomData(customDataFor(ANNA))).toBe(ANNA)
  expect(userOfCustomData({ ...customDataFor(ANNA), campaign: 'spring' })).toBe(ANNA)
})

test('another’s id under one’s own proof proves nothing', () => {
  expect(userOfCustomData({ ...customDataFor(BORIS), userId: ANNA })).toBeNull()
})

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  { userId: ANNA },
  { userId: ANNA, proof: '' },
  { userId: ANNA, proof: 'x'.repeat(43) },
  { userId: ANNA, proof: 7 },
  { userId: `${ANNA}\u0000`, proof: 'A'.repeat(43) },
  { userId: { equals: ANNA }, proof: 'x' },
])('%j proves nothing', (data) => {
  expect(userOfCustomData(data)).toBeNull()
})

test('a proof that is cut short proves nothing', () => {
  const { userId, proof } = customDataFor(ANNA)
  expect(userOfCustomData({ userId, proof: proof.slice(0, -1) })).toBeNull()
})

test('a proof of another installation proves nothing here', async () => {
  const elsewhere = customDataFor(ANNA)
  await load('b')
  expect(userOfCustomData(elsewhere)).toBeNull()
  await load('a')
  expect(userOfCustomData(elsewhere)).toBe(ANNA)
})
