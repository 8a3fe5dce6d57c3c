'use client'

import { useTranslations } from 'next-intl'
import { TitleAction } from '@/components/ui/title-block'
import { DownloadAction } from '../shared/download-action'
import { StopAction } from '../shared/stop-action'
import type { Readiness } from './readiness'
import type { Parser } from './use-parser'

/** The screen's primary action: it writes the tables, stops that, or gives the file; or it says why it can't. */
export function MainAction({ id, parser, readiness }: { id?: string; parser: Parser; readiness: Readiness }) {
  const t = useTranslations('parser.result')
  const { run, writing } = parser.state
  if (run.kind === 'running') {
    return (
      <StopAction id={id} onStop={parser.stop} told={t('stopped')}>
        {t('stop')}
      </StopAction>
    )
  }
  if (run.kind === 'done') {
    return (
      <DownloadAction id={id} result={run.result}>
        {t('download', { kind: run.result.name.split('.').at(-1) ?? '' })}
      </DownloadAction>
    )
  }
  const waiting = readiness.kind === 'waiting'
  return (
    <TitleAction id={id} disabled={waiting} onClick={parser.run}>
      {waiting ? t(`obstacle.${readiness.reason}`) : t('action', { format: writing.format })}
    </TitleAction>
  )
}
