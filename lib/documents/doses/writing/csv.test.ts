import { expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { labelsFor } from '@/lib/i18n/labels'
import { SHEET_COLUMNS } from '../../spreadsheets/dose-sheet-columns'
import { dosesCsv } from './csv'
import { departmentYear, dose, extraction, reading } from './test-support/extraction'

const RU = labelsFor('ru-RU')

async function files(...given: Parameters<typeof dosesCsv>) {
  const { bytes, problems } = await dosesCsv(...given)
  const { files: entries } = new PizZip(Buffer.from(bytes))
  const texts = Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, Buffer.from(file.asUint8Array()).toString('utf8')]),
  )
  return { texts, problems }
}

test('contains a file for each sheet under constant names', async () => {
  const { texts } = await files(departmentYear(), [], RU, 'ru')
  expect(Object.keys(texts)).toEqual([
    'summary.csv',
    'doses.csv',
    'by-person.csv',
    'by-device-or-drug.csv',
    'by-period.csv',
    'exceedances.csv',
    'needs-decision.csv',
    'left-out-rows.csv',
    'columns.csv',
  ])
})

test('has constant names for its header, codes for words, ISO days and the decimal mark of the language', async () => {
  const { texts } = await files(departmentYear(), [], RU, 'ru')
  const [header, , , , , , , below] = (texts['doses.csv'] ?? '').split('\r\n')
  expect(header).toBe(`\ufeff${SHEET_COLUMNS.doses.join(';')}`)
  const fields = (below ?? '').split(';')
  const field = (name: (typeof SHEET_COLUMNS.doses)[number]) => fields[SHEET_COLUMNS.doses.indexOf(name)]
  expect([
    field('periodFrom'),
    field('period'),
    field('value'),
    field('censor'),
    field('role'),
    field('source'),
  ]).toEqual(['2025-07-01', '2025-Q3', '0,05', 'below_limit', 'period', 'Лист1!D8'])
})

test('commas and points where the language has them', async () => {
  const { texts } = await files(departmentYear(), [], labelsFor('en-US'), 'en')
  expect(texts['by-person.csv']).toContain('\r\nЖданов Ф. Э.,413,Hp(10),,2025,0.79,0.89,mSv,4,2,0.39,0.40,0,0,')
})

test('a text that a program would take for a formula is guarded, and that is reported', async () => {
  const made = extraction({ doses: [dose({ reading: reading({ raw: '=cmd|x' }), drug: '@SUM(A1)' })] })
  const { texts, problems } = await files(made, [], RU, 'en')
  expect(texts['doses.csv']).toContain(",'=cmd|x,")
  expect(texts['doses.csv']).toContain(",'@SUM(A1),")
  expect(problems).toMatchObject([{ code: 'TABLE_CSV_GUARDED', params: { count: 3 } }])
})
