import Link from 'next/link'
import type { ComponentProps } from 'react'
import { cx } from './cx'

const LOOK =
  'text-act underline decoration-line decoration-1 underline-offset-4 hover:text-act2 hover:decoration-current'

// On its own, it must be a large touch target, of 24 px at least (WCAG 2.2, 2.5.8); within a sentence, it may not be.
const ALONE = 'target inline-block min-h-6 py-0.5'

/** A link, within text or `alone`. */
export function TextLink({ alone, className, ...rest }: ComponentProps<typeof Link> & { alone?: boolean }) {
  return <Link {...rest} className={cx(LOOK, alone && ALONE, className)} />
}

/** A press that reads as a link: it changes this page and goes nowhere. */
export function TextButton({
  alone,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { alone?: boolean }) {
  return <button {...rest} type={type} className={cx(LOOK, 'text-left', alone ? ALONE : 'inline', className)} />
}
