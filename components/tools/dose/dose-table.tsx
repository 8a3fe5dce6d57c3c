'use client'

import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable, type Column } from '@/components/ui/data-table'
import { useSmall } from '../shared/use-small'
import type { IncludedRow } from '@/lib/documents/doses/options'
import { TextButton } from '@/components/ui/link'
import { IN_CELL } from '@/components/ui/menu-props'
import type { DoseInspection, FoundDose } from './answers'
import { CellAddress } from './cell-address'
import type { DoseOrder, DoseOrderKey } from './dose-order'
import { type ExceedanceOf, isExcluded } from './dose-rows'
import { useDoseNotes } from './use-dose-notes'
import { useDoseWords } from './use-dose-words'

/** On a small screen, the value comes right after the name; you scroll to the rest. */
const ORDER = ['id', 'who', 'drug', 'when', 'quantity', 'value', 'unit', 'source', 'cell', 'note'] as const
const SMALL_ORDER = ['who', 'value', 'unit', 'quantity', 'drug', 'when', 'id', 'source', 'cell', 'note'] as const
type ColumnId = (typeof ORDER)[number]

const WIDTHS: Readonly<Partial<Record<ColumnId, string>>> = {
  id: '4.25rem',
  who: '8.5rem',
  when: '6.5rem',
  quantity: '6.75rem',
  value: '6rem',
  unit: '5rem',
  source: '7rem',
  cell: '6.25rem',
}
/** The cell's part of the address, if no sheet name comes before it. The notes have the rest. */
const SHORT_CELL = '4.5rem'

export interface DoseTableProps {
  readonly doses: readonly FoundDose[]
  /** Includes doses that aren't shown, because they determine the columns. */
  readonly all: readonly FoundDose[]
  readonly exceedanceOf: ExceedanceOf
  /** Rows that were left out. */
  readonly excluded: DoseInspection['excluded']['rows']
  /** Null while nothing may be changed. */
  readonly onPutBack: ((row: IncludedRow) => void) | null
  /** Null for as in the file. */
  readonly order: DoseOrder | null
  readonly onOrder: (by: DoseOrderKey) => void
}

/** The row of its cell, from 1. */
function rowOf({ cell }: FoundDose): number {
  return Number(/\d+$/.exec(cell)?.[0] ?? 0)
}

/** The doses as rows; each head but the last orders them. */
export function DoseTable({ doses, all, exceedanceOf, excluded, onPutBack, order, onOrder }: DoseTableProps) {
  const t = useTranslations('dose.doses')
  const words = useDoseWords()
  const notes = useDoseNotes()
  const small = useSmall()
  const left = useMemo(() => {
    const without = new Set<ColumnId>()
    if (!all.some(({ subjectId }) => subjectId !== null)) without.add('id')
    if (!all.some(({ drug }) => drug !== null)) without.add('drug')
    return without
  }, [all])
  const leftOut = useMemo(() => new Map(excluded.map((row) => [`${row.sheet} ${row.row}`, row.kind])), [excluded])
  const oneSheet = useMemo(() => new Set(all.map(({ sheet }) => sheet)).size === 1, [all])
  const ids = (small ? SMALL_ORDER : ORDER).filter((id) => !left.has(id))
  const problems = useMemo(
    () => doses.flatMap((dose, row) => (exceedanceOf(dose) === null ? [] : [{ row }])),
    [doses, exceedanceOf],
  )
  const columns = ids.map((id): Column => {
    const width = id === 'cell' && oneSheet ? SHORT_CELL : WIDTHS[id]
    return {
      id,
      head: t(id),
      ...(id === 'value' && { align: 'right' }),
      ...(width !== undefined && { width }),
      ...(id !== 'note' && {
        sort: order?.by !== id ? 'none' : order.descending ? 'descending' : 'ascending',
        onSort: () => onOrder(id),
      }),
    }
  })
  return (
    <DataTable
      caption={t('caption')}
      rowHead="№"
      columns={columns}
      minWidth={left.has('drug') ? '60rem' : '70rem'}
      rows={{
        count: doses.length,
        problems,
        row: (index) => {
          const dose = doses[index]
          return (
            dose !== undefined && (
              <DataRow key={dose.id} number={isExcluded(dose) ? '–' : index + 1}>
                {ids.map((id) => cellOf(dose, id))}
              </DataRow>
            )
          )
        },
      }}
    />
  )

  /** Statistics, totals and limits of whole rows. */
  function isStruck(dose: FoundDose): boolean {
    return leftOut.has(`${dose.sheet} ${rowOf(dose)}`)
  }

  function cellOf(dose: FoundDose, id: ColumnId): ReactNode {
    const assumed = dose.unitSource === 'assumed'
    switch (id) {
      case 'id':
        return <DataCell key={id}>{dose.subjectId}</DataCell>
      case 'who':
        return (
          <DataCell key={id} className={isStruck(dose) ? 'line-through' : undefined}>
            {dose.subject ?? dose.device}
          </DataCell>
        )
      case 'drug':
        return <DataCell key={id}>{dose.drug}</DataCell>
      case 'when':
        return <DataCell key={id}>{words.when(dose)}</DataCell>
      case 'quantity':
        return <DataCell key={id}>{words.what(dose)}</DataCell>
      case 'value':
        return (
          <DataCell key={id} align="right" className={isStruck(dose) ? 'line-through' : undefined}>
            {words.value(dose)}
          </DataCell>
        )
      case 'unit':
        return (
          <DataCell key={id}>
            {dose.unit !== null && <span className={assumed ? 'supposed' : undefined}>{words.unit(dose.unit)}</span>}
          </DataCell>
        )
      case 'source':
        return (
          <DataCell key={id} quiet={!assumed}>
            {dose.unitSource !== null && (
              <span className={assumed ? 'supposed' : undefined}>{t(`sources.${dose.unitSource}`)}</span>
            )}
          </DataCell>
        )
      case 'cell':
        return (
          <DataCell key={id}>
            <CellAddress sheet={dose.sheet} cell={dose.cell} rules={dose.rules} short={oneSheet} inTable />
          </DataCell>
        )
      case 'note': {
        const exceedance = exceedanceOf(dose)
        const row = rowOf(dose)
        const kind = leftOut.get(`${dose.sheet} ${row}`)
        if (kind !== undefined) {
          return (
            <DataCell key={id} wrap quiet className="font-narrow text-label">
              {t('excludedAs', { kind })}{' '}
              <TextButton
                {...IN_CELL}
                alone
                // During a run it keeps its place, so that no row changes its height.
                className={onPutBack === null ? 'invisible' : undefined}
                aria-label={t('putBackOf', { row: String(row) })}
                onClick={() => onPutBack?.({ sheet: dose.sheet, row })}
              >
                {t('putBack')}
              </TextButton>
            </DataCell>
          )
        }
        return (
          <DataCell
            key={id}
            className="font-narrow text-label"
            tone={exceedance === null ? undefined : 'error'}
            quiet={exceedance === null}
          >
            {notes.of(dose)}
            {exceedance !== null && <span className="text-red"> {notes.above(exceedance)}</span>}
          </DataCell>
        )
      }
    }
  }
}
