import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { areLike, likeNames } from './like-names'
import { nameKey } from './names'

const likes = (...names: readonly string[]) =>
  likeNames(new Map(names.map((name) => [nameKey(name), name]))).map(({ name, others }) =>
    [name, ...others].join(' = '),
  )

describe('names that may be one person’s', () => {
  test('with initials and in full', () => {
    expect(areLike('Лавров Л. Л.', 'Лавров Лев Львович')).toBe(true)
    expect(areLike('Лавров Лев Львович', 'ЛАВРОВ Л.')).toBe(true)
    expect(areLike('J. Smith', 'John Smith')).toBe(true)
    expect(areLike('Smith J', 'Smith, John K.')).toBe(true)
    expect(areLike('Popescu I.', 'Popescu Ion')).toBe(true)
  })

  test('of more and fewer initials', () => {
    expect(areLike('Лавров Л.', 'Лавров Л.Л.')).toBe(true)
    expect(areLike('Лавров', 'Лавров Л.Л.')).toBe(false)
    expect(areLike('J. Smith', 'J. Smith Jones')).toBe(false)
  })

  test('not those that differ in a letter, and not those in full', () => {
    expect(areLike('Лавров Л. М.', 'Лавров Лев Львович')).toBe(false)
    expect(areLike('Лаврова Л. Л.', 'Лавров Лев Львович')).toBe(false)
    expect(areLike('Иванов Иван', 'Иванов Игорь')).toBe(false)
    expect(areLike('Лавров Лев', 'Лавров Лев Львович')).toBe(false)
    expect(areLike('Room A 1', 'Room A 2')).toBe(false)
  })

  test('are found in a list, each once', () => {
    expect(likes('Лавров Лев Львович', 'Иванов И.И.', 'Лавров Л.Л.', 'Лавров Л.', 'Иванов П.П.')).toEqual([
      'Лавров Л.Л. = Лавров Лев Львович',
      'Лавров Л. = Лавров Лев Львович = Лавров Л.Л.',
    ])
    expect(likes('John Smith', 'J. Smith', 'Jane Smith', 'J. Smithson')).toEqual(['J. Smith = John Smith = Jane Smith'])
    expect(likes('Adams Eve', 'Brown Tom')).toEqual([])
  })
})

describe('a file that names persons in two ways', () => {
  const codes = (...sheets: readonly Rows[]) =>
    readSheets(Object.fromEntries(sheets.map((rows, index) => [`S${index}`, rows]))).problems.flatMap(
      ({ code, params }) => (code.startsWith('SUBJECT_') ? [`${code} ${params.names ?? ''}`] : []),
    )
  const sheet = (year: number, ...persons: readonly (readonly (string | null)[])[]): Rows => [
    ['ФИО', 'Таб. №', 'Год', 'Hp(10), мЗв'],
    ...persons.map(([name = null, id = null], index) => [name, id, year, (index + 1) / 10]),
  ]

  test('is reported, where no number tells whether they are one', () => {
    expect(
      codes(
        sheet(2023, ['Лавров Лев Львович', '12'], ['Громов Г. Г.', '14'], ['Белова Б. Б.', null]),
        sheet(2024, ['Лавров Л. Л.', null], ['Громов Глеб Глебович', '15'], ['Белова Белла Борисовна', null]),
      ),
    ).toEqual(['SUBJECT_NAMES_ALIKE Белова Б. Б. = Белова Белла Борисовна; Лавров Л. Л. = Лавров Лев Львович'])
  })

  test('is not, where the numbers do; nor is one number’s name with initials another name', () => {
    expect(
      codes(sheet(2023, ['Лавров Лев Львович', '12'], ['Громов Г. Г.', '14']), sheet(2024, ['Лавров Л. Л.', '12'])),
    ).toEqual([])
  })
})
