import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/**
 * Adjoining cells in one outer line, divided by hairlines. Columns are the caller's: `className="sm:grid-cols-[2fr_1fr]"`;
 * a cell takes several with `className="sm:col-span-2"`. Every row must be full. On a small screen the cells are one below the other.
 */
export function FormGrid({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx(
        'relative isolate grid pt-px pl-px',
        'after:pointer-events-none after:absolute after:inset-0 after:z-1 after:border after:border-line',
        className,
      )}
    />
  )
}

export type CellState = 'plain' | 'supposed' | 'invalid' | 'note'

const STATES: Readonly<Record<CellState, string>> = {
  plain: 'bg-sheet',
  supposed: 'bg-blue-wash shadow-[inset_0_-2px_0_var(--blue)]',
  invalid: 'z-2 bg-sheet outline-2 -outline-offset-2 outline-red',
  note: 'bg-ochre-wash shadow-[inset_0_-2px_0_var(--ochre)]',
}

/** The style of a cell, for any element. */
export function cellStyle(state: CellState = 'plain'): string {
  return cx(
    'relative -mt-px -ml-px flex min-w-0 flex-col border-t border-l border-rule px-3 pt-1.75 pb-1.5 text-left sm:px-2.5 sm:pt-1.5 sm:pb-1.25',
    STATES[state],
  )
}

export type CellLabelProps = {
  /** For `aria-labelledby` of the control in the cell. */
  labelId?: string
  label: ReactNode
  /** In the top-right corner: a size, «1 из 3», the tag's name. */
  note?: ReactNode
}

/** What is printed in a cell's upper corners. */
export function CellLabel({ labelId, label, note }: CellLabelProps) {
  return (
    <span className="flex items-baseline justify-between gap-2 font-narrow text-label">
      <span id={labelId} className="min-w-0 text-print">
        {label}
      </span>
      {note !== undefined && <span className="min-w-0 text-right text-ink2">{note}</span>}
    </span>
  )
}

export type FormCellProps = Omit<CellLabelProps, 'labelId'> & {
  state?: CellState
  icon?: ReactNode
  /** At the right of the value: a small control. */
  end?: ReactNode
  /** A file's name and the like: in bold. */
  strong?: boolean
  className?: string
  children?: ReactNode
}

/** A cell that shows a value. */
export function FormCell({ label, note, state, icon, end, strong, className, children }: FormCellProps) {
  return (
    <div className={cx(cellStyle(state), className)}>
      <CellLabel label={label} note={note} />
      <span className="flex min-h-6 items-center gap-2 text-field sm:min-h-5">
        {icon !== undefined && <span className="flex text-print">{icon}</span>}
        <span
          className={cx(
            'min-w-0 grow wrap-anywhere',
            strong && 'font-semibold',
            state === 'supposed' && 'supposed grow-0',
          )}
        >
          {children}
        </span>
        {end !== undefined && <span className="ml-auto flex shrink-0 items-center">{end}</span>}
      </span>
    </div>
  )
}
