import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { cx } from './cx'
import { Spinner } from './spinner'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon before the words. */
  icon?: ReactNode
  /** As wide as its place. */
  wide?: boolean
  /** Waiting for an answer: a spinner before the words and no second press. */
  busy?: boolean
}

/** A button. A disabled one says its reason in place of the verb. */
export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonStyle(variant, size, wide), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
