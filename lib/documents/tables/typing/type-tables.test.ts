import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import type { SheetDate } from '../../spreadsheets/model'
import type { CellTyping, NumberEvidence } from '../model'
import { bold, wordTable, type CellLike } from '../test-support'
import { expectShown } from './test-support'
import { typeTables } from './type-tables'

interface Setting {
  readonly decimalSymbol?: NumberEvidence['decimalSymbol']
  /** The document's own. */
  readonly lang?: string
  readonly language?: DataLanguage | 'auto'
  readonly headerRows?: number
}

function typings(rows: readonly (readonly CellLike[])[], setting: Setting = {}): CellTyping[] {
  const { decimalSymbol = null, lang = null, language = 'auto', headerRows = 0 } = setting
  const table = wordTable(rows, { headerRows })
  const [typing = []] = typeTables([table], { decimalSymbol, language: lang }, { language })
  for (const [index, typed] of typing.entries()) expectShown(table.cells[index]?.text ?? '', typed)
  return typing
}

function dateText({ year, month, day, hour, minute, second, hasTime }: SheetDate): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const time = hasTime ? `T${two(hour)}:${two(minute)}:${two(second)}` : ''
  return `${year}-${two(month)}-${two(day)}${time}`
}

/** `number 0.50 0.00`, or the type alone. */
function said({ type, value, numFmt }: CellTyping): string {
  if (value === null) return type
  const shown = typeof value === 'object' ? dateText(value) : String(value)
  return `${type} ${shown}${numFmt === null ? '' : ` ${numFmt}`}`
}

/** A column beside one that says nothing, so that nothing else is known of it. */
const column = (texts: readonly CellLike[], setting?: Setting) =>
  typings(
    texts.map((text) => ['—', text]),
    setting,
  ).flatMap((typing, index) => (index % 2 === 1 ? [said(typing)] : []))

const RU = { decimalSymbol: ',', lang: 'ru-RU', language: 'ru' } as const
const RO = { decimalSymbol: ',', lang: 'ro-RO', language: 'ro' } as const
const EN = { decimalSymbol: '.', lang: 'en-US', language: 'en' } as const

describe('one cell whose reading is beyond doubt, in any language', () => {
  test.each([
    ['0', 'number 0 0'],
    ['5', 'number 5 0'],
    ['0,5', 'number 0.5 0.0'],
    ['0.5', 'number 0.5 0.0'],
    ['0,50', 'number 0.50 0.00'],
    ['0,500', 'number 0.500 0.000'],
    ['12,5', 'number 12.5 0.0'],
    ['1234,5', 'number 1234.5 0.0'],
    ['1 234', 'number 1234 #,##0'],
    ['1\u00a0234,56', 'number 1234.56 #,##0.00'],
    ['1\u202f234\u202f567', 'number 1234567 #,##0'],
    ['1\u2009234', 'number 1234 #,##0'],
    ['1 234,567', 'number 1234.567 #,##0.000'],
    ['1.234.567,89', 'number 1234567.89 #,##0.00'],
    ['1,234.5', 'number 1234.5 #,##0.0'],
    ['-5', 'number -5 0'],
    ['−5', 'number -5 0'],
    ['‑0,25', 'number -0.25 0.00'],
    ['–5', 'number -5 0'],
    ['123456789012345', 'number 123456789012345 0'],
    ['12,5 %', 'percent 0.125 0.0%'],
    ['12,5%', 'percent 0.125 0.0%'],
    ['12,50\u00a0%', 'percent 0.125 0.00%'],
    ['100%', 'percent 1 0%'],
    ['5%', 'percent 0.05 0%'],
    ['0%', 'percent 0 0%'],
    ['0,07%', 'percent 0.0007 0.00%'],
    ['-1 250,5 %', 'percent -12.505 #,##0.0%'],
    ['', 'empty'],
  ])('%s is %s', (text, expected) => {
    for (const setting of [RU, RO, EN, {}]) expect(column([text], setting)).toEqual([expected])
  })
})

describe('what is never a number', () => {
  test.each([
    '007',
    '00',
    '00,5',
    '0 123',
    '1234567890123456',
    '0,1234567890123456',
    '5E-3',
    '5e3',
    '1,5·10³',
    '10⁵',
    '3-5',
    '3–5',
    '2…4',
    '3/4',
    '½',
    '1.2.3',
    '1.1.',
    '1.',
    '1)',
    ',5',
    '5.',
    '12 34',
    '1 23',
    '1234 567',
    '1  234',
    "1'234",
    '1,234,56',
    '12.345.67',
    '8 800 555-35-35',
    '+7 (495) 123-45-67',
    '8-800-555-35-35',
    '89161234567',
    '<0,05',
    '≤5',
    '>10',
    '~3',
    '±0,5',
    '5±1',
    '5 мЗв',
    '12,5 €',
    '$5',
    '5‰',
    '10 %%',
    '5 процентов',
    '+5',
    '--5',
    '- 5',
    '-0',
    '-0,0',
    '-0%',
    '-',
    '–',
    '—',
    'н/д',
    '14:30',
    '1\n2',
    '1\t2',
    '(5)',
    '#5',
    '2024 г.',
    '٣',
    '=1+1',
    '@SUM(1)',
    '½',
  ])('%s stays a text', (text) => {
    for (const setting of [RU, RO, EN, {}]) expect(column([text], setting)).toEqual(['text'])
  })

  test('a cell with raised or lowered text', () => {
    const run = { bold: false, italic: false, link: null }
    const runs = [
      { ...run, text: '12', position: 'base' as const },
      { ...run, text: '5', position: 'superscript' as const },
    ]
    expect(column([{ text: '125', runs }])).toEqual(['text'])
  })
})

describe('one mark before three digits', () => {
  const cases: readonly (readonly [string, readonly CellLike[], Setting, string])[] = [
    ['nothing known', ['1.234'], {}, 'text'],
    ['a comma beside it says decimal', ['1,234', '0,56'], {}, 'number 1.234 0.000'],
    ['the column outweighs all else', ['1,234', '0,56'], EN, 'number 1.234 0.000'],
    ['a point beside it makes it thousands in English', ['1,234', '0.56'], EN, 'number 1234 #,##0'],
    ['a comma beside it makes it thousands in Romanian', ['1.234', '12,50'], RO, 'number 1234 #,##0'],
    ['no thousands by points in Russian', ['1.234', '12,50'], RU, 'text'],
    ['thousands by points shown in the column', ['1.234', '5.678,90'], RU, 'number 1234 #,##0'],
    ['both marks in the column', ['1.234', '0,5', '0.5'], RU, 'text'],
    ['settings alone', ['1,234'], { decimalSymbol: ',' }, 'number 1.234 0.000'],
    ['settings, run and language agree', ['1,234'], RU, 'number 1.234 0.000'],
    ['all say English', ['1,234'], EN, 'number 1234 #,##0'],
    ['all say English, a point', ['1.234'], EN, 'number 1.234 0.000'],
    ['all say Romanian', ['1.234'], RO, 'number 1234 #,##0'],
    ['settings against language', ['1,234'], { decimalSymbol: '.', language: 'ru' }, 'text'],
    ['run against settings', [{ text: '1,234', languages: ['en-US'] }], RU, 'text'],
    ['two languages in the cell', [{ text: '1,234', languages: ['ru-RU', 'en-US'] }], { language: 'ru' }, 'text'],
    ['a language of no known habits', ['1,234'], { lang: 'x-none', language: 'ru' }, 'number 1.234 0.000'],
    ['German', ['1.234'], { lang: 'de-DE', decimalSymbol: ',' }, 'number 1234 #,##0'],
    ['German with settings of another country', ['1.234'], { lang: 'de-DE', decimalSymbol: '.' }, 'text'],
    ['a percentage', ['1,234%'], RU, 'percent 0.01234 0.000%'],
    ['several groups in English', ['1,234,567'], EN, 'number 1234567 #,##0'],
    ['several groups in Romanian', ['1.234.567'], RO, 'number 1234567 #,##0'],
    ['several groups of points in Russian', ['1.234.567'], RU, 'text'],
    ['several groups, nothing known', ['1.234.567'], {}, 'text'],
  ]
  test.each(cases)('%s', (_name, texts, setting, expected) => {
    expect(column(texts, setting)[0]).toBe(expected)
  })

  test('another column of the document contradicts the settings', () => {
    const rows = [
      ['слово', '1,234', '0.5'],
      ['слово', '2,345', '0.7'],
    ]
    expect(typings(rows, RU).map(said)).toEqual([
      ...['text', 'text', 'number 0.5 0.0'],
      ...['text', 'text', 'number 0.7 0.0'],
    ])
  })

  test('both marks in one column make texts of all that have one', () => {
    expect(column(['0,5', '0.5', '7'])).toEqual(['text', 'text', 'number 7 0'])
  })
})

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
    ['two digits of a year in a column of dates', ['12.05.24', '13.06.24', '30.06.24'], RU, 'date 2024-05-12 dd.mm.yy'],
    ['two digits beside something else', ['12.05.24', '13.06.24', 'позже'], RU, 'text'],
    ['two digits that may be codes', ['10.11.12', '01.02.03', '04.05.06'], RU, 'text'],
    ['two digits with an impossible one', ['13.05.24', '14.06.24', '31.06.24'], RU, 'text'],
  ]
  test.each(cases)('%s', (_name, texts, setting, expected) => {
    expect(column(texts, setting)[0]).toBe(expected)
  })

  test('of birth has no year of two digits', () => {
    const rows = [['Дата рождения', 'Имя'], ...['12.05.24', '13.06.24', '30.06.24'].map((text) => [text, 'Иванов'])]
    expect(typings(rows, RU).every(({ type }) => type === 'text')).toBe(true)
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

describe('what only looks like something else is told to stay text', () => {
  test.each(['007', '1-2', '3/4', '5E-3', '1.2.3', '=A1', '+5', '@x', '-x', '31.09.2026', '14:30', '12,5 €', 'TRUE'])(
    '%s',
    (text) => {
      expect(typings([['слово', text]], RU)[1]?.quotePrefix).toBe(true)
    },
  )

  test.each(['слово', '-', '—', 'н/д', '5 мЗв', '12a', '', '№ 5'])('“%s” needs no telling', (text) => {
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
