import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { iconButtonStyle } from './icon-button-style'

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
      className={cx(iconButtonStyle({ framed, danger }), className)}
    >
      {icon}
    </button>
  )
}
