import { problem, type Problem } from '../../problem'
import type { DoseColumn, DoseTable, Layout } from '../layout-model'
import type { Dose } from '../model'

/** What was counted although it is hidden, and units that no cell or header of the doses says. */
export function layoutProblems({ tables }: Layout, doses: readonly Dose[]): readonly Problem[] {
  const rows = new Map<string, Set<number>>()
  const columns = new Map<DoseColumn, number>()
  for (const { column, row, reading } of doses) {
    let seen = rows.get(column.sheet)
    if (!seen) rows.set(column.sheet, (seen = new Set()))
    seen.add(row)
    if (reading.unitSource === 'assumed' || reading.unitSource === 'sheet')
      columns.set(column, (columns.get(column) ?? 0) + 1)
  }
  return [...hiddenProblems(tables, rows), ...unitProblems(columns)]
}

function hiddenProblems(tables: readonly DoseTable[], rows: ReadonlyMap<string, ReadonlySet<number>>): Problem[] {
  const problems: Problem[] = []
  const sources = new Set(tables.map(({ source }) => source))
  for (const { name, hidden, sheet } of sources) {
    const counted = rows.get(name)
    if (!counted) continue
    const place = { file: 'data', sheet: name } as const
    if (hidden) problems.push(problem('HIDDEN_SHEET_COUNTED', 'info', { ...place, params: { sheet: name } }))
    const count = [...sheet.hiddenRows].filter((row) => counted.has(row)).length
    if (count > 0) problems.push(problem('HIDDEN_ROWS_COUNTED', 'info', { ...place, params: { sheet: name, count } }))
  }
  return problems
}

function unitProblems(columns: ReadonlyMap<DoseColumn, number>): Problem[] {
  return [...columns].flatMap(([{ sheet, letter, unit, unitSource, header, chosen }, count]) => {
    if (chosen || unit === null) return []
    const place = { file: 'data', sheet, column: letter } as const
    const params = { sheet, column: letter, header, unit, count }
    return unitSource === 'assumed'
      ? [problem('DOSE_UNITS_ASSUMED', 'warning', { ...place, params })]
      : [problem('DOSE_UNIT_FROM_SHEET', 'info', { ...place, params })]
  })
}
