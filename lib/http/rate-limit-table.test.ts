import { expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { parseRateLimits, RATE_LIMITS } from './rate-limit-table'

test('limit names are unique', () => {
  const names = Object.values(RATE_LIMITS).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every limit can be given other figures under its name', () => {
  const text = Object.values(RATE_LIMITS).map(({ name }) => `${name}=7/11`)
  const figures = parseRateLimits(text.join(', '))
  expect([...figures.keys()]).toEqual(Object.values(RATE_LIMITS).map(({ name }) => name))
  expect([...figures.values()]).toEqual(text.map(() => ({ points: 7, seconds: 11 })))
})

test('what is not named keeps its figures, and nothing named is nothing changed', () => {
  expect(parseRateLimits('')).toEqual(new Map())
  expect(readEnvironment({}).ACTUM_RATE_LIMITS).toEqual(new Map())
  expect(readEnvironment({ ACTUM_RATE_LIMITS: 'login-address=500/900,' }).ACTUM_RATE_LIMITS).toEqual(
    new Map([['login-address', { points: 500, seconds: 900 }]]),
  )
})

test.each([
  ['login-address', '«login-address» is not name=points/seconds'],
  ['login-address=0/900', '«login-address=0/900» is not name=points/seconds'],
  ['login-address=5/-1', '«login-address=5/-1» is not name=points/seconds'],
  ['login-address=5/1e3', '«login-address=5/1e3» is not name=points/seconds'],
  [
    'documents=60/60, login-adress=5/900',
    '«login-adress=5/900» names no limit; there are login-address, login-account',
  ],
  ['constructor=5/900', '«constructor=5/900» names no limit'],
  ['documents=60/60,documents=70/60', '«documents=70/60» is listed twice'],
])('the server does not start with %p, and says which pair is wrong', (text, said) => {
  expect(() => readEnvironment({ ACTUM_RATE_LIMITS: text })).toThrow(`ACTUM_RATE_LIMITS: ${said}`)
})
