import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What the press does; read aloud and shown as a hint. */
  label: string
  icon: ReactNode
  framed?: boolean
  danger?: boolean
}

/** An icon alone, with a name. In the row of a table, or as a stepper when framed. */
export function IconButton({ label, icon, framed, danger, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'target inline-flex size-6.5 items-center justify-center rounded-control border tint hover:bg-press',
        'disabled:text-rule disabled:hover:bg-transparent',
        framed ? 'border-line bg-sheet text-ink' : 'border-transparent',
        !framed && (danger ? 'text-red' : 'text-act'),
        className,
      )}
    >
      {icon}
    </button>
  )
}
