'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/ui/file-button'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { ProblemTable } from './problem-table'
import { ResultTable } from './result-table'
import type { ResultRow, ResultRows } from './result-rows'
import type { CheckedProblem } from './tally'
import type { Generator } from './use-generator'

type Filter = 'all' | 'failed' | 'noted'

const SHOWS: Readonly<Record<Filter, (row: ResultRow) => boolean>> = {
  all: () => true,
  failed: ({ name }) => name === null,
  noted: ({ name, problems }) => name !== null && problems.length > 0,
}

/** Section 5 when the documents are made: every row with its document, or with the reason why it has none. */
export function ResultSection({ rows, made, generator }: { rows: ResultRows; made: number; generator: Generator }) {
  const t = useTranslations('generator.result')
  const [filter, setFilter] = useState<Filter>('all')
  const shown = rows.rows.filter(SHOWS[filter])
  return (
    <Section
      number={5}
      title={t('title')}
      note={t('count', { count: made })}
      actions={
        rows.failed + rows.noted > 0 && (
          <Segments
            label={t('filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('all', { count: rows.rows.length }) },
              { value: 'failed', label: t('onlyFailed', { count: rows.failed }), disabled: rows.failed === 0 },
              { value: 'noted', label: t('onlyNoted', { count: rows.noted }), disabled: rows.noted === 0 },
            ]}
          />
        )
      }
    >
      <ResultTable key={filter} rows={shown} />
      <p className="mt-3">
        <FileButton
          name="excel"
          accept=".xlsx,.xlsm,.xlsb,.xls,.ods,.csv"
          onFile={(file) => generator.choose('data', file)}
        >
          {t('corrected')}
        </FileButton>
      </p>
      {rows.general.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-1 text-small font-semibold">{t('about')}</h3>
          <ProblemTable caption={t('about')} problems={rows.general.map(numbered)} />
        </div>
      )}
    </Section>
  )
}

function numbered(problem: CheckedProblem['problem'], index: number): CheckedProblem {
  return { number: index + 1, problem, tone: problem.severity === 'error' ? 'error' : 'note' }
}
