import { expect, test } from '@jest/globals'
import { moment } from './moment'

const at = new Date('2026-11-25T10:00:00Z')

test.each([
  ['en-US', 'November 25, 2026 at 10:00 AM'],
  ['ru-RU', '10:00 (UTC) 25 ноября 2026 г.'],
  ['ro-RO', '25 noiembrie 2026, ora 10:00 (UTC)'],
] as const)('writes a moment in %s', (locale, expected) => {
  expect(moment(at, locale).replace(/[\u00A0\u202F]/g, ' ')).toBe(expected)
})
