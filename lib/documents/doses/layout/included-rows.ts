import type { Layout } from '../layout-model'
import type { IncludedRow } from '../options'

/** Returns the layout with these rows as plain data, whatever kind was detected. */
export function withRows(layout: Layout, included: readonly IncludedRow[]): Layout {
  if (included.length === 0) return layout
  return {
    ...layout,
    tables: layout.tables.map((table) => {
      const own = new Set(included.flatMap(({ sheet, row }) => (sheet === table.source.name ? [row - 1] : [])))
      if (own.size === 0) return table
      return {
        ...table,
        rows: new Map([...table.rows].filter(([row]) => !own.has(row))),
        ...(table.reasons && { reasons: new Map([...table.reasons].filter(([row]) => !own.has(row))) }),
      }
    }),
  }
}
