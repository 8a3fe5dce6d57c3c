'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { ProblemMark } from '@/components/ui/problem-mark'
import { HelpLink } from '../shared/help-link'
import type { WordedProblem } from './answers'
import { NotMade } from './not-made'
import type { CheckedProblem } from './tally'

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
  // A template has no rows, so a column for their numbers would be empty.
  const numbered = problems.some(({ problem }) => problem.row !== null)
  return (
    <DataTable
      caption={caption}
      rowHead={numbered ? t('row') : undefined}
      columns={[
        { id: 'place', head: t('place'), width: '7rem' },
        { id: 'what', head: t('what') },
      ]}
      rows={{
        count: problems.length,
        problems: problems.map((_, row) => ({ row })),
        row: (index) =>
          problems[index] && <ProblemLine key={index} {...problems[index]} numbered={numbered} made={made} />,
      }}
    />
  )
}

function ProblemLine({
  number,
  problem,
  tone,
  numbered,
  made,
}: CheckedProblem & { readonly numbered: boolean; readonly made: boolean | undefined }) {
  const t = useTranslations('generator.check')
  const id = useId()
  return (
    <DataRow number={numbered ? (problem.row ?? '') : undefined} tone={problem.row === null ? undefined : tone}>
      <DataCell wrap data-problem aria-describedby={id}>
        <span className="flex items-start gap-1.5">
          <span className="heard-only">{t(tone, { number })}</span>
          <span aria-hidden className="flex">
            <ProblemMark tone={tone} number={number} />
          </span>
          <Place problem={problem} />
        </span>
      </DataCell>
      <DataCell wrap id={id}>
        {problem.text} <HelpLink code={problem.code} />
        {!made && <NotMade checked={{ number, problem, tone }} />}
      </DataCell>
    </DataRow>
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
