'use client'

import { useTranslations } from 'next-intl'
import { TitleBlock, TitleCell } from '@/components/ui/title-block'
import { DownloadAction } from '../shared/download-action'
import { KeptUntil } from '../shared/kept-until'
import type { Ledger } from './answers'
import { MailCell } from './mail-cell'
import type { ResultRows } from './result-rows'
import type { Run } from './state'
import { useDownloadWords } from './use-download-words'
import { useWords } from '../shared/use-words'

type Done = Extract<Run, { kind: 'done' }>

export interface ResultBlockProps {
  readonly run: Done
  readonly rows: ResultRows
  readonly actionId: string
  /** Of its mails. */
  readonly ledger: Ledger | null
}

/** The title block when the documents are made. */
export function ResultBlock({ run, rows, actionId, ledger }: ResultBlockProps) {
  const t = useTranslations('generator.result')
  const words = useWords()
  const downloadWords = useDownloadWords()
  const { result, tookMs } = run
  return (
    <TitleBlock
      label={t('title')}
      figures={[
        { label: t('made'), value: rows.made },
        { label: t('failed'), value: rows.failed, tone: 'error' },
        { label: t('noted'), value: rows.noted, tone: 'note' },
      ]}
      action={
        <DownloadAction id={actionId} result={result}>
          {downloadWords(result)}
        </DownloadAction>
      }
    >
      <TitleCell label={t('file')} note={result.name.split('.').at(-1)?.toUpperCase()} span={6} strong>
        {result.name}
      </TitleCell>
      <TitleCell label={t('size')}>{words.size(result.size)}</TitleCell>
      <TitleCell label={t('took')}>{t('seconds', { seconds: tookMs / 1000 })}</TitleCell>
      <TitleCell label={t('keptUntil')} span={6}>
        <KeptUntil expiresAt={result.expiresAt} />
      </TitleCell>
      <MailCell ledger={ledger} />
    </TitleBlock>
  )
}
