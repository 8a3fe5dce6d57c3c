import { expect, test } from '@jest/globals'
import { COMPOSED_UNITS } from './records/composed'
import { allUnitCodes, unitInfo } from './ucum'
import { UNIT_CHOICES, UNIT_RECORDS, unitShown } from './unit-records'

const LANGUAGES = ['en', 'ru', 'ro'] as const
/** Units that are no more than a step between others: no one writes doses in them. */
const UNWRITTEN = 'MSv MREM MGy uRAD cRAD kRAD MRAD nR kR MR MCi nL cL nmol eq ueq um dm'.split(' ')

test('every record has a known unit, and no unit has two records', () => {
  const codes = [...UNIT_RECORDS, ...COMPOSED_UNITS].map(({ ucum }) => ucum)
  expect(codes.filter((code) => unitInfo(code) === null)).toEqual([])
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('every unit that is known has a record, unless it is never written', () => {
  const codes = new Set(UNIT_RECORDS.map(({ ucum }) => ucum))
  expect(allUnitCodes().filter((code) => !codes.has(code) && !code.startsWith('[') && !code.includes('Gy.'))).toEqual(
    UNWRITTEN,
  )
})

test('every unit has a word in each language, which is one of its spellings where the language has any', () => {
  const wrong = UNIT_RECORDS.flatMap(({ ucum, spellings, shown }) =>
    LANGUAGES.filter((language) => {
      const read = [...spellings[language], ...spellings.en].map((each) => each.replace(/\.$/, ''))
      const word = shown[language].replace('²', '2').replace(/\.$/, '')
      return spellings[language].length > 0 ? !read.includes(word) : word === '' || word.startsWith('{')
    }).map((language) => `${language} ${ucum}`),
  )
  expect(wrong).toEqual([])
  expect(UNIT_RECORDS.filter(({ spellings }) => LANGUAGES.every((each) => spellings[each].length === 0))).toEqual([])
})

test('no spelling of a language is twice in a record, and choices have their own places', () => {
  const twice = UNIT_RECORDS.filter(({ spellings }) =>
    LANGUAGES.some((language) => new Set(spellings[language]).size < spellings[language].length),
  )
  expect(twice.map(({ ucum }) => ucum)).toEqual([])
  const places = [...UNIT_RECORDS, ...COMPOSED_UNITS].flatMap(({ choice }) => choice ?? [])
  expect(new Set(places).size).toBe(places.length)
  expect(UNIT_CHOICES.slice(0, 3)).toEqual(['mSv', 'uSv', 'Sv'])
})

test.each([
  ['mSv', 'mSv', 'мЗв', 'mSv'],
  ['uSv/h', 'µSv/h', 'мкЗв/ч', 'µSv/h'],
  ['Gy.cm2', 'Gy·cm²', 'Гр·см²', 'Gy·cm²'],
  ['ug', 'mcg', 'мкг', 'mcg'],
  ["[USP'U]", 'units', 'ЕД', 'unități'],
  ['mg/kg/d', 'mg/kg/d', 'мг/кг/сут', 'mg/kg/d'],
  ['[foo]', '[foo]', '[foo]', '[foo]'],
])('%s is shown as %s, %s, %s', (ucum, ...words) => {
  expect(LANGUAGES.map((language) => unitShown(ucum, language))).toEqual(words)
})
