import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openPackage } from '../../ooxml/package'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { stripUnholdable } from '../../ooxml/xml'
import type { CellValue } from '../model'
import { readSpreadsheet } from '../read'
import { uniqueSheetNames } from '../sheet-names'
import { writeSheets } from './package'
import { RepeatedCells, type Look, type OutCell } from './sheet'
import { valueCell } from './value-cell'

interface Given {
  readonly value: CellValue
  readonly numFmt?: string
  readonly look?: Look
}

const write = (cells: readonly OutCell[]) => writeSheets([{ name: 'a', rows: [{ cells }], widths: [] }])

async function roundTrip(cells: readonly Given[]) {
  const bytes = await write(cells.map((cell, col) => valueCell(col, cell, cell.look)))
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
  test.each<[string, Given, CellValue, string]>([
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
    ['a style', { value: 'x', look: { bold: true, wrap: true, fill: 'FFF2CC', align: 'center' } }, 'x', 'x'],
  ])('%s', async (_, cell, value, text) => {
    expect(await roundTrip([cell])).toMatchObject([{ value, text }])
  })

  test('an error, and one that Excel does not know as its general one', async () => {
    const errors = ['#DIV/0!', 'Err:502'].map((name) => ({ value: { kind: 'error', name } as const }))
    expect(await roundTrip(errors)).toMatchObject([
      { value: { kind: 'error', name: '#DIV/0!' } },
      { value: { kind: 'error', name: '#VALUE!' } },
    ])
  })

  test('any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          const read = await roundTrip(texts.map((value) => ({ value })))
          const expected = texts.map((text) => stripUnholdable(text).text.replace(/\r\n?/g, '\n'))
          expect(read.map((cell) => cell?.value ?? '')).toEqual(expected)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('what Excel can’t take', () => {
  test('characters that XML can’t contain are left out', async () => {
    expect(await roundTrip([{ value: 'a\u0001b\ufffec\ud800' }])).toMatchObject([{ value: 'abc' }])
  })

  test('a text that is too long is cut, never within a character', async () => {
    const [cell] = await roundTrip([{ value: '😀'.repeat(20_000) }])
    expect(cell?.text).toHaveLength(32_767)
    expect(cell?.text.endsWith('😀…')).toBe(true)
  })

  test('a number that is none is an error of the program', () => {
    expect(() => valueCell(0, { value: Number.NaN })).toThrow(RangeError)
  })
})

test('no text becomes a formula', async () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|’/c calc’!A1', '{=1}']
  const bytes = await write(starts.map((value, col) => valueCell(col, { value })))
  expect(await sheetXml(bytes)).not.toMatch(/<f[ >]/)
  expect((await readSpreadsheet(bytes)).sheets[0]?.rows[0]?.map((cell) => cell?.value)).toEqual(starts)
})

test('links lead to cells of the workbook, to the web and to mail, and nowhere else', async () => {
  const cells: OutCell[] = [
    { col: 0, value: 'к строке', link: { kind: 'cell', sheet: 1, row: 4, col: 2 } },
    { col: 1, value: 'сайт', link: { kind: 'address', address: 'https://example.org/?a=1&b' } },
    { col: 2, value: 'файл', link: { kind: 'address', address: 'file:///etc/passwd' } },
    { col: 3, value: 'код', link: { kind: 'address', address: 'javascript:alert(1)' } },
  ]
  const bytes = await writeSheets([
    { name: 'a', rows: [{ cells }], widths: [] },
    { name: "Дон'т", rows: [{ cells: [{ col: 0, value: { digits: '1' } }] }], widths: [] },
  ])
  const source = await openPackage(bytes, PREMIUM_GATE)
  expect(await sheetXml(bytes)).toContain(`location="'Дон''т'!C5"`)
  expect(source.relationships('xl/worksheets/sheet1.xml').map(({ target }) => target)).toEqual([
    'https://example.org/?a=1&b',
  ])
})

test('frozen rows, filter, merged cells, widths and hidden columns are written', async () => {
  const merge = { top: 0, left: 0, bottom: 0, right: 1 }
  const bytes = await writeSheets([
    {
      name: 'a',
      rows: [{ cells: [{ col: 0, value: 'a' }] }, { cells: [{ col: 1, value: { digits: '2' } }] }],
      frozenRows: 1,
      filter: { top: 0, left: 0, bottom: 1, right: 1 },
      widths: [30, 10],
      hiddenColumns: new Set([1]),
      merges: [merge],
    },
  ])
  const xml = await sheetXml(bytes)
  expect(xml).toContain('ySplit="1"')
  expect(xml).toContain('<autoFilter ref="A1:B2"')
  expect(xml).toContain('<col min="1" max="1" width="30" customWidth="1"/>')
  expect(xml).toContain('<col min="2" max="2" width="10" hidden="1" customWidth="1"/>')
  expect((await readSpreadsheet(bytes)).sheets[0]?.merges).toEqual([merge])
})

test('cells that are in many rows are written in each', async () => {
  const cells: OutCell[] = [
    { col: 1, value: 'Жданов', look: { bold: true } },
    { col: 3, value: { digits: '7' } },
  ]
  const repeated = new RepeatedCells(cells)
  const rows = Array.from({ length: 120 }, (_, row) => ({ cells: [{ col: 0, value: `d${row}` }, repeated] }))
  const plain = rows.map((_, row) => ({ cells: [{ col: 0, value: `d${row}` }, ...cells] }))
  const bytes = await writeSheets([{ name: 'a', rows, widths: [] }])
  expect(bytes).toEqual(await writeSheets([{ name: 'a', rows: plain, widths: [] }]))
  const read = await readSpreadsheet(bytes)
  expect(read.sheets[0]?.rows.map((row) => row?.map((cell) => cell?.text))).toEqual(
    rows.map((_, row) => [`d${row}`, 'Жданов', undefined, '7']),
  )
})

test('more rows than one piece are complete, in any script', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `Щёголева ${index}, ${'ș'.repeat(index % 7)}`)
  const rows = names.map((value) => ({ cells: [{ col: 0, value }] }))
  const read = await readSpreadsheet(await writeSheets([{ name: 'a', rows, widths: [] }]))
  expect(read.sheets[0]?.rows.map((row) => row?.[0]?.text)).toEqual(names)
})

test('the same workbook has the same bytes', async () => {
  const make = () => write([valueCell(0, { value: 'x' }, { bold: true }), valueCell(1, { value: DAY })])
  expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true)
})

test('names of sheets become valid and unique', () => {
  expect(
    uniqueSheetNames(['Дозы: [2026]/1', 'дозы 2026 1', "'x'", '', 'History', 'a'.repeat(40), 'a'.repeat(40)]),
  ).toEqual(['Дозы 2026 1', 'дозы 2026 1 (2)', 'x', '4', 'History 1', 'a'.repeat(31), `${'a'.repeat(27)} (2)`])
})
