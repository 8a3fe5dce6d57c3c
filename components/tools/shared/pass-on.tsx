'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { TextButton } from '@/components/ui/link'
import { passedFile } from './chosen-file'
import type { Downloadable } from './download-action'
import { handOver, type Taker } from './hand-over'
import { usePrivateMode } from './private-mode'
import { TOOL_PATHS } from './tool-paths'

/** A position in a workbook: the first sheet to show, and the row with its column names if known. */
export interface PassedPlace {
  readonly sheet: string
  readonly headerRow: number | null
}

type Next = Exclude<Taker, 'tables'>

/** The way of a workbook into another tool, with one press. */
export function PassOn({
  result,
  place,
  to,
}: {
  result: Downloadable & { readonly size: number }
  /** Null lets the tool look for it. */
  place: PassedPlace | null
  to: readonly [Next, ...Next[]]
}) {
  const t = useTranslations('tools.passOn')
  const router = useRouter()
  const mode = usePrivateMode()
  // What is not a workbook, or is several, is nothing that another tool takes.
  if (!result.name.endsWith('.xlsx')) return null

  function pass(taker: Next): void {
    const files = { data: passedFile(result) }
    if (taker === 'doses') {
      handOver(taker, result.sessionId, { files, gone: {}, settings: {}, sheet: place?.sheet })
    } else {
      const settings = { ...(place && { sheet: place.sheet, headerRow: place.headerRow ?? undefined }) }
      handOver(taker, result.sessionId, { files, gone: {}, settings })
    }
    if (mode === null) router.push(TOOL_PATHS[taker])
    else mode.goTo(taker)
  }

  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
      <span className="text-ink2">{t('title')}</span>
      {to.map((taker) => (
        <TextButton key={taker} onClick={() => pass(taker)}>
          {t(taker)}
        </TextButton>
      ))}
    </p>
  )
}
