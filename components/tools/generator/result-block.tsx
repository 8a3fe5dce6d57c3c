'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { TitleBlock, TitleCell } from '@/components/ui/title-block'
import { DownloadAction } from './download-action'
import { MailCell } from './mail-cell'
import type { ResultRows } from './result-rows'
import type { Run } from './state'
import { useWords } from './use-words'

type Done = Extract<Run, { kind: 'done' }>

const TWO_DAYS_MS = 48 * 3_600_000

/** The title block when the documents are made. */
export function ResultBlock({ run, rows, actionId }: { run: Done; rows: ResultRows; actionId: string }) {
  const t = useTranslations('generator.result')
  const words = useWords()
  const { result, tookMs } = run
  return (
    <TitleBlock
      label={t('title')}
      figures={[
        { label: t('made'), value: rows.made },
        { label: t('failed'), value: rows.failed, tone: 'error' },
        { label: t('noted'), value: rows.noted, tone: 'note' },
      ]}
      action={<DownloadAction id={actionId} result={result} />}
    >
      <TitleCell label={t('file')} note={result.name.split('.').at(-1)?.toUpperCase()} span={6} strong>
        {result.name}
      </TitleCell>
      <TitleCell label={t('size')}>{words.size(result.size)}</TitleCell>
      <TitleCell label={t('took')}>{t('seconds', { seconds: tookMs / 1000 })}</TitleCell>
      <TitleCell label={t('keptUntil')} span={6}>
        <KeptUntil expiresAt={result.expiresAt} />
      </TitleCell>
      <MailCell result={result} />
    </TitleBlock>
  )
}

/** A day; with the hour where it is near. */
function KeptUntil({ expiresAt }: { expiresAt: string }) {
  const format = useFormatter()
  const end = new Date(expiresAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // Rendered after a press only, so the reader's own clock and zone can be asked.
  const [now] = useState(() => Date.now())
  const near = end.getTime() - now < TWO_DAYS_MS
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const
  return (
    <time dateTime={expiresAt}>
      {format.dateTime(end, near ? { ...day, hour: '2-digit', minute: '2-digit' } : day)}
    </time>
  )
}
