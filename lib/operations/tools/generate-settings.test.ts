import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { coreSettings } from './core-settings'
import { generateSettingsSchema } from './generate-settings'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T22:30:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['Asia/Vladivostok', 24],
  ['Europe/Chisinau', 24],
  ['America/New_York', 23],
])('today is the day in %s, whatever the server’s is', (timeZone, day) => {
  const { today, ...rest } = coreSettings(generateSettingsSchema.parse({ timeZone }))
  expect(today).toMatchObject({ year: 2026, month: 11, day })
  expect(rest).toEqual({ language: 'auto' })
})

test('the result as it usually is can be asked for by its name', () => {
  const settings = generateSettingsSchema.parse({ output: 'auto' })
  expect(coreSettings(settings)).toEqual({ language: 'auto', output: 'auto' })
})

test('an unknown time zone, which some browsers send, counts as none', () => {
  expect(coreSettings(generateSettingsSchema.parse({ timeZone: 'Etc/Unknown' }))).toEqual({ language: 'auto' })
})
