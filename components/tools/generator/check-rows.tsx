'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Segments } from '@/components/ui/segments'
import type { InspectAnswer } from './answers'
import { allLines, checkedRows, type Shown } from './checked-rows'
import { CheckSummary } from './check-summary'
import { CheckTable } from './check-table'
import { ProblemTable } from './problem-table'
import type { CheckedProblem } from './tally'

export interface CheckRowsProps {
  readonly caption: string
  readonly matches: InspectAnswer['matches']
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
  readonly problems: readonly CheckedProblem[]
}

/** The problems of a spreadsheet: those of the whole in sentences, those of its rows in the rows themselves. */
export function CheckRows({ caption, matches, table, shown, problems }: CheckRowsProps) {
  const t = useTranslations('generator.check.rows')
  const [view, setView] = useState<'problems' | 'all'>('problems')
  const { rows, others, unseen } = checkedRows(problems, shown)
  const bad = rows.map((row) => ({ kind: 'row' as const, row }))
  const all = allLines(rows, shown)
  return (
    <div className="grid gap-3">
      {others.length > 0 && <ProblemTable caption={caption} problems={others} />}
      {rows.length > 0 && (
        <div className="min-w-0">
          <CheckSummary rows={rows} all={table.rows} />
          {all.length > bad.length && (
            <Segments
              label={t('view')}
              className="mb-2"
              value={view}
              onChange={setView}
              options={[
                { value: 'problems', label: t('onlyProblems', { count: rows.length }) },
                { value: 'all', label: t('all') },
              ]}
            />
          )}
          <CheckTable
            caption={t('caption', { sheet: table.sheet })}
            matches={matches}
            table={table}
            shown={shown}
            lines={view === 'all' ? all : bad}
          />
          {view === 'all' && (
            <p className="mt-1 text-small text-ink2">
              {t('shownOf', { shown: all.filter(({ kind }) => kind === 'row').length, all: table.rows })}
            </p>
          )}
        </div>
      )}
      {unseen.length > 0 && (
        <div className="min-w-0">
          <h4 className="mb-1 text-small">
            {t('unseen', { count: new Set(unseen.map(({ problem }) => problem.row)).size })}
          </h4>
          <ProblemTable caption={t('unseenCaption', { sheet: table.sheet })} problems={unseen} />
        </div>
      )}
    </div>
  )
}
