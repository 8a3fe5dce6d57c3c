'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { ProblemMark } from '@/components/ui/problem-mark'
import { GapRow } from '@/components/ui/table-notes'
import type { ResultRow } from './result-rows'
import { rowRanges } from './row-ranges'

/** As many remarks are said with a row. */
const SAID = 5

/** As many rows are shown at once; the rest open by as many. */
const STEP = 200

/** Documents by the spreadsheet's row numbers. */
export function ResultTable({ rows }: { rows: readonly ResultRow[] }) {
  const t = useTranslations('generator.result')
  const [shown, setShown] = useState(STEP)
  const next = rows[shown]
  const noted = rows.some(({ name, problems }) => name === null || problems.length > 0)
  return (
    <DataTable
      caption={t('caption')}
      rowHead={t('row')}
      columns={[{ id: 'name', head: t('name') }, ...(noted ? [{ id: 'note', head: t('note'), width: '50%' }] : [])]}
    >
      {rows.slice(0, shown).map((row) => (
        <Row key={row.rows[0]} row={row} noted={noted} />
      ))}
      {next !== undefined && (
        <GapRow columns={noted ? 2 : 1} onOpen={() => setShown(shown + STEP)}>
          {t('more', { first: String(next.rows[0]), count: rows.length - shown })}
        </GapRow>
      )}
    </DataTable>
  )
}

function Row({ row: { rows, name, problems }, noted }: { row: ResultRow; noted: boolean }) {
  const t = useTranslations('generator.result')
  const tone = name === null ? 'error' : problems.length > 0 ? 'note' : undefined
  return (
    <DataRow number={rows[0]} tone={tone}>
      <DataCell wrap tone={name === null ? 'error' : undefined} className={name === null ? 'text-red' : undefined}>
        {name ?? t('notMade')}
        {rows.length > 1 && (
          <span className="block text-ink2">{t('rows', { count: rows.length, rows: rowRanges(rows) })}</span>
        )}
      </DataCell>
      {noted && (
        <DataCell wrap>
          {name === null && problems.length === 0 && t('withOthers')}
          {problems.slice(0, SAID).map(({ text, severity }, index) => (
            <span key={index} className="flex items-start gap-1.5">
              <ProblemMark tone={severity === 'error' ? 'error' : 'note'} className="mt-px" />
              <span className="min-w-0">{text}</span>
            </span>
          ))}
          {problems.length > SAID && (
            <span className="text-ink2">{t('moreNotes', { count: problems.length - SAID })}</span>
          )}
        </DataCell>
      )}
    </DataRow>
  )
}
