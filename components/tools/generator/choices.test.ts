import { describe, expect, test } from '@jest/globals'
import {
  addressesOf,
  byItself,
  choicesFor,
  columnsOf,
  groupingFor,
  mappingOf,
  standingOf,
  type Choices,
} from './choices'
import { answer, column, match } from './test-support/made-up'

const empty: Choices[string] = { kind: 'empty', before: 'none' }
const chosen = (letter: string, header: string): Choices[string] => ({ kind: 'column', letter, header, before: 'none' })

describe('the mapping', () => {
  test('names columns by letter, and gives nothing for the places that stay empty', () => {
    expect(mappingOf({ item: chosen('B', 'Name'), note: empty }, [])).toEqual({ item: 'B', note: '' })
  })

  test('names a column as a spreadsheet does where its letter is the header of another', () => {
    const choices = { item: chosen('B', 'Name'), other: chosen('D', 'b') }
    expect(mappingOf(choices, [])).toEqual({ item: 'B:B', other: 'D' })
  })

  test('also finds headers of columns that were not chosen', () => {
    const headers = ['No.', 'Line', 'A', ' B ', 'C']
    const all = headers.map((header, index) => ({ letter: 'ABCDE'.charAt(index), header }))
    expect(mappingOf({ item: chosen('B', 'Line') }, all)).toEqual({ item: 'B:B' })
    expect(mappingOf({ item: chosen('E', 'C') }, all)).toEqual({ item: 'E' })
  })
})

describe('choices for files that were read again', () => {
  const files = answer({
    matches: [match('item', 'mapped', { column: column(2, 'Name') })],
    unused: [column(0, 'No.')],
  })

  test('follow a column that moved', () => {
    expect(choicesFor({ item: chosen('B', 'Name') }, files)).toEqual({ item: chosen('C', 'Name') })
  })

  test('lose a column that is gone and a tag that is gone', () => {
    expect(choicesFor({ item: chosen('B', 'Old'), gone: empty }, files)).toEqual({})
  })

  test('find a column again by what the server was asked with', () => {
    expect(choicesFor({ item: chosen('', 'C:C') }, files)).toEqual({ item: chosen('C', 'Name') })
  })

  test('stay where a file could not be read', () => {
    const choices = { item: chosen('B', 'Name') }
    expect(choicesFor(choices, answer({ matches: [] }))).toBe(choices)
  })
})

describe('a grouping', () => {
  const files = answer({ matches: [], unused: [column(0, 'Room'), column(2, 'Item')] })

  test('names its columns as a mapping does', () => {
    const chosenColumns = [
      { letter: 'B', header: 'Room' },
      { letter: 'C', header: 'b' },
    ]
    expect(addressesOf(chosenColumns, [])).toEqual(['B:B', 'C'])
  })

  test('follows a column that moved and loses one that is gone', () => {
    const groupBy = [
      { letter: 'B', header: 'Room' },
      { letter: 'C', header: 'Gone' },
    ]
    expect(groupingFor(groupBy, files)).toEqual([{ letter: 'A', header: 'Room' }])
  })

  test('stays the same where nothing has moved', () => {
    const groupBy = [{ letter: 'C', header: 'Item' }]
    expect(groupingFor(groupBy, files)).toBe(groupBy)
    expect(groupingFor('all', files)).toBe('all')
  })
})

test('the columns to choose from are the used and the unused ones, in the order of the sheet', () => {
  const files = answer({ matches: [match('item', 'exact', { column: column(2, 'Name') })], unused: [column(0, 'No.')] })
  expect(columnsOf(files).map(({ letter }) => letter)).toEqual(['A', 'C'])
})

describe('a tag', () => {
  test('waits for a decision where its column is supposed or missing, until its place is left empty', () => {
    expect(standingOf(match('a', 'supposed', { column: column(1, 'B') }), {})).toBe('supposed')
    expect(standingOf(match('a', 'supposed'), {})).toBe('unmatched')
    expect(standingOf(match('a', 'none'), {})).toBe('unmatched')
    expect(standingOf(match('a', 'none'), { a: empty })).toBe('empty')
    expect(standingOf(match('a', 'builtin'), {})).toBe('matched')
    expect(standingOf(match('a', 'profile'), {})).toBe('matched')
    expect(standingOf(match('a', 'rows'), {})).toBe('matched')
    expect(standingOf(match('a', 'blank'), {})).toBe('empty')
  })

  test('is known by what it was before a column was chosen for it', () => {
    expect(byItself(match('a', 'builtin'), {})).toBe('builtin')
    expect(byItself(match('a', 'mapped'), { a: chosen('B', 'Name') })).toBe('none')
  })
})
