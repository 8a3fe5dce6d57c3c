'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextButton } from '@/components/ui/link'
import { LEDGER_ROWS } from '@/lib/documents/doses/totals/ledger'
import type { DoseInspection } from './answers'
import { CellAddress } from './cell-address'
import { SumRow } from './sum-row'
import { useRuleWords } from './use-rule-words'

/** As many are listed at first. */
const FIRST = 5

/** What happened to every row: how many there are of each kind, and those left out with their reasons. */
export function LedgerRows({ ledger, excluded }: Pick<DoseInspection, 'ledger' | 'excluded'>) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-2">
      {ledger && <Ledger {...ledger} />}
      <LeftOutRows excluded={excluded} />
    </div>
  )
}

/** The kinds of rows in the tables. */
function Ledger({ rows }: NonNullable<DoseInspection['ledger']>) {
  const t = useTranslations('dose.reconciliation')
  const format = useFormatter()
  return (
    <section className="mt-4">
      <h3 className="text-small font-semibold">{t('rowsTitle')}</h3>
      <dl className="mt-1 border-y border-rule text-small">
        {LEDGER_ROWS.filter((kind) => (rows[kind] ?? 0) > 0).map((kind) => (
          <SumRow
            key={kind}
            label={t(`rows.${kind}`)}
            value={format.number(rows[kind] ?? 0)}
            decide={kind === 'unsure'}
          />
        ))}
      </dl>
    </section>
  )
}

/** The rows whose numbers aren't a person's doses, each with its reason. */
function LeftOutRows({ excluded: { count, rows } }: { excluded: DoseInspection['excluded'] }) {
  const t = useTranslations('dose.reconciliation')
  const rules = useRuleWords()
  const [all, setAll] = useState(false)
  if (count === 0) return null
  const shown = all ? rows : rows.slice(0, FIRST)
  return (
    <section className="mt-4">
      <h3 className="text-small font-semibold">{t('leftOut', { count })}</h3>
      <ul className="mt-1 border-y border-rule text-small">
        {shown.map(({ sheet, row, label, rules: ids }) => (
          <li key={`${sheet} ${row}`} className="border-b border-rule px-2 py-1.25 last:border-b-0">
            <CellAddress sheet={sheet} cell={`A${row}`} /> <span className="line-through">{label}</span>
            <p className="font-narrow text-label text-ink2">{rules.excluded(ids)}</p>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <TextButton onClick={() => setAll(true)}>{t('more', { count: rows.length - shown.length })}</TextButton>
      )}
      {all && rows.length < count && (
        <p className="mt-1 font-narrow text-label text-ink2">{t('cut', { shown: rows.length, count })}</p>
      )}
    </section>
  )
}
