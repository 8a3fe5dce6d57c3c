import { LoaderCircle } from 'lucide-react'
import { cx } from './cx'

/** A small turning arc beside the words that say what is awaited; it says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('turning', className)} />
}
