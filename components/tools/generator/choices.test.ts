import { describe, expect, test } from '@jest/globals'
import { choicesFor, columnsOf, mappingOf, mayStayEmpty, standingOf, type Choices } from './choices'
import { answer, column, match } from './test-support/made-up'

const chosen = (letter: string, header: string): Choices[string] => ({ kind: 'column', letter, header, before: 'none' })

describe('the mapping', () => {
  test('names columns by letter, and leaves out the places that stay empty', () => {
    expect(mappingOf({ item: chosen('B', 'Name'), note: { kind: 'empty' } })).toEqual({ item: 'B' })
  })

  test('names a column by its header where its letter is the header of another', () => {
    expect(mappingOf({ item: chosen('B', 'Name'), other: chosen('D', 'b') })).toEqual({ item: 'Name', other: 'D' })
  })
})

describe('choices for files read anew', () => {
  const files = answer({
    matches: [match('item', 'mapped', { column: column(2, 'Name') })],
    unused: [column(0, 'No.')],
  })

  test('follow a column that moved', () => {
    expect(choicesFor({ item: chosen('B', 'Name') }, files)).toEqual({ item: chosen('C', 'Name') })
  })

  test('lose a column that is gone and a tag that is gone', () => {
    expect(choicesFor({ item: chosen('B', 'Old'), gone: { kind: 'empty' } }, files)).toEqual({})
  })

  test('stay where a file could not be read', () => {
    const choices = { item: chosen('B', 'Name') }
    expect(choicesFor(choices, answer({ matches: [] }))).toBe(choices)
  })
})

test('the columns to choose from are the used and the unused ones, in the order of the sheet', () => {
  const files = answer({ matches: [match('item', 'exact', { column: column(2, 'Name') })], unused: [column(0, 'No.')] })
  expect(columnsOf(files).map(({ letter }) => letter)).toEqual(['A', 'C'])
})

describe('a tag', () => {
  test('waits for a decision where its column is supposed or missing, until its place is left empty', () => {
    expect(standingOf(match('a', 'supposed'), {})).toBe('supposed')
    expect(standingOf(match('a', 'none'), {})).toBe('unmatched')
    expect(standingOf(match('a', 'none'), { a: { kind: 'empty' } })).toBe('empty')
    expect(standingOf(match('a', 'builtin'), {})).toBe('matched')
  })

  test('may stay empty only where nothing fills it by itself', () => {
    expect(mayStayEmpty(match('a', 'none'), {})).toBe(true)
    expect(mayStayEmpty(match('a', 'mapped'), { a: chosen('B', 'Name') })).toBe(true)
    expect(mayStayEmpty(match('a', 'exact'), {})).toBe(false)
  })
})
