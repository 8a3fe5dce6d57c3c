'use client'

import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/link'

/** The link to the plans, shown if a higher plan would allow something. */
export function PlansLink() {
  const t = useTranslations('tools.failures')
  return <TextLink href="/subscribe">{t('plans')}</TextLink>
}
