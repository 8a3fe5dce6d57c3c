import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const PEOPLE = ['Орлов А. А.', 'Седов К. Л.']

function read(header: readonly string[], values: readonly (readonly (number | string)[])[], title: Rows = []) {
  const rows: Rows = [...title, header, ...values.map((row, index) => [PEOPLE[index] ?? '', ...row])]
  const { doses, decisions } = readSheets({ A: rows })
  return {
    doses: doses.map((dose) => doseLine(dose).split(';')[0]),
    asked: decisions.map(({ column, reason }) => `${column.letter} ${reason}`),
  }
}

const TWO = [
  [0.1, 0.11],
  [0.2, 0.21],
]

describe('the same measured again', () => {
  test.each([
    ['Показание 1, мЗв', 'Показание 2, мЗв'],
    ['1-е измерение, мЗв', '2-е измерение, мЗв'],
    ['Первое измерение, мЗв', 'Второе измерение, мЗв'],
    ['Reading 1, mSv', 'Reading 2, mSv'],
    ['First reading (mSv)', 'Second reading (mSv)'],
    ['Măsurarea 1, mSv', 'Măsurarea 2, mSv'],
    ['Citirea 1, mSv', 'Citirea 2, mSv'],
  ])('is asked about, not added: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toEqual({ doses: [], asked: ['B perhapsDoses', 'C perhapsDoses'] })
  })

  test.each([
    ['Показание за I кв., мЗв', 'Показание за II кв., мЗв'],
    ['Показание дозиметра, мЗв', 'Показание нейтронного дозиметра, мЗв'],
    ['Дозиметр 1, мЗв', 'Дозиметр 2, мЗв'],
  ])('is something else than two periods or badges: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toMatchObject({ doses: { length: 4 }, asked: [] })
  })
})

describe('two units in a header', () => {
  test.each(['Доза, мкЗв/мЗв', 'Доза, мЗв или мкЗв', 'Dose (mSv / µSv)'])('one or the other asks: %s', (header) => {
    expect(read(['ФИО', header], [[100], [0.12]])).toEqual({ doses: [], asked: ['B unitUnknown'] })
  })

  test('the second in brackets says the first over again', () => {
    expect(read(['ФИО', 'Доза, мкЗв (мбэр)'], [[100], [120]]).doses).toEqual(['B2 H 100 uSv', 'B3 H 120 uSv'])
  })
})

test.each(['Чувствительность, имп/мЗв', 'Калибровка мкЗв/имп', 'Sensitivity, counts/µSv', 'Sensibilitate, imp/mSv'])(
  'how a device counts is no dose: %s',
  (header) => {
    const { doses, asked } = read(
      ['ФИО', header, 'Доза, мЗв'],
      [
        [100, 0.2],
        [0.01, 0.3],
      ],
    )
    expect({ doses, asked }).toEqual({ doses: ['C2 H 0.2 mSv', 'C3 H 0.3 mSv'], asked: [] })
  },
)
