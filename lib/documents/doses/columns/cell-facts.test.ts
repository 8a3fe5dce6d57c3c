import { expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import { CellLooks } from './cell-facts'

const kindOf = (text: string) => new CellLooks().of({ value: text, numFmt: null, text }).kind

test.each([
  ['01.01.2024-31.03.2024', 'period'],
  ['01.01.2024 – 31.03.2024', 'period'],
  ['с 01.01.2024 по 31.03.2024', 'period'],
  ['01/01/2024 to 31/03/2024', 'period'],
  ['2024-01-01/2024-03-31', 'period'],
  ['de la 01.01.2024 până la 31.03.2024', 'period'],
  ['I кв. 2024', 'period'],
  ['03.2024', 'period'],
  ['01.2024-03.2024', 'period'],
  ['01-03.2024', 'period'],
  ['Q1-Q2 2024', 'period'],
  ['31.03.2024', 'date'],
  ['0,1-0,3', 'numeral'],
  ['1.5 – 2.5', 'numeral'],
  ['<0,05', 'numeral'],
])('«%s» looks like a %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('reads a column of bounds in words as doses', () => {
  const { doses, asked } = readCase([
    ['Nume', 'ian. 2025 (mSv)', 'feb. 2025 (mSv)'],
    ['Popescu Ion', 0.1, 'sub 0,05'],
    ['Ionescu Ana', 0.2, 'менее 0,05'],
  ])
  expect(doses).toEqual([
    'B2 H 0.1 mSv; Popescu Ion; 2025-01',
    'C2 H <0.05 mSv !below_limit; Popescu Ion; 2025-02',
    'B3 H 0.2 mSv; Ionescu Ana; 2025-01',
    'C3 H <0.05 mSv !below_limit; Ionescu Ana; 2025-02',
  ])
  expect(asked).toEqual([])
})
