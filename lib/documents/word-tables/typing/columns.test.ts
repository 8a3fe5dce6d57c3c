import { describe, expect, test } from '@jest/globals'
import type { CellTyping } from '../model'
import { bold, type CellLike } from '../test-support/word-table'
import { column, RU, said, type Setting, typings } from './test-support/typings'

describe('columns that name rather than count', () => {
  test.each<[string, readonly string[]]>([
    ['leading zeros in one cell', ['007', '12', '345']],
    ['leading zeros before groups', ['022 123 456', '123 456']],
    ['sections', ['1', '1.1', '1.2', '2', '2.1']],
    ['sections of three parts', ['1.1', '1.1.1', '3.4']],
    ['sections with a point at the end', ['1.1.', '3.4']],
    ['sections past the tenth', ['1.8', '1.9', '1.10', '1.11']],
    ['codes of ten digits', ['7701234567', '5001234567']],
    ['telephones', ['+7 (495) 123-45-67', '1234567']],
    ['codes with letters', ['12', '12a', '14б']],
    ['days without a year', ['12.05', '13.05', '14.06']],
    ['lists by commas', ['1,2', '3,4', '1,2,3']],
    ['addresses of a network', ['192.168.100.200', '12', '10.0.0.1']],
    ['numbers written from right to left', ['113 245', '690 10']],
  ])('%s', (_name, texts) => {
    expect(new Set(column(texts, { language: 'ru' }))).toEqual(new Set(['text']))
  })

  test.each([
    'Инв. №',
    'Инвентарный номер',
    'Код',
    'Шифр',
    'Телефон',
    'ИНН',
    'IDNP',
    'Пункты НРБ',
    'Кабинеты',
    '№ договора',
    'Почтовый индекс',
    'Code',
    'Phone',
    'ZIP',
    'Account',
    'Serial number',
    'Nr. inventar',
    'Cod poștal',
    'Telefon',
    'CNP',
    'Număr contract',
    '№',
    'Nr.',
  ])('under «%s» numbers stay texts', (header) => {
    const typing = typings([
      ['Имя', header],
      ['Иванов', '4512'],
      ['Петров', '873'],
    ])
    expect(typing.map(({ type }) => type)).toEqual(Array(6).fill('text'))
    expect(typing[3]?.quotePrefix).toBe(true)
  })

  test.each(['№', '№ п/п', 'No.', 'Nr. crt.'])('«%s» of lines counted by one is a column of numbers', (header) => {
    const typing = typings([
      [header, 'Имя'],
      ['1', 'Иванов'],
      ['2', 'Петров'],
      ['3', 'Сидоров'],
    ])
    expect([2, 4, 6].map((at) => said(typing[at] as CellTyping))).toEqual(['number 1 0', 'number 2 0', 'number 3 0'])
  })

  test.each(['Количество', 'Number of patients', 'Nr. de pacienți', 'Numbers', 'Доза, мЗв', 'Индекс массы тела'])(
    'under «%s» numbers are numbers',
    (header) => {
      const typing = typings([
        ['Имя', header],
        ['Иванов', '45'],
        ['Петров', '873'],
      ])
      expect([3, 5].map((at) => typing[at]?.type)).toEqual(['number', 'number'])
    },
  )

  test('the cell to the left names a number as a column’s header does', () => {
    expect(
      typings([
        ['ИНН', '7701234567'],
        ['Дозиметр № 5', '25'],
        ['Время', '9.30'],
      ]).map(said),
    ).toEqual(['text', 'text', 'text', 'number 25 0', 'text', 'text'])
  })

  test.each([
    ['Телефон', '223 344', '556 677'],
    ['Время', '9.30', '11.45'],
    ['Инв. №', '4512', '873'],
  ])('«%s» that hangs down names every row next to it', (name, one, other) => {
    const rows = [['Дозиметр', 'ДКГ'], [{ text: name, rowSpan: 2 }, one], [{ text: other, col: 1 }]]
    expect(typings(rows, RU).map(said).slice(2)).toEqual(['text', 'text', 'text'])
  })

  test('a thing that hangs down has its amounts', () => {
    const rows = [['Прибор', 'Доза'], [{ text: 'Дозиметр', rowSpan: 2 }, '0,5'], [{ text: '0,7', col: 1 }]]
    expect(typings(rows, RU).map(said).slice(3)).toEqual(['number 0.5 0.0', 'number 0.7 0.0'])
  })

  test.each([
    ['Время', '9.30', '10.15', '11.45'],
    ['Отправление', '9.30', '—', '11.45'],
    ['Инв. №', '1.10', '1.9', '2.30'],
    ['Телефон', '223 344', '', '556 677'],
    ['Телефон 1', '223 344', '556 677', '778 899'],
  ])('«%s» names all the row after it', (...row) => {
    const types = typings([['', 'Касса', 'Склад', 'Вход'], row], RU).map(({ type }) => type)
    expect(types.slice(5)).not.toContain('number')
  })

  test.each([
    ['Телефон № 1', '25', '26', '27'],
    ['Кабинет 12', '0,11', '0,12', '0,13'],
    ['День 1', '0.11', '0.12', '0.13'],
    ['Кабинет рентгена', '—', '0,12', '0,13'],
    ['Время реакции', '—', '0.52', '0.7'],
  ])('«%s» is a thing with amounts', (...row) => {
    const types = typings([['', 'Фон', 'Доза', 'Предел'], row], RU).map(({ type }) => type)
    expect(types.slice(6)).toEqual(['number', 'number'])
  })

  test('a name within a row names what follows in place of its first cell', () => {
    const types = typings([['Инв. №', '0412', 'Доза', '0,5']], RU).map(({ type }) => type)
    expect(types).toEqual(['text', 'text', 'text', 'number'])
  })
})

test('a row of dates without a year is named at its beginning', () => {
  const rows = [
    ['Прибор', 'ДКГ', 'МКС'],
    ['Дата', '12.05', '13.05'],
    ['Фон', '0.11', '0.12'],
  ]
  expect(typings(rows).map(said).slice(3)).toEqual([
    'text',
    'text',
    'text',
    'text',
    'number 0.11 0.00',
    'number 0.12 0.00',
  ])
})

describe('a header', () => {
  const types = (rows: readonly (readonly CellLike[])[], setting?: Setting) =>
    typings(rows, setting).map(({ type }) => type.charAt(0))

  test('has no years as numbers', () => {
    const typing = typings([
      ['Показатель', '2023', '2024'],
      ['Население', '2100', '2150'],
    ])
    expect(typing.map(said)).toEqual(['text', 'text', 'text', 'text', 'number 2100 0', 'number 2150 0'])
    expect(typing[1]?.quotePrefix).toBe(true)
  })

  test('has none where the file says which rows it is', () => {
    expect(
      types(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        { headerRows: 1 },
      ).join(''),
    ).toBe('ttnn')
  })

  test('has none in bold', () => {
    expect(
      types([
        [bold('10'), bold('20')],
        ['3', '4'],
      ]).join(''),
    ).toBe('ttnn')
  })

  test('has none under a cell that spans them', () => {
    const rows = [
      [
        { text: 'Показатель', rowSpan: 2 },
        { text: 'Годы', colSpan: 2 },
      ],
      [{ text: '2023', col: 1 }, '2024'],
      ['Выручка', '2100', '12'],
    ]
    expect(types(rows).join('')).toBe('tttttnn')
  })

  test('has the numbers of its columns', () => {
    const rows = [
      ['№', 'Имя', 'Доза'],
      ['1', '2', '3'],
      ['1', 'Иванов', '0,5'],
    ]
    expect(types(rows).join('')).toBe('ttttttntn')
  })

  test('is not a first row of data', () => {
    expect(types([['Иванов', '12.05.2024', '5']]).join('')).toBe('tdn')
    const rows = [
      ['Иванов', '12.05.2024', '5'],
      ['Петров', '13.05.2024', '7'],
    ]
    expect(types(rows).join('')).toBe('tdntdn')
  })

  test('leaves years of lines alone', () => {
    const rows = [
      ['Год', 'Доза'],
      ['2023', '0,5'],
      ['2024', '0,7'],
    ]
    expect(types(rows).join('')).toBe('ttnnnn')
  })
})
