'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { HistoryActions, type HistoryActionsProps } from './history-actions'
import { HistoryName, isUnseen } from './history-name'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { StateCell } from './state-cell'

export interface HistoryRowProps extends HistoryActionsProps {
  readonly now: Date
  /** There is no room for separate date columns. */
  readonly narrow: boolean
}

/** One operation, with what can be done about it. */
export function HistoryRow({ now, narrow, ...actions }: HistoryRowProps) {
  const t = useTranslations('history')
  const { operation } = actions
  const unseen = isUnseen(operation)
  const started = <StartedCell at={operation.createdAt} now={now} />
  const kept = <KeptCell operation={operation} now={now} />
  const mark = <b className="-mx-2 block text-center whitespace-nowrap text-ink">{t('unseen')}</b>
  return (
    <DataRow {...(!narrow && { number: unseen ? mark : '' })}>
      <DataCell wrap className="group/name">
        {narrow && unseen && <b className="mr-1.5 font-narrow text-label text-ink">{t('unseen')}</b>}
        <HistoryName operation={operation} />
        {narrow && (
          <span className="mt-0.5 block font-narrow text-label text-ink2">
            {t('columns.started')} {started}, <span className="lowercase">{t('columns.until')}</span> {kept}
          </span>
        )}
      </DataCell>
      <DataCell wrap>
        <StateCell operation={operation} />
      </DataCell>
      {!narrow && (
        <>
          <DataCell wrap>{started}</DataCell>
          <DataCell wrap>{kept}</DataCell>
        </>
      )}
      <DataCell align="right" bare className="align-top">
        <HistoryActions {...actions} className="justify-end px-1.5 py-0.5" />
      </DataCell>
    </DataRow>
  )
}
