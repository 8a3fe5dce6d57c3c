import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

describe('a repeated header starts doses of another kind', () => {
  test('if the heading above it names another quantity, although it begins with a number', () => {
    const { doses, asked } = readCase([
      ['Дозы персонала за 2024 год (мЗв)'],
      [],
      ['1. Hp(10), всё тело'],
      ['№', 'Ф.И.О.', 'I кв.', 'II кв.'],
      [1, 'Орлов А. А.', 0.35, 0.49],
      [2, 'Седов К. Л.', 0.12, 0.26],
      [],
      ['2. Hp(0,07), кожа кистей рук'],
      ['№', 'Ф.И.О.', 'I кв.', 'II кв.'],
      [1, 'Орлов А. А.', 11.92, 10.15],
      [2, 'Седов К. Л.', 8.23, 10.16],
    ])
    expect(asked).toEqual([])
    expect(doses.filter((line) => line.includes('Hp(0.07)')).map((line) => line.split('; ')[0])).toEqual([
      'C10 Hp(0.07) 11.92 mSv',
      'D10 Hp(0.07) 10.15 mSv',
      'C11 Hp(0.07) 8.23 mSv',
      'D11 Hp(0.07) 10.16 mSv',
    ])
    expect(doses.filter((line) => line.includes('Hp(10)'))).toHaveLength(4)
  })

  test('if it gives a column another unit, which applies below it', () => {
    const { doses } = readCase([
      ['Room 1'],
      ['Date', 'No', 'Patient', 'Procedure', 'Time, min', 'DAP, Gy·cm²', 'Air kerma, mGy'],
      ['2025-03-03', '01097', 'Marcus Lang', 'PCI', 3.9, 81.4, 966],
      ['2025-03-05', '01114', 'Viola Engel', 'PCI', 17.5, 126.1, 552],
      [],
      ['Room 2'],
      ['Date', 'No', 'Patient', 'Procedure', 'Time, min', 'DAP, mGy·cm²', 'Air kerma, mGy'],
      ['2025-03-03', '01096', 'Florin Cole', 'PCI', 3.9, 60300, 385],
      ['2025-03-05', '01113', 'Anna Cox', 'PCI', 13.5, 98100, 1368],
    ])
    expect(doses.filter((line) => line.startsWith('F')).map((line) => line.split('; ')[0])).toEqual([
      'F3 DAP 81.4 Gy.cm2 single',
      'F4 DAP 126.1 Gy.cm2 single',
      'F8 DAP 60300 mGy.cm2 single',
      'F9 DAP 98100 mGy.cm2 single',
    ])
  })
})

test('a year alone above its quarters is their heading, although people are over the columns', () => {
  const quarters = ['I квартал', 'II квартал', 'III квартал', 'IV квартал']
  const { doses } = readCase([
    ['Дозы Hp(10) (мЗв) сотрудников'],
    [],
    ['ФИО', 'Орлов А. А.', 'Седов К. Л.'],
    ['2022 год'],
    ...quarters.map((quarter, at) => [quarter, 0.2 + at / 10, 0.3 + at / 10]),
    ['2023 год'],
    ...quarters.map((quarter, at) => [quarter, 0.4 + at / 10, 0.5 + at / 10]),
  ])
  expect(doses.filter((line) => line.startsWith('B')).map((line) => line.split('; ')[2])).toEqual([
    ...[1, 2, 3, 4].map((quarter) => `2022-Q${quarter}`),
    ...[1, 2, 3, 4].map((quarter) => `2023-Q${quarter}`),
  ])
})

describe('a row', () => {
  test('is of its surname, initials and number together', () => {
    const { doses } = readCase([
      ['Dose log, Hp(10), µSv'],
      ['Date', 'Surname', 'Initials', 'Works ID', 'Dose (µSv)'],
      ['2025-03-03', 'Hibbert', 'J.', '0061', 3],
      ['2025-03-03', 'Hibbert', 'M. T.', '0098', 22],
      ['2025-03-04', 'Elphick', 'C.', '0107', 5],
    ])
    expect(doses.map((line) => line.split('; ')[1])).toEqual([
      'Hibbert J. [0061]',
      'Hibbert M. T. [0098]',
      'Elphick C. [0107]',
    ])
  })

  test('isn’t identified by a count that two people share, although it’s next to the names', () => {
    const { doses } = readCase([
      ['Personal doses, February 2025'],
      ['Name', 'Smear cpm', 'Hp(10), µSv'],
      ['Jane Cole', 60, 233],
      ['Mark Holt', 0, 243],
      ['Anna Reed', 2, 293],
      ['Paul Dean', 5, 175],
      ['Rose Kent', 5, 46],
    ])
    expect(new Set(doses.map((line) => line.split('; ')[1])).size).toBe(5)
  })

  test('isn’t of the month in which records began', () => {
    const { doses } = readCase([
      ['Wear period January 1, 2025 - March 31, 2025'],
      ['Dose equivalent (mrem)'],
      ['Name', 'Dosimeter', 'Use', 'DDE', 'Opened'],
      ['Carmody, Maud', 'Body', 'WHBODY', 14, '2009/04'],
      ['Gledhill, Tessa', 'Body', 'COLLAR', 46, '2012/01'],
      ['Jardine, Alice', 'Ring', 'RFINGR', 9, '2024/02'],
    ])
    expect(doses.map((line) => line.split('; ').slice(2))).toEqual([
      ['2025-Q1', 'chest'],
      ['2025-Q1', 'collar'],
      ['2025-Q1', 'ring_right'],
    ])
  })
})
