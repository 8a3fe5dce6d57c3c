import type { ReactNode } from 'react'
import { cx } from './cx'

export type BadgeProps = {
  /** What the listener hears in place of the bare number or word. */
  label?: string
  className?: string
  children: ReactNode
}

/** A number or a word in a 1 px frame, in the colour of the text around it. */
export function Badge({ label, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-w-4.5 items-center justify-center border border-current px-1 font-narrow text-letters leading-4',
        className,
      )}
    >
      <span aria-hidden={label !== undefined || undefined}>{children}</span>
      {label !== undefined && <span className="heard-only">{label}</span>}
    </span>
  )
}
