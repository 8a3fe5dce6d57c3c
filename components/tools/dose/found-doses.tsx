'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { Section } from '@/components/ui/section'
import { Segments } from '@/components/ui/segments'
import { MANY_ROWS } from '@/components/ui/virtual-places'
import { nextOrder, ordered, type DoseOrder } from './dose-order'
import { exceedanceFinder, excludedLast, filtered, isCensored, isExcluded, type DoseFilter } from './dose-rows'
import { DoseTable } from './dose-table'
import type { DoseInspection, FoundDose } from './answers'
import { cellsOf, exceedancesIn } from './found'
import type { DoseExtractor } from './use-dose'
import { type DoseWords, useDoseWords } from './use-dose-words'

const FILTERS = ['all', 'censored', 'excluded', 'exceeding'] as const satisfies readonly DoseFilter[]

/** The doses, chosen and ordered in the browser: there may be a hundred thousand. */
export function FoundDoses({
  dose,
  doses,
  number,
}: {
  dose: DoseExtractor
  doses: DoseInspection
  /** Of the section; none outside the sheet. */
  number?: number
}) {
  const t = useTranslations('dose.doses')
  const locale = useLocale()
  const words = useDoseWords()
  const [filter, setFilter] = useState<DoseFilter>('all')
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<DoseOrder | null>(null)
  // The field and the column headers update immediately; the rows follow.
  const wanted = useDeferredValue(filter)
  const sought = useDeferredValue(search)
  const sorted = useDeferredValue(order)
  const { count } = doses.doses
  const rows = useMemo(() => excludedLast(doses.doses.rows), [doses])
  const exceedances = doses.exceedances.rows
  const exceedanceOf = useMemo(() => {
    const find = exceedanceFinder(exceedances)
    return (row: FoundDose) => (isExcluded(row) ? null : find(row))
  }, [exceedances])
  const counts = useMemo(
    (): Readonly<Record<DoseFilter, number>> => ({
      all: rows.length,
      censored: rows.filter((row) => isCensored(row) && !isExcluded(row)).length,
      excluded: rows.filter(isExcluded).length,
      exceeding: rows.filter((row) => exceedanceOf(row) !== null).length,
    }),
    [rows, exceedanceOf],
  )
  const inOrder = useMemo(() => ordered(rows, sorted, locale), [rows, sorted, locale])
  const shown = useMemo(
    () => filtered(inOrder, { filter: wanted, search: sought }, exceedanceOf, searchWords(words)),
    [inOrder, wanted, sought, exceedanceOf, words],
  )
  return (
    <Section
      number={number}
      title={t('title')}
      note={t('found', { count: cellsOf(doses)?.doses ?? count })}
      actions={
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          <Segments
            label={t('filter')}
            value={filter}
            onChange={setFilter}
            options={FILTERS.filter((value) => value !== 'exceeding' || exceedancesIn(doses) !== null).map((value) => ({
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
        <DoseTable
          // Another choice begins at the top; another order keeps the place of the focus.
          key={`${wanted} ${sought}`}
          doses={shown}
          all={rows}
          excluded={doses.excluded.rows}
          onPutBack={dose.state.run.kind === 'running' ? null : (row) => dose.dispatch({ type: 'rowIncluded', row })}
          exceedanceOf={exceedanceOf}
          order={sorted}
          onOrder={(by) => setOrder(nextOrder(order, by))}
        />
      )}
      {shown.length > MANY_ROWS && (
        <p data-screen-only className="mt-2 text-small text-ink2">
          {t('findHint')}
        </p>
      )}
      {rows.length < count && <p className="mt-2 text-small text-ink2">{t('cut', { shown: rows.length, count })}</p>}
    </Section>
  )
}

/**
 * The text that a dose is found by. Many doses share few periods, and formatting one is slow, so each is formatted
 * once.
 */
function searchWords(words: DoseWords): (dose: FoundDose) => string {
  const whens = new Map<string, string>()
  return (dose) => {
    const key = `${dose.date} ${dose.period} ${dose.periodFrom} ${dose.periodTo}`
    const when = whens.get(key) ?? words.when(dose)
    whens.set(key, when)
    return [dose.subject, dose.subjectId, when, dose.period, dose.drug, `${dose.sheet}!${dose.cell}`].join(' ')
  }
}
