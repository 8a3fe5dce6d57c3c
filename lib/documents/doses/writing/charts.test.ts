import { describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { openPackage } from '../../ooxml/package'
import { LIMIT_PROFILES } from '../limits/profiles'
import { personsChart, periodsChart } from './chart-data'
import { departmentYear, extraction, person, total } from './test-support/extraction'
import { dosesWorkbook } from './workbook'

const PROFILE = LIMIT_PROFILES[0] ?? null

describe('the chart of persons', () => {
  test('has the last year by quarters, the highest first, and what may come on top', () => {
    const chart = personsChart(departmentYear().totals, PROFILE)
    expect(chart).toMatchObject({
      period: '2025',
      parts: ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'],
      persons: 6,
      limit: { value: '20' },
    })
    expect(chart?.bars[0]).toEqual({
      name: 'Дьяченко Р. Л.',
      parts: ['5.40', '5.40', '5.40', '5.40'],
      lower: '21.60',
      more: null,
    })
    expect(chart?.bars.at(-1)).toEqual({
      name: 'Жданов Ф. Э.',
      parts: ['0.39', '0.40', '0', '0'],
      lower: '0.79',
      more: '0.1',
    })
  })

  test('shows the thirty highest of many', () => {
    const totals = Array.from({ length: 50 }, (_, index) =>
      total({ subject: person(`P${index}`), lower: String(index), upper: null }),
    )
    const chart = personsChart(totals, null)
    expect([chart?.bars.length, chart?.persons, chart?.bars[0]?.name, chart?.limit]).toEqual([30, 50, 'P49', null])
  })

  test('is of doses without dates too', () => {
    expect(personsChart([total({ subject: person('A'), period: null })], null)).toMatchObject({
      period: null,
      parts: [null],
      bars: [{ parts: ['0.42'] }],
    })
  })

  test('is missing if no person has a sum', () => {
    expect(personsChart([total()], null)).toBeNull()
  })
})

test('the chart of periods has the finest ones in order', () => {
  const of = { quantity: 'Hp(10)', position: null, unit: 'mSv' } as const
  const totals = [total({ period: '2025' }), total({ period: '2025-Q2' }), total({ period: '2024-Q4', upper: '0.5' })]
  expect(periodsChart(totals, of)?.bars).toEqual([
    { period: '2024-Q4', lower: '0.42', more: '0.08' },
    { period: '2025-Q2', lower: '0.42', more: null },
  ])
})

test('charts are parts of the workbook that its sheet draws, with the cells they come from', async () => {
  const { bytes } = await dosesWorkbook(departmentYear(), [], labelsFor('en-US'))
  const source = await openPackage(bytes, PREMIUM_GATE)
  const [drawing] = source.relationships('xl/worksheets/sheet5.xml')
  expect(drawing?.target).toBe('xl/drawings/drawing5.xml')
  expect(source.relationships('xl/drawings/drawing5.xml').map(({ target }) => target)).toEqual([
    'xl/charts/chart1.xml',
    'xl/charts/chart2.xml',
  ])
  const chart = await source.text('xl/charts/chart1.xml')
  expect(chart).toContain('Hp(10) by person, 2025, mSv')
  expect(chart).toContain("<c:f>'Charts'!$B$26:$B$31</c:f>")
  expect(chart.indexOf('<c:barChart>')).toBeLessThan(chart.indexOf('<c:lineChart>'))
})

test('a workbook without sums has no charts', async () => {
  const { bytes } = await dosesWorkbook(extraction(), [], labelsFor('en-US'))
  expect((await openPackage(bytes, PREMIUM_GATE)).entries.some(({ name }) => name.includes('chart'))).toBe(false)
})
