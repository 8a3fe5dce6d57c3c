'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { useReaderZone } from '@/components/ui/use-reader-zone'
import type { GoneFile } from './gone-file'

/** Below the slot of a file that has expired or whose upload didn't finish: which file to choose again. */
export function GoneSource({ file }: { file: GoneFile | undefined }) {
  const t = useTranslations('tools.gone')
  const format = useFormatter()
  const timeZone = useReaderZone()
  if (file === undefined) return null
  const { name, at, unfinished } = file
  const fact = unfinished
    ? t('unfinished', { name })
    : at === null
      ? t('fact', { name })
      : t('deleted', { name, date: format.dateTime(new Date(at), { day: 'numeric', month: 'long', timeZone }) })
  return (
    <Notice tone="note" live fact={fact} className="mt-2">
      {t(unfinished ? 'remedyUnfinished' : 'remedy')}
    </Notice>
  )
}
