import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ALIGN } from './align'
import { cx } from './cx'
import type { Column } from './table-props'
import type { Across, CellPlace } from './virtual-parts'

export type TableHeadProps = {
  columns: readonly Column[]
  rowHead?: ReactNode
  /** The head of a table that scrolls inside itself by rows: it stays in sight. */
  sticky?: boolean
  across: Across
  ref?: Ref<HTMLTableSectionElement>
}

/** The heads of a ruled table's columns, with their letters below. */
export function TableHead({ columns, rowHead, sticky, across, ref }: TableHeadProps) {
  const lettered = columns.some((column) => column.letter !== undefined)
  return (
    <thead ref={ref} className={cx('font-narrow text-print', sticky && 'sticky top-0 z-4 bg-sheet')}>
      <tr>
        {rowHead !== undefined && (
          <HeadCell className="sticky left-0 z-3 bg-sunk text-right" last={!lettered}>
            {rowHead === '' ? null : rowHead}
          </HeadCell>
        )}
        {across((index, place) => {
          const column = columns[index]
          return (
            column !== undefined && (
              <HeadCell
                key={column.id}
                className={ALIGN[column.align ?? 'left']}
                column={column}
                place={place}
                last={!lettered}
              >
                {column.head}
              </HeadCell>
            )
          )
        })}
      </tr>
      {lettered && (
        <tr aria-hidden>
          {rowHead !== undefined && (
            <td className="sticky left-0 z-3 border-r border-b border-r-rule border-b-line bg-sunk" />
          )}
          {across((index) => (
            <td
              key={index}
              className="h-4.25 border-r border-b border-r-rule border-b-line bg-sunk text-center text-letters last:border-r-0"
            >
              {columns[index]?.letter}
            </td>
          ))}
        </tr>
      )}
    </thead>
  )
}

function HeadCell({
  last,
  column,
  place,
  className,
  children,
}: {
  last: boolean
  column?: Column
  place?: CellPlace
  className?: string
  children: ReactNode
}) {
  const sorts = column?.onSort !== undefined
  const look = cx(
    'border-r border-b border-r-rule align-bottom text-label font-normal hyphens-auto last:border-r-0',
    !sorts && 'px-2 pt-1.25 pb-1',
    last ? 'border-b-line' : 'border-b-rule',
    className,
  )
  // A head without words isn't a head for the listener.
  if (children === null) return <td {...place} className={look} />
  return (
    <th {...place} scope="col" aria-sort={column?.sort} className={look}>
      {sorts ? <SortButton column={column}>{children}</SortButton> : children}
    </th>
  )
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function SortButton({ column: { sort = 'none', align, onSort }, children }: { column: Column; children: ReactNode }) {
  const Arrow = ARROWS[sort]
  return (
    <button
      type="button"
      data-print
      data-cell
      tabIndex={-1}
      onClick={({ currentTarget }) => {
        onSort?.()
        // In another order the first row is what was asked for; the focus stays on the head, which is always in sight.
        currentTarget.closest('[data-table-region]')?.scrollTo({ top: 0 })
      }}
      className={cx(
        'ring-inside relative flex min-h-6 w-full items-end gap-1 px-2 pt-1.25 pb-1 hover:bg-press',
        align === 'right' ? 'flex-row-reverse text-right' : 'text-left',
      )}
    >
      <span className="min-w-0 hyphens-auto">{children}</span>
      <Arrow
        aria-hidden
        data-screen-only={sort === 'none' || undefined}
        className={cx('mb-0.5 size-3 shrink-0', sort === 'none' && 'text-line')}
      />
    </button>
  )
}
