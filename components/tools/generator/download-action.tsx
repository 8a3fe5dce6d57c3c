'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { titleActionStyle } from '@/components/ui/title-block'
import type { Result } from './answers'

/** Where a result is downloaded: its link, with the session that it belongs to. */
export function downloadHref({ download_url, sessionId }: Result): string {
  return `${download_url}?sessionId=${encodeURIComponent(sessionId)}`
}

/** The title block's action when the documents are made. */
export function DownloadAction({ id, result }: { id?: string; result: Result }) {
  const t = useTranslations('generator.result')
  return (
    <a id={id} href={downloadHref(result)} download={result.name} className={titleActionStyle()}>
      <Download aria-hidden />
      {t('download', { kind: result.name.split('.').at(-1) ?? '' })}
    </a>
  )
}
