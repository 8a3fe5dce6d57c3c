import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface RuledTableProps {
  /** What the table is, for the listener. */
  readonly caption: string
  /** The column headers for screen readers; sighted readers recognize the values. */
  readonly heads: readonly string[]
  /** `RuledRow`s. */
  readonly children: ReactNode
}

/** A short table without a visible head: heavy above and below, hairlines within. */
export function RuledTable({ caption, heads, children }: RuledTableProps) {
  return (
    <table className="w-full border-collapse border-y-2 border-heavy text-cell">
      <caption className="heard-only">{caption}</caption>
      <thead className="heard-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export interface RuledRowProps {
  readonly name: ReactNode
  /** In bold, as the name of a thing; else as a value. */
  readonly strong?: boolean
  /** `RuledCell`s. */
  readonly children: ReactNode
}

/** A row, whose first cell names it. */
export function RuledRow({ name, strong = false, children }: RuledRowProps) {
  return (
    <tr className="border-b border-rule last:border-b-0">
      <th
        scope="row"
        className={cx('px-2 py-1.25 text-left align-top wrap-break-word', strong ? 'font-semibold' : 'font-normal')}
      >
        {name}
      </th>
      {children}
    </tr>
  )
}

/** A value of the row; what can be done about it is at the right. */
export function RuledCell({ end = false, children }: { readonly end?: boolean; readonly children: ReactNode }) {
  return (
    <td
      className={cx(
        'border-l border-rule px-2 align-top',
        end ? 'py-0.75 text-right' : 'py-1.25 wrap-anywhere text-ink2',
      )}
    >
      {children}
    </td>
  )
}
