import { describe, expect, test } from '@jest/globals'
import { chooseSheet } from './choose-sheet'
import type { Sheet } from './model'
import { sheetOf } from './test-support/sheet-of'

const DATA = [
  ['ФИО', 'Доза'],
  ['Иванов', 0.35],
]

function choose(sheets: readonly Sheet[], name?: string): string {
  return chooseSheet({ kind: 'xlsx', sheets }, name).sheet.name
}

describe('the sheet', () => {
  test('is the first visible one with a header and rows', () => {
    const sheets = [
      sheetOf([['Титул']], { name: 'Обложка' }),
      sheetOf(DATA, { name: 'Скрытый', hidden: true }),
      sheetOf([['ФИО', 'Доза']], { name: 'Пустая форма' }),
      sheetOf(DATA, { name: 'Дозы' }),
    ]
    expect(choose(sheets)).toBe('Дозы')
  })

  test('can be named, hidden or not, without regard to case', () => {
    const sheets = [sheetOf(DATA, { name: 'Дозы' }), sheetOf(DATA, { name: 'Архив', hidden: true })]
    expect(choose(sheets, ' архив ')).toBe('Архив')
  })

  test('is another one where the first has none of the wanted names', () => {
    const codes = [
      ['Код', 'Название'],
      ['1', 'Аппарат'],
    ]
    const sheets = [sheetOf(codes, { name: 'Коды' }), sheetOf(DATA, { name: 'Дозы' })]
    const wanting = (names: string[]) =>
      chooseSheet({ kind: 'xlsx', sheets }, undefined, { isName: (text) => names.includes(text) })
    expect(wanting(['ФИО', 'Доза'])).toMatchObject({ sheet: { name: 'Дозы' }, isByNames: true })
    expect(wanting(['Код', 'Доза'])).toMatchObject({ sheet: { name: 'Коды' }, isByNames: false })
    expect(wanting(['Фамилия'])).toMatchObject({ sheet: { name: 'Коды' }, isByNames: false })
  })
})

describe('is distinguished if there is none', () => {
  test.each<[string, readonly Sheet[], string | undefined, object]>([
    [
      'no such name',
      [sheetOf(DATA, { name: 'Дозы' })],
      'Лист1',
      { code: 'SHEET_NOT_FOUND', params: { sheet: 'Лист1', sheets: 'Дозы' } },
    ],
    ['nothing in it', [sheetOf([], { name: 'Лист1' })], undefined, { code: 'SHEET_EMPTY' }],
    [
      'nothing in the named one',
      [sheetOf([], { name: 'a' }), sheetOf(DATA, { name: 'b' })],
      'a',
      { code: 'SHEET_EMPTY', params: { sheet: 'a' } },
    ],
    [
      'no header',
      [
        sheetOf(
          [
            ['Иванов', 0.35],
            ['Петров', 0.1],
          ],
          { name: 'a' },
        ),
      ],
      undefined,
      { code: 'SHEET_NO_HEADER', params: { sheet: 'a', first: 'Иванов | 0.35' } },
    ],
    [
      'no header, in a row that is cut within a character',
      [
        sheetOf(
          [
            [`${'я'.repeat(78)}😀😀`, 0.35],
            ['Петров', 0.1],
          ],
          { name: 'a' },
        ),
      ],
      undefined,
      { code: 'SHEET_NO_HEADER', params: { sheet: 'a', first: `${'я'.repeat(78)}…` } },
    ],
    [
      'no rows',
      [sheetOf([['ФИО', 'Доза']], { name: 'a' })],
      undefined,
      { code: 'SHEET_NO_ROWS', params: { sheet: 'a', row: 1 } },
    ],
  ])('%s', (_, sheets, name, error) => {
    expect(() => choose(sheets, name)).toThrow(expect.objectContaining(error))
  })
})
