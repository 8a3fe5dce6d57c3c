import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const PEOPLE = ['Орлов А. А.', 'Седов К. Л.']

function read(header: Rows[number], values: Rows) {
  const rows: Rows = [header, ...values.map((row, index) => [PEOPLE[index] ?? '', ...row])]
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

describe('one dose in two forms', () => {
  test.each([
    ['Uncorrected (mSv)', 'Corrected (mSv)'],
    ['Raw dose (mSv)', 'Final dose (mSv)'],
    ['Measured dose (mSv)', 'Assigned dose (mSv)'],
    ['Dose (mSv)', 'Rounded dose (mSv)'],
    ['Hp(10) измеренная, мЗв', 'Hp(10) скорректированная, мЗв'],
    ['Hp(10) по данным лаборатории, мЗв', 'Hp(10) по журналу, мЗв'],
    ['Эффективная доза, мЗв', 'Эффективная доза с учётом фартука, мЗв'],
    ['Doza măsurată, mSv', 'Doza atribuită, mSv'],
  ])('is asked about, not added: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toEqual({ doses: [], asked: ['B perhapsDoses', 'C perhapsDoses'] })
  })

  test('also in two units', () => {
    const values = [
      [100, 0.1],
      [200, 0.2],
    ]
    const { doses, asked } = read(['ФИО', 'Доза за месяц, мкЗв', 'Доза, мЗв'], values)
    expect({ doses, asked }).toEqual({ doses: [], asked: ['B perhapsDoses', 'C perhapsDoses'] })
  })

  test('in their own rows they are added', () => {
    const values = [
      [0.1, null],
      [null, 0.2],
    ]
    const { doses, asked } = read(['ФИО', 'Hp(10) measured (mSv)', 'Hp(10) estimated (mSv)'], values)
    expect({ doses, asked }).toEqual({ doses: ['B2 Hp(10) 0.1 mSv', 'C3 Hp(10) 0.2 mSv'], asked: [] })
  })
})

describe('places on the body that share a name', () => {
  test.each([
    ['Ring Hp(0.07) (mSv)', 'Wrist Hp(0.07) (mSv)'],
    ['Collar Hp(10) (mSv)', 'Thyroid Hp(10) (mSv)'],
    ['Chest Hp(10) (mSv)', 'Waist Hp(10) (mSv)'],
    ['Eye Hp(3) (mSv)', 'Head Hp(3) (mSv)'],
    ['Hp(10) грудь, мЗв', 'Hp(10) пояс, мЗв'],
    ['Кисти рук, мЗв', 'Стопы ног, мЗв'],
  ])('are asked about, not added: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toEqual({ doses: [], asked: ['B perhapsDoses', 'C perhapsDoses'] })
  })
})

describe('columns next to their sum', () => {
  const headers = ['ФИО', 'Hp(10), мЗв', 'Hp(10), мЗв', 'Hp(10), итого, мЗв']

  test('are added as the file adds them', () => {
    const { doses, asked } = read(headers, [
      [0.1, 0.2, 0.3],
      ['0,3', '0,1', '0,4'],
    ])
    expect({ doses, asked }).toEqual({
      doses: [
        'B2 Hp(10) 0.1 mSv',
        'C2 Hp(10) 0.2 mSv',
        'D2 Hp(10) 0.3 mSv total',
        'B3 Hp(10) 0.3 mSv',
        'C3 Hp(10) 0.1 mSv',
        'D3 Hp(10) 0.4 mSv total',
      ],
      asked: [],
    })
  })

  test.each([
    ['one that is not theirs', headers, [0.1, 0.2, 0.2]],
    ['a mean', ['ФИО', 'Доза 1, мЗв', 'Доза 2, мЗв', 'Среднее, мЗв'], [0.12, 0.14, 0.13]],
  ])('ask beside %s', (_, header, values) => {
    const { asked } = read(header, [values, values])
    expect(asked).toEqual(['B perhapsDoses', 'C perhapsDoses'])
  })
})

describe('photons, neutrons and both', () => {
  test.each([
    ['Hp(10) γ (mSv)', 'Hp(10) n (mSv)', 'Hp(10) γ+n (mSv)', 'Hp(10)'],
    ['Hp(10) gamma (mSv)', 'Neutron (mSv)', 'Gamma + neutron (mSv)', 'Hp(10)'],
    ['Гамма, мЗв', 'Нейтроны, мЗв', 'Гамма + нейтроны, мЗв', 'H'],
  ])('are not added to one another: %s | %s | %s', (...headers) => {
    const [photons, neutrons, both, quantity] = headers
    const { doses, asked } = read(['ФИО', photons, neutrons, both], [[0.1, 0.05, 0.15]])
    expect({ doses, asked }).toEqual({
      doses: [`B2 ${quantity} 0.1 mSv`, 'C2 neutron 0.05 mSv', `D2 ${quantity} 0.15 mSv total`],
      asked: [],
    })
  })

  test('asks about a part next to only the sum', () => {
    const { asked } = read(['ФИО', 'Hp(10) γ, мЗв', 'Hp(10) γ+n, мЗв'], TWO)
    expect(asked).toEqual(['B perhapsDoses', 'C perhapsDoses'])
  })

  test('`n` without another kind of radiation is just a letter', () => {
    expect(read(['ФИО', 'Hp(10) n, мЗв'], [[0.1]]).doses).toEqual(['B2 Hp(10) 0.1 mSv'])
  })
})
