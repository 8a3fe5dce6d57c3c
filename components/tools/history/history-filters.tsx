'use client'

import { useTranslations } from 'next-intl'
import { SearchField } from '@/components/ui/search-field'
import { Segments } from '@/components/ui/segments'
import type { HistoryPage } from './history-api'
import type { History } from './use-history'

const KINDS = ['all', 'generate', 'tables', 'doses'] as const
const HAVING = ['all', 'remarks', 'failures'] as const

/** The filters of the history, each choice with its count. */
export function HistoryFilters({ history, counts }: { history: History; counts: HistoryPage['counts'] }) {
  const t = useTranslations('history')
  const { filter, setFilter } = history
  return (
    <div className="flex flex-wrap items-center gap-2.5" data-screen-only>
      <Segments
        label={t('filterKind')}
        value={filter.kind}
        onChange={(kind) => setFilter({ kind })}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`, { count: counts[value] }) }))}
      />
      <Segments
        label={t('filterHaving')}
        value={filter.having}
        onChange={(having) => setFilter({ having })}
        options={HAVING.map((value) => ({
          value,
          label: value === 'all' ? t('having.all') : t(`having.${value}`, { count: counts[value] }),
        }))}
      />
      <SearchField
        label={t('search')}
        value={filter.search}
        onChange={(search) => setFilter({ search })}
        className="sm:ml-auto"
      />
    </div>
  )
}
