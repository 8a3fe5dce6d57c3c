import type { CellValue } from '../../spreadsheets/model'
import { sheetOf } from '../../spreadsheets/test-support/sheet-of'
import { findLayout } from '../layout/find-layout'
import type { ColumnMapping, DoseColumn, DoseSource, Layout, Period } from '../layout-model'

export type Rows = readonly (readonly (CellValue | undefined)[])[]

export interface GivenSheet {
  readonly name?: string
  readonly rows: Rows
  readonly merges?: readonly string[]
}

/** What is given, and what is said of it by saidLayout. */
export type LayoutCase = readonly [name: string, sheet: GivenSheet, said: readonly string[]]

export function sourceOf(...given: readonly GivenSheet[]): DoseSource {
  return {
    kind: 'xlsx',
    sheets: given.map(({ name = 'Sheet1', rows, merges = [] }) => {
      const sheet = sheetOf(rows, { name, merges })
      return { name, hidden: false, sheet, captions: [] }
    }),
  }
}

export function layoutOf(given: GivenSheet, mapping: readonly ColumnMapping[] = []): Layout {
  return findLayout(sourceOf(given), { mapping })
}

/**
 * The dose columns of a layout, a line each: `C period Hp(10) mSv header chest 2024-Q1 @Ivanov !unitUnknown`; then the rows that are no
 * plain data, `5 total` from 1; a sheet without doses as `Sheet1: noDoseWords`.
 */
export function saidLayout({ tables, without }: Layout): string[] {
  return [
    ...tables.flatMap(({ columns, rows }) => [
      ...columns.filter(({ holds }) => holds !== null).map(saidColumn),
      ...[...rows].sort(([a], [b]) => a - b).map(([row, kind]) => `${row + 1} ${kind}`),
    ]),
    ...without.map(({ sheet, reason }) => `${sheet}: ${reason}`),
  ]
}

function saidColumn(column: DoseColumn): string {
  const { letter, role, holds, quantity, unit, unitSource, position, period, subject, doubts } = column
  return [
    letter,
    role,
    holds !== 'values' && holds,
    quantity,
    unit,
    unitSource,
    position,
    period && saidPeriod(period),
    subject && `@${subject}`,
    ...doubts.map((doubt) => `!${doubt}`),
  ]
    .filter(Boolean)
    .join(' ')
}

function saidPeriod({ from, to, name }: Period): string {
  return name ?? `${from}/${to}`
}
