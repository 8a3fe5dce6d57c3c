'use client'

import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { titleActionStyle } from '@/components/ui/title-block'

/** A file that an operation left, and the session that it is downloaded from. */
export interface Downloadable {
  readonly download_url: string
  readonly name: string
  readonly sessionId: string
}

/** Where a result is downloaded: its link, with the session that it belongs to. */
export function downloadHref({ download_url, sessionId }: Downloadable): string {
  return `${download_url}?sessionId=${encodeURIComponent(sessionId)}`
}

/** The title block's action when the result is there. */
export function DownloadAction({ id, result, children }: { id?: string; result: Downloadable; children: ReactNode }) {
  return (
    <a id={id} href={downloadHref(result)} download={result.name} className={titleActionStyle()}>
      <Download aria-hidden />
      {children}
    </a>
  )
}
