import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

const HEADER = ['ФИО', 'Период', 'Hp(10), мЗв']

describe('a longer period among rows of shorter ones', () => {
  test('is a dose if its person has no shorter periods within it', () => {
    const { doses, asked, balanced } = readCase([
      HEADER,
      ['Антонов А.А.', '1 кв. 2024', 0.1],
      ['Антонов А.А.', '2 кв. 2024', 0.1],
      ['Вольнов В.В.', '1 полугодие 2024', 55.3],
      ['Марков М.М.', '2023 год', 51],
      ['Марков М.М.', '1 кв. 2024', 0.1],
      ['Марков М.М.', '2 кв. 2024', 0.2],
    ])
    expect({ doses, asked, balanced }).toEqual({
      doses: [
        'C2 Hp(10) 0.1 mSv; Антонов А.А.; 2024-Q1',
        'C3 Hp(10) 0.1 mSv; Антонов А.А.; 2024-Q2',
        'C4 Hp(10) 55.3 mSv; Вольнов В.В.; 2024-01-01/2024-06-30',
        'C5 Hp(10) 51 mSv; Марков М.М.; 2023',
        'C6 Hp(10) 0.1 mSv; Марков М.М.; 2024-Q1',
        'C7 Hp(10) 0.2 mSv; Марков М.М.; 2024-Q2',
      ],
      asked: [],
      balanced: true,
    })
  })

  test('is a total if its person’s shorter periods add up to it, and is asked about if not', () => {
    const { doses, asked } = readCase([
      HEADER,
      ['Антонов А.А.', '1 кв. 2024', 0.1],
      ['Антонов А.А.', '2 кв. 2024', 0.1],
      ['Антонов А.А.', '2024 год', 0.2],
      ['Вольнов В.В.', '1 кв. 2024', 0.3],
      ['Вольнов В.В.', '2 кв. 2024', 0.1],
      ['Вольнов В.В.', '2024 год', 20.4],
    ])
    expect(doses.filter((dose) => dose.includes('2024;') || dose.endsWith('2024'))).toEqual([
      'C4 Hp(10) 0.2 mSv total; Антонов А.А.; 2024',
    ])
    expect(asked).toEqual(['C7 partsDiffer'])
  })

  test('is asked about if it contains a single shorter period, but another badge is another dose', () => {
    const months = ['Январь 2024', 'Февраль 2024', 'Март 2024']
    const rows = (...badges: (number | null)[]) =>
      readCase([
        ['ФИО', '№ дозиметра', 'Период', 'Hp(10), мЗв'],
        ...months.map((month) => ['Антонов А.А.', badges[0] ?? null, month, 0.1]),
        ['Вольнов В.В.', badges[1] ?? null, 'Февраль 2024', 0.1],
        ['Вольнов В.В.', badges[2] ?? null, 'I кв. 2024', 0.6],
      ])
    expect(rows(null, null, null).asked).toEqual(['D6 partsDiffer'])
    expect(rows(7001, 7002, 7002).asked).toEqual(['D6 partsDiffer'])
    const two = rows(7001, 7002, 7003)
    expect(two.asked).toEqual([])
    expect(two.doses.at(-1)).toBe('D6 Hp(10) 0.6 mSv; Вольнов В.В.; 2024-Q1')
  })

  test('is a total under a name that isn’t repeated too', () => {
    const { doses, asked } = readCase([
      HEADER,
      ['Антонов А.А.', '1 кв. 2024', 0.1],
      [null, '2 кв. 2024', 0.1],
      [null, '1 полугодие 2024', 0.2],
      ['Марков М.М.', '1 кв. 2024', 0.1],
      [null, '2 кв. 2024', 0.2],
      [null, '2023 год', 51],
    ])
    expect(doses.slice(2)).toEqual([
      'C4 Hp(10) 0.2 mSv total; -; 2024-01-01/2024-06-30',
      'C5 Hp(10) 0.1 mSv; Марков М.М.; 2024-Q1',
      'C6 Hp(10) 0.2 mSv; Марков М.М.; 2024-Q2',
      'C7 Hp(10) 51 mSv; Марков М.М.; 2023',
    ])
    expect(asked).toEqual([])
  })

  test('is a total without any year too, and a dose for a person without other doses', () => {
    const { doses } = readCase([
      ['ФИО', 'Месяц', 'Hp(10), мЗв'],
      ['Антонов А.А.', 'Январь', 0.1],
      ['Антонов А.А.', 'Февраль', 0.1],
      ['Антонов А.А.', 'I кв.', 0.2],
      ['Антонов А.А.', 'II кв.', 0.3],
      ['Антонов А.А.', 'I полугодие', 0.5],
      ['Вольнов В.В.', 'I полугодие', 55],
    ])
    expect(doses.map((dose) => dose.split(';')[0])).toEqual([
      'C2 Hp(10) 0.1 mSv',
      'C3 Hp(10) 0.1 mSv',
      'C4 Hp(10) 0.2 mSv total',
      'C5 Hp(10) 0.3 mSv',
      'C6 Hp(10) 0.5 mSv total',
      'C7 Hp(10) 55 mSv',
    ])
  })

  test('is the total of rows without names that lie within it', () => {
    const { doses } = readCase([
      ['Месяц', 'Hp(10), мЗв'],
      ['Январь 2024', 0.1],
      ['Февраль 2024', 0.1],
      ['Март 2024', 0.1],
      ['I кв. 2024', 0.5],
    ])
    expect(doses.at(-1)).toBe('B5 Hp(10) 0.5 mSv total; -; 2024-Q1')
  })

  test.each([2024, '2024', '2024 год'])('is one of them under %s alone', (year) => {
    const { doses } = readCase([
      ['Период', 'Hp(10), мЗв'],
      ['1 кв. 2024', 0.11],
      ['2 кв. 2024', 0.12],
      ['3 кв. 2024', 0.13],
      ['4 кв. 2024', 0.14],
      [year, 0.5],
    ])
    expect(doses.at(-1)).toMatch(/^B6 Hp\(10\) 0\.5 mSv total/)
    expect(doses).toHaveLength(5)
  })
})
