'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { TitleBlock, TitleCell } from '@/components/ui/title-block'
import { DownloadAction } from '../shared/download-action'
import { KeptCell } from '../shared/kept-cell'
import { ReleasedFile } from '../shared/released-file'
import type { Ledger } from './answers'
import { MailCell } from './mail-cell'
import type { ResultRows } from './result-rows'
import type { Run } from './state'
import { useDownloadWords } from './use-download-words'

type Done = Extract<Run, { kind: 'done' }>

export interface ResultBlockProps {
  readonly run: Done
  readonly rows: ResultRows
  readonly actionId: string
  /** The emails of the result. */
  readonly ledger: Ledger | null
}

/** The title block when the documents are made. */
export function ResultBlock({ run, rows, actionId, ledger }: ResultBlockProps) {
  const t = useTranslations('generator.result')
  const format = useFormatter()
  const downloadWords = useDownloadWords()
  const { result } = run
  return (
    <TitleBlock
      label={t('title')}
      figures={[
        { label: t('made'), value: format.number(rows.made) },
        { label: t('failed'), value: rows.failed, tone: 'error' },
        { label: t('noted'), value: rows.noted, tone: 'note' },
      ]}
      action={
        <DownloadAction id={actionId} result={result}>
          {downloadWords(result)}
        </DownloadAction>
      }
    >
      <TitleCell label={t('rowsTaken')}>{format.number(run.rows)}</TitleCell>
      <KeptCell hours={0} expiresAt={result.expiresAt} />
      <ReleasedFile run={run} planned={null} />
      <MailCell ledger={ledger} />
    </TitleBlock>
  )
}
