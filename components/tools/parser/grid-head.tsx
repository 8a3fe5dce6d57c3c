import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { cx } from '@/components/ui/cx'
import type { VirtualGrid } from '@/components/ui/use-virtual-grid'
import { acrossOf, type CellPlace } from '@/components/ui/virtual-parts'
import type { ColumnType } from './column-type'
import { type Grid, type GridCell, letterOf } from './grid'
import { TypeCell } from './type-cell'
import { useColumnReason } from './use-column-reason'

const EDGE = 'border-r border-b border-rule'
const NUMERIC: ReadonlySet<string> = new Set(['number', 'percent', 'date'])

export interface GridHeadProps {
  readonly grid: Grid
  readonly drawn: VirtualGrid
  readonly disabled: boolean
  readonly onChoose: (column: number, type: ColumnType | null) => void
  readonly ref: Ref<HTMLTableSectionElement>
}

/** The table's own head; under it the letters of the columns, and their types to be changed. */
export function GridHead({ grid, drawn, disabled, onChoose, ref }: GridHeadProps) {
  const t = useTranslations('parser.tables')
  const across = acrossOf(drawn)
  const reasonOf = useColumnReason()
  const numbers = cx(EDGE, 'sticky left-0 z-3 bg-sunk')
  return (
    <thead ref={ref} className={cx('font-narrow text-print', drawn.tall && 'sticky top-0 z-4 bg-sheet')}>
      {grid.head.map((cells, row) => (
        <tr key={row}>
          <td className={numbers} />
          {drawn.wide
            ? across((col, place) => <HeadCell key={col} cell={cells[col]} place={place} centred={false} />)
            : cells.map((cell) => (
                <HeadCell
                  key={cell.col}
                  cell={cell}
                  centred={cell.colSpan > 1 || NUMERIC.has(grid.columns[cell.col]?.type ?? '')}
                />
              ))}
        </tr>
      ))}
      <tr aria-hidden>
        <td className={numbers} />
        {across((col) => (
          <td key={col} className={cx(EDGE, 'h-4.25 bg-sunk text-center text-letters last:border-r-0')}>
            {letterOf(col)}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={cx(numbers, 'px-2 py-0.5 text-right text-label font-normal')}>
          {t('type')}
        </th>
        {across((col, place) => {
          const column = grid.columns[col]
          return (
            <td key={col} {...place} className={cx(EDGE, 'p-0 text-label last:border-r-0')}>
              {column && <TypeCell column={column} disabled={disabled} onChoose={(type) => onChoose(col, type)} />}
            </td>
          )
        })}
      </tr>
      <tr>
        <th
          scope="row"
          className={cx(numbers, 'border-b-line px-1 py-0.5 text-right align-top text-label font-normal')}
        >
          {t('why')}
        </th>
        {across((col, place) => {
          const column = grid.columns[col]
          return (
            <td
              key={col}
              {...place}
              className={cx(
                EDGE,
                'border-b-line px-2 py-0.5 align-top text-label wrap-break-word last:border-r-0',
                column && column.look.odd + column.look.kept > 0 ? 'text-blue' : 'text-ink2',
              )}
            >
              {column && reasonOf(column, grid.looks)}
            </td>
          )
        })}
      </tr>
    </thead>
  )
}

function HeadCell({ cell, place, centred }: { cell: GridCell | undefined; place?: CellPlace; centred: boolean }) {
  const look = cx(
    EDGE,
    'px-2 pt-1.25 pb-1 align-bottom text-label font-normal whitespace-pre-line hyphens-auto wrap-anywhere last:border-r-0',
    centred ? 'text-center' : 'text-left',
  )
  const { rowSpan = 1, colSpan = 1, text = '' } = cell ?? {}
  // Screen readers ignore a header without text.
  if (text === '') return <td {...place} rowSpan={rowSpan} colSpan={colSpan} className={look} />
  return (
    <th {...place} scope={colSpan > 1 ? 'colgroup' : 'col'} rowSpan={rowSpan} colSpan={colSpan} className={look}>
      {text}
    </th>
  )
}
