import { LoaderCircle } from 'lucide-react'
import { cx } from './cx'

/** A small turning arc beside the words that say what is awaited; it says nothing on its own. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('turning', className)} />
}
