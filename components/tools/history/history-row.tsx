'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { HistoryActions, type HistoryActionsProps } from './history-actions'
import { HistoryName, isUnseen } from './history-name'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { isUnderWay, StateCell } from './state-cell'

export interface HistoryRowProps extends HistoryActionsProps {
  readonly now: Date
}

/** One operation, with what can be done about it. */
export function HistoryRow({ now, ...actions }: HistoryRowProps) {
  const t = useTranslations('history')
  const format = useFormatter()
  const { operation } = actions
  const { kind, results, remarks } = operation
  const underWay = isUnderWay(operation)
  return (
    <DataRow
      number={
        isUnseen(operation) ? <b className="-mx-2 block text-center whitespace-nowrap text-ink">{t('unseen')}</b> : ''
      }
    >
      <DataCell wrap>
        <HistoryName operation={operation} />
      </DataCell>
      <DataCell wrap>{t(`tools.${kind}`)}</DataCell>
      <DataCell wrap>
        <StateCell operation={operation} />
      </DataCell>
      <DataCell align="right" wrap>
        {underWay ? '—' : format.number(results)}
      </DataCell>
      <DataCell align="right" wrap className={remarks > 0 ? 'font-semibold text-blue' : undefined}>
        {underWay ? '—' : format.number(remarks)}
      </DataCell>
      <DataCell wrap>
        <StartedCell at={operation.createdAt} now={now} />
      </DataCell>
      <DataCell wrap>
        <KeptCell operation={operation} now={now} />
      </DataCell>
      <DataCell align="right" bare className="align-top">
        <HistoryActions {...actions} className="justify-end px-1.5 py-0.5" />
      </DataCell>
    </DataRow>
  )
}
