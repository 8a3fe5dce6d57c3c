import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const QUARTERS = ['1 кв. 2024', '2 кв. 2024', '3 кв. 2024', '4 кв. 2024']

/** What is read of the last row. */
function last(rows: Rows) {
  const { doses, asked } = readCase(rows)
  const cell = `D${rows.length}`
  return { dose: doses.find((dose) => dose.startsWith(`${cell} `)) ?? null, asked }
}

describe('a year’s row that leaves blank', () => {
  const placed = (...rows: Rows): Rows => [['ФИО', 'Период', 'Место ношения', 'Hp(10), мЗв'], ...rows]
  const chest: Rows = QUARTERS.map((quarter) => ['Антонов А.А.', quarter, 'грудь', 4.1])
  const finger: Rows = QUARTERS.map((quarter) => ['Антонов А.А.', quarter, 'кольцо', 10])

  test.each([
    ['of one place', placed(...chest, ['Антонов А.А.', '2024 год', null, 16.4])],
    ['of all places', placed(...chest, ...finger, ['Антонов А.А.', '2024 год', null, 56.4])],
    ['of one of the places', placed(...chest, ...finger, ['Антонов А.А.', '2024 год', null, 16.4])],
  ])('the position is the total of the doses %s that add up to it', (_, rows) => {
    expect(last(rows)).toEqual({ dose: expect.stringMatching(/ mSv total; /), asked: [] })
  })

  test('the position is asked about if they don’t add up to it', () => {
    const rows = placed(...chest, ['Антонов А.А.', '2024 год', null, 21.4])
    expect(last(rows)).toEqual({ dose: null, asked: ['D6 partsDiffer'] })
  })

  test('the position is a dose of its person where nothing lies within it', () => {
    const rows = placed(...chest, ['Антонов А.А.', '2023 год', null, 51])
    expect(last(rows)).toEqual({ dose: 'D6 Hp(10) 51 mSv; Антонов А.А.; 2023', asked: [] })
  })

  test('the position in a table with a column of years', () => {
    const { doses, asked } = readCase([
      ['ФИО', 'Год', 'Период', 'Место ношения', 'Hp(10), мЗв'],
      ...QUARTERS.map((quarter) => ['Антонов А.А.', 2024, quarter.slice(0, 5), 'грудь', 4.1]),
      ['Антонов А.А.', 2024, '12 мес.', null, 16.4],
    ])
    expect(doses.at(-1)).toMatch(/^E6 Hp\(10\) 16\.4 mSv total/)
    expect(asked).toEqual([])
  })

  const badges = (year: number): Rows => [
    ['ФИО', 'Период', '№ дозиметра', 'Hp(10), мЗв'],
    ...QUARTERS.slice(0, 3).map((quarter, at) => ['Волин В.В.', quarter, 101 + at, 0.1]),
    ['Волин В.В.', '2024 год', null, year],
  ]

  test('the badge is the total of the badges’ doses or asks', () => {
    expect(last(badges(0.3))).toEqual({ dose: expect.stringMatching(/ mSv total; /), asked: [] })
    expect(last(badges(0.62))).toEqual({ dose: null, asked: ['D5 partsDiffer'] })
  })
})

describe('a year in a row whose quarters are blank', () => {
  const rows = (year: number): Rows => [
    ['Дозы персонала Hp(10), мЗв, 2024 год'],
    ['ФИО', 'Отделение', 'I кв.', 'II кв.', 'III кв.', 'IV кв.', 'Год'],
    ['Жаров Ж.Ж.', 'КТ', 0.1, 0.1, 0.1, 0.1, 0.4],
    ['Жаров Ж.Ж.', 'РГ', null, null, null, null, year],
    ['Зимин З.З.', 'КТ', 0.2, 0.2, 0.2, 0.2, 0.8],
  ]

  test('asks beside its person’s quarters in another row, and may be a dose beside them', () => {
    expect(readCase(rows(30.3)).asked).toEqual(['G4 partsDiffer'])
    const { decisions } = readSheets({ S: rows(30.3) })
    expect(decisions[0]?.alternatives).toEqual(['30.3 mSv', '0.4 mSv', '30.3 mSv + 0.4 mSv'])
    const both = readSheets({ S: rows(30.3) }, { resolutions: [{ sheet: 'S', cell: 'G4', column: null, choice: 2 }] })
    expect(both.decisions).toEqual([])
    expect(both.doses.filter(({ role }) => role !== 'total').map(doseLine)).toContain(
      'G4 Hp(10) 30.3 mSv; Жаров Ж.Ж.; 2024',
    )
    expect(both.doses.filter(({ role }) => role === 'period')).toHaveLength(9)
  })

  test('is a total where they add up to it', () => {
    expect(readCase(rows(0.4)).asked).toEqual([])
  })
})
