import type { DoseInspection, FoundColumn } from '../answers'

/** A column of doses whose unit is in its header. */
export function column(letter: string, more: Partial<FoundColumn> = {}): FoundColumn {
  return {
    sheet: 'Sheet1',
    table: 0,
    column: letter,
    header: `Header ${letter}`,
    role: 'period',
    holds: 'values',
    quantity: 'Hp(10)',
    unit: 'mSv',
    unitSource: 'header',
    position: null,
    period: null,
    subject: null,
    confidence: 1,
    doubts: [],
    chosen: false,
    ...more,
  }
}

/** What an inspection finds: nothing, except for what is given. */
export function inspection({
  columns = [],
  ...more
}: Partial<Omit<DoseInspection, 'columns'>> & { columns?: FoundColumn[] }): DoseInspection {
  const none = { count: 0, rows: [] }
  return {
    doses: none,
    roles: { period: 0, cumulative: 0, total: 0, single: 0, control: 0, limit: 0 },
    people: 0,
    reconciliation: { numericCells: 0, doses: 0, censored: 0, rejected: 0, balanced: true },
    ledger: null,
    excluded: none,
    decisions: none,
    columns: { count: columns.length, rows: columns },
    totals: { people: 0, shown: 0, rows: [] },
    exceedances: none,
    comparison: null,
    profile: null,
    without: [],
    shape: 'a',
    mappingRemembered: false,
    tables: [],
    ...more,
  }
}
