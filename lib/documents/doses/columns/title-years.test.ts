import { expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

test('months of a year from April to March are of both calendar years, and its total is none of their doses', () => {
  const { doses, asked, balanced } = readCase([
    ['Whole body Hp(10), mSv, monitoring year 1 April 2023 to 31 March 2024'],
    ['Name', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Year to 31 March 2024'],
    ['Alder, John', 0.12, 0.14, 0.11, 0.09, 0.13, 0.59],
    ['Birch, Mary', 0.21, 0.19, 0.24, 0.22, 0.18, 1.04],
  ])
  expect(doses.slice(0, 6)).toEqual([
    'B3 Hp(10) 0.12 mSv; Alder, John; 2023-11',
    'C3 Hp(10) 0.14 mSv; Alder, John; 2023-12',
    'D3 Hp(10) 0.11 mSv; Alder, John; 2024-01',
    'E3 Hp(10) 0.09 mSv; Alder, John; 2024-02',
    'F3 Hp(10) 0.13 mSv; Alder, John; 2024-03',
    'G3 Hp(10) 0.59 mSv total; Alder, John; 2023-04-01/2024-03-31',
  ])
  expect([asked, balanced]).toEqual([[], true])
})

test('a year under a quarter is that quarter of the year, and the sums at the right are none of it', () => {
  const { doses, asked, balanced } = readCase([
    ['Дозы персонала за два года: Hp(10), мкЗв'],
    ['Фамилия, инициалы', 'I квартал', 'I квартал', 'II квартал', 'II квартал', 'Год', 'Год'],
    [null, 2023, 2024, 2023, 2024, 2023, 2024],
    ['Тополев В. А.', 210, 225, 190, 205, 400, 430],
    ['Ясенев Л. Д.', 340, 310, 325, 330, 665, 640],
  ])
  expect(doses.slice(0, 6)).toEqual([
    'B4 Hp(10) 210 uSv; Тополев В. А.; 2023-Q1',
    'C4 Hp(10) 225 uSv; Тополев В. А.; 2024-Q1',
    'D4 Hp(10) 190 uSv; Тополев В. А.; 2023-Q2',
    'E4 Hp(10) 205 uSv; Тополев В. А.; 2024-Q2',
    'F4 Hp(10) 400 uSv total; Тополев В. А.; 2023',
    'G4 Hp(10) 430 uSv total; Тополев В. А.; 2024',
  ])
  expect([asked, balanced]).toEqual([[], true])
})
