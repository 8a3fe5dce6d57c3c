import { expect, test } from '@jest/globals'
import { createFormatter } from 'use-intl/core'
import { formatsOf } from './formats'
import { LOCALES } from './locales'

test('no day of a screen is read as another', () => {
  const at = new Date('2027-02-03T16:05:00Z')
  const written = LOCALES.map((locale) => {
    const format = createFormatter({ locale, formats: formatsOf(locale), timeZone: 'UTC' })
    return [format.dateTime(at, 'day'), format.dateTime(at, 'dayAndHour').replace(/\s/gu, ' ')]
  })
  expect(written).toEqual([
    ['03.02.2027', '03.02.2027, 16:05'],
    ['03.02.2027', '03.02.2027, 16:05'],
    ['Feb 3, 2027', 'Feb 3, 2027, 04:05 PM'],
  ])
})
