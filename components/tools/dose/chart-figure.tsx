'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import { SelectField } from '@/components/ui/select'
import type { DoseInspection } from './answers'
import { chartOf, seriesKey, seriesOf, type Series } from './chart'
import { ChartBars } from './chart-bars'
import { ChartTable } from './chart-table'
import { useDoseWords } from './use-dose-words'

/** The doses of a year by person, as bars against the limit; the same as a table one press away. */
export function ChartFigure({ doses, suggested }: { doses: DoseInspection; suggested: boolean }) {
  const t = useTranslations('dose.chart')
  const words = useDoseWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [asTable, setAsTable] = useState(false)
  const all = seriesOf(doses.totals.rows)
  const series = all.find((each) => seriesKey(each) === chosen) ?? all[0]
  if (series === undefined) {
    return (
      <div>
        <h3 className="text-section font-semibold">{t('name')}</h3>
        <p className="mt-1 text-small text-ink2">{t('none')}</p>
      </div>
    )
  }
  const limits = doses.profile?.limits ?? []
  const chart = chartOf(doses.totals.rows, doses.exceedances.rows, limits, series)
  const title = t('title', { what: nameOf(series), unit: words.unit(series.unit) })
  const { people, shown } = doses.totals
  return (
    <figure aria-label={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-section font-semibold">{title}</h3>
        <TextButton alone className="text-small" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'asChart' : 'asTable')}
        </TextButton>
      </div>
      {all.length > 1 && (
        <FormGrid className="mb-3 sm:max-w-sm">
          <SelectField<string>
            label={t('series')}
            options={all.map((each) => ({ value: seriesKey(each), label: nameOf(each) }))}
            value={seriesKey(series)}
            onChange={setChosen}
          />
        </FormGrid>
      )}
      {asTable ? (
        <ChartTable title={title} chart={chart} />
      ) : (
        <ChartBars key={seriesKey(series)} chart={chart} suggested={suggested} />
      )}
      {chart.beyond !== null && (
        <p className="mt-2 text-small text-ink2">{t('beyond', { limit: words.limit(chart.beyond) })}</p>
      )}
      {series.quantity === 'Hp(10)' && chart.limits.length > 0 && (
        <p className="mt-2 font-narrow text-label text-ink2">
          {[t('hp10'), ...(suggested ? [t('suggested')] : [])].join(' ')}
        </p>
      )}
      {limits.length === 0 && <p className="mt-2 text-small text-ink2">{t('noLimits')}</p>}
      {shown < people && <p className="mt-2 text-small text-ink2">{t('cut', { shown, people })}</p>}
    </figure>
  )

  function nameOf({ quantity, position, year, unit }: Series): string {
    const same = all.filter((each) => each.quantity === quantity && each.position === position && each.year === year)
    return [
      words.quantity(quantity),
      ...(position === null ? [] : [words.position(position)]),
      ...(year === null ? [t('undated')] : [t('year', { year })]),
      ...(same.length > 1 ? [words.unit(unit)] : []),
    ].join(', ')
  }
}
