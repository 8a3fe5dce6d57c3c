import { expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { whichCounts } from './which-counts'

const HEADER = ['ФИО', 'Hp(10), мЗв']

/** The question about the first two doses of a file. */
function asked(sheets: Readonly<Record<string, Rows>>, both = false) {
  const [first, second] = readSheets(sheets).doses
  if (!first || !second) throw new Error('two doses are expected')
  return whichCounts('conflict', first, second, { both })
}

const VALUES: Rows = [HEADER, ['Орлов А. А.', 0.1], ['Седов К. Л.', 0.3]]

test('which of two doses counts is asked at the second, each with its cell', () => {
  expect(asked({ A: VALUES })).toMatchObject({
    sheet: 'A',
    cell: 'B3',
    raw: '0.3',
    reason: 'conflict',
    alternatives: ['0.1 mSv (B2)', '0.3 mSv (B3)'],
    count: 1,
  })
})

test('both may count', () => {
  expect(asked({ A: VALUES }, true).alternatives).toEqual(['0.1 mSv (B2)', '0.3 mSv (B3)', '0.1 mSv + 0.3 mSv'])
})

test('doses of two sheets are distinguished by these', () => {
  const sheets = { One: VALUES.slice(0, 2), Two: [HEADER, ['Седов К. Л.', 0.3]] }
  expect(asked(sheets)).toMatchObject({ sheet: 'Two', alternatives: ['0.1 mSv (One!B2)', '0.3 mSv (Two!B2)'] })
})

test.each([
  ['<0,05', '<0.05 mSv (B2)'],
  ['0,1-0,2', '0.1–0.2 mSv (B2)'],
  ['0,1-0,2 мЗв', '0.1–0.2 mSv (B2)'],
])('«%s» is shown as it was read, its unit once', (text, shown) => {
  expect(asked({ A: [HEADER, ['Орлов А. А.', text], ['Седов К. Л.', 0.3]] }).alternatives[0]).toBe(shown)
})
