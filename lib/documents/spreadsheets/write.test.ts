import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openPackage } from '../ooxml/package'
import { PREMIUM_GATE } from '../ooxml/limits'
import type { Problem } from '../problem'
import type { CellValue } from './model'
import { readSpreadsheet } from './read'
import { uniqueSheetNames } from './sheet-names'
import { type OutputCell, writeWorkbook } from './write'

async function roundTrip(cells: readonly OutputCell[], onProblem?: (problem: Problem) => void) {
  const bytes = await writeWorkbook([{ name: 'a', rows: [cells] }], onProblem)
  const read = await readSpreadsheet(bytes, { language: 'ru' })
  return cells.map((_, column) => read.sheets[0]?.rows[0]?.[column])
}

async function sheetXml(bytes: Uint8Array): Promise<string> {
  return (await openPackage(bytes, PREMIUM_GATE)).text('xl/worksheets/sheet1.xml')
}

const DAY = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 3,
  hour: 0,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: false,
} as const

describe('what is written is read again', () => {
  test.each<[string, OutputCell, CellValue, string]>([
    ['a text', { value: 'Иванов' }, 'Иванов', 'Иванов'],
    ['spaces and line breaks', { value: ' а\nб ' }, ' а\nб ', ' а\nб '],
    ['a text that looks like an escape', { value: '_x0041_' }, '_x0041_', '_x0041_'],
    ['a text that looks like an error', { value: '#N/A' }, '#N/A', '#N/A'],
    ['a number with a format', { value: 0.35, numFmt: '0.00" мЗв"' }, 0.35, '0,35 мЗв'],
    ['a boolean', { value: true }, true, 'ИСТИНА'],
    ['a date', { value: DAY, numFmt: 'dd.mm.yyyy' }, DAY, '03.11.2026'],
    ['a date without a format', { value: DAY }, DAY, '2026-11-03'],
    ['a date before 1900', { value: { ...DAY, year: 1812 } }, '1812-11-03', '1812-11-03'],
    [
      '29 February 1900',
      { value: { ...DAY, year: 1900, month: 2, day: 29 } },
      { ...DAY, year: 1900, month: 2, day: 29 },
      '1900-02-29',
    ],
    ['a style', { value: 'x', bold: true, wrap: true, fill: 'FFF2CC', align: 'center' }, 'x', 'x'],
  ])('%s', async (_, cell, value, text) => {
    expect(await roundTrip([cell])).toMatchObject([{ value, text }])
  })

  test('an error by its name', async () => {
    expect(await roundTrip([{ value: { kind: 'error', name: '#DIV/0!' } }])).toMatchObject([
      { value: { kind: 'error', name: '#DIV/0!' } },
    ])
  })

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          const told: Problem[] = []
          const read = await roundTrip(
            texts.map((value) => ({ value })),
            (problem) => told.push(problem),
          )
          const expected = texts.map((text) => text.replace(/\r\n?/g, '\n'))
          if (told.length === 0) expect(read.map((cell) => cell?.value)).toEqual(expected)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('what Excel can’t hold is told', () => {
  test('characters', async () => {
    const told: Problem[] = []
    expect(await roundTrip([{ value: 'a\u0001b\ufffec\ud800' }], (problem) => told.push(problem))).toMatchObject([
      { value: 'abc' },
    ])
    expect(told).toMatchObject([{ code: 'SHEET_CHARACTERS', cell: 'A1', params: { count: 3 } }])
  })

  test('length', async () => {
    const told: Problem[] = []
    const [cell] = await roundTrip([{ value: '😀'.repeat(20_000) }], (problem) => told.push(problem))
    expect(cell?.text).toHaveLength(32_767)
    expect(cell?.text.endsWith('😀…')).toBe(true)
    expect(told).toMatchObject([{ code: 'SHEET_TEXT_CUT', cell: 'A1', params: { count: 40_000 } }])
  })

  test('a number that is none is an error of the program', async () => {
    await expect(writeWorkbook([{ name: 'a', rows: [[{ value: Number.NaN }]] }])).rejects.toThrow(RangeError)
  })
})

test('no text becomes a formula', async () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|’/c calc’!A1', '{=1}']
  const bytes = await writeWorkbook([{ name: 'a', rows: [starts.map((value) => ({ value }))] }])
  expect(await sheetXml(bytes)).not.toMatch(/<f[ >]/)
  expect((await readSpreadsheet(bytes)).sheets[0]?.rows[0]?.map((cell) => cell?.value)).toEqual(starts)
})

test('links lead to cells of the workbook, to the web and to mail, and nowhere else', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'a',
      rows: [
        [
          { value: 'к строке', link: { kind: 'cell', sheet: 1, row: 4, column: 2 } },
          { value: 'сайт', link: { kind: 'address', address: 'https://example.org/?a=1&b' } },
          { value: 'файл', link: { kind: 'address', address: 'file:///etc/passwd' } },
          { value: 'код', link: { kind: 'address', address: 'javascript:alert(1)' } },
        ],
      ],
    },
    { name: "Дон'т", rows: [[{ value: 1 }]] },
  ])
  const source = await openPackage(bytes, PREMIUM_GATE)
  expect(await sheetXml(bytes)).toContain('location="&apos;Дон&apos;&apos;т&apos;!C5"')
  expect(source.relationships('xl/worksheets/sheet1.xml').map(({ target }) => target)).toEqual([
    'https://example.org/?a=1&b',
  ])
})

test('frozen rows, filter, merged cells and widths are written', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'a',
      rows: [
        [{ value: 'a' }, null],
        [{ value: 1 }, { value: 2 }],
      ],
      frozenRows: 1,
      filterRow: 0,
      widths: [30, 10],
      merges: [{ top: 0, left: 0, bottom: 0, right: 1 }],
    },
  ])
  const xml = await sheetXml(bytes)
  expect(xml).toContain('ySplit="1"')
  expect(xml).toContain('<autoFilter ref="A1:B2"')
  expect(xml).toContain('width="30"')
  expect((await readSpreadsheet(bytes)).sheets[0]?.merges).toEqual([{ top: 0, left: 0, bottom: 0, right: 1 }])
})

test('the same workbook has the same bytes', async () => {
  const make = () => writeWorkbook([{ name: 'a', rows: [[{ value: 'x', bold: true }, { value: DAY }]] }])
  expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true)
})

test('names of sheets become valid and unique', () => {
  expect(
    uniqueSheetNames(['Дозы: [2026]/1', 'дозы 2026 1', "'x'", '', 'History', 'a'.repeat(40), 'a'.repeat(40)]),
  ).toEqual(['Дозы 2026 1', 'дозы 2026 1 (2)', 'x', '4', 'History 1', 'a'.repeat(31), `${'a'.repeat(27)} (2)`])
})
