'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Section } from '@/components/ui/section'
import { useSmall } from '../shared/use-small'
import type { DoseInspection, FoundSheet } from './answers'
import { foundDoses } from './found'
import { LedgerRows } from './ledger-rows'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'

/** As many sheets have a line. */
const SHOWN = 100

/** One line for each sheet: its kinds of doses, the outcome of its cells, and whether they were compared. */
export function SheetsSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.sheets')
  const doses = foundDoses(dose.state.inspected)
  const sheets = doses?.sheets?.rows ?? []
  if (doses === null || sheets.length === 0) {
    return <Section number={number} title={t('title')} note={t('coming')} coming />
  }
  const note = t('note', { count: sheets.length + doses.without.length, with: sheets.length })
  return (
    <Section number={number} title={t('title')} note={note}>
      <SheetsTable sheets={sheets} without={doses.without} />
      <LedgerRows {...doses} />
    </Section>
  )
}

function SheetsTable({ sheets, without }: { sheets: readonly FoundSheet[]; without: DoseInspection['without'] }) {
  const t = useTranslations('dose.sheets')
  const reasons = useTranslations('dose.nothing.reasons')
  const { whatOf, shortOf } = useSheetWords()
  const small = useSmall()
  const count = (id: string, head: string) => ({ id, head, align: 'right' as const, width: '5.75rem' })
  if (small) return <SheetList sheets={sheets} without={without} />
  return (
    <DataTable
      caption={t('caption')}
      minWidth="56rem"
      columns={[
        { id: 'sheet', head: t('heads.sheet'), width: '9rem' },
        { id: 'what', head: t('heads.what'), width: '9rem' },
        { ...count('doses', t('heads.doses')), width: '4.5rem' },
        count('below', t('heads.below')),
        count('excluded', t('heads.excluded')),
        count('decide', t('heads.decide')),
        count('exceedances', t('heads.exceedances')),
        { id: 'short', head: t('heads.short') },
      ]}
    >
      {sheets.slice(0, SHOWN).map((sheet) => (
        <DataRow key={sheet.sheet}>
          <DataCell wrap className="font-semibold">
            {sheet.sheet}
          </DataCell>
          <DataCell wrap>{whatOf(sheet) || '—'}</DataCell>
          <DataCell wrap align="right">
            {sheet.doses}
          </DataCell>
          <DataCell wrap align="right">
            {sheet.censored}
          </DataCell>
          <DataCell wrap align="right">
            {sheet.excluded}
          </DataCell>
          <DataCell wrap align="right" className={sheet.waiting > 0 ? 'font-semibold text-blue' : undefined}>
            {sheet.waiting}
          </DataCell>
          <DataCell wrap align="right" className={(sheet.exceedances ?? 0) > 0 ? 'font-semibold text-red' : undefined}>
            {sheet.exceedances ?? '—'}
          </DataCell>
          <DataCell wrap>{shortOf(sheet)}</DataCell>
        </DataRow>
      ))}
      {without.slice(0, SHOWN).map(({ sheet, reason }) => (
        <DataRow key={sheet}>
          <DataCell wrap quiet>
            {sheet}
          </DataCell>
          {['what', 'doses', 'below', 'excluded', 'decide', 'exceedances'].map((id) => (
            <DataCell key={id} quiet align={id === 'what' ? 'left' : 'right'}>
              —
            </DataCell>
          ))}
          <DataCell quiet wrap>
            {t('none', { reason: reasons(reason) })}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}

/** The same on a small screen, where a table of so many columns can't be read. */
function SheetList({ sheets, without }: { sheets: readonly FoundSheet[]; without: DoseInspection['without'] }) {
  const t = useTranslations('dose.sheets')
  const reasons = useTranslations('dose.nothing.reasons')
  const { whatOf, shortOf } = useSheetWords()
  return (
    <ul aria-label={t('caption')} className="border-y-2 border-heavy text-cell">
      {sheets.slice(0, SHOWN).map((sheet) => {
        const figures = [
          ['doses', sheet.doses, ''],
          ['below', sheet.censored, ''],
          ['excluded', sheet.excluded, ''],
          ['decide', sheet.waiting, 'font-semibold text-blue'],
          ['exceedances', sheet.exceedances, 'font-semibold text-red'],
        ] as const
        return (
          <li key={sheet.sheet} className="border-b border-rule py-2 last:border-b-0">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{sheet.sheet}</strong> {whatOf(sheet)}
            </p>
            <dl className="mt-1 grid grid-cols-2 gap-x-4">
              {figures.map(([key, value, tone]) => (
                <div key={key} className="flex justify-between gap-2">
                  <dt className="font-narrow text-print">{t(`heads.${key}`)}</dt>
                  <dd className={(value ?? 0) > 0 ? tone : undefined}>{value ?? '—'}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-1 font-narrow text-ink2">{shortOf(sheet)}</p>
          </li>
        )
      })}
      {without.slice(0, SHOWN).map(({ sheet, reason }) => (
        <li key={sheet} className="border-b border-rule py-2 text-ink2 wrap-anywhere last:border-b-0">
          {sheet}: {t('none', { reason: reasons(reason) })}
        </li>
      ))}
    </ul>
  )
}

function useSheetWords() {
  const t = useTranslations('dose.sheets')
  const words = useDoseWords()
  return { whatOf, shortOf }

  function whatOf({ quantities, units }: FoundSheet): string {
    return [...quantities.map((quantity) => words.quantity(quantity)), ...units.map((unit) => words.unit(unit))].join(
      ', ',
    )
  }

  function shortOf({ people, notCompared, quantities, doses, censored, excluded, excludedRoles }: FoundSheet): string {
    const what = quantities.map((quantity) => words.quantity(quantity)).join(', ')
    const reason = notCompared !== null && doses + censored === 0 ? 'noDoses' : notCompared
    const apart = excluded === 0 ? [] : [...new Set(excludedRoles.map((role) => t(`roles.${role}`)))]
    return [
      ...(people > 0 ? [t('people', { count: people })] : []),
      ...(apart.length > 0 ? [t('excludedAs', { what: apart.join(', ') })] : []),
      ...(reason === null ? [] : [t(`notCompared.${reason}`, { what })]),
    ].join('; ')
  }
}
