import { expect, test } from '@jest/globals'
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
  ['31.03.2024', 'date'],
  ['0,1-0,3', 'numeral'],
  ['1.5 – 2.5', 'numeral'],
  ['<0,05', 'numeral'],
])('«%s» looks like a %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
