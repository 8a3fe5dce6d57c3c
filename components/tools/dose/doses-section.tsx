'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { filtered, isCensored, exceedanceOf, type DoseFilter } from './dose-rows'
import { DoseTable } from './dose-table'
import { foundDoses, isWithoutDoses } from './found'
import { NothingFound } from './nothing-found'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

const FILTERS = ['all', 'censored', 'exceeding'] as const satisfies readonly DoseFilter[]

/** Every dose with whose and when it is, its unit and where that was found, and the cell that it stands in. */
export function DosesSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.doses')
  const words = useDoseWords()
  const [filter, setFilter] = useState<DoseFilter>('all')
  const [search, setSearch] = useState('')
  const doses = foundDoses(dose.state.inspected)
  if (doses === null) return <Section number={number} title={t('title')} note={t('coming')} coming />
  if (isWithoutDoses(doses)) {
    return (
      <Section number={number} title={t('title')} note={t('found', { count: 0 })}>
        <NothingFound doses={doses} />
      </Section>
    )
  }
  const { count, rows } = doses.doses
  const exceedances = doses.exceedances.rows
  const counts: Readonly<Record<DoseFilter, number>> = {
    all: rows.length,
    censored: rows.filter(isCensored).length,
    exceeding: rows.filter((row) => exceedanceOf(row, exceedances) !== null).length,
  }
  const shown = filtered(rows, { filter, search }, exceedances, (row) =>
    [row.subject, row.subjectId, words.when(row), row.period, row.cell, `${row.sheet}!${row.cell}`].join(' '),
  )
  return (
    <Section
      number={number}
      title={t('title')}
      note={t('found', { count })}
      actions={
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          <Segments
            label={t('filter')}
            value={filter}
            onChange={setFilter}
            options={FILTERS.map((value) => ({
              value,
              label: value === 'all' ? t('filters.all') : t(`filters.${value}`, { count: counts[value] }),
              disabled: value !== 'all' && counts[value] === 0,
            }))}
          />
        </>
      }
    >
      {shown.length === 0 ? (
        <p className="text-small text-ink2">{t('noneShown')}</p>
      ) : (
        <DoseTable key={`${filter} ${search}`} doses={shown} exceedances={exceedances} />
      )}
      {rows.length < count && <p className="mt-2 text-small text-ink2">{t('cut', { shown: rows.length, count })}</p>}
    </Section>
  )
}
