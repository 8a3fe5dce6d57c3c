import { describe, expect, test } from '@jest/globals'
import { dataRows, findHeader } from './header'
import type { CellValue, Sheet } from './model'
import { sheetOf } from './test-support/sheet-of'

const DATE: CellValue = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 3,
  hour: 0,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: false,
}

function headers(sheet: Sheet, row?: number) {
  const header = findHeader(sheet, row === undefined ? {} : { row })
  return (
    header && {
      row: header.row,
      headers: header.columns.map(({ header: text }) => text),
      data: [header.firstDataRow, header.lastDataRow],
    }
  )
}

describe('the row of the header', () => {
  test('is the first row of a plain table', () => {
    expect(
      headers(
        sheetOf([
          ['ФИО', 'Доза', 'Дата'],
          ['Иванов', 0.35, DATE],
          ['Петров', 0.1, DATE],
        ]),
      ),
    ).toEqual({
      row: 0,
      headers: ['ФИО', 'Доза', 'Дата'],
      data: [1, 2],
    })
  })

  test('is found where all data are texts', () => {
    expect(
      headers(
        sheetOf([
          ['ФИО', 'Отдел'],
          ['Иванов', 'Рентген'],
          ['Петров', 'КТ'],
        ]),
      )?.row,
    ).toBe(0)
  })

  test('is below titles, empty rows and lines of «name: value»', () => {
    const sheet = sheetOf(
      [
        ['Ведомость доз за 2026 год'],
        [],
        ['Организация:', 'ГБУЗ «Больница»'],
        [],
        ['№', 'ФИО', 'Должность', 'Доза, мЗв'],
        [1, 'Иванов', 'врач', 0.35],
        [2, 'Петров', 'лаборант', 0.1],
      ],
      { merges: ['A1:D1'] },
    )
    expect(headers(sheet)).toEqual({ row: 4, headers: ['№', 'ФИО', 'Должность', 'Доза, мЗв'], data: [5, 6] })
  })

  test('may contain years and dates', () => {
    expect(
      headers(
        sheetOf([
          ['ФИО', 2024, 2025],
          ['Иванов', 0.1, 0.2],
        ]),
      )?.headers,
    ).toEqual(['ФИО', '2024', '2025'])
  })

  test('is one cell over one column', () => {
    expect(headers(sheetOf([['ФИО'], ['Иванов'], ['Петров']]))).toEqual({ row: 0, headers: ['ФИО'], data: [1, 2] })
  })

  test('is none where the first row contains values, or nothing is there', () => {
    expect(
      findHeader(
        sheetOf([
          ['Иванов', 0.35],
          ['Петров', 0.1],
        ]),
      ),
    ).toBeNull()
    expect(
      findHeader(
        sheetOf([
          [1, 2],
          [3, 4],
        ]),
      ),
    ).toBeNull()
    expect(findHeader(sheetOf([]))).toBeNull()
    expect(
      findHeader(
        sheetOf([
          ['Иванов', '0,35'],
          ['Петров', '<0,05'],
        ]),
      ),
    ).toBeNull()
  })

  test('can be given', () => {
    const sheet = sheetOf([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ])
    expect(headers(sheet, 1)).toEqual({ row: 1, headers: ['c', 'd'], data: [2, 2] })
    expect(findHeader(sheet, { row: 7 })).toBeNull()
  })

  test('is found over no rows at all', () => {
    expect(headers(sheetOf([['ФИО', 'Доза']]))).toEqual({ row: 0, headers: ['ФИО', 'Доза'], data: [1, 0] })
  })
})

describe('a header of several rows', () => {
  const sheet = sheetOf(
    [
      ['ФИО', 'Реквизиты', null, 'Доза'],
      [null, 'Серия', 'Номер', null],
      ['Иванов', '4510', '123456', 0.35],
      ['Петров', '4511', '654321', 0.1],
    ],
    { merges: ['A1:A2', 'B1:C1', 'D1:D2'] },
  )

  test('gives each column the lowest text, and the path to it', () => {
    const header = findHeader(sheet)
    expect(header).toMatchObject({ firstRow: 0, row: 1, firstDataRow: 2 })
    expect(header?.columns.map(({ header: text, path }) => [text, path])).toEqual([
      ['ФИО', ['ФИО']],
      ['Серия', ['Реквизиты', 'Серия']],
      ['Номер', ['Реквизиты', 'Номер']],
      ['Доза', ['Доза']],
    ])
  })

  test('takes in groups above a complete row', () => {
    const grouped = sheetOf(
      [
        [null, null, 'I квартал', null, 'II квартал', null],
        ['№', 'ФИО', 'Hp(10)', 'Hp(3)', 'Hp(10)', 'Hp(3)'],
        [1, 'Иванов', 0.1, 0.2, 0.3, 0.4],
      ],
      { merges: ['C1:D1', 'E1:F1'] },
    )
    const header = findHeader(grouped)
    expect(header).toMatchObject({ firstRow: 0, row: 1 })
    expect(header?.columns.map(({ unique }) => unique)).toEqual([
      '№',
      'ФИО',
      'Hp(10)',
      'Hp(3)',
      'Hp(10) (2)',
      'Hp(3) (2)',
    ])
    expect(header?.columns[4]?.path).toEqual(['II квартал', 'Hp(10)'])
  })

  test('does not take in a title merged over the table', () => {
    const titled = sheetOf([['Ведомость'], ['ФИО', 'Доза', 'Дата'], ['Иванов', 0.1, DATE]], { merges: ['A1:C1'] })
    expect(findHeader(titled)).toMatchObject({ firstRow: 1, row: 1 })
  })

  test('does not take in data under a header cell merged across', () => {
    const wide = sheetOf(
      [
        ['ФИО', null, 'Отдел'],
        ['Иванов', 'Пётр', 'КТ'],
        ['Петров', 'Иван', 'МРТ'],
      ],
      { merges: ['A1:B1'] },
    )
    expect(headers(wide)).toEqual({ row: 0, headers: ['ФИО', 'ФИО', 'Отдел'], data: [1, 2] })
  })
})

test('a line of column numbers under the header isn’t data', () => {
  expect(
    headers(
      sheetOf([
        ['№', 'ФИО', 'Доза'],
        [1, 2, 3],
        [1, 'Иванов', 0.35],
      ]),
    )?.data,
  ).toEqual([2, 2])
  expect(
    headers(
      sheetOf([
        ['Код', 'ФИО', 'Доза'],
        ['А', 1, 2],
        ['x', 'Иванов', 0.35],
      ]),
    )?.data,
  ).toEqual([2, 2])
})

describe('a row of data that reads as column numbers do is data', () => {
  test.each<[string, CellValue[][]]>([
    [
      'where the next goes on counting',
      [
        ['№', 'Кабинет', 'Этаж'],
        [1, 2, 3],
        [2, 5, 1],
      ],
    ],
    [
      'of two whole numbers over others',
      [
        ['Этаж', 'Кабинет'],
        [1, 2],
        [1, 3],
      ],
    ],
    [
      'with nothing below',
      [
        ['№', 'Кабинет', 'Этаж'],
        [1, 2, 3],
      ],
    ],
    [
      'with letters below letters',
      [
        ['Класс', 'Мест', 'Занято'],
        ['А', 1, 2],
        ['Б', 2, 3],
      ],
    ],
    [
      'of two whole numbers, with nothing below',
      [
        ['№', 'Количество'],
        [1, 2],
      ],
    ],
    [
      'with other letters below its letter, whatever the numbers',
      [
        ['Класс', 'Мест', 'Занято', 'Свободно'],
        ['А', 1, 2, 3],
        ['Д', 40, 15, 25],
      ],
    ],
    [
      'with a letter that no alphabet begins with',
      [
        ['Name', 'January', 'February', 'March'],
        ['q', 1, 2, 3],
        ['East wing', 40, 15, 25],
      ],
    ],
    [
      'in some of the columns',
      [
        ['Фамилия', 'Этаж', 'Кабинет', 'Место'],
        [null, 1, 2, 3],
        ['Иванов', 4, 15, 2],
      ],
    ],
    [
      'of three whole numbers over others that begin with another',
      [
        ['Январь', 'Февраль', 'Март'],
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      'with a letter amid the numbers',
      [
        ['№', 'Класс', 'Часов'],
        [1, 'А', 2],
        [7, 'Б', 4],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(findHeader(sheetOf(rows))).toMatchObject({ columnNumbersRow: null, firstDataRow: 1 })
  })

  test('except for a line below which something else is', () => {
    const sheet = sheetOf([
      ['№', 'ФИО'],
      [1, 2],
      [1, 'Иванов'],
    ])
    expect(findHeader(sheet)).toMatchObject({ columnNumbersRow: 1, firstDataRow: 2 })
    const restarted = sheetOf([
      ['№', 'Кабинет', 'Этаж'],
      [1, 2, 3],
      [1, 5, 1],
    ])
    expect(findHeader(restarted)).toMatchObject({ columnNumbersRow: 1, firstDataRow: 2 })
    const named = sheetOf([
      ['Наименование', 'Количество', 'Цена'],
      ['А', 1, 2],
      ['Стол', 2, 500],
    ])
    expect(findHeader(named)).toMatchObject({ columnNumbersRow: 1, firstDataRow: 2 })
    const classes = sheetOf([
      ['Класс', 'ФИО', 'Балл'],
      [1, 2, 3],
      [2, 'Иванов', 5],
    ])
    expect(findHeader(classes)).toMatchObject({ columnNumbersRow: 1, firstDataRow: 2 })
  })
})

test('line breaks in a header become spaces, equal headers are distinguished, columns without one are kept with their samples', () => {
  const header = findHeader(
    sheetOf([
      ['Доза,\nмЗв', 'Дата', 'Дата', null],
      [0.35, DATE, DATE, 'x'],
      [0.1, DATE, DATE, 'y'],
    ]),
  )
  expect(header?.columns).toEqual([
    { index: 0, letter: 'A', header: 'Доза, мЗв', path: ['Доза, мЗв'], unique: 'Доза, мЗв', samples: ['0.35', '0.1'] },
    { index: 1, letter: 'B', header: 'Дата', path: ['Дата'], unique: 'Дата', samples: ['11/3/2026'] },
    { index: 2, letter: 'C', header: 'Дата', path: ['Дата'], unique: 'Дата (2)', samples: ['11/3/2026'] },
    { index: 3, letter: 'D', header: '', path: [], unique: '', samples: ['x', 'y'] },
  ])
})

test('rows of data: empty and hidden ones are passed by, hidden ones unless asked for', () => {
  const sheet = sheetOf([['ФИО', 'Доза'], ['Иванов', 0.1], [], ['Петров', 0.2], [' ', null], ['Сидоров', 0.3]], {
    hiddenRows: [3],
  })
  const header = findHeader(sheet)
  if (!header) throw new TypeError('no header')
  expect([...dataRows(sheet, header)]).toEqual([1, 5])
  expect([...dataRows(sheet, header, { includeHidden: true })]).toEqual([1, 3, 5])
})

test('headers named like properties of objects are columns like any other', () => {
  expect(
    headers(
      sheetOf([
        ['__proto__', 'constructor'],
        ['a', 'b'],
      ]),
    )?.headers,
  ).toEqual(['__proto__', 'constructor'])
})

describe('the constant names of our own workbooks', () => {
  const HEADINGS = ['Кто', 'Дата', 'Значение', 'Подпись']
  const DATA = ['Иванов', DATE, 0.1]
  const read = (below: readonly CellValue[]) => {
    const sheet = sheetOf([HEADINGS, below, DATA])
    const header = findHeader(sheet, { row: 0 })
    if (!header) throw new TypeError('no header')
    return { rows: [...dataRows(sheet, header)], names: header.columns.map(({ constantName }) => constantName) }
  }

  test('below the header aren’t data, also where columns were deleted or added', () => {
    expect(read(['subject', 'date', 'value'])).toEqual({ rows: [2], names: ['subject', 'date', 'value', undefined] })
  })

  test.each([
    ['two of them', ['subject', 'date']],
    ['another text next to them', ['subject', 'date', 'value', 'x']],
    ['another order', ['date', 'subject', 'value']],
    ['one of them twice', ['subject', 'date', 'date']],
    ['another case', ['Subject', 'date', 'value']],
    ['names of several lists', ['grouping', 'subject', 'value']],
    ['a name under no heading', ['subject', 'date', 'value', 'raw', 'source']],
    ['a number among them', ['subject', 'date', 1, 'value']],
  ])('are not seen in a row with %s', (_, below) => {
    expect(read(below)).toMatchObject({ rows: [1, 2], names: expect.not.arrayContaining(['subject']) })
  })

  test('aren’t names to be passed by where they are further down', () => {
    const sheet = sheetOf([HEADINGS, DATA, ['subject', 'date', 'value']])
    const header = findHeader(sheet)
    expect(header && [...dataRows(sheet, header)]).toEqual([1, 2])
  })
})
