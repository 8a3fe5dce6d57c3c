import type { ReactNode } from 'react'
import { cx } from './cx'
import { ALIGN, type Align } from './align'
import { TableRegion } from './table-region'

export type Column = {
  id: string
  head: ReactNode
  /** The spreadsheet's letter, or the number of a column on a printed form. */
  letter?: string
  /** Numbers stand right. */
  align?: Align
  /** Any CSS width; the columns without one share the rest. */
  width?: string
  /** The order of the rows by this column, where they can be ordered. */
  sort?: 'ascending' | 'descending' | 'none'
}

export type DataTableProps = {
  /** What the table is, for the listener. */
  caption: string
  columns: readonly Column[]
  /** The head of the row numbers' column, '' for none; leave it out for a table without row numbers. */
  rowHead?: string
  /** Below this the table scrolls inside itself, the row numbers pinned. */
  minWidth?: string
  className?: string
  /** `DataRow`, `ProblemRow`, `GapRow`. */
  children: ReactNode
}

/** A ruled table: heavy above and below, hairlines within, the spreadsheet's letters under the head. */
export function DataTable({ caption, columns, rowHead, minWidth, className, children }: DataTableProps) {
  const lettered = columns.some((column) => column.letter !== undefined)
  return (
    <TableRegion
      label={caption}
      className={cx(
        'relative overflow-x-auto border-y-2 border-heavy focus-visible:outline-offset-2',
        minWidth !== undefined && 'max-sm:-mr-4',
        className,
      )}
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-cell" style={{ minWidth }}>
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          {rowHead !== undefined && <col className="w-11" />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead className="font-narrow text-print">
          <tr>
            {rowHead !== undefined && (
              <HeadCell className="sticky left-0 z-3 bg-sunk text-right" last={!lettered}>
                {rowHead === '' ? null : rowHead}
              </HeadCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} className={ALIGN[column.align ?? 'left']} sort={column.sort} last={!lettered}>
                {column.head}
              </HeadCell>
            ))}
          </tr>
          {lettered && (
            <tr aria-hidden>
              {rowHead !== undefined && (
                <td className="sticky left-0 z-3 border-r border-b border-r-rule border-b-line bg-sunk" />
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className="h-4.25 border-r border-b border-r-rule border-b-line bg-sunk text-center text-letters last:border-r-0"
                >
                  {column.letter}
                </td>
              ))}
            </tr>
          )}
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">{children}</tbody>
      </table>
    </TableRegion>
  )
}

function HeadCell({
  last,
  sort,
  className,
  children,
}: {
  last: boolean
  sort?: Column['sort']
  className?: string
  children: ReactNode
}) {
  const look = cx(
    'border-r border-b border-r-rule px-2 pt-1.25 pb-1 align-bottom text-label font-normal hyphens-auto last:border-r-0',
    last ? 'border-b-line' : 'border-b-rule',
    className,
  )
  // A head without words is no head for the listener.
  if (children === null) return <td className={look} />
  return (
    <th scope="col" aria-sort={sort} className={look}>
      {children}
    </th>
  )
}
