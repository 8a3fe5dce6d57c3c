'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'

/** The way to the plans, beside what a higher one would allow. */
export function PlansLink() {
  const t = useTranslations('tools.failures')
  return <TextLink href="/subscribe">{t('plans')}</TextLink>
}
