'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { GapRow } from '@/components/ui/table-notes'
import { TableRegion } from '@/components/ui/table-region'
import type { FoundColumn, FoundTable } from './answers'
import { isDoseRole } from '@/lib/documents/doses/layout-model'
import { columnButtonId, EDITOR_ID } from './column-ids'
import { isSupposed } from './found'
import { useColumnWords } from './use-column-words'

/** As many rows of the file are below the columns' heads. */
const SAMPLE_ROWS = 3
/** The minimum width of a column, in rem. */
const LEAST_WIDTH = 8.5
/** The row numbers', in rem. */
const NUMBERS_WIDTH = 2.75
const EDGE = 'border-r border-b border-rule last:border-r-0'

export interface ColumnsTableProps {
  readonly table: FoundTable
  readonly columns: readonly FoundColumn[]
  /** The letter of the column that is being corrected. */
  readonly opened: string | null
  readonly onOpen: (column: string) => void
}

/** What each column is, over its own header and the first rows of the file. */
export function ColumnsTable({ table, columns, opened, onOpen }: ColumnsTableProps) {
  const t = useTranslations('dose.columns')
  const caption = t('caption', { sheet: table.sheet })
  const sample = table.preview.filter(({ kind }) => kind === null).slice(0, SAMPLE_ROWS)
  const apart = table.preview.filter(({ kind }) => kind !== null && kind !== 'header' && kind !== 'blank')
  const more = Math.max(0, table.rows - sample.length)
  return (
    <TableRegion
      label={caption}
      className="relative overflow-x-auto border-y-2 border-heavy focus-visible:outline-offset-2"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-cell"
        style={{ minWidth: `${columns.length * LEAST_WIDTH + NUMBERS_WIDTH}rem` }}
      >
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          <col className="w-11" />
          {columns.map(({ column }) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={cx(EDGE, 'sticky left-0 z-3 bg-sunk')} />
            {columns.map((column) => (
              <td key={column.column} className={cx(EDGE, 'h-px p-0 align-top')}>
                <RoleButton column={column} opened={opened === column.column} onOpen={onOpen} />
              </td>
            ))}
          </tr>
          <tr className="font-narrow text-print">
            <td className={cx(EDGE, 'sticky left-0 z-3 bg-sunk')} />
            {columns.map((column) =>
              column.header === '' ? (
                <td key={column.column} className={EDGE} />
              ) : (
                <th
                  key={column.column}
                  scope="col"
                  className={cx(
                    EDGE,
                    'px-2 pt-1.25 pb-1 align-bottom text-label font-normal wrap-anywhere hyphens-auto',
                    isDoseRole(column.role) ? 'text-right' : 'text-left',
                  )}
                >
                  {column.header}
                </th>
              ),
            )}
          </tr>
          <tr aria-hidden className="font-narrow text-print">
            <td className={cx(EDGE, 'sticky left-0 z-3 border-b-line bg-sunk')} />
            {columns.map(({ column }) => (
              <td key={column} className={cx(EDGE, 'h-4.25 border-b-line bg-sunk text-center text-letters')}>
                {column}
              </td>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {sample.map(({ row, cells }) => (
            <DataRow key={row} number={row}>
              {columns.map(({ column, role }) => (
                <DataCell key={column} align={isDoseRole(role) ? 'right' : 'left'} quiet={role === 'other'}>
                  {cells.find((cell) => cell.column === column)?.text}
                </DataCell>
              ))}
            </DataRow>
          ))}
          {(more > 0 || apart.length > 0) && (
            <GapRow columns={columns.length}>
              {more > 0 && t('more', { count: more })}
              {apart.slice(0, 3).map(({ row, kind }) => (
                <span key={row}>
                  {'; '}
                  {/* Blank rows and headers were left out. */}
                  {t(`apart.${kind as 'total'}`, { row: String(row) })}
                </span>
              ))}
            </GapRow>
          )}
        </tbody>
      </table>
    </TableRegion>
  )
}

function RoleButton({
  column,
  opened,
  onOpen,
}: {
  column: FoundColumn
  opened: boolean
  onOpen: ColumnsTableProps['onOpen']
}) {
  const t = useTranslations('dose.columns')
  const words = useColumnWords()
  const supposed = isSupposed(column)
  const origin = words.origin(column)
  return (
    <button
      type="button"
      id={columnButtonId(column.column)}
      data-print
      aria-expanded={opened}
      aria-controls={opened ? EDITOR_ID : undefined}
      onClick={() => onOpen(column.column)}
      className={cx(
        'ring-inside flex h-full min-h-11 w-full items-start gap-1 px-2 py-1.25 text-left',
        opened ? 'bg-press' : supposed ? 'bg-blue-wash shadow-[inset_0_-2px_0_var(--blue)]' : 'hover:bg-press',
      )}
    >
      <span className="min-w-0 grow">
        <span className="heard-only">{t('correct', { letter: column.column })} </span>
        <span className={cx('block hyphens-auto', column.role === 'other' ? 'text-ink2' : 'font-semibold')}>
          {words.role(column)}
        </span>
        {(origin !== null || supposed) && (
          <span className={cx('block font-narrow text-label', supposed ? '' : 'text-print')}>
            <span className={cx(supposed && 'supposed')}>
              {[origin, ...(supposed ? [t('supposition')] : [])].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </span>
      <ChevronDown aria-hidden className="mt-0.5 size-3.5 shrink-0 text-line" />
    </button>
  )
}
