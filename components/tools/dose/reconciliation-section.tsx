'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Section } from '@/components/ui/section'
import { cellsOf, foundDoses, isAwaited } from './found'
import { SumRow } from './sum-row'
import type { DoseExtractor } from './use-dose'

/** Before there are any. */
const NOTHING = { cells: 0, doses: 0, censored: 0, waiting: 0, excluded: 0 }

/** The sum that must close: every cell of the dose columns is a dose, a mark in place of one, waits, or is excluded. */
export function ReconciliationSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.reconciliation')
  const format = useFormatter()
  const doses = foundDoses(dose.state.inspected)
  const awaited = doses === null && isAwaited(dose)
  if (doses === null && !awaited) return <Section number={number} title={t('title')} note={t('coming')} coming />
  const { cells, doses: found, censored, waiting, excluded } = (doses && cellsOf(doses)) ?? NOTHING
  const unexplained = doses?.ledger?.unexplained
  const difference = cells - found - censored - waiting - excluded
  const shown = (value: number) => (awaited ? '—' : format.number(value))
  const rows = [
    ['cells', cells],
    ['doses', found],
    ['censored', censored],
    ['waiting', waiting],
    ['excluded', excluded],
  ] as const
  return (
    <Section number={number} title={t('title')}>
      <dl className="border-y-2 border-heavy text-small">
        {rows.map(([key, value]) => (
          <SumRow key={key} label={t(key)} value={shown(value)} decide={key === 'waiting' && value > 0} />
        ))}
        <SumRow label={t('difference')} value={shown(difference)} strong wrong={difference !== 0} />
        <SumRow
          label={t('unexplained')}
          value={unexplained === undefined ? '—' : format.number(unexplained)}
          decide={(unexplained ?? 0) > 0}
        />
      </dl>
      <p className={cx('mt-2 font-narrow text-label text-ink2', awaited && 'invisible')}>
        {t('sum', { doses: found, censored, waiting, excluded, cells })} {t('note')}
      </p>
    </Section>
  )
}
