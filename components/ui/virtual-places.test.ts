import { describe, expect, test } from '@jest/globals'
import { nextProblem, placesOf, withPinned } from './virtual-places'

describe('what a long table draws', () => {
  test('is with the room of what is left out before, between and after', () => {
    const drawn = [
      { index: 0, start: 40, end: 70 },
      { index: 8, start: 280, end: 310 },
      { index: 9, start: 310, end: 340 },
    ]
    expect(placesOf(drawn, 40, 1000)).toEqual([
      { kind: 'item', index: 0 },
      { kind: 'space', key: 'before 8', size: 210 },
      { kind: 'item', index: 8 },
      { kind: 'item', index: 9 },
      { kind: 'space', key: 'after', size: 660 },
    ])
  })

  test('includes the row with the focus, wherever it is, while it exists', () => {
    expect(withPinned([4, 5, 6], 1, 20)).toEqual([1, 4, 5, 6])
    expect(withPinned([4, 5, 6], 5, 20)).toEqual([4, 5, 6])
    expect(withPinned([4, 5, 6], 20, 20)).toEqual([4, 5, 6])
    expect(withPinned([4, 5, 6], null, 20)).toEqual([4, 5, 6])
  })
})

describe('the way through the problems of a long table', () => {
  const problems = [{ row: 5 }, { row: 9000, column: 2 }, { row: 9000, column: 4 }]

  test('begins at either end', () => {
    expect(nextProblem(problems, null, true)).toBe(problems[0])
    expect(nextProblem(problems, null, false)).toBe(problems[2])
  })

  test('is by rows, and within a row by columns', () => {
    expect(nextProblem(problems, { row: 5, column: 7 }, true)).toBe(problems[1])
    expect(nextProblem(problems, { row: 9000, column: 2 }, true)).toBe(problems[2])
    expect(nextProblem(problems, { row: 9000, column: 2 }, false)).toBe(problems[0])
    expect(nextProblem(problems, { row: 9000, column: 4 }, true)).toBeUndefined()
  })
})
