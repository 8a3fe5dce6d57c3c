'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { notify } from '@/components/ui/notify'
import { titleActionStyle } from '@/components/ui/title-block'
import { failureOf } from './failure'
import { fetchFileInfo, requireDownload } from './file-info-api'
import { usePrivateMode, type PrivateMode } from './private-mode'
import { useWords } from './use-words'

/** By then the browser has taken over what it saves. */
const SAVED_AFTER_MS = 60_000

/** A file that an operation created, and the session for its download. */
export interface Downloadable {
  readonly download_url: string
  readonly name: string
  readonly sessionId: string
  /** Only this file in it, if it is a zip. */
  readonly entry?: string
}

/** The link to download a result, with its session. */
export function downloadHref({ download_url, sessionId, entry }: Downloadable): string {
  return `${download_url}?${new URLSearchParams({ sessionId, ...(entry !== undefined && { entry }) })}`
}

/** One file of a result that is a zip. */
export function entryOf({ download_url, sessionId }: Downloadable, entry: string): Downloadable {
  return { download_url, sessionId, entry, name: entry.split('/').at(-1) ?? entry }
}

/**
 * A link to a file. Pressed, it asks first whether the file is there: it may have expired, or the session, or the network be gone,
 * and the browser's own download says none of that.
 */
export function DownloadLink({ result, ...link }: { result: Downloadable } & Omit<ComponentProps<'a'>, 'href'>) {
  const t = useTranslations('tools.failures')
  const words = useWords()
  const mode = usePrivateMode()

  async function take(): Promise<void> {
    try {
      if (mode !== null) return await saveHere(mode, result)
      await fetchFileInfo(result)
      await requireDownload(downloadHref(result))
    } catch (error) {
      notify.error(`${t('download')}: ${words.reason(failureOf(error))}`)
      return
    }
    const anchor = document.createElement('a')
    anchor.href = downloadHref(result)
    anchor.download = result.name
    anchor.click()
  }

  function onClick(event: MouseEvent): void {
    // Of a result that only this page has, nothing can be opened elsewhere.
    if (mode === null && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    void take()
  }

  return <a {...link} href={mode === null ? downloadHref(result) : '#'} download={result.name} onClick={onClick} />
}

/** Saves a result that is in the page's memory. @throws ApiError NOT_FOUND */
export async function saveHere(mode: PrivateMode, result: Downloadable): Promise<void> {
  save(await mode.download(result.download_url, result.entry), result.name)
}

function save(blob: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(blob)
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), SAVED_AFTER_MS)
}

/** The title block's action when the result is there. */
export function DownloadAction({ id, result, children }: { id?: string; result: Downloadable; children: ReactNode }) {
  return (
    <DownloadLink id={id} result={result} className={titleActionStyle()}>
      <Download aria-hidden />
      {children}
    </DownloadLink>
  )
}
