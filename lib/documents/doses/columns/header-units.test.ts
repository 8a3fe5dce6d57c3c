import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { isRadiationUnit } from './header-units'

const HEADER = ['ФИО', 'Доза']

describe('words of departments and groups aren’t units', () => {
  const cases: readonly ReadCase[] = [
    ...['Гр. А', 'Гр. Б', 'Рентген', 'Рентген каб. 1', 'Rad', 'R', 'Р', 'Отделение: рентген'].map((line): ReadCase => [
      `«${line}» over rows`,
      [['Дозы за 2025 г., мЗв'], HEADER, [line], ['Орлов А. А.', 0.12], ['КТ'], ['Седов К. Л.', 0.2]],
      ['B4 H 0.12 mSv; Орлов А. А.; 2025', 'B6 H 0.2 mSv; Седов К. Л.; 2025'],
    ]),
    ...['Персонал Гр. А. Дозы за 2025 г.', 'Доза, Рентген', 'Radiology (R), doses 2025', 'Отделение: рентген'].map(
      (title): ReadCase => [
        `«${title}» over a table without a unit`,
        [[title], HEADER, ['Орлов А. А.', 0.12], ['Седов К. Л.', 0.2]],
        [],
        ['B x2 unitUnknown'],
      ],
    ),
    ...['Рентген, мЗв', 'Roentgen room (mSv)', 'Rad (mSv)', 'R, mSv'].map((header): ReadCase => [
      `«${header}» over a column`,
      [
        ['ФИО', header],
        ['Орлов А. А.', 0.12],
        ['Седов К. Л.', 0.2],
      ],
      ['B2 H 0.12 mSv; Орлов А. А.; -', 'B3 H 0.2 mSv; Седов К. Л.; -'],
    ]),
    ...(
      [
        ['Экспозиционная доза, рентген', 'X', 'R'],
        ['Поглощённая доза, Гр', 'D', 'Gy'],
        ['Dose (rad)', 'D', 'RAD'],
      ] as const
    ).map(([header, quantity, unit]): ReadCase => [
      `«${header}» names its unit`,
      [
        ['ФИО', header],
        ['Орлов А. А.', 0.12],
        ['Седов К. Л.', 0.2],
      ],
      [`B2 ${quantity} 0.12 ${unit}; Орлов А. А.; -`, `B3 ${quantity} 0.2 ${unit}; Седов К. Л.; -`],
    ]),
    ...(
      [
        ['Поглощённая доза за 2024 г., Гр', 'D', 'Gy'],
        ['Exposure 2024, R', 'X', 'R'],
        ['Doses in rem, 2024', 'H', 'REM'],
        ['Индивидуальные дозы за 2024 год, бэр', 'H', 'REM'],
        ['Единица измерения: Гр, 2024 год', 'D', 'Gy'],
      ] as const
    ).map(([title, quantity, unit]): ReadCase => [
      `«${title}» over a table names its unit`,
      [[title], HEADER, ['Орлов А. А.', 0.12], ['Седов К. Л.', 0.2]],
      [`B3 ${quantity} 0.12 ${unit}; Орлов А. А.; 2024`, `B4 ${quantity} 0.2 ${unit}; Седов К. Л.; 2024`],
    ]),
    [
      '«Doses 2025, Rad» may be a department',
      [['Doses 2025, Rad'], ['Name', 'Dose'], ['John Smith', 0.1], ['Ann Brown', 0.2]],
      [],
      ['B x2 unitUnknown'],
    ],
    [
      '«Дозы в бэр» names its unit',
      [HEADER, ['Дозы в бэр'], ['Орлов А. А.', 0.12], ['Седов К. Л.', 0.2]],
      ['B3 H 0.12 REM; Орлов А. А.; -', 'B4 H 0.2 REM; Седов К. Л.; -'],
    ],
  ]
  test.each(cases)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

test.each([
  ['mSv', true],
  ['uR/h', true],
  ['MR', true],
  ['Gy.cm2', true],
  ['MBq', true],
  ['mCi', true],
  ['MBq/kg', false],
  ['mg/mCi', false],
  ['mg', false],
  ['RADIX', false],
])('the code %s is that of a unit of radiation: %s', (ucum, expected) => {
  expect(isRadiationUnit(ucum)).toBe(expected)
})
