'use client'

import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { cx } from './cx'
import { rowNumberWidth } from './row-number-width'
import { lowRegionStyle, tableBodyStyle, tableRegionStyle, tableStyle, tallRegionStyle } from './table-frame'
import { TableHead } from './table-head'
import { TableRegion, type TableFocus } from './table-region'
import type { DataTableProps, LongTableProps } from './table-props'
import type { Across } from './virtual-parts'
import { MANY_COLUMNS, MANY_ROWS } from './virtual-places'

export type { Column } from './table-props'

const HEIGHTS = { tall: tallRegionStyle, low: lowRegionStyle }

const LongTable = lazy(() =>
  import('./long-table').then(
    (module) => ({ default: module.LongTable }),
    // Without it, the beginning is better than nothing.
    () => ({ default: Beginning }),
  ),
)

/** A ruled table: heavy above and below, hairlines within, the spreadsheet's letters under the head. */
export function DataTable(props: DataTableProps) {
  const { rows, children, height, ...table } = props
  const focusRef: TableFocus = useRef(undefined)
  if (rows === undefined) {
    return (
      <ShortTable {...table} height={height}>
        {children}
      </ShortTable>
    )
  }
  if (rows.count > MANY_ROWS || table.columns.length > MANY_COLUMNS) {
    return (
      <Suspense fallback={<Beginning {...table} rows={rows} focusRef={focusRef} />}>
        <LongTable {...table} rows={rows} focusRef={focusRef} />
      </Suspense>
    )
  }
  return <Beginning {...table} rows={rows} />
}

/** As much of a table as can be drawn at a time. */
function Beginning({ rows, columns, ...table }: LongTableProps & { focusRef?: TableFocus }) {
  const first = columns.slice(0, MANY_COLUMNS)
  const across: Across = (draw) => first.map((_, column) => draw(column, {}))
  return (
    <ShortTable {...table} columns={first} height={rows.count > MANY_ROWS ? 'tall' : undefined}>
      {Array.from({ length: Math.min(rows.count, MANY_ROWS) }, (_, index) => rows.row(index, across))}
    </ShortTable>
  )
}

function ShortTable({
  caption,
  columns,
  rowHead,
  lastNumber = 0,
  minWidth,
  height,
  className,
  focusRef,
  children,
}: Omit<DataTableProps, 'rows' | 'children'> & { focusRef?: TableFocus; children: ReactNode }) {
  return (
    <TableRegion
      label={caption}
      focusRef={focusRef}
      className={cx(
        tableRegionStyle,
        height !== undefined && HEIGHTS[height],
        minWidth !== undefined && 'max-sm:-mr-4',
        className,
      )}
    >
      <table className={tableStyle} style={{ minWidth }}>
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          {rowHead !== undefined && <col style={{ width: `${rowNumberWidth(lastNumber)}rem` }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          rowHead={rowHead}
          sticky={height !== undefined}
          across={(draw) => columns.map((_, column) => draw(column, {}))}
        />
        <tbody className={tableBodyStyle}>{children}</tbody>
      </table>
    </TableRegion>
  )
}
