'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { HistoryActions } from './history-actions'
import { HistoryName, isUnseen } from './history-name'
import type { HistoryRowProps } from './history-row'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { StateCell } from './state-cell'

/** One operation on a small screen: its state, its dates and what can be done are below its name, none out of sight. */
export function HistorySmallRow({ now, narrow: _narrow, ...actions }: HistoryRowProps) {
  const t = useTranslations('history')
  const { operation } = actions
  const words = { ...actions, worded: true }
  return (
    <DataRow>
      <DataCell wrap className="group/name">
        <div className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            {isUnseen(operation) && <b className="mr-1.5 font-narrow text-label text-ink">{t('unseen')}</b>}
            <HistoryName operation={operation} />
          </span>
          <span className="max-w-[40%] shrink-0 text-right">
            <StateCell operation={operation} />
          </span>
        </div>
        <p className="mt-0.5 font-narrow text-label text-ink2">
          {t('columns.started')} <StartedCell at={operation.createdAt} now={now} />,{' '}
          <span className="lowercase">{t('columns.until')}</span> <KeptCell operation={operation} now={now} />
        </p>
        <HistoryActions {...words} className="mt-2 mb-1 flex-wrap gap-2" />
      </DataCell>
    </DataRow>
  )
}
