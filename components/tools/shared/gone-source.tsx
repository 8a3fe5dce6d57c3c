'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Under the place of a file that settings of the history were made for, and that is no longer kept: which one to choose again. */
export function GoneSource({ name }: { name: string | undefined }) {
  const t = useTranslations('tools.gone')
  if (name === undefined) return null
  return (
    <Notice tone="note" live fact={t('fact', { name })} className="mt-2">
      {t('remedy')}
    </Notice>
  )
}
