import { cx } from './cx'

/** The style of an icon button, for any element. */
export function iconButtonStyle({ framed, danger }: { framed?: boolean; danger?: boolean } = {}): string {
  return cx(
    'target inline-flex size-6.5 items-center justify-center rounded-control border tint hover:bg-press',
    'disabled:text-rule disabled:hover:bg-transparent',
    framed ? 'border-line bg-sheet text-ink' : 'border-transparent',
    !framed && (danger ? 'text-red' : 'text-act'),
  )
}
