'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { ProblemMark } from '@/components/ui/problem-mark'
import { GapRow } from '@/components/ui/table-notes'
import type { ResultRow } from './result-rows'

/** As many rows are shown at once; the rest open by as many. */
const STEP = 200

/** Documents by the spreadsheet's row numbers. */
export function ResultTable({ rows }: { rows: readonly ResultRow[] }) {
  const t = useTranslations('generator.result')
  const [shown, setShown] = useState(STEP)
  const next = rows[shown]
  const noted = rows.some(({ problems }) => problems.length > 0)
  return (
    <DataTable
      caption={t('caption')}
      rowHead={t('row')}
      columns={[{ id: 'name', head: t('name') }, ...(noted ? [{ id: 'note', head: t('note'), width: '50%' }] : [])]}
    >
      {rows.slice(0, shown).map((row) => (
        <Row key={row.row} row={row} noted={noted} />
      ))}
      {next !== undefined && (
        <GapRow columns={noted ? 2 : 1} onOpen={() => setShown(shown + STEP)}>
          {t('more', { first: String(next.row), count: rows.length - shown })}
        </GapRow>
      )}
    </DataTable>
  )
}

function Row({ row: { row, name, problems }, noted }: { row: ResultRow; noted: boolean }) {
  const t = useTranslations('generator.result')
  const tone = name === null ? 'error' : problems.length > 0 ? 'note' : undefined
  return (
    <DataRow number={row} tone={tone}>
      <DataCell wrap tone={name === null ? 'error' : undefined} className={name === null ? 'text-red' : undefined}>
        {name ?? t('notMade')}
      </DataCell>
      {noted && (
        <DataCell wrap>
          {problems.map(({ text, severity }, index) => (
            <span key={index} className="flex items-start gap-1.5">
              <ProblemMark tone={severity === 'error' ? 'error' : 'note'} className="mt-px" />
              <span className="min-w-0">{text}</span>
            </span>
          ))}
        </DataCell>
      )}
    </DataRow>
  )
}
