import { expect, test } from '@jest/globals'
import { formulaTokens, sheetPrefix } from './formula-tokens'

function referencesOf(formula: string): string[] {
  return formulaTokens(formula).flatMap((token) =>
    token.kind === 'reference' ? [formula.slice(token.start, token.end)] : [],
  )
}

test.each([
  ['A1+$B$2', ['A1', '$B$2']],
  ['SUM(A1:B2,C3)', ['A1:B2', 'C3']],
  ["'My sheet'!A1+Лист1!$C$4:D5", ["'My sheet'!A1", 'Лист1!$C$4:D5']],
  ['SUM(Jan:Dec!B1)', ['Jan:Dec!B1']],
  ['SUM(A:A,1:3)', ['A:A', '1:3']],
  ['LOG10(A1)', ['A1']],
  ['"A1"&B2', ['B2']],
  ['Table1[[#This Row],[A1]]*2', []],
  ['[1]Sheet!A1', []],
  ['A1B+NAME1_2+1E5', []],
  ['XFE1+A1048577', []],
  ['ATAN2(A1,B1)', ['A1', 'B1']],
])('%s refers to %j', (formula, references) => {
  expect(referencesOf(formula)).toEqual(references)
})

test.each([
  ['Sheet1', 'Sheet1!'],
  ['My sheet', "'My sheet'!"],
  ["It's", "'It''s'!"],
  ['A1', "'A1'!"],
  ['2026', "'2026'!"],
  ['Итог', 'Итог!'],
])('the sheet %s is written %s', (name, prefix) => {
  expect(sheetPrefix(name)).toBe(prefix)
})
