'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { type CellTone, DataCell, DataRow } from '@/components/ui/data-row'
import { tableBodyStyle, tableRegionStyle, tableStyle, tallRegionStyle } from '@/components/ui/table-frame'
import { TableRegion } from '@/components/ui/table-region'
import { useVirtualGrid } from '@/components/ui/use-virtual-grid'
import { acrossOf, type CellPlace, VirtualCols, VirtualRows } from '@/components/ui/virtual-parts'
import { shownText } from './cell-text'
import type { ColumnType } from './column-type'
import type { Grid, GridCell } from './grid'
import { GridHead } from './grid-head'

const NUMERIC: ReadonlySet<string> = new Set(['number', 'percent', 'date'])
/** The minimum width of a column, in rem. */
const LEAST_WIDTH = 6
/** The row numbers', in rem. */
const NUMBERS_WIDTH = 2.75

export interface TableGridProps {
  readonly caption: string
  readonly grid: Grid
  /** Types can't be chosen now. */
  readonly disabled: boolean
  readonly onChoose: (column: number, type: ColumnType | null) => void
  /** Reports which row of the table is rendered last. */
  readonly onDrawn: (row: number) => void
}

/** A table as it will be: its head, the letters and types of its columns, its rows; of a large one only what is seen is drawn. */
export function TableGrid({ caption, grid, disabled, onChoose, onDrawn }: TableGridProps) {
  const t = useTranslations('ui.longTable')
  const { headerRows, bodyRows, cols, looks } = grid
  const {
    region,
    head,
    grid: drawn,
  } = useVirtualGrid({
    rowCount: bodyRows,
    columnCount: cols,
    columnWidth: LEAST_WIDTH + 1,
    problems: looks.map(({ row, col }) => ({ row: row - headerRows, column: col })),
    headRows: headerRows + 3,
  })
  const last = drawn.rows.findLast(({ kind }) => kind === 'item')
  const lastRow = headerRows + (last?.kind === 'item' ? last.index : 0)
  const tell = useEffectEvent(onDrawn)
  useEffect(() => tell(lastRow), [lastRow])
  return (
    <>
      <TableRegion
        label={caption}
        ref={region}
        map={drawn.map}
        className={cx(tableRegionStyle, drawn.tall && tallRegionStyle)}
      >
        <table
          {...drawn.counts}
          className={tableStyle}
          style={
            drawn.width === null ? { minWidth: `${cols * LEAST_WIDTH + NUMBERS_WIDTH}rem` } : { width: drawn.width }
          }
        >
          <caption className="heard-only">{caption}</caption>
          <colgroup>
            <col className="w-11" />
            <VirtualCols grid={drawn} />
          </colgroup>
          <GridHead ref={head} grid={grid} drawn={drawn} disabled={disabled} onChoose={onChoose} />
          <tbody className={tableBodyStyle}>
            <VirtualRows
              grid={drawn}
              row={(index) => {
                const cells = grid.row(headerRows + index)
                return (
                  <DataRow number={headerRows + index + 1} tone={cells?.map(toneOf).find((tone) => tone !== undefined)}>
                    {drawn.wide || cells === null
                      ? acrossOf(drawn)((col, place) => <BodyCell key={col} cell={cells?.[col]} place={place} />)
                      : cells.map((cell) => <BodyCell key={cell.col} cell={cell} />)}
                  </DataRow>
                )
              }}
            />
          </tbody>
        </table>
      </TableRegion>
      {drawn.printed !== null && (
        <p className="mt-2 text-small text-ink2">
          {t('printed', { ...drawn.printed, allRows: bodyRows, allColumns: cols })}
        </p>
      )}
    </>
  )
}

function toneOf({ look }: GridCell): CellTone | undefined {
  if (look === null) return undefined
  return look === 'unread' ? 'note' : 'decide'
}

/** A cell; a dash where it hasn't come yet. */
function BodyCell({ cell, place }: { cell: GridCell | undefined; place?: CellPlace }) {
  const locale = useLocale()
  if (cell === undefined) {
    return (
      <DataCell {...place} quiet>
        …
      </DataCell>
    )
  }
  return (
    <DataCell
      {...place}
      rowSpan={cell.rowSpan}
      colSpan={cell.colSpan}
      align={NUMERIC.has(cell.type) ? 'right' : 'left'}
      tone={toneOf(cell)}
      className={cx(cell.rowSpan > 1 && 'align-top')}
    >
      {shownText(cell, locale)}
    </DataCell>
  )
}
