'use client'

import type { ReactNode } from 'react'
import { RowContext } from './row-context'
import type { VirtualGrid } from './use-virtual-grid'

/** The attributes by which the keys find a cell and screen readers locate it, if not all columns are rendered. */
export interface CellPlace {
  readonly 'data-column'?: number
  readonly 'aria-colindex'?: number
}

/** Draws a row's cells, and room for those that aren't seen. */
export type Across = (draw: (column: number, place: CellPlace) => ReactNode) => ReactNode

/** The cells of a row of the grid. */
export function acrossOf({ columns, wide }: VirtualGrid, numbered = true): Across {
  return (draw) =>
    columns.map((place) =>
      place.kind === 'space' ? (
        <td key={place.key} aria-hidden className="border-b border-rule p-0" />
      ) : (
        draw(place.index, wide ? { 'data-column': place.index, 'aria-colindex': place.index + (numbered ? 2 : 1) } : {})
      ),
    )
}

/** The widths of the columns that are drawn, the row numbers' left out. */
export function VirtualCols({
  grid: { columns, columnSize },
  width,
}: {
  grid: VirtualGrid
  /** For a column if all of them are rendered. */
  width?: (column: number) => string | undefined
}) {
  return columns.map((place) =>
    place.kind === 'space' ? (
      <col key={place.key} style={{ width: place.size }} />
    ) : (
      <col key={place.index} style={{ width: columnSize ?? width?.(place.index) }} />
    ),
  )
}

/** The rows that are drawn; room for the others between them. */
export function VirtualRows({ grid, row }: { grid: VirtualGrid; row: (index: number) => ReactNode }) {
  return grid.rows.map((place) =>
    place.kind === 'space' ? (
      <tr key={place.key} aria-hidden>
        <td className="p-0" style={{ height: place.size }} />
      </tr>
    ) : (
      <RowContext key={place.index} value={grid.rowPlace(place.index)}>
        {row(place.index)}
      </RowContext>
    ),
  )
}
