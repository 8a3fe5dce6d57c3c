'use client'

import { useTranslations } from 'next-intl'
import { startTransition, useCallback, useEffectEvent, useLayoutEffect } from 'react'
import { cx } from './cx'
import { rowNumberWidth } from './row-number-width'
import { tableBodyStyle, tableRegionStyle, tableStyle, tallRegionStyle } from './table-frame'
import { TableHead } from './table-head'
import type { LongTableProps } from './table-props'
import { focusPlace } from './table-keys'
import { TableRegion, type TableFocus } from './table-region'
import { useVirtualGrid } from './use-virtual-grid'
import { acrossOf, VirtualCols, VirtualRows } from './virtual-parts'
import type { TablePlace } from './virtual-places'

/** A table of which only what is seen is drawn; by rows it scrolls inside itself, its head in sight. */
export function LongTable({
  caption,
  columns,
  rowHead,
  lastNumber,
  minWidth,
  className,
  rows,
  focusRef,
  isFirst,
}: LongTableProps & {
  /** Where the focus is in what was drawn before this table's code was there: it stays there. */
  focusRef: TableFocus
  /** Nothing was drawn in its place before. */
  isFirst: boolean
}) {
  const t = useTranslations('ui.longTable')
  const numbered = rowHead !== undefined
  const lettered = columns.some(({ letter }) => letter !== undefined)
  const { region, element, head, grid } = useVirtualGrid({
    rowCount: rows.count,
    columnCount: columns.length,
    columnWidth: rows.columnWidth,
    numbered,
    problems: rows.problems,
    headRows: lettered ? 2 : 1,
  })
  // Rows are drawn when the region's height is known. Their room is there before, so they can come in a task of their own: the page that shows
  // them for the first time has enough to draw. All columns have to be known for that, because without cells a row has another height.
  const isLater = isFirst && grid.tall && !grid.wide
  const measured = useCallback(
    (shown: HTMLDivElement | null) => (isLater ? startTransition(() => region(shown)) : region(shown)),
    [isLater, region],
  )
  const toPlace = useEffectEvent((table: HTMLElement, place: Required<TablePlace>) => {
    if (document.activeElement === table) focusPlace(table, grid.map, place)
  })
  useLayoutEffect(() => {
    const place = focusRef.current
    if (element === null || place === undefined) return
    focusRef.current = undefined
    element.focus({ preventScroll: true })
    if (place === null) return
    // The cell may have to be drawn first, which can't be done immediately in here.
    const frame = requestAnimationFrame(() => toPlace(element, place))
    return () => cancelAnimationFrame(frame)
  }, [element, focusRef])
  const across = acrossOf(grid, numbered)
  return (
    <>
      <TableRegion
        label={caption}
        ref={measured}
        map={grid.map}
        className={cx(
          tableRegionStyle,
          grid.tall && tallRegionStyle,
          (minWidth !== undefined || grid.wide) && 'max-sm:-mr-4',
          className,
        )}
      >
        <table
          {...grid.counts}
          className={tableStyle}
          style={grid.wide ? { width: grid.width ?? undefined } : { minWidth }}
        >
          <caption className="heard-only">{caption}</caption>
          <colgroup>
            {numbered && <col style={{ width: `${rowNumberWidth(lastNumber ?? rows.count)}rem` }} />}
            <VirtualCols grid={grid} width={(column) => columns[column]?.width} />
          </colgroup>
          <TableHead ref={head} sticky={grid.tall} columns={columns} rowHead={rowHead} across={across} />
          <tbody className={tableBodyStyle}>
            <VirtualRows grid={grid} row={(index) => rows.row(index, across)} />
          </tbody>
        </table>
      </TableRegion>
      {grid.printed !== null && (
        <p className="mt-2 text-small text-ink2">
          {t('printed', { ...grid.printed, allRows: rows.count, allColumns: columns.length })}
        </p>
      )}
    </>
  )
}
