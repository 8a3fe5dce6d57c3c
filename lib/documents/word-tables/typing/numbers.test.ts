import { describe, expect, test } from '@jest/globals'
import type { CellLike } from '../test-support/word-table'
import { column, EN, RO, RU, said, type Setting, typings } from './test-support/typings'

describe('one cell whose reading is beyond doubt, in any language', () => {
  test.each([
    ['0', 'number 0 0'],
    ['5', 'number 5 0'],
    ['0,5', 'number 0.5 0.0'],
    ['0.5', 'number 0.5 0.0'],
    ['0,50', 'number 0.50 0.00'],
    ['0,500', 'number 0.500 0.000'],
    ['12,5', 'number 12.5 0.0'],
    ['0,1234', 'number 0.1234 0.0000'],
    ['0,12345678', 'number 0.12345678 0.00000000'],
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

test('a number is not marked as a text that looks like one', () => {
  expect(typings([['5', '5%', '1 234']], RU).map(({ quotePrefix }) => quotePrefix)).toEqual([false, false, false])
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

  test('a crossed-out number', () => {
    const runs = [
      { text: '12,5', bold: false, italic: false, link: null, position: 'base' as const, struck: true as const },
    ]
    const texts = [{ text: '12,5', runs }, '13,5']
    expect(column(texts)).toEqual(['text', 'number 13.5 0.0'])
    expect(column(texts, { chosen: { as: 'number' } })).toEqual(['text', 'number 13.5 0.0'])
  })

  test('digits next to a picture, which may be the rest of their equation', () => {
    expect(column([{ text: '2', pictures: ['image1.wmf'] }, '3'])).toEqual(['text', 'number 3 0'])
  })
})

describe('two numbers with a comma between them where the decimal mark is a point', () => {
  test.each<[string, readonly string[], Setting, readonly string[]]>([
    ['are a list', ['1,3', '2', '1,2', '12,15'], EN, ['text', 'number 2 0', 'text', 'text']],
    ['are a number where the first is no less', ['12,5'], EN, ['number 12.5 0.0']],
    ['are one beside a number', ['1,3', '0,5'], EN, ['number 1.3 0.0', 'number 0.5 0.0']],
    ['are one beside a quantity', ['1,3', '0,5 mSv'], EN, ['number 1.3 0.0', 'text']],
    ['are one in percent', ['1,3%'], EN, ['percent 0.013 0.0%']],
    ['are one where a person says so', ['1,3'], { ...EN, chosen: { as: 'number' } }, ['number 1.3 0.0']],
    ['are one where the file says otherwise', ['1,3'], { ...EN, decimalSymbol: ',' }, ['number 1.3 0.0']],
    ['are one in Russian', ['1,3'], RU, ['number 1.3 0.0']],
  ])('%s', (_name, texts, setting, expected) => {
    expect(column(texts, setting)).toEqual(expected)
  })

  test('are one where another column has a decimal comma', () => {
    expect(typings([['1,3', '0,5']], EN).map(said)).toEqual(['number 1.3 0.0', 'number 0.5 0.0'])
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
    ['no thousands by commas in Russian', ['1,234', '0.5'], RU, 'text'],
    ['thousands by spaces are none by commas', ['1,234', '1 234.5'], RU, 'text'],
    ['several groups of points say decimal comma, against English', ['1.234', '1.234.567'], EN, 'text'],
    ['a sign before another mark contradicts the language', ['-3.500', '±0.000', '+1.200'], RO, 'text'],
    ['so does a bound', ['1.250', '<0.001'], RO, 'text'],
    ['and a number with its unit', ['1,250', '0.5 мЗв'], RU, 'text'],
    ['a date and a section do not', ['1,250', '12.05.2024', '5.1.2 Фон'], RU, 'number 1.250 0.000'],
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
    ['an address of a network in Romanian', ['192.168.100.200'], RO, 'text'],
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

  test.each([
    ['the other mark', ['0,5', '0,7']],
    ['both marks', ['0,5', '0.7']],
  ])('another column of the document contradicts English settings by %s', (_said, [one = '', other = '']) => {
    const rows = [
      ['слово', '1,234', one],
      ['слово', '2,345', other],
    ]
    expect([1, 4].map((index) => typings(rows, EN)[index]?.type)).toEqual(['text', 'text'])
  })

  test('another column with decimal commas keeps a comma among points from being thousands', () => {
    const rows = [
      ['0.5', '12,5'],
      ['1,234', '13,5'],
    ]
    expect(typings(rows, EN).map(said)).toEqual(['number 0.5 0.0', 'number 12.5 0.0', 'text', 'number 13.5 0.0'])
  })

  test('as many of both marks in one column make texts of all that have one', () => {
    expect(column(['0,5', '0.5', '7'])).toEqual(['text', 'text', 'number 7 0'])
  })

  test.each<[string, Setting]>([
    ['whatever the language', {}],
    ['against the language too', RU],
    ['and with it', EN],
  ])('a comma among points stays text, %s', (_name, setting) => {
    const texts = ['60.5', '70.7', '80.1', '91,1', '103']
    const expected = ['number 60.5 0.0', 'number 70.7 0.0', 'number 80.1 0.0', 'text', 'number 103 0']
    expect(column(texts, setting)).toEqual(expected)
    expect(column(texts, { ...setting, chosen: { as: 'number', decimal: '.' } })).toEqual(expected)
    expect(column(texts, { ...setting, chosen: { as: 'number' } })[3]).toBe('number 91.1 0.0')
  })

  test('a point among commas stays text', () => {
    expect(column(['0,5', '0.6', '0,7'], EN)).toEqual(['number 0.5 0.0', 'text', 'number 0.7 0.0'])
  })

  test('next to both marks, what reads two ways stays text', () => {
    const texts = ['60.5', '70.7', '91,1', '1.234', '1,234', '1.234.567']
    for (const setting of [{}, RU, RO, EN]) expect(column(texts, setting).slice(2)).toEqual(Array(4).fill('text'))
  })

  test('lists by commas stay lists next to a number with a point', () => {
    expect(column(['1,3', '2,4', '3.5'], EN)).toEqual(['text', 'text', 'text'])
  })
})
