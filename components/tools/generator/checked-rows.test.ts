import { describe, expect, test } from '@jest/globals'
import { allLines, checkedRows, rowsByTone, type Shown } from './checked-rows'
import type { CheckedProblem } from './tally'
import { worded } from './test-support/made-up'

const row = (number: number) => ({ number, cells: [`a${number}`, `b${number}`] })

/** Rows 2, 3 and 5 under the header, and those of the given numbers with problems. */
function shown(marked: readonly number[]): Shown {
  const columns = [
    { letter: 'A', header: 'Name' },
    { letter: 'B', header: 'Number' },
  ]
  return { columns, moreColumns: 0, first: [row(2), row(3), row(5)], marked: marked.map(row), moreMarked: 0 }
}

function checked(number: number, rowNumber: number | null, tone: CheckedProblem['tone'] = 'note'): CheckedProblem {
  return { number, tone, problem: worded('CELL_EMPTY', { row: rowNumber, column: 'A' }) }
}

describe('the problems of a spreadsheet', () => {
  test('stand with the rows that they are about, or apart where those aren’t known', () => {
    const header: CheckedProblem = { number: 4, tone: 'note', problem: worded('SHEET_NO_HEADER', { row: 1 }) }
    const problems = [checked(1, 3), checked(2, 3), checked(3, 400), header, checked(5, null)]
    const { rows, unseen, others } = checkedRows(problems, shown([3, 90]))
    expect(rows).toEqual([{ ...row(3), problems: [problems[0], problems[1]] }])
    expect(unseen).toEqual([problems[2]])
    expect(others).toEqual([header, problems[4]])
  })

  test('count a row with an error once, whatever else is said of it', () => {
    const problems = [checked(1, 3, 'error'), checked(2, 3), checked(3, 9)]
    const byTone = rowsByTone(checkedRows(problems, shown([3, 9])).rows)
    expect(byTone.error.map(({ number }) => number)).toEqual([3])
    expect(byTone.note.map(({ number }) => number)).toEqual([9])
  })
})

describe('all rows that are shown', () => {
  const lines = (marked: readonly number[], problems: readonly CheckedProblem[]) => {
    const given = shown(marked)
    return allLines(checkedRows(problems, given).rows, given).map((line) =>
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

  test('keep a row whose problem is none under the person’s choice', () => {
    expect(lines([9], [])).toEqual(['2', '3', '5', '6-8', '9'])
  })
})
