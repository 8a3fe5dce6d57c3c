import { describe, expect, test } from '@jest/globals'
import { unitWords } from './unit-words'

describe('a unit in the words of a language', () => {
  test.each([
    ['mSv', 'мЗв', 'mSv', 'mSv'],
    ['uSv', 'мкЗв', 'µSv', 'µSv'],
    ['uSv/h', 'мкЗв/ч', 'µSv/h', 'µSv/h'],
    ['Gy.cm2', 'Гр·см²', 'Gy·cm²', 'Gy·cm²'],
    ['mGy.cm', 'мГр·см', 'mGy·cm', 'mGy·cm'],
    ['[IU]', 'МЕ', 'UI', 'IU'],
    ['mg/kg/d', 'мг/кг/сут', 'mg/kg/d', 'mg/kg/d'],
  ])('%s', (ucum, ru, ro, en) => {
    expect([unitWords(ucum, 'ru-RU'), unitWords(ucum, 'ro-RO'), unitWords(ucum, 'en-US')]).toEqual([ru, ro, en])
  })

  test('that no one writes stays its code', () => {
    expect(unitWords('[foo]', 'ru-RU')).toBe('[foo]')
  })
})
