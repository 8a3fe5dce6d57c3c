'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'
import { shareOf, UsageMeasure } from '@/components/account/usage-measure'
import { useWords } from '../use-words'
import type { WorkspaceStats } from './workspace-api'

const DAY_HOURS = 24

/** What the user has used this month, and the limits of their plan. */
export function WorkspaceUsage({ stats: { usage, limits } }: { stats: WorkspaceStats }) {
  const t = useTranslations('tools.workspace')
  const format = useFormatter()
  const words = useWords()
  const measures = [
    { key: 'documents', used: usage.documents, limit: limits.documentsPerMonth },
    { key: 'operations', used: usage.tableAndDoseOperations, limit: limits.tableAndDoseOperationsPerMonth },
  ] as const
  const { keptHours } = limits
  // The month is counted in UTC, for everybody alike.
  const renews = format.dateTime(new Date(usage.renewsAt), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section aria-label={t('usage')}>
      <h3 className="font-narrow text-label text-print">{t('usage')}</h3>
      <ul className="mt-1 border-y-2 border-heavy text-cell">
        {measures.map(({ key, used, limit }) => (
          <li key={key} className="border-b border-rule py-1.25 last:border-b-0">
            <UsageMeasure
              label={t(key)}
              words={limit === null ? t('unlimited', { used }) : t('of', { used, limit })}
              share={shareOf(used, limit)}
              shareText={limit === null ? '' : t('of', { used, limit })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 font-narrow text-label text-ink2">
        {t('renews', { day: renews })}{' '}
        {t('limits', {
          upload: words.size(limits.uploadBytes),
          rows: limits.rowsPerGeneration,
          kept: keptHours > DAY_HOURS ? t('days', { count: keptHours / DAY_HOURS }) : t('hours', { count: keptHours }),
          atOnce: limits.operationsAtOnce,
        })}
      </p>
      <p className="mt-1 text-small">
        <TextLink alone href="/subscribe">
          {t('plans')}
        </TextLink>
      </p>
    </section>
  )
}
