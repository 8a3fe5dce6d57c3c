'use client'

import { useRef, useState, type ReactNode } from 'react'
import { cx } from './cx'
import { deferred, useDeferred } from './deferred'
import { rowNumberWidth } from './row-number-width'
import { lowRegionStyle, tableBodyStyle, tableRegionStyle, tableStyle, tallRegionStyle } from './table-frame'
import { TableHead } from './table-head'
import { TableRegion, type TableFocus } from './table-region'
import type { DataTableProps, LongTableProps } from './table-props'
import type { Across } from './virtual-parts'
import { MANY_COLUMNS, MANY_ROWS } from './virtual-places'

export type { Column } from './table-props'

const HEIGHTS = { tall: tallRegionStyle, low: lowRegionStyle }

const longPart = deferred(() => import('./long-table'))

/** How many rows of a long table are shown until the code that scrolls it is there: more than are seen. */
const FIRST_ROWS = 30

/** A ruled table: heavy above and below, hairlines within, the spreadsheet's letters under the head. */
export function DataTable(props: DataTableProps) {
  const { rows, children, height, ...table } = props
  const focusRef: TableFocus = useRef(undefined)
  const isLong = rows !== undefined && (rows.count > MANY_ROWS || table.columns.length > MANY_COLUMNS)
  const long = useDeferred(longPart, isLong)
  const [isFirst] = useState(long !== null)
  if (rows === undefined) {
    return (
      <ShortTable {...table} height={height}>
        {children}
      </ShortTable>
    )
  }
  if (!isLong) return <Beginning {...table} rows={rows} />
  return long === null ? (
    <Beginning {...table} rows={rows} focusRef={focusRef} />
  ) : (
    <long.LongTable {...table} rows={rows} focusRef={focusRef} isFirst={isFirst} />
  )
}

/** A short table, or the beginning of a long one: drawing all that it may have would take too long for a moment. */
function Beginning({ rows, columns, ...table }: LongTableProps & { focusRef?: TableFocus }) {
  const first = columns.slice(0, MANY_COLUMNS)
  const across: Across = (draw) => first.map((_, column) => draw(column, {}))
  const isTall = rows.count > MANY_ROWS
  return (
    <ShortTable {...table} columns={first} height={isTall ? 'tall' : undefined}>
      {Array.from({ length: isTall ? FIRST_ROWS : rows.count }, (_, index) => rows.row(index, across))}
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
