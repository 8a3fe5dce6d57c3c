'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { ProblemMark } from '@/components/ui/problem-mark'
import type { WordedProblem } from './answers'
import type { CheckedProblem } from './tally'

/** As many are shown at once. */
const STEP = 100

/** Problems of one file, each with its number, its place and its sentence. */
export function ProblemTable({
  caption,
  problems,
  made,
}: {
  caption: string
  problems: readonly CheckedProblem[]
  made?: boolean
}) {
  const t = useTranslations('generator.check')
  const [shown, setShown] = useState(STEP)
  const rest = problems.length - shown
  // A template has no rows, and a place for their numbers would stand empty.
  const numbered = problems.some(({ problem }) => problem.row !== null)
  return (
    <>
      <DataTable
        caption={caption}
        rowHead={numbered ? t('row') : undefined}
        columns={[
          { id: 'place', head: t('place'), width: '7rem' },
          { id: 'what', head: t('what') },
        ]}
      >
        {problems.slice(0, shown).map(({ number, problem, tone }) => (
          <DataRow
            key={number}
            number={numbered ? (problem.row ?? '') : undefined}
            tone={problem.row === null ? undefined : tone}
          >
            <DataCell wrap aria-describedby={`problem-${number}`}>
              <span className="flex items-start gap-1.5">
                <span className="heard-only">{t(tone, { number })}</span>
                <span aria-hidden className="flex">
                  <ProblemMark tone={tone} number={number} />
                </span>
                <Place problem={problem} />
              </span>
            </DataCell>
            <DataCell wrap id={`problem-${number}`}>
              {problem.text}
              {!made && tone === 'error' && problem.cell !== null && problem.params.made !== 'no' && (
                <span className="text-red"> {t('notMade')}</span>
              )}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      {rest > 0 && (
        <Button size="small" className="mt-2" onClick={() => setShown(shown + STEP)}>
          {t('more', { count: Math.min(STEP, rest), rest })}
        </Button>
      )}
    </>
  )
}

/** The address: a cell, a column, a paragraph of the template; a dash for the file as a whole. */
function Place({ problem }: { problem: WordedProblem }) {
  const t = useTranslations('generator.check')
  const { cell, column, paragraph, sheet } = problem
  if (cell !== null) return cell
  if (column !== null) return t('columnPlace', { column })
  if (paragraph !== null) return t('paragraph', { paragraph: paragraph + 1 })
  return sheet ?? '—'
}
