'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import { Section } from '@/components/ui/section'
import { useState } from 'react'
import type { Comparison } from './answers'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

/** How many rows are shown at first. */
const FIRST = 20
const CHANGES = ['rose', 'new', 'missing', 'unsure', 'fell', 'same'] as const

/**
 * Comparison with the previous period's file: whose dose rose, who is new, who is missing. Nothing if there is no such
 * file.
 */
export function ComparisonSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.comparison')
  const { run, before } = dose.state
  if (before === null) return null
  const comparison = run.kind === 'done' ? run.result.report.comparison : null
  if (comparison === null) {
    return <Section number={number} title={t('title')} note={t('coming', { name: before.file.name })} coming />
  }
  return (
    <Section
      number={number}
      title={t('title')}
      note={CHANGES.filter((change) => (comparison.counts[change] ?? 0) > 0)
        .map((change) => t(`counts.${change}`, { count: comparison.counts[change] ?? 0 }))
        .join(', ')}
    >
      <ComparisonTable comparison={comparison} />
    </Section>
  )
}

function ComparisonTable({ comparison: { before, rows, count } }: { comparison: Comparison }) {
  const t = useTranslations('dose.comparison')
  const words = useDoseWords()
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, FIRST)
  const columns = [
    { id: 'who', head: t('who') },
    { id: 'what', head: t('what'), width: '9rem' },
    { id: 'before', head: t('before'), align: 'right' as const, width: '7rem' },
    { id: 'now', head: t('now'), align: 'right' as const, width: '7rem' },
    { id: 'unit', head: t('unit'), width: '5rem' },
    { id: 'change', head: t('change'), width: '9rem' },
  ]
  const sum = (value: Comparison['rows'][number]['now']) =>
    value === null ? '—' : words.interval(value.lower, value.upper)
  return (
    <>
      <DataTable caption={t('caption', { name: before })} columns={columns} minWidth="46rem">
        {shown.map((row, index) => (
          <DataRow key={index}>
            <DataCell>{words.subject(row.subject)}</DataCell>
            <DataCell>{words.what(row)}</DataCell>
            <DataCell align="right">{sum(row.before)}</DataCell>
            <DataCell align="right">{sum(row.now)}</DataCell>
            <DataCell>{words.unit(row.unit)}</DataCell>
            <DataCell quiet={row.change === 'same'}>{t(`changes.${row.change}`)}</DataCell>
          </DataRow>
        ))}
        {rows.length > shown.length && (
          <GapRow columns={columns.length} numbered={false} onOpen={() => setAll(true)}>
            {t('more', { count: rows.length - shown.length })}
          </GapRow>
        )}
      </DataTable>
      {rows.length < count && <p className="mt-2 text-small text-ink2">{t('cut', { shown: rows.length, count })}</p>}
    </>
  )
}
