import { describe, expect, test } from '@jest/globals'
import { Columns } from './columns'
import { normaliseName } from '../matching/normalise'

function column(index: number, header: string, constantName?: string) {
  return { index, letter: String.fromCharCode(65 + index), header, names: [normaliseName(header)], constantName }
}

describe('a letter', () => {
  const columns = new Columns([column(0, '№'), column(1, 'Линия'), column(2, 'A'), column(3, 'B'), column(4, 'B:C')])

  test('gives way to a header, but not where it is written as a whole column', () => {
    expect(columns.find('B')?.index).toBe(3)
    expect(['B:B', ' b:B ', 'C:c'].map((address) => columns.find(address)?.index)).toEqual([1, 1, 2])
  })

  test('represents one column only, and a header may look like several', () => {
    expect(columns.find('A:B')).toBeNull()
    expect(columns.find('B:C')?.index).toBe(4)
  })
})

describe('a constant name', () => {
  const columns = new Columns([column(0, 'Кто', 'subject'), column(1, 'Число', 'n'), column(2, 'Subject', 'value')])

  test('finds its column, unless a header has the name', () => {
    expect(columns.named('VALUE')?.letter).toBe('C')
    expect(columns.named('subject')?.letter).toBe('C')
  })

  test('gives way to the letter of a column where a letter may be meant', () => {
    const letters = Array.from({ length: 14 }, (_, index) => column(index, `${index}`, index === 1 ? 'n' : undefined))
    expect(new Columns(letters).find('N')?.index).toBe(13)
    expect(new Columns(letters).named('n')?.index).toBe(1)
    expect(columns.find('n')?.index).toBe(1)
  })
})
