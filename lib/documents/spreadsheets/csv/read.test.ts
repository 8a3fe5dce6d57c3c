import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findDelimiter } from './delimiter'
import { readCsv } from './read'

function read(text: string) {
  const { sheet, problems } = readCsv(Buffer.from(text), 'table')
  const rows = Array.from(sheet.rows, (row) => Array.from(row ?? [], (cell) => cell?.text ?? ''))
  return { sheet, rows, problems: problems.map(({ code, row }) => [code, row]) }
}

describe('the delimiter', () => {
  test.each([
    ['ФИО;Доза;Дата\nИванов;0,35;03.11.2026\n', ';'],
    ['ФИО;Д1;Д2\nИванов;0,05;0,10\nПетров;0,15;0,20\n', ';'],
    ['Иванов;0,05;0,10\nПетров;0,15;0,20\n', ';'],
    ['name,dose\nIvanov,0.35\n', ','],
    ['0.1,0.2,0.3\n0.4,0.5,0.6\n', ','],
    ['ФИО\tДоза\nИванов, Пётр\t0,35\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['Отчёт за ноябрь, 2026\n\nФИО;Доза\nИванов;0,1\nПетров;0,2\n', ';'],
    ['name,note\n"a;b;c",1\n"d;e;f",2\n', ','],
    ['Доза\n0,05\n0,10\n', ';'],
  ])('%j is split by %j', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter)
  })

  test('a line «sep=» is obeyed and no row', () => {
    expect(read('sep=;\r\na,b;c\r\n1,5;2\r\n').rows).toEqual([
      ['a,b', 'c'],
      ['1,5', '2'],
    ])
  })
})

describe('the fields', () => {
  test('quotation marks, doubled ones, line breaks and delimiters inside', () => {
    expect(read('a;b\n"x;""y""";"строка 1\r\nстрока 2"\n').rows).toEqual([
      ['a', 'b'],
      ['x;"y"', 'строка 1\nстрока 2'],
    ])
  })

  test('every field stays the text it was', () => {
    const { sheet } = read('код;доза;дата\n004;0,05;3-5\n')
    expect(sheet.rows[1]?.map((cell) => cell?.value)).toEqual(['004', '0,05', '3-5'])
  })

  test('an empty field isn’t a cell, a blank line a row of none, and rows keep their numbers', () => {
    const { sheet, rows } = read('a;b\r\n\r\n;x\r\n')
    expect(rows).toEqual([['a', 'b'], [], ['', 'x']])
    expect(sheet.rows[2]?.[0]).toBeUndefined()
  })

  test('a quotation mark inside a bare field is kept, and said', () => {
    expect(read('товар;цена\nдиск 5";10\n')).toMatchObject({
      rows: [
        ['товар', 'цена'],
        ['диск 5"', '10'],
      ],
      problems: [['SHEET_QUOTES', 2]],
    })
  })

  test('text after a closing quotation mark is kept, and said', () => {
    expect(read('a;b\n"ООО "Ромашка";5\n')).toMatchObject({
      rows: [
        ['a', 'b'],
        ['ООО Ромашка"', '5'],
      ],
      problems: [['SHEET_QUOTES', 2]],
    })
  })

  test('a quotation mark that is never closed loses no rows, and is reported', () => {
    const { rows, problems } = read('a;b\n"x;1\ny;2\n')
    expect(rows).toEqual([
      ['a', 'b'],
      ['"x', '1'],
      ['y', '2'],
    ])
    expect(problems).toEqual([['SHEET_QUOTE_UNCLOSED', 2]])
  })

  test('characters that no document contains are taken out, and counted', () => {
    const { sheet, problems } = readCsv(Buffer.from('a;b\nx\u0001\ufffey;2\n'), 'table')
    expect(sheet.rows[1]?.[0]?.value).toBe('xy')
    expect(problems).toMatchObject([{ code: 'SHEET_CHARACTERS', params: { count: 2 } }])
  })
})

test('fields written by RFC 4180 are read back', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'я', '"', ';', '\n', ' ', '0', ',') })
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')).join('\r\n')
      const read_ = readCsv(Buffer.from(`sep=;\r\n${text}`), 'table').sheet
      const shown = rows.map((row, index) => row.map((_, column) => read_.rows[index]?.[column]?.value ?? ''))
      expect(shown).toEqual(rows)
    }),
  )
})

test('a hundred thousand quotation marks are read quickly', () => {
  const started = process.cpuUsage()
  read(`a;b\n${'"'.repeat(100_001)};1\n${'"x;1\n'.repeat(100_000)}`)
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000)
})
