import { LoaderCircle } from 'lucide-react'
import { cx } from './cx'

/** A small turning arc next to the text that says what is loading; it has no label itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('turning', className)} />
}
