import { cx } from './cx'

/** The color of a mark: red for errors, ochre for warnings, blue for decisions. */
export type ProblemTone = 'error' | 'note' | 'decide'

const GROUNDS: Readonly<Record<ProblemTone, string>> = {
  error: 'bg-red',
  note: 'bg-ochre',
  decide: 'bg-blue',
}

/** The square with a problem's number, or `!` where there is only one. */
export function ProblemMark({ tone, number, className }: { tone: ProblemTone; number?: number; className?: string }) {
  return (
    <span
      aria-hidden={number === undefined || undefined}
      className={cx(
        'inline-flex h-4 min-w-4 shrink-0 items-center justify-center px-0.5 font-narrow text-letters font-bold text-onact',
        'forced-colors:border',
        GROUNDS[tone],
        className,
      )}
    >
      {number ?? '!'}
    </span>
  )
}
