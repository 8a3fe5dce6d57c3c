import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { readSpreadsheet } from '../../spreadsheets/read'
import { oneSheet } from '../../spreadsheets/test-support/xlsx-package'
import { writeSheets } from '../../spreadsheets/writing/package'
import { csvFile } from '../test-support/files'
import type { CellChange } from '../options'
import { correctedSpreadsheet, type CorrectionLabels } from './corrected'

const LABELS: CorrectionLabels = Object.assign(
  (_: string, { before } = {} as { before?: unknown }) => `was ${String(before)}`,
  {
    problem: ({ code }: { code: string }) => code,
  },
)

async function corrected(bytes: Uint8Array, changes: readonly CellChange[], name = 'PPE.xlsx') {
  const file = await correctedSpreadsheet({ name, bytes }, { changes }, LABELS)
  const { sheets } = await readSpreadsheet(file.bytes, { name: file.name, language: 'en' })
  const texts = (sheets[0]?.rows ?? []).map((row) => Array.from(row ?? [], (cell) => cell?.text ?? ''))
  return { ...file, texts, source: await openPackage(file.bytes, PREMIUM_GATE) }
}

const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
const ROWS = [
  `<row r="1">${text('A1', 'Name')}${text('B1', 'Checked')}${text('C1', 'Lead')}</row>`,
  `<row r="2">${text('A2', 'Apron')}<c r="B2" s="1"><v>46329</v></c><c r="C2"><v>0.35</v></c></row>`,
  `<row r="3">${text('A3', 'Collar')}${text('B3', '31.11.2026')}</row>`,
  `<row r="4">${text('A4', 'Cap')}<c r="B4" s="1"><v>46330</v></c><c r="C4"><f>C2*2</f><v>0.7</v></c></row>`,
].join('')
const WORKBOOK = () => oneSheet(ROWS, ['dd.mm.yyyy'])

test('changes cells of an XLSX in place, in the column’s own format, each with a note', async () => {
  const { texts, name, source } = await corrected(WORKBOOK(), [
    { row: 3, column: 'B', text: '30.11.2026' },
    { row: 3, column: 'C', text: '0.5' },
  ])
  expect(name).toBe('PPE (Actum).xlsx')
  expect(texts[2]).toEqual(['Collar', '30.11.2026', '0.5'])
  const sheet = source.text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="B3" s="1"><v>46356</v></c><c r="C3"><v>0.5</v></c>')
  // What wasn't changed is as it was.
  expect(sheet).toContain(`<row r="2">${text('A2', 'Apron')}<c r="B2" s="1"><v>46329</v></c>`)
  expect(source.text('xl/actumComments.xml')).toContain('was 31.11.2026')
  expect(source.relationships('xl/worksheets/sheet1.xml').map(({ type }) => type.split('/').at(-1))).toEqual([
    'comments',
    'vmlDrawing',
  ])
})

test('takes a formula out of a changed cell and has the others worked out again', async () => {
  const { texts, source } = await corrected(WORKBOOK(), [{ row: 4, column: 'C', text: '0.8' }])
  expect(texts[3]?.[2]).toBe('0.8')
  expect(source.text('xl/worksheets/sheet1.xml')).not.toContain('<f>')
  expect(source.text('xl/workbook.xml')).toContain('fullCalcOnLoad="1"')
})

test('adds to the notes that a sheet has', async () => {
  const rows = ['Name', 'Apron', 'Cap'].map((value, row) => ({
    cells: [{ col: 0, value, note: row === 1 ? 'first' : null }],
  }))
  const once = await writeSheets([{ name: 'S', rows, widths: [10] }])
  const { source } = await corrected(once, [
    { row: 2, column: 'A', text: 'Collar' },
    { row: 3, column: 'A', text: 'Hat' },
  ])
  const notes = source.text('xl/comments1.xml')
  expect(notes.match(/<comment /g)).toHaveLength(2)
  expect(notes).toMatch(/first.*was Apron.*was Cap/s)
  expect(new Set(source.text('xl/drawings/vmlDrawing1.vml').match(/id="_x0000_s\d+"/g)).size).toBe(2)
})

test('a file of another kind becomes a workbook with the same values', async () => {
  const { bytes } = csvFile([
    ['Name', 'Lead'],
    ['Apron', 'O,35'],
  ])
  const { texts, name } = await corrected(bytes, [{ row: 2, column: 'B', text: '0,35' }], 'PPE.csv')
  expect([name, texts]).toEqual([
    'PPE (Actum).xlsx',
    [
      ['Name', 'Lead'],
      ['Apron', '0,35'],
    ],
  ])
})

test('the corrected spreadsheet has none of the changes left to make', async () => {
  const changes = [{ row: 3, column: 'B', text: '30.11.2026' }]
  const { bytes } = await corrected(WORKBOOK(), changes)
  const again = await correctedSpreadsheet({ name: 'PPE.xlsx', bytes }, { changes }, LABELS)
  const { rows } = (await readSpreadsheet(again.bytes, { language: 'en' })).sheets[0] ?? { rows: [] }
  expect(rows[2]?.[1]?.text).toBe('30.11.2026')
})
