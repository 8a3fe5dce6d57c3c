import { describe, expect, test } from '@jest/globals'
import * as xlsx from 'xlsx'
import { labelsFor } from '@/lib/i18n/labels'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { readSpreadsheet } from '../../spreadsheets/read'
import type { Workbook } from '../../spreadsheets/model'
import { SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { departmentYear, dose, extraction, reading } from './test-support/extraction'
import { dosesWorkbook } from './workbook'

const RU = labelsFor('ru-RU')

async function written(...given: Parameters<typeof dosesWorkbook>) {
  const { bytes, problems } = await dosesWorkbook(...given)
  return { bytes, problems, workbook: await readSpreadsheet(bytes, { language: 'ru' }) }
}

function sheetNamed({ sheets }: Workbook, name: string) {
  const sheet = sheets.find((each) => each.name === name)
  if (sheet === undefined) throw new Error(`no sheet ${name}`)
  return sheet
}

/** A row by the constant names of its columns. */
function rowBy(workbook: Workbook, name: string, row: number) {
  const { rows } = sheetNamed(workbook, name)
  const names = rows[1] ?? []
  return Object.fromEntries(
    names.flatMap((cell, col) => {
      const value = rows[row]?.[col]?.value
      return cell === undefined || value === undefined ? [] : [[cell.text, value]]
    }),
  )
}

test('has the sheets of the result, headings in the language and constant names below them', async () => {
  const { workbook } = await written(departmentYear(), [], RU)
  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    'Сводка',
    'Дозы',
    'По людям',
    'По периодам',
    'Графики',
    'Превышения',
    'Нужно решить',
    'Столбцы',
    'Файл — Лист1',
  ])
  const { rows } = sheetNamed(workbook, 'Дозы')
  expect(rows[0]?.[1]?.text).toBe('Человек или место')
  expect(rows[1]?.map((cell) => cell?.text)).toEqual(SHEET_COLUMNS.doses)
})

test('a dose is with its figures as numbers and its words in the language', async () => {
  const { workbook } = await written(departmentYear(), [], RU)
  expect(rowBy(workbook, 'Дозы', 2)).toMatchObject({
    id: 'd1',
    subject: 'Ильюшенок В. Ш.',
    subjectId: '412',
    periodFrom: { kind: 'date', year: 2025, month: 1, day: 1 },
    period: '2025, I кв.',
    quantity: 'Hp(10)',
    value: 0.32,
    unit: 'mSv',
    role: 'доза за период',
    unitSource: 'заголовок',
    confidence: 0.98,
    raw: '0,32',
    source: 'Лист1!D2',
  })
})

test('a reference leads to the cell in the copy of the source’s sheet', async () => {
  const { bytes } = await written(departmentYear(), [], RU)
  const book = xlsx.read(bytes)
  const source = book.Sheets['Дозы']?.[xlsx.utils.encode_cell({ r: 2, c: SHEET_COLUMNS.doses.indexOf('source') })]
  expect(source?.l?.Target).toBe("#'Файл — Лист1'!D2")
  expect(book.Sheets['Файл — Лист1']?.['D2']?.v).toBe(0.32)
})

test('persons have one row a year, its quarters beside it', async () => {
  const { workbook } = await written(departmentYear(), [], RU)
  expect(rowBy(workbook, 'По людям', 3)).toEqual({
    subject: 'Жданов Ф. Э.',
    subjectId: '413',
    quantity: 'Hp(10)',
    period: '2025',
    lower: 0.79,
    upper: 0.89,
    unit: 'мЗв',
    n: 4,
    censored: 2,
    q1: 0.39,
    q2: 0.4,
    q3: 0,
    q4: 0,
  })
})

test('the Summary shows the reconciliation, assumptions and limits to verify', async () => {
  const { workbook } = await written(departmentYear(), [], RU)
  const texts = sheetNamed(workbook, 'Сводка').rows.flatMap(
    (row) => row?.flatMap((cell) => (cell ? [cell.text] : [])) ?? [],
  )
  expect(texts).toContain('22 + 2 + 24 = 48: учтена каждая ячейка.')
  expect(texts).toContain('Лист1!E: Кисть')
  expect(texts.some((text) => text.includes('НРБ-99/2009'))).toBe(true)
})

test('the same extraction gives the same bytes', async () => {
  const [one, two] = [await dosesWorkbook(departmentYear(), [], RU), await dosesWorkbook(departmentYear(), [], RU)]
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true)
})

test('contains no formula, whatever a text begins with', async () => {
  const made = extraction({ doses: [dose({ reading: reading({ raw: '=1+1' }), drug: '@SUM(A1)' })] })
  const { bytes, workbook } = await written(made, [], RU)
  const source = await openPackage(bytes, PREMIUM_GATE)
  expect(await source.text('xl/worksheets/sheet2.xml')).not.toMatch(/<f[ >]/)
  expect(rowBy(workbook, 'Дозы', 2)).toMatchObject({ raw: '=1+1', drug: '@SUM(A1)' })
})

test('continues on another sheet if there are too many doses for one', async () => {
  const doses = Array.from({ length: 7 }, () => dose())
  const { workbook, problems } = await written(extraction({ doses }), [], RU, {}, { rows: 5, links: 100 })
  expect(problems).toMatchObject([{ code: 'DOSES_SPLIT', params: { count: 7, sheets: 3 } }])
  const ids = ['Дозы', 'Дозы (2)', 'Дозы (3)'].flatMap((name) =>
    sheetNamed(workbook, name)
      .rows.slice(2)
      .flatMap((row) => row?.[0]?.text ?? []),
  )
  expect(ids).toEqual(doses.map(({ id }) => id))
})

test('a text that is longer than a cell is cut, and that is reported once', async () => {
  const long = reading({ raw: 'х'.repeat(40_000) })
  const { workbook, problems } = await written(
    extraction({ doses: [dose({ reading: long }), dose({ reading: long })] }),
    [],
    RU,
  )
  expect(problems).toMatchObject([{ code: 'SHEET_TEXT_CUT', sheet: 'Лист1', cell: 'D6', params: { count: 40_000 } }])
  expect(rowBy(workbook, 'Дозы', 2)['raw']).toHaveLength(32_767)
})

describe('an empty result', () => {
  test('has its sheets and says so', async () => {
    const { workbook } = await written(extraction(), [], labelsFor('ro-RO'))
    expect(workbook.sheets[0]?.rows[0]?.[0]?.text).toBe('În fișier nu s-au găsit doze')
  })
})

test('columns that no dose has anything for are hidden', async () => {
  const { bytes } = await written(departmentYear(), [], RU)
  const columns = xlsx.read(bytes, { cellStyles: true }).Sheets['Дозы']?.['!cols'] ?? []
  const hidden = (name: (typeof SHEET_COLUMNS.doses)[number]) =>
    columns[SHEET_COLUMNS.doses.indexOf(name)]?.hidden === true
  expect([hidden('route'), hidden('perDayMin'), hidden('value'), hidden('subject'), hidden('source')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
