import { describe, expect, test } from '@jest/globals'
import type { DoseColumn, DoseRole, DoseTable } from '@/lib/documents/doses/layout-model'
import type { Dose, DoseReading, DoseTotal, Exceedance, Subject } from '@/lib/documents/doses/model'
import type { Extraction } from '@/lib/documents/doses/result'
import type { Cell } from '@/lib/documents/spreadsheets/model'
import { doseInspectionSchema, doseReportSchema } from '../dose-answer'
import { chartTotals, SHOWN_PEOPLE } from './dose-chart'
import { doseInspectionReport, doseReport, SHOWN_ROWS } from './dose-report'

const COLUMN: DoseColumn = {
  sheet: 'Дозы',
  table: 0,
  index: 2,
  letter: 'C',
  header: 'Hp(10), мЗв',
  role: 'period',
  holds: 'values',
  quantity: 'Hp(10)',
  unit: 'mSv',
  unitSource: 'header',
  position: 'chest',
  period: { from: '2026-01-01', to: '2026-12-31', name: '2026' },
  subject: null,
  confidence: 0.9,
  doubts: [],
  chosen: false,
}

const READING: DoseReading = {
  raw: '<0,05',
  value: '0.05',
  min: null,
  max: null,
  comparator: '<',
  uncertainty: null,
  censor: 'below_limit',
  rawUnit: null,
  unit: 'mSv',
  canonicalValue: '0.05',
  canonicalUnit: 'mSv',
  unitSource: 'header',
  quantity: null,
  drug: null,
  form: null,
  route: null,
  frequency: null,
  perDay: null,
  duration: null,
  asNeeded: false,
  confidence: 0.9,
  warnings: [],
}

const person = (name: string): Subject => ({ name, id: null })

function doseOf(subject: Subject | null, role: DoseRole = 'period'): Dose {
  return {
    id: 'd1',
    reading: READING,
    column: COLUMN,
    row: 4,
    col: 2,
    subject,
    date: null,
    period: COLUMN.period,
    position: 'chest',
    drug: null,
    device: null,
    role,
    sameAs: null,
  }
}

const total = (subject: Subject | null, period: string | null): DoseTotal => ({
  subject,
  quantity: 'Hp(10)',
  position: null,
  period,
  lower: '0',
  upper: '0.05',
  unit: 'mSv',
  n: 1,
  censored: 1,
})

const exceedance = (subject: Subject): Exceedance => ({
  subject,
  quantity: 'Hp(10)',
  position: null,
  period: '2026',
  lower: '51',
  upper: '51',
  unit: 'mSv',
  limit: '50',
  limitId: 'effective_year',
  profile: 'ru-nrb-99-2009-a',
  sure: true,
  partial: false,
})

const cell = (text: string): Cell => ({ value: text, numFmt: null, text })

const TABLE: DoseTable = {
  source: {
    name: 'Дозы',
    hidden: false,
    captions: [],
    sheet: {
      name: 'Дозы',
      hidden: false,
      rows: [
        [cell('Отдел')],
        undefined,
        [undefined, cell('ФИО'), cell('Hp(10), мЗв')],
        undefined,
        [undefined, cell('Озерецкая'), cell('<0,05')],
        [undefined, cell('Итого'), cell('0,4')],
      ],
      width: 3,
      merges: [],
      hiddenRows: new Set(),
      hiddenColumns: new Set(),
    },
  },
  index: 0,
  headerTop: 2,
  headerBottom: 2,
  first: 3,
  last: 5,
  left: 1,
  right: 2,
  titles: ['Отдел'],
  columns: [COLUMN],
  rows: new Map([
    [3, 'blank'],
    [5, 'total'],
  ]),
  context: 'dosimetry',
  decimalEvidence: ',',
  language: 'ru',
  period: null,
  subject: null,
}

function found(change: Partial<Extraction> = {}) {
  const extraction: Extraction = {
    layout: { tables: [TABLE], without: [{ sheet: 'Коды', reason: 'noDoseWords' }] },
    doses: [],
    decisions: [],
    columns: [COLUMN],
    totals: [],
    exceedances: [],
    reconciliation: { numericCells: 0, doses: 0, censored: 0, rejected: 0, balanced: true },
    profile: null,
    comparison: null,
    ...change,
  }
  return { extraction, shape: 'abc', mappingRemembered: false, problems: [], timings: { readMs: 1, extractMs: 1 } }
}

describe('the response for a file’s doses', () => {
  test('fits its schema, and a dose has its cell, its period, and the quantity of its column', () => {
    const report = doseReport(found({ doses: [doseOf(person('Озерецкая'))] }))
    expect(doseReportSchema.parse(report)).toEqual(report)
    expect(report.doses.rows[0]).toMatchObject({
      cell: 'C5',
      subject: 'Озерецкая',
      quantity: 'Hp(10)',
      period: '2026',
      value: '0.05',
      comparator: '<',
    })
  })

  test('is the first of many doses and the counts by role and of people, without control badges', () => {
    const people = [person('Озерецкая'), person('Кедров')]
    const doses = Array.from({ length: SHOWN_ROWS + 5 }, (_, index) => doseOf(people[index % 2] ?? null))
    const report = doseReport(found({ doses: [...doses, doseOf(null, 'total'), doseOf(person('Фон'), 'control')] }))
    expect([report.doses.count, report.doses.rows.length, report.people]).toEqual([SHOWN_ROWS + 7, SHOWN_ROWS, 2])
    expect(report.roles).toMatchObject({ period: SHOWN_ROWS + 5, total: 1, control: 1, limit: 0 })
  })

  test('counts every change of a comparison, also of the rows that are left out', () => {
    const row = { subject: person('Кедров'), quantity: 'Hp(10)', position: null, unit: 'mSv', before: null } as const
    const now = { lower: '1', upper: null }
    const periods = { beforePeriod: null, nowPeriod: '2026' }
    const rows = Array.from({ length: SHOWN_ROWS + 1 }, () => ({ ...row, ...periods, now, change: 'new' as const }))
    const { comparison } = doseReport(found({ comparison: { before: '2025.xlsx', rows } }))
    expect(comparison).toMatchObject({
      before: '2025.xlsx',
      count: SHOWN_ROWS + 1,
      counts: { new: SHOWN_ROWS + 1, rose: 0 },
    })
    expect(comparison?.rows).toHaveLength(SHOWN_ROWS)
  })

  test('shows the beginning of a table with its header, without blank rows, as the spreadsheet numbers them', () => {
    const report = doseInspectionReport(found())
    expect(doseInspectionSchema.parse(report)).toEqual(report)
    expect(report.tables).toEqual([
      {
        sheet: 'Дозы',
        table: 0,
        hidden: false,
        titles: ['Отдел'],
        rows: 3,
        preview: [
          {
            row: 3,
            kind: 'header',
            cells: [
              { column: 'B', text: 'ФИО' },
              { column: 'C', text: 'Hp(10), мЗв' },
            ],
          },
          {
            row: 5,
            kind: null,
            cells: [
              { column: 'B', text: 'Озерецкая' },
              { column: 'C', text: '<0,05' },
            ],
          },
          {
            row: 6,
            kind: 'total',
            cells: [
              { column: 'B', text: 'Итого' },
              { column: 'C', text: '0,4' },
            ],
          },
        ],
      },
    ])
  })
})

describe('the sums of a chart', () => {
  test('concern people only, and no more than a chart shows, those above a limit first', () => {
    const people = Array.from({ length: SHOWN_PEOPLE + 10 }, (_, index) => person(`Н. ${index}`))
    const last = people.at(-1) ?? person('')
    const totals = [total(null, '2026'), ...people.map((subject) => total(subject, '2026'))]
    const chart = chartTotals(totals, [exceedance(last)])
    expect([chart.people, chart.shown, chart.rows.length]).toEqual([SHOWN_PEOPLE + 10, SHOWN_PEOPLE, SHOWN_PEOPLE])
    expect(chart.rows.some(({ subject }) => subject.name === last.name)).toBe(true)
  })

  test('are by quarter and month where these are few, and by year alone where they are many', () => {
    const periods = (name: string) => [
      total(person(name), '2026'),
      total(person(name), '2026-Q1'),
      total(person(name), '2026-01'),
    ]
    expect(chartTotals(periods('А'), []).rows.map(({ period }) => period)).toEqual(['2026', '2026-Q1', '2026-01'])
    const subject = person('Б')
    const months = Array.from({ length: 3_000 }, () => total(subject, '2026-01'))
    expect(chartTotals([total(subject, '2026'), ...months], []).rows.map(({ period }) => period)).toEqual(['2026'])
  })
})
