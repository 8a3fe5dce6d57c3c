import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shapedTable } from '../../word-tables/test-support/word-table'
import { textsOf, write } from './test-support/written'

describe('what Excel can’t take', () => {
  test('a text too long for a cell goes on on the last sheet, to which the cell leads; nothing is lost', async () => {
    const text = Array.from({ length: 6_000 }, (_, index) => `слово${index}`).join(' ')
    const { sheets, problems, xml } = await write([shapedTable([['a', text]])])
    const first = sheets[1]?.rows[0]?.[1]?.text ?? ''
    const rest = (sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2]?.text ?? '')
    expect(sheets[2]?.name).toBe('Длинные тексты')
    expect(first.length).toBeLessThanOrEqual(32_767)
    expect([first, ...rest].join('')).toBe(text)
    expect(xml(1)).toContain(`<hyperlink ref="B1" location="'Длинные тексты'!A2"/>`)
    expect(problems).toMatchObject([
      { code: 'TABLE_TEXT_SPILLED', params: { table: 't1', cell: 'B1', count: text.length } },
    ])
  })

  test('a text of too many lines as well', async () => {
    const text = Array.from({ length: 600 }, (_, index) => String(index)).join('\n')
    const { sheets } = await write([shapedTable([[text]])])
    const pieces = [sheets[1]?.rows[0]?.[0], ...(sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2])]
    expect(pieces.map((cell) => cell?.text ?? '').join('')).toBe(text)
    for (const piece of pieces) expect(piece?.text.split('\n').length).toBeLessThanOrEqual(254)
    expect(pieces).toHaveLength(3)
  })

  test('any text in pieces is the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', 'б'), minLength: 1, maxLength: 80 }),
        async (text) => {
          const told = text.trim()
          const { sheets } = await write([shapedTable([[told, 'b']])], {}, { text: 7, lineFeeds: 2 })
          const pieces = [sheets[1]?.rows[0]?.[0], ...(sheets[2]?.rows ?? []).slice(1).map((row) => row?.[2])]
          expect(pieces.map((cell) => cell?.text ?? '').join('')).toBe(told)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('more rows than a sheet has are on several, a merged cell on each side of the edge', async () => {
    const rows = [
      ['a', 'b'],
      [{ text: 'M', rowSpan: 3 }, 'c'],
      [{ text: 'd', col: 1 }],
      [{ text: 'e', col: 1 }],
      ['f', 'g'],
    ]
    const { sheets, problems } = await write([shapedTable(rows)], {}, { rows: 3 })
    expect(sheets.slice(1).map(textsOf)).toEqual([
      [
        ['a', 'b'],
        ['M', 'c'],
        ['', 'd'],
      ],
      [
        ['M', 'e'],
        ['f', 'g'],
      ],
    ])
    expect(sheets[1]?.merges).toEqual([{ top: 1, left: 0, bottom: 2, right: 0 }])
    expect(problems).toMatchObject([{ code: 'TABLE_SPLIT', params: { table: 't1', count: 2 } }])
  })
})
