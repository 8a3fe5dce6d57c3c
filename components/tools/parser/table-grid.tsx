'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { TableRegion } from '@/components/ui/table-region'
import { letterOf, type Grid, type GridCell } from './grid'

const NUMERIC: ReadonlySet<string> = new Set(['number', 'percent', 'date'])
/** A column is no narrower; in rem. */
const LEAST_WIDTH = 4.5
/** The row numbers', in rem. */
const NUMBERS_WIDTH = 2.75

/** The beginning of a table: its head, the letters and types of its columns, its rows. */
export function TableGrid({ caption, grid }: { caption: string; grid: Grid }) {
  const t = useTranslations('parser.tables')
  const { rows, headerRows, cols, types } = grid
  const columns = Array.from({ length: cols }, (_, col) => col)
  return (
    <TableRegion
      label={caption}
      className="relative overflow-x-auto border-y-2 border-heavy focus-visible:outline-offset-2"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-cell"
        style={{ minWidth: `${cols * LEAST_WIDTH + NUMBERS_WIDTH}rem` }}
      >
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          <col className="w-11" />
          {columns.map((col) => (
            <col key={col} />
          ))}
        </colgroup>
        <thead className="font-narrow text-print">
          {rows.slice(0, headerRows).map((cells, row) => (
            <tr key={row}>
              <td className={cx(EDGE, 'sticky left-0 z-3 bg-sunk')} />
              {cells.map((cell) => (
                <HeadCell
                  key={cell.col}
                  cell={cell}
                  centred={cell.colSpan > 1 || NUMERIC.has(types[cell.col]?.[0] ?? '')}
                />
              ))}
            </tr>
          ))}
          <tr aria-hidden>
            <td className={cx(EDGE, 'sticky left-0 z-3 bg-sunk')} />
            {columns.map((col) => (
              <td key={col} className={cx(EDGE, 'h-4.25 bg-sunk text-center text-letters last:border-r-0')}>
                {letterOf(col)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={cx(EDGE, TYPE, 'sticky left-0 z-3 bg-sunk text-right')}>
              {t('type')}
            </th>
            {types.map((type, col) => (
              <td key={col} className={cx(EDGE, TYPE, 'truncate border-b-line text-ink2 last:border-r-0')}>
                {type.length === 0 ? '—' : type.map((each) => t(`types.${each}`)).join(', ')}
              </td>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.slice(headerRows).map((cells, index) => (
            <DataRow key={index} number={headerRows + index + 1} tone={cells.some(isToLook) ? 'decide' : undefined}>
              {cells.map((cell) => (
                <DataCell
                  key={cell.col}
                  rowSpan={cell.rowSpan}
                  colSpan={cell.colSpan}
                  align={NUMERIC.has(cell.type) ? 'right' : 'left'}
                  tone={isToLook(cell) ? 'decide' : undefined}
                  className={cx(cell.rowSpan > 1 && 'align-top')}
                >
                  {cell.text}
                </DataCell>
              ))}
            </DataRow>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

const EDGE = 'border-r border-b border-rule'
const TYPE = 'px-2 py-0.5 text-label font-normal'

function HeadCell({ cell: { rowSpan, colSpan, text }, centred }: { cell: GridCell; centred: boolean }) {
  const look = cx(
    EDGE,
    'px-2 pt-1.25 pb-1 align-bottom text-label font-normal whitespace-pre-line hyphens-auto last:border-r-0',
    centred ? 'text-center' : 'text-left',
  )
  // A head without words is no head for the listener.
  if (text === '') return <td rowSpan={rowSpan} colSpan={colSpan} className={look} />
  return (
    <th scope={colSpan > 1 ? 'colgroup' : 'col'} rowSpan={rowSpan} colSpan={colSpan} className={look}>
      {text}
    </th>
  )
}

function isToLook({ look }: GridCell): boolean {
  return look !== null
}
