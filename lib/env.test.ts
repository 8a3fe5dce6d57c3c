import { expect, test } from '@jest/globals'
import { EnvironmentError, readEnvironment } from './env'

test('nothing set is a server of its own on localhost:3000', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, ACTUM_DATA: '.data', origin: 'http://localhost:3000' })
})

test('an empty variable is an unset one', () => {
  expect(readEnvironment({ DATABASE_URL: '', ACTUM_ORIGIN: '' }).DATABASE_URL).toBeUndefined()
})

test('every wrong variable is named at once, without its value', () => {
  const read = () => readEnvironment({ PORT: 'many', DATABASE_URL: 'mysql://root:secret@db', TERMS_URL: 'nowhere' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/PORT.*DATABASE_URL.*TERMS_URL/s)
  expect(read).not.toThrow(/secret|nowhere/)
})

test('several instances need a secret of their own', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/actum' }
  expect(() => readEnvironment(shared)).toThrow(/ACTUM_SECRET/)
  expect(readEnvironment({ ...shared, ACTUM_SECRET: 'x'.repeat(32) }).DATABASE_URL).toBe('postgresql://db/actum')
})

test('the origin never ends in a slash', () => {
  expect(readEnvironment({ ACTUM_ORIGIN: 'https://actum.example/' }).origin).toBe('https://actum.example')
})
