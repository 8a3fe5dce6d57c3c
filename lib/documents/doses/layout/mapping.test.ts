import { describe, expect, test } from '@jest/globals'
import type { ColumnMapping } from '../layout-model'
import { layoutOf, type Rows, saidLayout, sourceOf } from '../test-support/said-layout'
import { findLayout } from './find-layout'
import { layoutShape } from './layout-shape'

const ROWS: Rows = [
  ['Name', 'Reading', 'Doză 2024'],
  ['Adams', 0.12, 0.5],
  ['Brown', 0.2, 0.6],
]
const CHOSEN: ColumnMapping = {
  sheet: 'Sheet1',
  column: 'B',
  header: 'Reading',
  role: 'period',
  quantity: 'Hp(10)',
  unit: 'uSv',
  position: 'chest',
}

describe('what a person decided of columns', () => {
  test('overrides what was detected, and is certain', () => {
    const [table] = layoutOf({ rows: ROWS }, [CHOSEN]).tables
    expect(table?.columns[1]).toMatchObject({
      role: 'period',
      holds: 'values',
      quantity: 'Hp(10)',
      unit: 'uSv',
      unitSource: 'person',
      position: 'chest',
      chosen: true,
      confidence: 1,
      doubts: [],
    })
    expect(table?.columns[2]?.chosen).toBe(false)
  })

  test.each([
    ['an assumed unit becomes the person’s', 'Hp(10)', 'mSv', 'person'],
    ['so does another one in its place', 'Hp(10)', 'uSv', 'person'],
    ['a unit in the header stays there', 'Hp(10), mSv', 'mSv', 'header'],
    ['unless it’s replaced', 'Hp(10), mSv', 'uSv', 'person'],
  ])('confirms a unit: %s', (_, header, unit, source) => {
    const rows: Rows = [
      ['Name', header],
      ['Adams', 0.12],
      ['Brown', 0.2],
      ['Clark', 0.31],
    ]
    const [table] = layoutOf({ rows }, [{ ...CHOSEN, header, unit, position: null }]).tables
    expect(table?.columns[1]).toMatchObject({ unit, unitSource: source, doubts: [] })
  })

  test('makes a column of doses one of something else', () => {
    const none: ColumnMapping = {
      ...CHOSEN,
      column: 'C',
      header: 'Doză 2024',
      role: 'other',
      quantity: null,
      unit: null,
    }
    const [table] = layoutOf({ rows: ROWS }, [none]).tables
    expect(table?.columns[2]).toMatchObject({ role: 'other', holds: null, chosen: true })
  })

  test.each<[string, Partial<ColumnMapping>]>([
    ['another letter', { column: 'A' }],
    ['another header', { header: 'Value' }],
  ])('does not concern a column with %s', (_, change) => {
    const layout = layoutOf({ rows: ROWS }, [{ ...CHOSEN, ...change }])
    expect(layout.tables.flatMap(({ columns }) => columns).some(({ chosen }) => chosen)).toBe(false)
  })

  test('applies again next year, in a sheet with another name', () => {
    const mapping = [{ ...CHOSEN, sheet: '2024', column: 'C', header: 'Doză 2024' }]
    const next: Rows = ROWS.map((row, index) => (index === 0 ? ['Name', 'Reading', 'Doză 2025'] : row))
    const layout = findLayout(sourceOf({ name: '2025', rows: next }), { mapping })
    expect(layout.tables[0]?.columns[2]).toMatchObject({ chosen: true, unit: 'uSv' })
  })

  test('for one sheet doesn’t apply to another sheet in the file', () => {
    const layout = findLayout(sourceOf({ rows: ROWS }, { name: 'Other', rows: ROWS }), { mapping: [CHOSEN] })
    const chosen = layout.tables.flatMap(({ columns }) => columns).filter((column) => column.chosen)
    expect(chosen.map(({ sheet }) => sheet)).toEqual(['Sheet1'])
  })
})

describe('the shape of a file', () => {
  const shapeOf = (name: string, rows: Rows) => layoutShape(findLayout(sourceOf({ name, rows }), {}))
  const headed = (...header: string[]): Rows => [header, ['Adams', 0.1], ['Brown', 0.2]]

  test('is the same for other values, another sheet name and another year', () => {
    expect(shapeOf('2024', headed('Name', 'Hp(10) 2024, mSv'))).toBe(
      shapeOf('2025', headed('Name', 'Hp(10) 2025, mSv')),
    )
  })

  test('differs if a header or its position differs', () => {
    const one = shapeOf('S', headed('Name', 'Hp(10), mSv'))
    expect(shapeOf('S', headed('Name', 'Hp(3), mSv'))).not.toBe(one)
    expect(
      shapeOf('S', [
        ['', 'Name', 'Hp(10), mSv'],
        ['', 'Adams', 0.1],
        ['', 'Brown', 0.2],
      ]),
    ).not.toBe(one)
  })
})

describe('whole files', () => {
  test('sheets without doses are named with the reason, beside those with doses', () => {
    const layout = findLayout(
      sourceOf(
        {
          name: 'Doses',
          rows: [
            ['Name', 'Hp(10), mSv'],
            ['Adams', 0.1],
          ],
        },
        {
          name: 'Codes',
          rows: [
            ['Code', 'Meaning'],
            [1, 'X-ray'],
            [2, 'Therapy'],
          ],
        },
        { name: 'Nothing', rows: [] },
      ),
      {},
    )
    expect(saidLayout(layout)).toEqual(['B period Hp(10) mSv header', 'Codes: noDoseWords', 'Nothing: empty'])
  })

  test.each([
    ['Доза за I квартал 2024 года, мЗв', 'Лист1', '2024-Q1'],
    ['Doses of staff, mSv', 'March 2025', '2025-03'],
    ['Doze individuale, mSv', 'Trim. II 2024', '2024-Q2'],
    ['Отчёт от 12.03.2025', 'Лист1', undefined],
  ])('the period of «%s» on «%s» is %s', (title, name, period) => {
    const { tables } = findLayout(
      sourceOf({ name, rows: [[title], ['Name', 'Hp(10), mSv'], ['Adams', 0.1], ['Brown', 0.3]] }),
      {},
    )
    expect(tables[0]?.period?.name).toBe(period)
  })

  test('a card names its person in the title', () => {
    const rows: Rows = [
      ['Карточка учёта доз'],
      ['Ф.И.О.:', 'Орлов Пётр Ильич'],
      ['Год', 'Доза, мЗв'],
      [2023, 0.5],
      [2024, 0.6],
    ]
    expect(layoutOf({ rows }).tables[0]?.subject).toEqual({ name: 'Орлов Пётр Ильич', id: null })
  })

  test('texts with commas indicate a decimal comma, mixed ones nothing', () => {
    const evidence = (...values: string[]) =>
      layoutOf({ rows: [['Name', 'Hp(10), mSv'], ...values.map((value) => ['Adams', value])] }).tables[0]
        ?.decimalEvidence
    expect(evidence('0,12', '1,5')).toBe(',')
    expect(evidence('0.12', '1.5')).toBe('.')
    expect(evidence('0,12', '1.5')).toBeNull()
    expect(evidence('1,234', '2,345')).toBeNull()
  })
})
