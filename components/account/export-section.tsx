'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { ExportAction } from './export-action'

/** All data about the user, in one archive. */
export function ExportSection({ number }: { number: number }) {
  const t = useTranslations('account.export')
  return (
    <Section id="export" number={number} title={t('title')} note={t('note')}>
      <p className="mb-3 max-w-175 text-small text-ink2">{t('holds')}</p>
      <ExportAction />
    </Section>
  )
}
