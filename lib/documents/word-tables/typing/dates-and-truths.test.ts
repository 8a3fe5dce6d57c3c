import { describe, expect, test } from '@jest/globals'
import { type CellLike } from '../test-support/word-table'
import { column, EN, RO, RU, said, type Setting, typings } from './test-support/typings'

describe('a date', () => {
  test.each([
    ['12.05.2024', 'date 2024-05-12 dd.mm.yyyy'],
    ['5.6.2024', 'date 2024-06-05 d.m.yyyy'],
    ['5.06.2024', 'date 2024-06-05 d.mm.yyyy'],
    ['05.6.2024', 'date 2024-06-05 dd.m.yyyy'],
    ['5.12.2024', 'date 2024-12-05 d.m.yyyy'],
    ['12.05.2024 г.', 'date 2024-05-12 dd.mm.yyyy" г."'],
    ['12.05.2024г.', 'date 2024-05-12 dd.mm.yyyy"г."'],
    ['12.05.2024 14:30', 'date 2024-05-12T14:30:00 dd.mm.yyyy hh:mm'],
    ['12.05.2024, 9:05:07', 'date 2024-05-12T09:05:07 dd.mm.yyyy", "h:mm:ss'],
    ['2024-05-12', 'date 2024-05-12 yyyy-mm-dd'],
    ['2024-05-12T14:30', 'date 2024-05-12T14:30:00 yyyy-mm-dd"T"hh:mm'],
    ['21 ноября 2026 г.', 'date 2026-11-21 [$-FC19]dd mmmm yyyy" г."'],
    ['«05» мая 2026 года', 'date 2026-05-05 [$-FC19]"«"dd"»" mmmm yyyy" года"'],
    ['3 ноя 2026', 'date 2026-11-03 [$-FC19]d mmm yyyy'],
    ['21 noiembrie 2026', 'date 2026-11-21 [$-418]dd mmmm yyyy'],
    ['21 November 2026', 'date 2026-11-21 [$-409]dd mmmm yyyy'],
    ['November 3, 2026', 'date 2026-11-03 [$-409]mmmm d", "yyyy'],
    ['13/05/2024', 'date 2024-05-13 dd\\/mm\\/yyyy'],
    ['05/05/2024', 'date 2024-05-05 dd\\/mm\\/yyyy'],
    ['01.03.1900', 'date 1900-03-01 dd.mm.yyyy'],
  ])('%s is %s in any language', (text, expected) => {
    for (const setting of [RU, RO, EN, {}]) expect(column([text], setting)).toEqual([expected])
  })

  test.each([
    '31.09.2026',
    '29.02.2023',
    '00.05.2024',
    '12.13.2024',
    '12.05.2024 25:00',
    '28.02.1900',
    '12.05.1812',
    '12.05',
    '12 мая',
    'май 2024',
    '2024',
    '05.2024',
    '12.05.24',
    '32 ноября 2026',
    '21 ноябрь 2026',
    '2024-13-01',
    '12.05.2024-13.05.2024',
    'до 12.05.2024',
    '1.2.3',
    '3-5',
  ])('%s stays a text', (text) => {
    const [typing] = column([text], RU)
    expect(typing).toMatch(text === '2024' ? /^number/ : /^text$/)
  })

  const cases: readonly (readonly [string, readonly CellLike[], Setting, string])[] = [
    ['day first in Russian', ['05/06/2024'], RU, 'date 2024-06-05 dd\\/mm\\/yyyy'],
    ['day first in Romanian', ['05-06-2024'], RO, 'date 2024-06-05 dd-mm-yyyy'],
    [
      'day first in British English',
      ['05/06/2024'],
      { lang: 'en-GB', language: 'en' },
      'date 2024-06-05 dd\\/mm\\/yyyy',
    ],
    ['month first in American English', ['05/06/2024'], EN, 'date 2024-05-06 mm\\/dd\\/yyyy'],
    ['neither without evidence', ['05/06/2024'], {}, 'text'],
    ['neither in English of no country', ['05/06/2024'], { language: 'en' }, 'text'],
    ['neither where a run says en-US in Russian', [{ text: '05/06/2024', languages: ['en-US'] }], RU, 'text'],
    ['as the column shows', ['05/06/2024', '13/06/2024'], EN, 'date 2024-06-05 dd\\/mm\\/yyyy'],
    [
      'month first where the column shows it',
      ['05/06/2024', '06/13/2024'],
      { language: 'en' },
      'date 2024-05-06 mm\\/dd\\/yyyy',
    ],
    ['not where the language is another', ['06/13/2024'], RU, 'text'],
    ['neither where the column shows both', ['05/06/2024', '06/13/2024', '13/06/2024'], EN, 'text'],
    ['a point is day first for everyone', ['05.06.2024'], EN, 'date 2024-06-05 dd.mm.yyyy'],
    ['neither in American English with a decimal comma', ['05/12/2024'], { ...EN, decimalSymbol: ',' }, 'text'],
    ['two digits of a year without a header', ['12.05.24', '13.06.24', '30.06.24'], RU, 'text'],
    ['two digits beside something else', ['12.05.24', '13.06.24', 'позже'], RU, 'text'],
    ['two digits that may be codes', ['10.11.12', '01.02.03', '04.05.06'], RU, 'text'],
    ['two digits with an impossible one', ['13.05.24', '14.06.24', '31.06.24'], RU, 'text'],
  ]
  test.each(cases)('%s', (_name, texts, setting, expected) => {
    expect(column(texts, setting)[0]).toBe(expected)
  })

  test.each<[string, readonly string[], Setting, readonly string[]]>([
    ['day first is not month first', ['01/02/2024', '15/02/2024'], EN, ['text', 'date 2024-02-15 dd\\/mm\\/yyyy']],
    ['month first is not day first', ['01/02/2024', '01/15/2024'], RO, ['text', 'text']],
    [
      'day first as the languages say bears them out',
      ['01/02/2024', '15/02/2024'],
      RO,
      ['date 2024-02-01 dd\\/mm\\/yyyy', 'date 2024-02-15 dd\\/mm\\/yyyy'],
    ],
  ])('beside a column that shows %s', (_name, row, setting, expected) => {
    expect(
      typings([['From date', 'To date'], row], setting)
        .slice(2)
        .map(said),
    ).toEqual(expected)
    const chosen = { ...setting, chosen: { as: 'date' } } as const
    expect(
      typings([['To date', 'From date'], row.toReversed()], chosen)
        .slice(3)
        .map(said),
    ).toEqual(expected.slice(0, 1))
  })

  test.each([
    ['№ акта', '01/15/2024'],
    ['Расценка', '06-16-04'],
  ])('next to «%s» %s keeps its order', (header, code) => {
    const rows = [
      [header, 'Дата'],
      [code, '01/02/2024'],
    ]
    expect(typings(rows, RU).slice(2).map(said)).toEqual(['text', 'date 2024-02-01 dd\\/mm\\/yyyy'])
  })

  test('of birth has no year of two digits', () => {
    const rows = [['Дата рождения', 'Имя'], ...['12.05.24', '13.06.24', '30.06.24'].map((text) => [text, 'Иванов'])]
    expect(typings(rows, RU).every(({ type }) => type === 'text')).toBe(true)
  })

  const under = (header: string, ...texts: string[]) =>
    typings([['Имя', header], ...texts.map((text) => ['Иванов', text])], RU)
      .flatMap((typing, index) => (index % 2 === 1 ? [said(typing)] : []))
      .slice(1)

  test('has a year of two digits where the header says that there are dates', () => {
    expect(under('Дата', '12.05.24', '30.06.99')).toEqual(['date 2024-05-12 dd.mm.yy', 'date 1999-06-30 dd.mm.yy'])
  })

  test.each([
    'Выдан|Поставка|Принят|Отгружен|Получен|Подписан|Оплачен|Выдано|Получено',
    'Issued|Received|Delivered|Signed|Due|Deadline|Due by',
    'Emis|Primit|Scadent|Livrat|Semnat|Scadență',
  ])('has one under what is done on a day: %s', (headers) => {
    const texts = ['25.03.24', '26.03.24', '27.03.24']
    const undated = headers
      .split('|')
      .filter((header) => under(header, ...texts).some((cell) => !cell.startsWith('date')))
    expect(undated).toEqual([])
  })

  test('no amount is a day under what is done on one', () => {
    expect(under('Выдан', '9.30', '12.75')).toEqual(['number 9.30 0.00', 'number 12.75 0.00'])
  })

  test('of a year from 30 to 59 is of an open century, and leaves its column texts', () => {
    const texts = ['15.06.28', '20.07.30', '31.12.59']
    expect(under('Срок действия', ...texts)).toEqual(texts.map(() => 'text'))
    expect(column(texts, { ...RU, chosen: { as: 'date' } })).toEqual(['date 2028-06-15 dd.mm.yy', 'text', 'text'])
  })

  test.each([
    ['Направление подготовки', ['13.03.02', '15.03.05', '23.03.03']],
    ['Расценка', ['15-01-22', '15-02-23', '15-04-06']],
    ['Код направления', ['13.03.02', '27.03.04', '12.03.01']],
    ['№ акта', ['15/03/2024', '16/03/2024']],
    ['Шифр', ['01-05-2024', '02-05-2024']],
  ])('under «%s» nothing is a date', (header, texts) => {
    expect(under(header, ...texts)).toEqual(texts.map(() => 'text'))
  })

  test.each(['Дата', '№ и дата приказа'])('under «%s» a date is one', (header) => {
    expect(under(header, '15.03.2024')).toEqual(['date 2024-03-15 dd.mm.yyyy'])
  })

  test.each([
    ['Дата поверки', ['11.2024', '01.2025']],
    ['Прибор', ['11.2024', '12.2025']],
  ])('under «%s» a month and its year aren’t a fraction', (header, texts) => {
    expect(under(header, ...texts)).toEqual(['text', 'text'])
  })
})

describe('a truth', () => {
  test.each<[string, readonly string[], Setting, readonly string[]]>([
    ['as English programs show it', ['TRUE', 'FALSE'], { language: 'en' }, ['boolean true', 'boolean false']],
    ['as Russian ones do', ['Истина', 'Ложь'], { language: 'ru' }, ['boolean true', 'boolean false']],
    ['as Romanian ones do', ['ADEVĂRAT', 'FALS'], { language: 'ro' }, ['boolean true', 'boolean false']],
    ['not of another language', ['TRUE', 'FALSE'], { language: 'ru' }, ['text', 'text']],
    ['not beside something else', ['TRUE', 'maybe'], { language: 'en' }, ['text', 'text']],
    ['not alone', ['TRUE'], { language: 'en' }, ['text']],
    ['not a word that a workbook would show otherwise', ['Да', 'Нет'], { language: 'ru' }, ['text', 'text']],
    ['not a box', ['☒', '☐'], { language: 'ru' }, ['text', 'text']],
  ])('%s', (_name, texts, setting, expected) => {
    expect(column(texts, setting)).toEqual(expected)
  })
})

describe('what only looks like something else is marked as text', () => {
  test.each(['007', '1-2', '3/4', '5E-3', '1.2.3', '=A1', '+5', '@x', '-x', '31.09.2026', '14:30', '12,5 €', 'TRUE'])(
    '%s',
    (text) => {
      expect(typings([['слово', text]], RU)[1]?.quotePrefix).toBe(true)
    },
  )

  test.each(['слово', '-', '—', 'н/д', '5 мЗв', '12a', '', '№ 5'])('“%s” needs no mark', (text) => {
    expect(typings([['слово', text]], RU)[1]?.quotePrefix).toBe(false)
  })
})

test('a table in three languages', () => {
  const rows = [
    ['№ п/п', 'Nume', 'Доза, мЗв', 'Total', 'Date'],
    ['1', 'Popescu', '0,35', '1 234,50', '12.05.2024'],
    ['2', 'Иванов', '<0,05', '12,5 %', '13.05.2024'],
    ['3', 'Smith', '-', '7', ''],
  ]
  expect(typings(rows, { decimalSymbol: ',' }).slice(5).map(said)).toEqual([
    ...['number 1 0', 'text', 'number 0.35 0.00', 'number 1234.50 #,##0.00', 'date 2024-05-12 dd.mm.yyyy'],
    ...['number 2 0', 'text', 'text', 'percent 0.125 0.0%', 'date 2024-05-13 dd.mm.yyyy'],
    ...['number 3 0', 'text', 'text', 'number 7 0', 'empty'],
  ])
})
