import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import yauzl from 'yauzl'
import { labelsFor } from '@/lib/i18n/labels'
import { readSpreadsheet } from '../../spreadsheets/read'
import type { CellTyping, ShapedTable } from '../../word-tables/model'
import { shapedTable } from '../../word-tables/test-support/word-table'
import { tablesCsv } from './csv'
import type { WorkbookOptions } from './shaping'

const LABELS = labelsFor('ru-RU')
const typing = (type: CellTyping['type'], value: CellTyping['value']): CellTyping => ({
  type,
  value,
  numFmt: null,
  quotePrefix: false,
})

async function write(
  tables: readonly ShapedTable[],
  language: 'ru' | 'ro' | 'en' = 'ru',
  options: WorkbookOptions = {},
) {
  const { bytes, problems } = await tablesCsv(tables, options, language, LABELS)
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    files.set(entry.fileName, Buffer.concat(pieces))
  }
  return { files, problems, text: (name: string) => files.get(name)?.toString('utf8') }
}

test('a file for each table, numbered and named by it, in UTF-8 with a mark', async () => {
  const { files, text } = await write([
    shapedTable(
      [
        ['a', 'b'],
        ['в;г', '"д"'],
      ],
      { caption: 'Дозы: 2025/26' },
    ),
    shapedTable([['я\nю', '']], { id: 't2' }),
  ])
  expect([...files.keys()]).toEqual(['1 Дозы- 2025-26.csv', '2 Таблица 2.csv'])
  expect(text('1 Дозы- 2025-26.csv')).toBe('\ufeffa;b\r\n"в;г";"""д"""\r\n')
  expect(text('2 Таблица 2.csv')).toBe('\ufeff"я\nю";\r\n')
})

test('the separator and the decimal mark are the language’s', async () => {
  const rows = [['x, y', { text: '1 234,50', typing: typing('number', '1234.50') }]]
  const one = async (language: 'ru' | 'ro' | 'en') =>
    [...(await write([shapedTable(rows)], language)).files.values()].join('')
  expect(await one('ru')).toBe('\ufeffx, y;1234,50\r\n')
  expect(await one('ro')).toBe('\ufeffx, y;1234,50\r\n')
  expect(await one('en')).toBe('\ufeff"x, y",1234.50\r\n')
})

test('what a program would take for a formula has an apostrophe before it, typed numbers and lone dashes have none', async () => {
  const day = { year: 2024, month: 5, day: 12, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
  const rows = [
    ['=1+1', '+7 900', '-5 мЗв', '@SUM(A1)', '-'],
    [
      { text: '-5', typing: typing('number', '-5') },
      { text: '12,5 %', typing: typing('percent', '0.125') },
      { text: '12.05.2024', typing: typing('date', { kind: 'date', ...day }) },
      'слово',
      '',
    ],
  ]
  const { text, problems } = await write([shapedTable(rows)])
  expect(text('1 Таблица 1.csv')).toBe("\ufeff'=1+1;'+7 900;'-5 мЗв;'@SUM(A1);-\r\n-5;12,5%;2024-05-12;слово;\r\n")
  expect(problems).toMatchObject([{ code: 'TABLE_CSV_GUARDED', params: { count: 4 } }])
})

test('merged cells may be filled', async () => {
  const rows = [[{ text: 'A', colSpan: 2, rowSpan: 2 }, 'x'], [{ text: 'y', col: 2 }]]
  const { text } = await write([shapedTable(rows)], 'ru', { merges: 'fill' })
  expect(text('1 Таблица 1.csv')).toBe('\ufeffA;A;x\r\nA;A;y\r\n')
})

test('any text is read back as it was', async () => {
  const characters = fc.string({
    unit: fc.constantFrom('a', ';', '"', '\n', ' ', 'б', ','),
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(characters, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 5 }),
      async (rows) => {
        const texts = rows.map((row) => row.map((text) => `x${text}x`))
        const [bytes] = (await write([shapedTable(texts)])).files.values()
        const { sheets } = await readSpreadsheet(bytes ?? Buffer.alloc(0), { language: 'ru', name: 'a.csv' })
        expect(sheets[0]?.rows.map((row) => row?.map((cell) => cell?.text))).toEqual(texts)
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  ['en', '12.50%,-0.5%,100%'],
  ['ru', '12,50%;-0,5%;100%'],
] as const)('a percentage has the decimal mark that the file’s language reads: %s', async (language, expected) => {
  const percent = (text: string, value: string, numFmt: string) => ({
    text,
    typing: { ...typing('percent', value), numFmt },
  })
  const { text } = await write(
    [
      shapedTable([
        [percent('12,50 %', '0.125', '0.00%'), percent('−0.5%', '-0.005', '0.0%'), percent('100 %', '1', '0%')],
      ]),
    ],
    language,
  )
  expect(text('1 Таблица 1.csv')).toBe(`\ufeff${expected}\r\n`)
})
