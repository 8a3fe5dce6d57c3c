'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { HistoryActions } from './history-actions'
import { HistoryName, isUnseen } from './history-name'
import type { HistoryRowProps } from './history-row'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { isUnderWay, StateCell } from './state-cell'

/** One operation on a small screen: its figures, its dates and what can be done are below its name, none out of sight. */
export function HistorySmallRow({ now, ...actions }: HistoryRowProps) {
  const t = useTranslations('history')
  const format = useFormatter()
  const { operation } = actions
  const { kind, results, remarks, createdAt } = operation
  return (
    <DataRow>
      <DataCell wrap>
        <HistoryName operation={operation} />
        <dl className="mt-1 grid grid-cols-[auto_1fr] items-baseline gap-x-3">
          <Fact term={t('columns.tool')}>{t(`tools.${kind}`)}</Fact>
          {!isUnderWay(operation) && (
            <>
              <Fact term={t('columns.results')}>{format.number(results)}</Fact>
              <Fact term={t('columns.remarks')}>
                <span className={remarks > 0 ? 'font-semibold text-blue' : undefined}>{format.number(remarks)}</span>
              </Fact>
            </>
          )}
          <Fact term={t('columns.started')}>
            <StartedCell at={createdAt} now={now} />
          </Fact>
          <Fact term={t('columns.until')}>
            <KeptCell operation={operation} now={now} />
          </Fact>
        </dl>
        <HistoryActions {...actions} className="mt-2 mb-1 -ml-2 gap-4.5 px-2" />
      </DataCell>
      <DataCell wrap>
        {isUnseen(operation) && <b className="block font-narrow text-label text-ink">{t('unseen')}</b>}
        <StateCell operation={operation} />
      </DataCell>
    </DataRow>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-narrow text-label text-print">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
