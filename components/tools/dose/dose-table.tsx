'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable, type Column } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import type { Exceedance, FoundDose } from './answers'
import { exceedanceOf } from './dose-rows'
import { useDoseNotes } from './use-dose-notes'
import { useDoseWords } from './use-dose-words'
import { useSmall } from './use-small'

/** As many rows are shown at first. */
const FIRST = 20
/** On a small screen the value stands beside the name: the rest is scrolled to. */
const ORDER = ['id', 'who', 'drug', 'when', 'quantity', 'value', 'unit', 'source', 'cell', 'note'] as const
const SMALL_ORDER = ['who', 'value', 'unit', 'quantity', 'drug', 'when', 'id', 'source', 'cell', 'note'] as const
type ColumnId = (typeof ORDER)[number]

const WIDTHS: Readonly<Partial<Record<ColumnId, string>>> = {
  id: '4rem',
  who: '9rem',
  when: '6.5rem',
  quantity: '6rem',
  value: '5rem',
  unit: '4rem',
  source: '7rem',
  cell: '6.25rem',
}

/** The doses as rows, the first of them until the rest is asked for. */
export function DoseTable({ doses, exceedances }: { doses: readonly FoundDose[]; exceedances: readonly Exceedance[] }) {
  const t = useTranslations('dose.doses')
  const words = useDoseWords()
  const notes = useDoseNotes()
  const small = useSmall()
  const [all, setAll] = useState(false)
  const left = new Set<ColumnId>()
  if (!doses.some(({ subjectId }) => subjectId !== null)) left.add('id')
  if (!doses.some(({ drug }) => drug !== null)) left.add('drug')
  const ids = (small ? SMALL_ORDER : ORDER).filter((id) => !left.has(id))
  const columns = ids.map((id): Column => {
    const width = WIDTHS[id]
    return { id, head: t(id), ...(id === 'value' && { align: 'right' }), ...(width !== undefined && { width }) }
  })
  const shown = all ? doses : doses.slice(0, FIRST)
  const rest = doses.length - shown.length
  return (
    <DataTable caption={t('caption')} rowHead="№" columns={columns} minWidth={left.has('drug') ? '60rem' : '70rem'}>
      {shown.map((dose, index) => (
        <DataRow key={dose.id} number={index + 1}>
          {ids.map((id) => cellOf(dose, id))}
        </DataRow>
      ))}
      {rest > 0 && (
        <GapRow columns={columns.length} onOpen={() => setAll(true)}>
          {t('more', { count: rest })}
        </GapRow>
      )}
    </DataTable>
  )

  function cellOf(dose: FoundDose, id: ColumnId): ReactNode {
    const assumed = dose.unitSource === 'assumed'
    switch (id) {
      case 'id':
        return <DataCell key={id}>{dose.subjectId}</DataCell>
      case 'who':
        return <DataCell key={id}>{dose.subject ?? dose.device}</DataCell>
      case 'drug':
        return <DataCell key={id}>{dose.drug}</DataCell>
      case 'when':
        return <DataCell key={id}>{words.when(dose)}</DataCell>
      case 'quantity':
        return <DataCell key={id}>{words.what(dose)}</DataCell>
      case 'value':
        return (
          <DataCell key={id} align="right">
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
          <DataCell key={id} className="text-print">
            {dose.sheet}!{dose.cell}
          </DataCell>
        )
      case 'note': {
        const exceedance = exceedanceOf(dose, exceedances)
        return (
          <DataCell key={id} className="font-narrow text-label" quiet={exceedance === null}>
            {notes.of(dose)}
            {exceedance !== null && <span className="text-red"> {notes.above(exceedance)}</span>}
          </DataCell>
        )
      }
    }
  }
}
