'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { subjectKey, type Chart } from './chart'
import { useDoseWords } from './use-dose-words'

const QUARTERS = [1, 2, 3, 4] as const

/** What a chart shows, in numbers. */
export function ChartTable({ title, chart: { bars } }: { title: string; chart: Chart }) {
  const t = useTranslations('dose.chart')
  const words = useDoseWords()
  const quarters = bars.some(({ parts }) => parts.some(({ quarter }) => quarter !== null)) ? QUARTERS : []
  return (
    <DataTable
      caption={title}
      minWidth={quarters.length > 0 ? '30rem' : undefined}
      columns={[
        { id: 'who', head: t('who'), width: '30%' },
        ...quarters.map((quarter) => ({
          id: String(quarter),
          head: t('quarter', { quarter: words.quarter(quarter) }),
          align: 'right' as const,
        })),
        { id: 'sum', head: t('sum'), align: 'right' },
      ]}
    >
      {bars.map(({ subject, parts, lower, upper, over }) => (
        <DataRow key={subjectKey(subject)}>
          <DataCell>{words.subject(subject)}</DataCell>
          {quarters.map((quarter) => {
            const part = parts.find((each) => each.quarter === quarter)
            return (
              <DataCell key={quarter} align="right" quiet={part === undefined}>
                {part === undefined ? '—' : words.interval(part.lower, part.upper)}
              </DataCell>
            )
          })}
          <DataCell align="right" className={over ? 'font-semibold text-red' : undefined}>
            {words.interval(lower, upper)}
            {over && <span className="heard-only">, {t('over')}</span>}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
