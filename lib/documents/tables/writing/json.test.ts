import { expect, test } from '@jest/globals'
import type { CellTyping } from '../../word-tables/model'
import { shapedTable } from '../../word-tables/test-support/word-table'
import { isoDate, jsonTables } from './json'

const day = { kind: 'date', year: 2024, month: 5, day: 2, hour: 9, minute: 5, second: 0, hasDate: true } as const

test('a table has every key that is promised, and no other', () => {
  const typing: CellTyping = { type: 'number', value: '0.50', numFmt: '0.00', quotePrefix: false }
  const cell = {
    text: '0,50',
    typing,
    rowSpan: 2,
    colSpan: 3,
    notes: ['сноска'],
    pictures: ['image1.png'],
    fill: 'FFFFFF',
  }
  const joined = { joinedFrom: ['t1', 't2'], caption: 'Таблица 1', headerRows: 1 }
  expect(jsonTables([shapedTable([[cell]], joined)])).toEqual([
    {
      id: 't1',
      part: 'word/document.xml',
      parentId: null,
      parentCell: null,
      caption: 'Таблица 1',
      heading: null,
      rows: 1,
      cols: 3,
      headerRows: 1,
      joinedFrom: ['t1', 't2'],
      cells: [
        {
          row: 0,
          col: 0,
          rowSpan: 2,
          colSpan: 3,
          text: '0,50',
          type: 'number',
          value: '0.50',
          numFmt: '0.00',
          notes: ['сноска'],
          pictures: ['image1.png'],
        },
      ],
    },
  ])
})

test.each<[string, CellTyping['type'], CellTyping['value'], unknown]>([
  ['a number: its digits', 'number', '1234.50', '1234.50'],
  ['a percentage: the fraction', 'percent', '0.125', '0.125'],
  ['a date', 'date', { ...day, hasTime: false }, '2024-05-02'],
  ['a date with a time', 'date', { ...day, hasTime: true }, '2024-05-02T09:05:00'],
  ['a truth', 'boolean', false, false],
  ['a text: nothing', 'text', null, null],
  ['nothing: nothing', 'empty', null, null],
])('the value of %s', (_, type, value, expected) => {
  const typing = { type, value, numFmt: null, quotePrefix: false }
  expect(jsonTables([shapedTable([[{ text: 'x', typing }]])])[0]?.cells[0]?.value).toEqual(expected)
})

test('a year has four digits', () => {
  expect(isoDate({ ...day, year: 987, hasTime: false })).toBe('0987-05-02')
})
