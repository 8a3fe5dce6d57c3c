'use client'

import { Check, Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Ruler } from '@/components/ui/ruler'
import { Section } from '@/components/ui/section'
import { TitleBlock, TitleCell } from '@/components/ui/title-block'
import { useReaderZone } from '@/components/ui/use-reader-zone'
import { ReleasedFile } from '../shared/released-file'
import { useSecondsLeft } from '../shared/use-seconds-left'
import { keepsFinished } from './options'
import { plannedName } from './planned-name'
import { RunningPreview } from './running-preview'
import type { Run } from './state'
import { StopAction } from './stop-action'
import type { Generator } from './use-generator'

type Running = Extract<Run, { kind: 'running' }>

const MINUTE = 60

/** Section 5 while documents are made: the true percentage once the server has counted them, until then the time passed. */
export function RunningSection({ run, generator }: { run: Running; generator: Generator }) {
  const t = useTranslations('generator.running')
  const seconds = useSecondsSince(run.startedAt)
  const { counted } = run
  const share = counted === null ? 0 : counted.done / counted.total
  const left = useSecondsLeft(counted)
  const time =
    left === null
      ? t('elapsed', { seconds })
      : left < MINUTE
        ? t('left', { seconds: Math.ceil(left / 5) * 5 })
        : t('leftMinutes', { minutes: Math.round(left / MINUTE) })
  return (
    <Section number={5} title={t('title')}>
      <div className="flex items-center gap-x-4">
        {/* As wide as three digits, so that the text next to it doesn't move. */}
        <span aria-hidden className="min-w-26 shrink-0 font-serif text-percent font-bold">
          {t('percent', { share })}
        </span>
        <div className="min-w-0">
          <p className="text-base">{run.progress?.message ?? t('doing', { count: run.count ?? 0 })}</p>
          <p className="text-small text-ink2">{time}</p>
        </div>
      </div>
      <Ruler className="mt-2 mb-4" value={share} label={t('title')} valueText={run.progress?.message} />
      <p className="mb-4 text-small text-ink2">
        {t('waiting')} {t('closePage')}{' '}
        {keepsFinished(generator.state.options) ? t('stopNote', { count: counted?.done ?? 0 }) : t('stopNoteNothing')}
      </p>
      <DataTable
        caption={t('stage')}
        rowHead=""
        columns={[
          { id: 'stage', head: t('stage') },
          { id: 'state', head: t('state'), width: '40%' },
        ]}
      >
        <DataRow number={<Check aria-hidden className="ml-auto text-done" />}>
          <DataCell wrap>{t('filesRead')}</DataCell>
          <DataCell quiet>{t('done')}</DataCell>
        </DataRow>
        <DataRow number={<Play aria-hidden className="ml-auto" />}>
          <DataCell wrap className="font-semibold">
            {t('making')}
          </DataCell>
          <DataCell quiet>
            {counted === null ? t('waits') : t('doneOf', { done: counted.done, total: counted.total })}
          </DataCell>
        </DataRow>
      </DataTable>
      <RunningPreview run={run} generator={generator} />
    </Section>
  )
}

/** The title block while documents are made. */
export function RunningBlock({ run, actionId, generator }: { run: Running; actionId: string; generator: Generator }) {
  const t = useTranslations('generator.running')
  const result = useTranslations('generator.result')
  const format = useFormatter()
  const { counted } = run
  const total = run.count ?? counted?.total ?? null
  const timeZone = useReaderZone()
  const started = format.dateTime(run.startedAt, { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone })
  return (
    <TitleBlock
      label={t('title')}
      figures={[
        { label: result('made'), value: counted === null ? null : format.number(counted.done - (run.failed ?? 0)) },
        { label: result('failed'), value: run.failed, tone: 'error' },
        { label: result('noted'), value: run.noted, tone: 'note' },
      ]}
      action={<StopAction id={actionId} generator={generator} />}
    >
      <TitleCell label={t('total')}>{total === null ? '—' : format.number(total)}</TitleCell>
      <TitleCell label={t('started')}>{started}</TitleCell>
      {/* Section 5 shows the progress. */}
      <ReleasedFile run={{ kind: 'idle' }} planned={plannedName(generator.state)} />
    </TitleBlock>
  )
}

function useSecondsSince(startedAt: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 250)
    return () => clearInterval(timer)
  }, [startedAt])
  return seconds
}
