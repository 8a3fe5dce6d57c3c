import { problem, type Problem } from '../../problem'
import type { DoseColumn, DoseTable, Layout } from '../layout-model'
import type { Dose } from '../model'

/** Returns problems about hidden cells that were counted, and about units that no dose cell or header gives. */
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

/** One for all columns of a sheet with the same unit from the same place. */
function unitProblems(columns: ReadonlyMap<DoseColumn, number>): Problem[] {
  const groups = new Map<string, { first: DoseColumn; columns: Set<string>; count: number }>()
  for (const [column, count] of columns) {
    const { sheet, unit, unitSource, chosen, letter } = column
    if (chosen || unit === null) continue
    const key = JSON.stringify([sheet, unit, unitSource])
    const group = groups.get(key) ?? { first: column, columns: new Set<string>(), count: 0 }
    group.columns.add(letter)
    groups.set(key, { ...group, count: group.count + count })
  }
  return [...groups.values()].map(({ first: { sheet, letter, header, unit, unitSource }, columns: letters, count }) => {
    const place = { file: 'data', sheet, column: letter } as const
    const params = { sheet, columns: letters.size, column: [...letters].join(', '), header, unit: unit ?? '', count }
    return unitSource === 'assumed'
      ? problem('DOSE_UNITS_ASSUMED', 'warning', { ...place, params })
      : problem('DOSE_UNIT_FROM_SHEET', 'info', { ...place, params })
  })
}
