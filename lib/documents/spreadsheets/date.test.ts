import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseLocalDate } from './date'
import { dateToSerial, serialToDate } from './serial'
import { formatNumber } from './format'
import type { SheetDate } from './model'

function day(year: number, month: number, date: number, time?: readonly [number, number, number]): SheetDate {
  const [hour, minute, second] = time ?? [0, 0, 0]
  return { kind: 'date', year, month, day: date, hour, minute, second, hasDate: true, hasTime: time !== undefined }
}

describe('a text as a date', () => {
  test.each<[string, SheetDate]>([
    ['03.11.2026', day(2026, 11, 3)],
    ['3.11.2026 г.', day(2026, 11, 3)],
    ['03/11/2026', day(2026, 11, 3)],
    ['2026-11-03', day(2026, 11, 3)],
    ['2026-11-03T14:30:00', day(2026, 11, 3, [14, 30, 0])],
    ['03.11.2026 14:30', day(2026, 11, 3, [14, 30, 0])],
    ['3 ноября 2026 г.', day(2026, 11, 3)],
    ['«03» ноября 2026 года', day(2026, 11, 3)],
    ['3 noiembrie 2026', day(2026, 11, 3)],
    ['November 3, 2026', day(2026, 11, 3)],
    ['3 Nov 2026', day(2026, 11, 3)],
    ['29.02.2024', day(2024, 2, 29)],
  ])('%s', (text, date) => {
    expect(parseLocalDate(text, 'ru')).toEqual(date)
    expect(parseLocalDate(text, 'ro')).toEqual(date)
  })

  test.each(['31.09.2026', '29.02.2026', '45.13.2026', '2026-13-01', '30 февраля 2026', '03.11.2026 25:00'])(
    '%s is impossible',
    (text) => {
      expect(parseLocalDate(text, 'ru')).toBe('impossible')
    },
  )

  test.each(['', '12.05', '03.11.26', '1.2.3', '2026', '3 ноября', '12,5', 'март 2026', '3 слова 2026', '5/2026'])(
    '%s isn’t a date',
    (text) => {
      expect(parseLocalDate(text, 'ru')).toBeNull()
    },
  )

  test('in English the order of day and month has to be known or plain', () => {
    expect(parseLocalDate('03/11/2026', 'en')).toBe('ambiguous')
    expect(parseLocalDate('03/11/2026', 'en', 'month-first')).toEqual(day(2026, 3, 11))
    expect(parseLocalDate('03/11/2026', 'en', 'day-first')).toEqual(day(2026, 11, 3))
    expect(parseLocalDate('11/23/2026', 'en')).toEqual(day(2026, 11, 23))
    expect(parseLocalDate('23/11/2026', 'en')).toEqual(day(2026, 11, 23))
    expect(parseLocalDate('05/05/2026', 'en')).toEqual(day(2026, 5, 5))
    expect(parseLocalDate('03.11.2026', 'en')).toEqual(day(2026, 11, 3))
    expect(parseLocalDate('31/31/2026', 'en')).toBe('impossible')
  })
})

describe('a serial number as a date', () => {
  test.each<[number, SheetDate]>([
    [1, day(1900, 1, 1)],
    [59, day(1900, 2, 28)],
    [60, day(1900, 2, 29)],
    [61, day(1900, 3, 1)],
    [46_329, day(2026, 11, 3)],
    [46_329.604_166_666_664, day(2026, 11, 3, [14, 30, 0])],
    [2_958_465, day(9999, 12, 31)],
  ])('%d', (serial, date) => {
    expect(serialToDate(serial)).toEqual(date)
  })

  test('below one it is a time of day', () => {
    expect(serialToDate(0.75)).toMatchObject({ hour: 18, minute: 0, hasDate: false, hasTime: true })
  })

  test('in the 1904 system zero is a day', () => {
    expect(serialToDate(0, true)).toEqual(day(1904, 1, 1))
  })

  test.each([-1, 2_958_466, 1e300, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (serial) => {
    expect(serialToDate(serial)).toBeNull()
  })

  test('a time a hair below midnight is the next day, not 23:59:60', () => {
    expect(serialToDate(46_328.999_999_999)).toEqual(day(2026, 11, 3))
  })
})

test('every serial becomes a date and the same serial again, and its shown text is read as the same date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_958_465 }), (serial) => {
      const date = serialToDate(serial)
      expect(date && dateToSerial(date)).toBe(serial)
      if (serial !== 60) expect(parseLocalDate(formatNumber(serial, 'dd.mm.yyyy', 'ru'), 'ru')).toEqual(date)
    }),
  )
})
