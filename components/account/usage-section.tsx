'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { usePremium } from '@/components/billing/premium-provider'
import { useWords } from '@/components/tools/shared/use-words'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { fetchFiles } from './files-api'
import { NotLoaded } from './not-loaded'
import { useLoaded } from './use-loaded'
import { shareOf, UsageMeasure } from './usage-measure'

/**
 * What the user has used this calendar month, the limits of their plan, and the size of their files.
 *
 * @param version another value loads it again
 */
export function UsageSection({ version }: { version: number }) {
  const t = useTranslations('account.usage')
  const format = useFormatter()
  const words = useWords()
  const { refresh } = usePremium()
  const { value, problem, load } = useLoaded(async () => {
    const [{ plan, usage, limits, payment }, files] = await Promise.all([refresh(), fetchFiles(1)])
    return { plan, usage, limits, payment, files }
  }, version)

  if (value === null) {
    return (
      <Section title={t('title')}>
        <NotLoaded loading={t('loading')} problem={problem} onAgain={() => void load()} />
      </Section>
    )
  }
  const { plan, usage, limits, payment, files } = value
  const measures = [
    { key: 'documents', used: usage.documents, limit: limits.documentsPerMonth },
    { key: 'operations', used: usage.tableAndDoseOperations, limit: limits.tableAndDoseOperationsPerMonth },
  ] as const
  // The month is counted in UTC, for everybody alike.
  const day = (at: Date) => format.dateTime(at, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const renews = new Date(usage.renewsAt)
  const begun = new Date(Date.UTC(renews.getUTCFullYear(), renews.getUTCMonth() - 1, 1))
  const full = measures.some(({ used, limit }) => limit !== null && used >= limit)
  return (
    <Section title={t('title')} note={<span className="ml-auto">{t('since', { day: day(begun) })}</span>}>
      <ul className="border-y-2 border-heavy text-cell">
        {measures.map(({ key, used, limit }) => (
          <li key={key} className="border-b border-rule px-2 py-1.25">
            <UsageMeasure
              label={t(key)}
              words={
                limit === null
                  ? t.rich('unlimited', { used, quiet: (text) => <span className="text-ink2">{text}</span> })
                  : t('of', { used, limit })
              }
              share={shareOf(used, limit)}
              shareText={limit === null ? '' : t('of', { used, limit })}
            />
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-3 px-2 py-1.25">
          {t('files')}
          <span className="text-right">{t('kept', { count: files.count, size: words.size(files.bytes) })}</span>
        </li>
      </ul>
      <p className="mt-2 font-narrow text-label text-ink2">{t('renews', { day: day(renews) })}</p>
      {full && payment && plan !== 'professional' && (
        <p className="mt-1 text-small">
          <TextLink alone href="/subscribe">
            {t('plans')}
          </TextLink>
        </p>
      )}
    </Section>
  )
}
