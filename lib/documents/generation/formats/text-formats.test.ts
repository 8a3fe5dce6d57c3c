import { describe, expect, test } from '@jest/globals'
import type { CellValue } from '../../spreadsheets/model'
import { print } from './test-support/print'

describe('texts', () => {
  test.each<[string, CellValue, string]>([
    ['capital', '«годен»', '«Годен»'],
    ['capital', '0,12 мЗв', '0,12 мЗв'],
    ['title', "ИВАНОВА-ПЕТРОВА о'нил", "Иванова-Петрова О'нил"],
    ['trim', '\u00a0 А 12 ', 'А 12'],
    ['before:"№ "', '5', '№ 5'],
    ['after:" мЗв"', '5', '5 мЗв'],
  ])('%s of "%s" is "%s"', (format, value, expected) => {
    expect(print(format, value)).toBe(expected)
  })
})
