import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const linesOf = (rows: Rows) => readSheets({ Sheet1: rows }).doses.map(doseLine)

describe('cards below one another', () => {
  test('each name and number applies to its own doses', () => {
    expect(
      linesOf([
        ['Dosimetry results, 2024'],
        [],
        ['Name: Fenwick A. S.'],
        ['Employee ID: 660'],
        ['Period', 'Hp(10), mSv'],
        ['Q1', 0.13],
        ['Q2', 0.21],
        [],
        ['Name: Lark B. N.'],
        ['Employee ID: 667'],
        ['Period', 'Hp(10), mSv'],
        ['Q1', 0.34],
        ['Q2', 'lost'],
      ]),
    ).toEqual([
      'B6 Hp(10) 0.13 mSv; Fenwick A. S. [660]; 2024-Q1',
      'B7 Hp(10) 0.21 mSv; Fenwick A. S. [660]; 2024-Q2',
      'B12 Hp(10) 0.34 mSv; Lark B. N. [667]; 2024-Q1',
      'B13 Hp(10) mSv !not_read; Lark B. N. [667]; 2024-Q2',
    ])
  })

  test('people of one name are distinguished by their numbers', () => {
    const card = (number: number, dose: number): Rows => [
      ['Numele și prenumele', 'Totu D. A.'],
      ['Nr. matricol', number],
      ['Perioada', 'Hp(10), mSv'],
      ['Trim. I', dose],
      ['Trim. II', dose],
      [],
    ]
    const { doses } = readSheets({ Fișe: [['Anul 2024'], [], ...card(710, 0.12), ...card(724, 0.34)] })
    expect(doses.map(({ subject }) => subject?.id)).toEqual(['710', '710', '724', '724'])
  })
})

describe('the same columns of another quarter below', () => {
  test('keep the unit that a note over all of them says', () => {
    expect(
      linesOf([
        ['Единица измерения: мкЗв'],
        ['I квартал 2024 г.'],
        ['ФИО', 'Hp(10)'],
        ['Травина О. В.', 130],
        ['Щукин Д. Т.', 210],
        [],
        ['II квартал 2024 г.'],
        ['Работник', 'Hp(10)'],
        ['Травина О. В.', 340],
        ['Щукин Д. Т.', 90],
      ]),
    ).toEqual([
      'B4 Hp(10) 130 uSv; Травина О. В.; 2024-Q1',
      'B5 Hp(10) 210 uSv; Щукин Д. Т.; 2024-Q1',
      'B9 Hp(10) 340 uSv; Травина О. В.; 2024-Q2',
      'B10 Hp(10) 90 uSv; Щукин Д. Т.; 2024-Q2',
    ])
  })
})

describe('lists side by side', () => {
  test('are of the time that the title over the first of them says', () => {
    expect(
      linesOf([
        ['Dosimetry results, Q3 2024'],
        ['Name', 'Hp(10), mSv', null, 'Name', 'Hp(10), mSv'],
        ['Kemp T. L.', 0.13, null, 'Garland D. D.', 0.34],
        ['Reeve C. G.', 0.21, null, 'Oakes H. T.', 0.07],
      ]),
    ).toEqual([
      'B3 Hp(10) 0.13 mSv; Kemp T. L.; 2024-Q3',
      'B4 Hp(10) 0.21 mSv; Reeve C. G.; 2024-Q3',
      'E3 Hp(10) 0.34 mSv; Garland D. D.; 2024-Q3',
      'E4 Hp(10) 0.07 mSv; Oakes H. T.; 2024-Q3',
    ])
  })

  test('are read with a title over each of them and no column between them', () => {
    expect(
      linesOf([
        ['Radiology', null, 'Cardiology'],
        ['Name', 'Hp(10), mSv', 'Name', 'Hp(10), mSv'],
        ['Kemp T. L.', 0.13, 'Garland D. D.', 0.34],
        ['Reeve C. G.', 0.21, 'Oakes H. T.', 0.07],
      ]),
    ).toEqual([
      'B3 Hp(10) 0.13 mSv; Kemp T. L.; -',
      'B4 Hp(10) 0.21 mSv; Reeve C. G.; -',
      'D3 Hp(10) 0.34 mSv; Garland D. D.; -',
      'D4 Hp(10) 0.07 mSv; Oakes H. T.; -',
    ])
  })
})

describe('a sheet called after a person', () => {
  const rows: Rows = [['2024 год'], ['Период', 'Hp(10), мЗв'], ['I кв.', 0.13], ['II кв.', 0.21]]
  const subjects = (...names: string[]) =>
    readSheets(Object.fromEntries(names.map((name) => [name, rows]))).doses.map(({ subject }) => subject?.name)

  test('names whose its doses are', () => {
    expect(subjects('Щукин Д. Т.')).toEqual(['Щукин Д. Т.', 'Щукин Д. Т.'])
    expect(new Set(subjects('Oakes Ada', 'Reeve Silas', 'Pryor Otis'))).toEqual(
      new Set(['Oakes Ada', 'Reeve Silas', 'Pryor Otis']),
    )
  })

  test('isn’t one if it may just as well be a department', () => {
    expect(new Set(subjects('Cath Lab', 'Radiology', 'Surgery'))).toEqual(new Set([undefined]))
  })
})

describe('rows that only look like a header or a person', () => {
  test('a row that looks like a header starts a person if the row below repeats its name', () => {
    const row = (name: string, quantity: string, dose: number | null) => [name, 'I кв. 2024', quantity, dose]
    const doses = linesOf([
      ['ФИО', 'Период', 'Величина', 'Доза, мЗв'],
      row('Рябов А. Н.', 'Hp(10)', 0.13),
      row('Рябов А. Н.', 'Hp(3)', 0.21),
      row('Мин В. Д.', 'Hp(10)', null),
      row('Мин В. Д.', 'Hp(3)', 0.34),
    ])
    expect(doses).toContain('D5 Hp(3) 0.34 mSv; Мин В. Д.; 2024-Q1')
    expect(doses).toHaveLength(3)
  })

  test('a department among people doesn’t start another table', () => {
    const doses = linesOf([
      ['Worker ID', 'Participant Name', 'Hp(10), mSv'],
      [null, 'Cath Lab'],
      [660, 'Reeve C. G.', 0.13],
      [667, 'Lark A. N.', 0.21],
      [null, 'Nuclear Medicine'],
      [674, 'Kemp T. L.', 0.34],
    ])
    expect(doses).toHaveLength(3)
  })

  test('a limit is no one’s dose, and its figures aren’t years', () => {
    expect(
      linesOf([
        ['Dosimetry results, Q3 2024'],
        ['Name', 'Hp(10), mrem', 'Hp(3), mrem', 'Hp(0.07), mrem'],
        ['Legal limit', 2000, 2000, 2000],
        ['Kemp T. L.', 13, 21, 34],
        ['Reeve C. G.', 8, 9, 12],
      ]).filter((line) => /^[BCD]3/.test(line)),
    ).toEqual([
      'B3 Hp(10) 2000 mREM limit; -; 2024-Q3',
      'C3 Hp(3) 2000 mREM limit; -; 2024-Q3',
      'D3 Hp(0.07) 2000 mREM limit; -; 2024-Q3',
    ])
  })

  test('dose ranges aren’t doses', () => {
    expect(
      linesOf([
        ['Интервал, мЗв', 'Количество человек'],
        ['0-1', 22],
        ['1-5', 34],
        ['5-20', 6],
        ['> 20', 1],
      ]),
    ).toEqual([])
  })

  test('doses of rooms belong to nobody', () => {
    expect(linesOf([['Anul 2024'], ['Locul', 'H*(10), mSv'], ['Sala Rx 1', 0.13], ['Depozit', 0.21]])).toEqual([
      'B3 H*(10) 0.13 mSv; -; 2024',
      'B4 H*(10) 0.21 mSv; -; 2024',
    ])
  })

  test('starred figures are doses too', () => {
    expect(
      linesOf([
        ['Name', 'Hp(10), mSv'],
        ['Kemp T. L.', '0.13*'],
        ['Reeve C. G.', '0.21*'],
        ['Oakes H. T.', '0.34'],
      ]).map((line) => line.split(';')[0]),
    ).toEqual(['B2 Hp(10) 0.13 mSv', 'B3 Hp(10) 0.21 mSv', 'B4 Hp(10) 0.34 mSv'])
  })
})
