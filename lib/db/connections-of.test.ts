import { expect, test } from '@jest/globals'
import { connectionsOf } from './connection'

test('an instance of a function opens few connections, and a setting overrides both', () => {
  expect(connectionsOf({ ACTUM_RUNNER: 'local' })).toBe(10)
  expect(connectionsOf({ ACTUM_RUNNER: 'external' })).toBe(10)
  expect(connectionsOf({ ACTUM_RUNNER: 'inline' })).toBe(3)
  expect(connectionsOf({ ACTUM_RUNNER: 'inline', ACTUM_DATABASE_CONNECTIONS: 5 })).toBe(5)
})
