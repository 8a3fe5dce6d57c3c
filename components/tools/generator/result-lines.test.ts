import { describe, expect, test } from '@jest/globals'
import { resultLines } from './result-lines'
import type { ResultRow } from './result-rows'

describe('the lines of a result', () => {
  const row = (number: number, failed = false): ResultRow => ({
    rows: [number],
    name: failed ? null : `act ${number}.docx`,
    problems: [],
  })
  const rows = Array.from({ length: 20 }, (_, index) => row(index + 4, index === 13 || index === 16))
  const told = (folded: boolean, opened: readonly number[] = [], of = rows) =>
    resultLines(of, folded, new Set(opened)).map((line) =>
      line.kind === 'gap' ? `${line.first}-${line.last}` : line.row.rows[0],
    )

  test('fold runs without warnings, except for rows next to those with warnings and short runs', () => {
    expect(told(true)).toEqual(['4-15', 16, 17, 18, 19, 20, 21, 22, 23])
  })

  test('show a run that was opened', () => {
    expect(told(true, [4])).toHaveLength(20)
  })

  test('show every row where none is folded, or nothing is to be said of any', () => {
    expect(told(false)).toHaveLength(20)
    expect(told(true, [], rows.slice(0, 10))).toHaveLength(10)
  })
})
