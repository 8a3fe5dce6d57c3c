'use client'
import { useTranslations } from 'next-intl'
import { Fragment, useState } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { useMedia } from '../shared/use-media'
import { useSmall } from '../shared/use-small'
import type { HistoryEntry } from './history-api'
import { HistoryRow, type HistoryRowProps } from './history-row'
import { byPeriod } from './periods'
import type { History } from './use-history'
import { HistoryActions } from './history-actions'
import { HistoryName, isUnseen } from './history-name'
import { KeptCell } from './kept-cell'
import { StartedCell } from './started-cell'
import { StateCell } from './state-cell'

const COLUMNS = [
  { id: 'name' },
  { id: 'state', width: '11rem' },
  { id: 'started', width: '8.5rem' },
  { id: 'until', width: '7rem' },
] as const

/** The dates are under the name. */
const NARROW_COLUMNS = [{ id: 'name' }, { id: 'state', width: '9.5rem' }] as const

/** What a small screen has room for; the rest is below the name. */
const SMALL_COLUMNS = [{ id: 'name' }] as const

/** There is room for the dates from this width on, and for words on the actions from the other. */
const WITH_DATES = '(width >= 64rem)'
const WITH_WORDS = '(width >= 90rem)'

export interface HistoryTableProps {
  readonly history: History
  readonly operations: readonly HistoryEntry[]
  readonly onRemove: (operation: HistoryEntry) => void
}

/** One operation on a small screen: its state, its dates and what can be done are below its name, none out of sight. */
function HistorySmallRow({ now, narrow: _narrow, ...actions }: HistoryRowProps) {
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

/** Operations, newest first; unopened ones are marked in the column of row numbers. */
export function HistoryTable({ history, operations, onRemove }: HistoryTableProps) {
  const t = useTranslations('history')
  // Drawn in the browser alone, after a request: the reader's own clock is asked once.
  const [now] = useState(() => new Date())
  const small = useSmall()
  const narrow = !useMedia(WITH_DATES)
  const worded = useMedia(WITH_WORDS)
  const actions = { id: 'actions', width: worded ? '19rem' : '8.75rem', align: 'right' } as const
  const columns = small ? SMALL_COLUMNS : [...(narrow ? NARROW_COLUMNS : COLUMNS), actions]
  const Row = small ? HistorySmallRow : HistoryRow
  if (operations.length === 0) return <p className="text-base text-ink2">{t('nothingFound')}</p>
  return (
    <DataTable
      caption={t('caption')}
      rowHead={narrow ? undefined : ''}
      columns={columns.map(({ id, ...column }) => ({ id, head: t(`columns.${id}`), ...column }))}
    >
      {byPeriod(operations, now).map(({ period, operations: those }) => (
        <Fragment key={period}>
          {period !== 'recent' && (
            <GapRow columns={columns.length} numbered={!narrow}>
              {t(`periods.${period}`)}
            </GapRow>
          )}
          {those.map((operation) => (
            <Row
              key={operation.id}
              operation={operation}
              now={now}
              narrow={narrow}
              worded={worded}
              busy={history.busy}
              onAgain={() => history.again(operation.id)}
              onOpen={() => history.open(operation.id)}
              onHandOver={(taker) => history.handOver(operation, taker)}
              onCancel={() => history.cancel(operation.id)}
              onRemove={() => onRemove(operation)}
            />
          ))}
        </Fragment>
      ))}
    </DataTable>
  )
}
