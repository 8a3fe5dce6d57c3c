import { describe, expect, test } from '@jest/globals'
import { allLines, checkedRows, isShown, isWaiting, type Found, type Review, type Shown } from './checked-rows'
import { NO_EDITS, withCells, withRow, type Edits } from './edits'
import type { CheckedProblem } from './tally'
import { worded } from './test-support/made-up'

const row = (number: number) => ({ number, cells: [`a${number}`, `b${number}`] })

/** Rows 2, 3 and 5 under the header, those of the given numbers with something to say, and those that are left out. */
function shown(marked: readonly number[], out: readonly number[] = []): Shown {
  const columns = [
    { letter: 'A', header: 'Name' },
    { letter: 'B', header: 'Number' },
  ]
  const first = [row(2), row(3), row(5)]
  return { columns, moreColumns: 0, first, marked: marked.map(row), out: out.map(row), moreMarked: 0 }
}

const REVIEW: Review = { dates: [], doubtful: [], totals: [], out: 0, changes: [] }

function found(given: Partial<Found> = {}): Found {
  return { problems: [], shown: shown([]), review: REVIEW, edits: NO_EDITS, ...given }
}

function checked(number: number, rowNumber: number | null, tone: CheckedProblem['tone'] = 'note'): CheckedProblem {
  return { number, tone, problem: worded('CELL_EMPTY', { row: rowNumber, column: 'A' }) }
}

const date = (number: number) => ({
  row: number,
  column: 'B',
  kind: 'impossible' as const,
  text: `b${number}`,
  month: { number: 11, days: 30 },
  readings: [],
  others: null,
})

describe('the problems of a spreadsheet', () => {
  test('are next to their rows, or separate if the rows aren’t known', () => {
    const header: CheckedProblem = { number: 4, tone: 'note', problem: worded('SHEET_NO_HEADER', { row: 1 }) }
    const problems = [checked(1, 3), checked(2, 3), checked(3, 400), header, checked(5, null)]
    const { rows, unseen } = checkedRows(found({ problems, shown: shown([3, 90]) }))
    expect(rows).toMatchObject([{ ...row(3), problems: [problems[0], problems[1]] }])
    expect(unseen).toEqual([problems[2]])
  })
})

describe('a row', () => {
  const rowsOf = (given: Partial<Found>) => checkedRows(found(given)).rows
  const cell = (text: string, number = 3) => ({ row: number, column: 'B', text, before: `b${number}`, at: 1 })

  test('with an impossible date waits, until the cell says something else', () => {
    const review = { ...REVIEW, dates: [date(3)] }
    expect(rowsOf({ review }).map(isWaiting)).toEqual([true])
    const edits = withCells(NO_EDITS, [cell('30.11.2026')])
    const [changed] = rowsOf({ review, edits })
    expect(changed).toMatchObject({ cells: ['a3', '30.11.2026'], edits: [{ before: 'b3' }] })
    expect(changed && isWaiting(changed)).toBe(false)
  })

  test('that may be a total waits for one of two answers', () => {
    const review = { ...REVIEW, doubtful: [3] }
    expect(rowsOf({ review }).map(isWaiting)).toEqual([true])
    for (const kind of ['out', 'data'] as const) {
      const [decided] = rowsOf({ review, edits: withRow(NO_EDITS, 3, kind, 1) })
      expect(decided && isWaiting(decided)).toBe(false)
    }
  })

  test('is left out by its person or as a total, and comes back', () => {
    const review = { ...REVIEW, totals: [9], out: 2 }
    const given = { review, shown: shown([], [3, 9]), edits: withRow(NO_EDITS, 3, 'out', 1) }
    expect(rowsOf(given).map(({ number, out }) => [number, out])).toEqual([
      [3, 'person'],
      [9, 'total'],
    ])
    const back = withRow(given.edits, 9, 'data', 2)
    expect(rowsOf({ ...given, edits: back }).map(({ out }) => out)).toEqual(['person', null])
    expect(rowsOf({ ...given, edits: back }).map((each) => isShown(each, 'changed'))).toEqual([false, true])
  })
})

test('a cell that has the file’s value again isn’t changed', () => {
  const at = { row: 3, column: 'B', before: 'x', at: 1 }
  const once: Edits = withCells(NO_EDITS, [{ ...at, text: 'y' }])
  const twice = withCells(once, [{ ...at, text: 'z', before: 'y' }])
  expect(twice.cells).toEqual([{ ...at, text: 'z' }])
  expect(withCells(twice, [{ ...at, text: 'x', before: 'z' }])).toEqual(NO_EDITS)
})

describe('all rows that are shown', () => {
  const lines = (marked: readonly number[], problems: readonly CheckedProblem[], folded = false) => {
    const given = found({ problems, shown: shown(marked) })
    return allLines(given, checkedRows(given).rows, folded).map((line) =>
      line.kind === 'gap' ? `${line.from}-${line.to}` : `${line.row.number}${line.row.problems.length > 0 ? '!' : ''}`,
    )
  }

  test('come in the sheet’s order, with gaps for those between', () => {
    expect(lines([3, 9, 10], [checked(1, 3), checked(2, 9), checked(3, 10)])).toEqual([
      '2',
      '3!',
      '5',
      '6-8',
      '9!',
      '10!',
    ])
  })

  test('have no gap where nothing is left out: an empty row among the first is none', () => {
    expect(lines([6], [checked(1, 6)])).toEqual(['2', '3', '5', '6!'])
  })

  test('are folded to the very first and those with something to say', () => {
    expect(lines([9], [checked(1, 9)], true)).toEqual(['2', '3', '4-8', '9!'])
  })
})
