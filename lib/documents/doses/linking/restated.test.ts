import { expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'

const HEADER = ['ФИО', 'Hp(10), мЗв', 'Hp(10), мкЗв']

function read(first: number | string | null, second: number | string | null) {
  const rows: Rows = [HEADER, ['Белова Т. А.', 0.2, 200], ['Орлов А. А.', first, second]]
  const { doses, decisions, reconciliation } = readSheets({ A: rows })
  expect(reconciliation.balanced).toBe(true)
  return [
    ...doses.flatMap(({ row, role, reading }) =>
      row === 2 && reading.value !== null ? [`${reading.value} ${reading.unit} ${role}`] : [],
    ),
    ...decisions.map(({ cell, alternatives }) => `? ${cell} ${alternatives.join(', ')}`),
  ]
}

test.each<[string, Parameters<typeof read>, readonly string[]]>([
  ['both equal: the first counts', [0.3, 300], ['0.3 mSv period', '300 uSv total']],
  ['both equal but for rounding', [0.3, 304], ['0.3 mSv period', '304 uSv total']],
  ['only the first', [0.3, null], ['0.3 mSv period']],
  ['only the second, which counts', [null, 300], ['300 uSv period']],
  ['a dash in the first', ['-', 300], ['300 uSv period']],
  ['two values', [0.3, 900], ['0.3 mSv period', '? C3 0.3 mSv (B3), 900 uSv (C3)']],
])('doses in two units: %s', (_, [first, second], said) => {
  expect(read(first, second)).toEqual(said)
})
