import { expect, test } from '@jest/globals'
import { createFormatter } from 'use-intl/core'
import { formatsOf } from './formats'

test.each([
  ['ru-RU', '03.02.2027', '03.02.2027, 16:05'],
  ['ro-RO', '03.02.2027', '03.02.2027, 16:05'],
  ['en-US', 'Feb 3, 2027', 'Feb 3, 2027, 04:05 PM'],
] as const)('%s: no day on screen can be read as another', (locale, day, dayAndHour) => {
  const at = new Date('2027-02-03T16:05:00Z')
  const format = createFormatter({ locale, formats: formatsOf(locale), timeZone: 'UTC' })
  expect(format.dateTime(at, 'day')).toBe(day)
  expect(format.dateTime(at, 'dayAndHour').replace(/\s/gu, ' ')).toBe(dayAndHour)
})
