'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useState } from 'react'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import { useSmall } from '../shared/use-small'
import type { HistoryEntry } from './history-api'
import { HistoryRow } from './history-row'
import { HistorySmallRow } from './history-small-row'
import { byPeriod } from './periods'
import type { History } from './use-history'

const COLUMNS = [
  { id: 'name' },
  { id: 'tool', width: '10rem' },
  { id: 'state', width: '9.5rem' },
  { id: 'results', width: '5.5rem', align: 'right' },
  { id: 'remarks', width: '5.5rem', align: 'right' },
  { id: 'started', width: '10.5rem' },
  { id: 'until', width: '7.5rem' },
  { id: 'actions', width: '8.75rem', align: 'right' },
] as const

/** What a small screen has room for; the rest is below the name. */
const SMALL_COLUMNS = [{ id: 'name' }, { id: 'state', width: '7rem' }] as const

export interface HistoryTableProps {
  readonly history: History
  readonly operations: readonly HistoryEntry[]
  readonly onRemove: (operation: HistoryEntry) => void
}

/** Operations, newest first; what no one has looked at is marked in the column of row numbers. */
export function HistoryTable({ history, operations, onRemove }: HistoryTableProps) {
  const t = useTranslations('history')
  // Drawn in the browser alone, after a request: the reader's own clock is asked once.
  const [now] = useState(() => new Date())
  const small = useSmall()
  const columns = small ? SMALL_COLUMNS : COLUMNS
  const Row = small ? HistorySmallRow : HistoryRow
  if (operations.length === 0) return <p className="text-base text-ink2">{t('nothingFound')}</p>
  return (
    <DataTable
      caption={t('caption')}
      rowHead={small ? undefined : ''}
      minWidth={small ? undefined : '65rem'}
      columns={columns.map(({ id, ...column }) => ({ id, head: t(`columns.${id}`), ...column }))}
    >
      {byPeriod(operations, now).map(({ period, operations: those }) => (
        <Fragment key={period}>
          {period !== 'recent' && (
            <GapRow columns={columns.length} numbered={!small}>
              {t(`periods.${period}`)}
            </GapRow>
          )}
          {those.map((operation) => (
            <Row
              key={operation.id}
              operation={operation}
              now={now}
              busy={history.busy}
              onAgain={() => history.again(operation.id)}
              onOpen={() => history.open(operation.id)}
              onCancel={() => history.cancel(operation.id)}
              onRemove={() => onRemove(operation)}
            />
          ))}
        </Fragment>
      ))}
    </DataTable>
  )
}
