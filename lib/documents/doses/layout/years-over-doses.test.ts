import { expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

const VALUES: Rows = [
  ['Odom A', 1.2, 51.4],
  ['Pace B', 1.3, 1.4],
]

test.each([
  ['2023 dose (mSv)', '2024 dose (mSv)'],
  ['2023 doses, mSv', '2024 doses, mSv'],
  ['2023 доза, мЗв', '2024 доза, мЗв'],
])('«%s | %s» are headers, and no countable doses', (...header) => {
  const { doses, asked } = readCase([['Name', ...header], ...VALUES])
  expect(doses).toEqual([
    'B2 H 1.2 mSv; Odom A; 2023',
    'C2 H 51.4 mSv; Odom A; 2024',
    'B3 H 1.3 mSv; Pace B; 2023',
    'C3 H 1.4 mSv; Pace B; 2024',
  ])
  expect(asked).toEqual([])
})

test('they are headers too if the title has the unit', () => {
  const { doses } = readCase([['Annual doses, mSv'], ['Name', '2023 dose', '2024 dose'], ...VALUES])
  expect(doses[1]).toBe('C3 H 51.4 mSv; Odom A; 2024')
})

test('a badge’s number before the word for dose doesn’t count doses', () => {
  const { doses } = readCase([
    ['Name', 'Period', 'Badge 2 dose (mSv)'],
    ['Odom A', 'Q1 2024', 1.2],
    ['Pace B', 'Q1 2024', 1.3],
  ])
  expect(doses).toEqual(['C2 H 1.2 mSv; Odom A; 2024-Q1', 'C3 H 1.3 mSv; Pace B; 2024-Q1'])
})
