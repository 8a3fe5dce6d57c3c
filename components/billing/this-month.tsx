'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Ruler } from '@/components/ui/ruler'
import { Section } from '@/components/ui/section'
import { TitleBlock, TitleCell } from '@/components/ui/title-block'
import type { Premium } from './billing-api'

/** The active plan and how much of it is used this month. The cells are there before the figures. */
export function ThisMonth({ premium }: { premium: Premium | null }) {
  const t = useTranslations('billing')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short' })
  return (
    <Section title={t('month.title')}>
      <TitleBlock label={t('month.title')} waiting={premium === null}>
        <TitleCell label={t('month.plan')} span={4} strong>
          {premium === null ? '—' : t(`plans.${premium.plan}`)}
        </TitleCell>
        <TitleCell label={t('month.countsAnew')} span={2}>
          {premium === null ? '—' : day(premium.usage.renewsAt)}
        </TitleCell>
        <UseCell
          label={t('month.documents')}
          used={premium?.usage.documents ?? null}
          limit={premium?.limits.documentsPerMonth ?? null}
        />
        <UseCell
          label={t('month.operations')}
          used={premium?.usage.tableAndDoseOperations ?? null}
          limit={premium?.limits.tableAndDoseOperationsPerMonth ?? null}
        />
      </TitleBlock>
      {premium !== null && isFull(premium) && (
        <p className="mt-2 text-small">
          {t('month.full', {
            date: format.dateTime(new Date(premium.usage.renewsAt), { day: 'numeric', month: 'long' }),
          })}
        </p>
      )}
    </Section>
  )
}

function isFull({ usage, limits }: Premium): boolean {
  const reached = (used: number, limit: number | null) => limit !== null && used >= limit
  return (
    reached(usage.documents, limits.documentsPerMonth) ||
    reached(usage.tableAndDoseOperations, limits.tableAndDoseOperationsPerMonth)
  )
}

function UseCell({ label, used, limit }: { label: string; used: number | null; limit: number | null }) {
  const t = useTranslations('billing')
  const format = useFormatter()
  const full = used !== null && limit !== null && used >= limit
  const said =
    used === null
      ? '—'
      : limit === null
        ? t('month.ofUnlimited', { used: format.number(used) })
        : t('month.of', { used: format.number(used), limit: format.number(limit) })
  return (
    <TitleCell label={label} note={<span className={full ? 'text-red' : undefined}>{said}</span>} span={6}>
      {/* Without a limit there is nothing to measure against. */}
      {limit !== null && used !== null && (
        <Ruler
          value={limit === 0 ? 1 : used / limit}
          label={label}
          valueText={said}
          numbered={false}
          full={full}
          className="mt-1"
        />
      )}
    </TitleCell>
  )
}
