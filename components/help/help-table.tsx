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

/** Of the first column where it holds names: wide enough on a small screen for the longest word of them. */
export const NAMES_WIDTH = 'var(--names-width)'

export interface HelpTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** CSS widths of the columns; those without one share the rest. */
  readonly widths?: readonly (string | undefined)[]
  /** Below this the table scrolls inside itself. */
  readonly minWidth?: string
  /** Rows that are found or left out together by the search; they bear the ids that links lead to. */
  readonly groups: readonly HelpRows[]
}

/** A ruled table of explanations, whose rows wrap. */
export function HelpTable({ caption, heads, widths = [], minWidth, groups }: HelpTableProps) {
  return (
    <TableRegion
      label={caption}
      className={cx(
        '[--names-width:9.25rem] sm:[--names-width:28%]',
        'relative overflow-x-auto border-y-2 border-heavy focus-visible:outline-offset-2',
        minWidth !== undefined && 'max-sm:-mr-4',
      )}
    >
      <table className="w-full table-fixed border-separate border-spacing-0 text-cell" style={{ minWidth }}>
        <caption className="heard-only">{caption}</caption>
        <colgroup>
          {heads.map((head, index) => (
            <col key={head} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead className="font-narrow text-print">
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
                  {/* In sight however far the table is scrolled. */}
                  <div className="sticky left-2 w-fit max-w-[calc(100vw-3rem)]">{head}</div>
                </th>
              </tr>
            )}
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) => (
                  <DataCell key={index} wrap>
                    {cell}
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

/** A tag, a value or a printed text as it stands in a file: its spaces and lines stay. */
export function Written({ lang, strong, children }: { lang: string; strong?: boolean; children: ReactNode }) {
  return (
    <span lang={lang} className={cx('whitespace-pre-wrap', strong && 'font-semibold')}>
      {children}
    </span>
  )
}
