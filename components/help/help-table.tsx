import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { DataCell } from '@/components/ui/data-row'
import { TableRegion } from '@/components/ui/table-region'

export interface HelpRows {
  readonly id: string
  /** Over the rows, as wide as the table: what they are about. */
  readonly head?: ReactNode
  readonly rows: readonly (readonly ReactNode[])[]
}

/** For a first column with names: wide enough on a small screen for the longest word. */
export const NAMES_WIDTH = 'var(--names-width)'

export interface HelpTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** CSS widths of the columns; those without one share the rest. */
  readonly widths?: readonly (string | undefined)[]
  /**
   * On a small screen, each row's cells are below each other next to their headers, because there are too many for its
   * width.
   */
  readonly stacked?: boolean
  /** Rows that the search shows or hides together; they have the ids of links. */
  readonly groups: readonly HelpRows[]
}

/** A ruled table of explanations, whose rows wrap. */
export function HelpTable({ caption, heads, widths = [], stacked = false, groups }: HelpTableProps) {
  return (
    <TableRegion
      label={caption}
      className={cx(
        '[--names-width:9.25rem] sm:[--names-width:28%]',
        'relative overflow-x-auto border-y-2 border-heavy focus-visible:outline-offset-2',
      )}
    >
      <table
        className={cx(
          'w-full table-fixed border-separate border-spacing-0 text-cell',
          stacked &&
            'max-sm:block max-sm:[&_:is(tbody:not([hidden]),tr,th,td)]:block max-sm:[&_td]:border-r-0 max-sm:[&_td:not(:last-child)]:border-b-0',
        )}
      >
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          {heads.map((head, index) => (
            <col key={head} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead className={cx('font-narrow text-print', stacked && 'max-sm:heard-only')}>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="border-r border-b border-r-rule border-b-line px-2 pt-1.25 pb-1 text-left align-bottom text-label font-normal last:border-r-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, head, rows }) => (
          <tbody key={id} id={id} data-find className="scroll-mt-16 last:[&>tr:last-child>*]:border-b-0">
            {head !== undefined && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={heads.length}
                  className="border-b border-rule bg-sunk px-2 py-1.5 text-left font-normal"
                >
                  {head}
                </th>
              </tr>
            )}
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) => (
                  <DataCell key={index} wrap>
                    {stacked ? (
                      <StackedCell head={index === 0 ? null : (heads[index] ?? null)}>{cell}</StackedCell>
                    ) : (
                      cell
                    )}
                  </DataCell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableRegion>
  )
}

/** A cell's words, on a small screen with the head of its column before them; the first cell of a row needs none. */
function StackedCell({ head, children }: { head: string | null; children: ReactNode }) {
  if (head === null) return children
  return (
    <div className="max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3">
      <span aria-hidden className="font-narrow text-label text-print sm:hidden">
        {head}
      </span>
      <div>{children}</div>
    </div>
  )
}

/** A tag, a value or a printed text as it is in a file: its spaces and lines stay. */
export function Written({ lang, strong, children }: { lang: string; strong?: boolean; children: ReactNode }) {
  return (
    <span lang={lang} className={cx('whitespace-pre-wrap', strong && 'font-semibold')}>
      {children}
    </span>
  )
}
