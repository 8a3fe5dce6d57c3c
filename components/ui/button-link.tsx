import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { cx } from './cx'

export type ButtonLinkProps = ComponentProps<typeof Link> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  wide?: boolean
}

/** A link that looks like a button: it goes somewhere, or downloads something. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonStyle(variant, size, wide), className)}>
      {icon}
      {children}
    </Link>
  )
}
