import { useTranslations } from 'next-intl'
import { PlansLink } from '../shared/plans-link'
import type { HistoryEntry } from './history-api'

/** What an operation is called: by its result, its source, or the tool. */
export function useHistoryName({ name, sources, kind }: HistoryEntry): string {
  const t = useTranslations('history')
  return name ?? sources[0] ?? t(`tools.${kind}`)
}

/** It ended, and no one has looked at it since. */
export function isUnseen({ seen, state }: HistoryEntry): boolean {
  return !seen && (state === 'succeeded' || state === 'failed')
}

/** The name of an operation, and below it what it was made from, or why it was not. */
export function HistoryName({ operation }: { operation: HistoryEntry }) {
  const t = useTranslations('history')
  const { sources, error, plan } = operation
  return (
    <>
      <span className={isUnseen(operation) ? 'font-semibold' : undefined}>{useHistoryName(operation)}</span>
      <span className="block font-narrow text-label text-ink2">
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
