import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { PlansLink } from '../shared/plans-link'
import type { HistoryEntry } from './history-api'

/** What an operation is called: by its result, its source, or the tool. */
export function useHistoryName({ name, sources, kind }: HistoryEntry): string {
  const t = useTranslations('history')
  return name ?? sources[0] ?? t(`tools.${kind}`)
}

/** It ended, and the user hasn't opened it yet. */
export function isUnseen({ seen, state }: HistoryEntry): boolean {
  return !seen && (state === 'succeeded' || state === 'failed')
}

/** In a cell of the class `group/name`: two lines, and whole while the cell has the focus or is pressed. */
const TWO_LINES = 'line-clamp-2 wrap-break-word group-focus/name:line-clamp-none group-active/name:line-clamp-none'

/** The name of an operation, and below it its tool, what it was made from, or why it was not. */
export function HistoryName({ operation }: { operation: HistoryEntry }) {
  const t = useTranslations('history')
  const { sources, error, plan } = operation
  return (
    <>
      <span className={cx(TWO_LINES, isUnseen(operation) && 'font-semibold')}>{useHistoryName(operation)}</span>
      <span className={cx(TWO_LINES, 'font-narrow text-label text-ink2')}>
        {t(`tools.${operation.kind}`)},{' '}
        {error ?? t('from', { count: sources.length, first: sources[0] ?? '', second: sources[1] ?? '' })}
        {plan !== null && (
          <>
            {' '}
            <PlansLink />
          </>
        )}
      </span>
    </>
  )
}
