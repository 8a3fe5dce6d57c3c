'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { TextButton } from '@/components/ui/link'
import { IN_CELL } from '@/components/ui/menu-props'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { Section } from '@/components/ui/section'
import { useSmall } from '../shared/use-small'
import type { Decided } from './answers'
import { CellAddress } from './cell-address'
import { focusLimits } from './column-ids'
import { asMapping, columnsOf, foundDoses, suggestedLimits } from './found'
import { rangesOf } from './ranges'
import type { DoseExtractor } from './use-dose'
import { useDoseWords } from './use-dose-words'
import { useProfileName } from './use-profile-name'

/** How many are shown at first. */
const FIRST = 12

interface Line {
  readonly key: string
  readonly what: string
  readonly why: ReactNode
  /** The user hasn't confirmed it. */
  readonly supposed?: boolean
  readonly actions: readonly Action[]
}

interface Action {
  readonly label: string
  /** For screen readers: what it's done to as well. */
  readonly name: string
  readonly run: () => void
}

/** What was decided from the file without a question: each with the cell that says so, and a way to change it. */
export function DecidedSection({ dose, number }: { dose: DoseExtractor; number: number }) {
  const t = useTranslations('dose.decided')
  const [all, setAll] = useState(false)
  const small = useSmall()
  const lines = useLines(dose)
  if (lines.length === 0) return <Section number={number} title={t('title')} note={t('coming')} coming />
  const shown = all ? lines : lines.slice(0, FIRST)
  return (
    <Section number={number} title={t('title')} note={t('note', { count: lines.length })}>
      <div inert={dose.state.run.kind === 'running'}>
        {small ? (
          <LineList lines={shown} />
        ) : (
          <DataTable
            caption={t('caption')}
            minWidth="40rem"
            columns={[
              { id: 'decision', head: t('decision'), width: '38%' },
              { id: 'why', head: t('why') },
              { id: 'action', head: t('action'), width: '7.5rem' },
            ]}
          >
            {shown.map(({ key, what, why, supposed, actions }) => (
              <DataRow key={key}>
                <DataCell wrap>
                  <span className={supposed ? 'supposed' : undefined}>{what}</span>
                </DataCell>
                <DataCell wrap>{why}</DataCell>
                <DataCell wrap>
                  {actions.map(({ label, name, run }) => (
                    <TextButton key={label} {...IN_CELL} alone className="mr-3" aria-label={name} onClick={run}>
                      {label}
                    </TextButton>
                  ))}
                </DataCell>
              </DataRow>
            ))}
          </DataTable>
        )}
        {lines.length > shown.length && (
          <TextButton alone className="mt-2" onClick={() => setAll(true)}>
            {t('more', { count: lines.length - shown.length })}
          </TextButton>
        )}
      </div>
    </Section>
  )
}

/** On a small screen, one below the other. */
function LineList({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('dose.decided')
  return (
    <ul aria-label={t('caption')} className="border-y-2 border-heavy text-cell">
      {lines.map(({ key, what, why, supposed, actions }) => (
        <li key={key} className="border-b border-rule py-2 last:border-b-0">
          <p className="wrap-anywhere">
            <span className={supposed ? 'supposed' : undefined}>{what}</span>
          </p>
          <p className="font-narrow wrap-anywhere text-ink2">{why}</p>
          {actions.map(({ label, name, run }) => (
            <TextButton key={label} alone className="mr-4" aria-label={name} onClick={run}>
              {label}
            </TextButton>
          ))}
        </li>
      ))}
    </ul>
  )
}

function useLines({ state, dispatch }: DoseExtractor): readonly Line[] {
  const t = useTranslations('dose.decided')
  const words = useDoseWords()
  const profileName = useProfileName()
  const doses = foundDoses(state.inspected)
  if (doses === null) return []
  const { decided = [], tables, profile } = doses
  const suggested = suggestedLimits(state.inspected)
  const several = new Set(decided.map(({ sheet }) => sheet)).size > 1
  return [
    limitsLine(),
    ...decided.map((each, index): Line => {
      const what = several ? t('onSheet', { sheet: each.sheet, what: said(each) }) : said(each)
      const supposed = isAssumed(each)
      return { key: `${index} ${what}`, what, why: because(each), supposed, actions: actionsOf(each, what) }
    }),
    ...state.includedRows.map((row): Line => {
      const back = t('back', { row: String(row.row) })
      const what = several ? t('onSheet', { sheet: row.sheet, what: back }) : back
      const undo = () => dispatch({ type: 'rowLeftOut', row })
      return {
        key: `back ${row.sheet} ${row.row}`,
        what,
        why: <CellAddress sheet={row.sheet} cell={`A${row.row}`} short inTable />,
        actions: [{ label: t('undo'), name: t('undoOf', { what }), run: undo }],
      }
    }),
  ]

  function limitsLine(): Line {
    const what = profile === null ? t('noLimits') : t('limits', { name: profileName(profile.name) })
    if (suggested !== null && profile !== null) {
      const confirm = () => {
        dispatch({ type: 'readingChanged', reading: { profile, suggest: false } })
        focusLimits()
      }
      return {
        key: 'limits',
        what,
        why: saying(suggested.sheet, suggested.cell, suggested.words),
        supposed: true,
        actions: [{ label: t('confirm'), name: t('confirmOf', { what }), run: confirm }],
      }
    }
    return {
      key: 'limits',
      what,
      why: profile === null && state.reading.suggest ? t('becauseNothing') : t('becausePerson'),
      actions: [{ label: t('change'), name: t('changeOf', { what }), run: focusLimits }],
    }
  }

  function said(decided: Decided): string {
    switch (decided.kind) {
      case 'header':
        return t('header', {
          count: decided.last - decided.first + 1,
          first: String(decided.first),
          last: String(decided.last),
        })
      case 'unit':
        return t('unit', {
          count: decided.columns.length,
          columns: rangesOf(decided.columns),
          unit: words.unit(decided.unit),
        })
      case 'decimal':
        return t('decimal', { mark: decided.mark === ',' ? 'comma' : 'point' })
      case 'role':
        return t('role', { count: decided.columns.length, columns: rangesOf(decided.columns), role: decided.role })
      case 'excluded':
        return t('excluded', { count: decided.rows.length, rows: rangesOf(decided.rows), what: decided.what })
      case 'censored':
        return decided.most === null
          ? t('censoredOpen', { count: decided.count })
          : t('censored', {
              count: decided.count,
              most: words.decimal(decided.most),
              unit: decided.unit === null ? '' : words.unit(decided.unit),
            })
    }
  }

  function because({ sheet, because: { by, cell, text } }: Decided): ReactNode {
    if (by === 'person' || cell === null) return t('becausePerson')
    const address = () => <CellAddress key={cell} sheet={sheet} cell={cell} short inTable />
    if (by === 'format') return t.rich('becauseFormat', { cell: address, address: cell })
    if (by === 'assumed') return t.rich('becauseAssumed', { cell: address, address: cell })
    return saying(sheet, cell, text)
  }

  function saying(sheet: string, cell: string | null, text: string): ReactNode {
    const address = () => (cell === null ? sheet : <CellAddress sheet={sheet} cell={cell} short inTable />)
    return t.rich('because', { cell: address, address: cell ?? sheet, text })
  }

  /** A column is corrected where columns are, or confirmed here; a row is put back here. */
  function actionsOf(decided: Decided, what: string): readonly Action[] {
    switch (decided.kind) {
      case 'unit':
      case 'role': {
        const [column = null] = decided.columns
        const table = tables.findIndex(({ sheet, table: index }) => sheet === decided.sheet && index === decided.table)
        const run = () => dispatch({ type: 'columnOpened', column, table: Math.max(0, table) })
        const change = { label: t('change'), name: t('changeOf', { what }), run }
        if (!isAssumed(decided)) return [change]
        return [{ label: t('confirm'), name: t('confirmOf', { what }), run: () => confirmUnit(decided) }, change]
      }
      case 'excluded': {
        const run = () => {
          for (const row of decided.rows) dispatch({ type: 'rowIncluded', row: { sheet: decided.sheet, row } })
        }
        return [{ label: t('putBack'), name: t('putBackOf', { what }), run }]
      }
      default:
        return []
    }
  }

  /** The columns of the line are as a person would have chosen them. */
  function confirmUnit({ sheet, table, columns }: Extract<Decided, { kind: 'unit' }>): void {
    const found = columnsOf(doses, tables.find((each) => each.sheet === sheet && each.table === table) ?? null)
    for (const column of found)
      if (columns.includes(column.column)) dispatch({ type: 'columnCorrected', column: asMapping(column) })
  }
}

/** A unit that the file gives nowhere. */
function isAssumed(decided: Decided): decided is Extract<Decided, { kind: 'unit' }> {
  return decided.kind === 'unit' && decided.because.by === 'assumed'
}
