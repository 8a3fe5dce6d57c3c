import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

const EXAMINED = [
  ['Examination', 'Date', 'Patient', 'DLP (mGy·cm)'],
  ['CT head', '05.01.2024', 'Adams John', 850],
  ['CT chest', '06.01.2024', 'Baker Mary', 420],
  ['CT abdomen', '07.01.2024', 'Clark Paul', 610],
]

describe('a row labelled as a sum', () => {
  test.each([
    'Total CT (n=3)',
    'Total abdomen',
    'Average for January',
    'Max DLP',
    'Media pe luna ianuarie',
    'Total examinari CT',
    'Итого по отделению',
  ])('«%s» in the column of examinations is a total, and nobody’s dose', (label) => {
    const { doses, asked } = readCase([...EXAMINED, [label, null, null, 1880]])
    expect(doses.at(-1)).toBe('D5 DLP 1880 mGy.cm total; -; -')
    expect(asked).toEqual([])
  })

  test('is one below another column as well', () => {
    const { doses } = readCase([
      ['Дата', 'Исследование', 'Пациент', 'ЭД, мЗв'],
      ['05.01.2024', 'КТ головы', 'Ёлкин А.А.', 1.8],
      ['06.01.2024', 'КТ ОГК', 'Жданов Б.Б.', 4.2],
      [null, 'Итого за январь 2024', null, 6],
    ])
    expect(doses.at(-1)).toMatch(/^D4 E 6 mSv total/)
  })

  test('is one under the position and the badge', () => {
    const last = (header: string, badges: readonly string[], label: string) =>
      readCase([
        ['ФИО', header, 'Период', 'Hp(10), мЗв'],
        ...badges.map((badge) => ['Орлов А. А.', badge, '1 кв. 2024', 1]),
        ['Орлов А. А.', label, '1 кв. 2024', 2],
      ]).doses.at(-1)
    expect(last('Дозиметр', ['101', '102'], 'Итого по группе')).toMatch(/^D4 Hp\(10\) 2 mSv total/)
    expect(last('Position', ['chest', 'finger'], 'Total for person')).toMatch(/^D4 Hp\(10\) 2 mSv total/)
  })

  test('isn’t a given name, but an initial is', () => {
    const rows = (name: string) =>
      readCase([
        ['Фамилия', 'Имя', 'Период', 'Hp(10), мЗв'],
        ['Зайцев', 'Иван', '1 кв. 2024', 0.2],
        ['Зайцев', 'Иван', '2 кв. 2024', 0.3],
        ['Зайцев', name, '2024', 0.5],
      ])
    expect(rows('Итого').doses.at(-1)).toMatch(/^D4 Hp\(10\) 0\.5 mSv total/)
    expect(rows('N.').doses.at(-1)).toBe('D4 Hp(10) 0.5 mSv; Зайцев N.; 2024')
    expect(rows('Min').asked).toEqual(['D4 unnamedRow'])
  })

  test('is an examination only if it fills what the others fill, and is asked about if unclear', () => {
    const rows = (...row: (string | number | null)[]) => readCase([...EXAMINED, row])
    expect(rows('Total knee replacement', '08.01.2024', 'Dale Ann', 12).doses.at(-1)).toMatch(
      /^D5 DLP 12 mGy\.cm single; Dale Ann/,
    )
    expect(rows('Total body CT', null, 'Dale Ann', 1500).asked).toEqual(['D5 unnamedRow'])
    expect(rows('Total gastrectomy', '08.01.2024', 'Dale Ann', 12).asked).toEqual(['D5 unnamedRow'])
  })
})
