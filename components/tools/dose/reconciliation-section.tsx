'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Section } from '@/components/ui/section'
import { LEDGER_ROWS } from '@/lib/documents/doses/totals/ledger'
import type { DoseInspection } from './answers'
import { foundDoses, isAwaited } from './found'
import { LeftOutRows } from './left-out-rows'
import type { DoseExtractor } from './use-dose'

/** Before there are any. */
const NOTHING = { numericCells: 0, doses: 0, censored: 0, rejected: 0 }

/** The sum that must close: every cell of the dose columns is a dose, a mark in place of one, or rejected. */
export function ReconciliationSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.reconciliation')
  const format = useFormatter()
  const doses = foundDoses(dose.state.inspected)
  const awaited = doses === null && isAwaited(dose)
  if (doses === null && !awaited) return <Section number={number} title={t('title')} note={t('coming')} coming />
  const { numericCells, doses: found, censored, rejected } = doses?.reconciliation ?? NOTHING
  const difference = numericCells - found - censored - rejected
  const shown = (value: number) => (awaited ? '—' : format.number(value))
  const rows = [
    ['cells', numericCells],
    ['doses', found],
    ['censored', censored],
    ['rejected', rejected],
  ] as const
  return (
    <Section number={number} title={t('title')}>
      <dl className="border-y-2 border-heavy text-small">
        {rows.map(([key, value]) => (
          <Row key={key} label={t(key)} value={shown(value)} decide={key === 'rejected' && value > 0} />
        ))}
        <Row label={t('difference')} value={shown(difference)} strong wrong={difference !== 0} />
      </dl>
      {doses?.ledger && <LedgerRows ledger={doses.ledger} />}
      {doses && <LeftOutRows excluded={doses.excluded} />}
      <p className={cx('mt-2 font-narrow text-label text-ink2', awaited && 'invisible')}>
        {t('sum', { doses: found, censored, rejected, cells: found + censored + rejected })} {t('note')}
      </p>
    </Section>
  )
}

/** What the rows of the tables are, and how many numbers nothing accounts for. */
function LedgerRows({ ledger: { rows, unexplained } }: { ledger: NonNullable<DoseInspection['ledger']> }) {
  const t = useTranslations('dose.reconciliation')
  const format = useFormatter()
  return (
    <section className="mt-4">
      <h3 className="text-small font-semibold">{t('rowsTitle')}</h3>
      <dl className="mt-1 border-y border-rule text-small">
        {LEDGER_ROWS.filter((kind) => (rows[kind] ?? 0) > 0).map((kind) => (
          <Row key={kind} label={t(`rows.${kind}`)} value={format.number(rows[kind] ?? 0)} decide={kind === 'unsure'} />
        ))}
        <Row label={t('unexplained')} value={format.number(unexplained)} strong decide={unexplained > 0} />
      </dl>
    </section>
  )
}

function Row({
  label,
  value,
  strong,
  decide,
  wrong,
}: {
  label: string
  value: string
  strong?: boolean
  decide?: boolean
  wrong?: boolean
}) {
  return (
    <div
      className={cx(
        'flex justify-between gap-3 border-b border-rule px-2 py-1.25 last:border-b-0',
        strong && 'font-semibold',
        wrong && 'bg-red-wash text-red',
      )}
    >
      <dt>{label}</dt>
      <dd className={cx(decide && 'font-semibold text-blue')}>{value}</dd>
    </div>
  )
}
