'use client'

import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { ALIGN, type Align } from './align'
import { cx } from './cx'
import { useRowProps } from './row-context'

export type CellTone = 'error' | 'note' | 'decide'

const WASHES: Readonly<Record<CellTone, string>> = {
  error: 'bg-red-wash shadow-[inset_0_-2px_0_var(--red)] forced-colors:outline-2 forced-colors:-outline-offset-3',
  note: 'bg-ochre-wash shadow-[inset_0_-2px_0_var(--ochre)] forced-colors:outline-2 forced-colors:-outline-offset-3',
  decide: 'bg-blue-wash shadow-[inset_0_-2px_0_var(--blue)] forced-colors:outline-2 forced-colors:-outline-offset-3',
}

const INKS: Readonly<Record<CellTone, string>> = {
  error: 'font-bold text-red',
  note: 'font-bold text-ochre',
  decide: 'font-bold text-blue',
}

export type DataRowProps = {
  /** As in the spreadsheet; the table has a `rowHead` then. A word or an icon may be in its place. */
  number?: ReactNode
  /** The colour of the row number, where the row has a problem. */
  tone?: CellTone
  chosen?: boolean
  /** A `ProblemRow` follows: no hairline between. */
  open?: boolean
  children: ReactNode
}

/** A row of `DataCell`s. */
export function DataRow({ number, tone, chosen, open, children }: DataRowProps) {
  // A head without words isn't a head for the listener: the row's own cells say what an icon says.
  const headed = number !== '' && !isValidElement(number)
  const Head = headed ? 'th' : 'td'
  return (
    <tr {...useRowProps()} className={cx('group/row', chosen && 'bg-press')} data-open={open || undefined}>
      {number !== undefined && (
        <Head
          scope={headed ? 'row' : undefined}
          className={cx(
            'sticky left-0 z-2 border-r border-b border-rule bg-sunk px-2 py-1.25 text-right align-top font-narrow text-label leading-4.5 group-data-open/row:border-b-0',
            tone === undefined ? 'font-normal text-print' : INKS[tone],
          )}
        >
          {number}
        </Head>
      )}
      {children}
    </tr>
  )
}

export type DataCellProps = Omit<ComponentProps<'td'>, 'align'> & {
  align?: Align
  tone?: CellTone
  /** Secondary text. */
  quiet?: boolean
  /** The cell contains a control that fills it (`SelectCell`): no padding, and the cell itself isn't a tab stop. */
  bare?: boolean
  /** Long text wraps instead of ending in an ellipsis that opens on focus. */
  wrap?: boolean
}

/** A cell; a number is aligned right. Tie it to its `ProblemRow` by `aria-describedby`. */
export function DataCell({ align = 'left', tone, quiet, bare, wrap, className, children, ...rest }: DataCellProps) {
  return (
    <td
      data-problem={tone === undefined ? undefined : true}
      {...rest}
      data-cell={bare ? undefined : true}
      tabIndex={bare ? undefined : -1}
      className={cx(
        'ring-inside relative border-r border-b border-rule last:border-r-0 group-data-open/row:border-b-0',
        !bare && 'px-2 py-1.25 focus:-outline-offset-2',
        !bare &&
          (wrap
            ? 'align-top wrap-anywhere'
            : 'truncate focus:overflow-visible focus:whitespace-normal focus:wrap-anywhere'),
        ALIGN[align],
        quiet && 'text-ink2',
        tone !== undefined && WASHES[tone],
        className,
      )}
    >
      {children}
    </td>
  )
}
