'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { InspectAnswer } from '@/components/tools/generator/answers'
import { CellField } from '@/components/tools/generator/cell-field'
import { cellId, type Shown } from '@/components/tools/generator/checked-rows'
import type { CellEdit, Edits } from '@/components/tools/generator/edits'
import { HeaderRowNumber } from '@/components/tools/generator/header-row-number'
import { ownColumns, ownRowsWidth } from '@/components/tools/generator/own-columns'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'

export interface SampleRowsProps {
  readonly answer: InspectAnswer
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
  readonly edits: Edits
  /** The rows of the document that is shown. */
  readonly chosen: readonly number[]
  readonly onRow: (row: number) => void
  readonly onCell: (cell: CellEdit) => void
}

/** The spreadsheet's first rows: a press on one shows its document; Enter, F2 or a double press edits a cell. */
export function SampleRows({ answer, table, shown, edits, chosen, onRow, onCell }: SampleRowsProps) {
  const t = useTranslations('generator.files.firstRows')
  const [editing, setEditing] = useState<string | null>(null)
  const more = table.rows - shown.first.length
  return (
    <DataTable
      caption={t('caption', { sheet: table.sheet })}
      rowHead={<HeaderRowNumber row={table.headerRow} />}
      columns={ownColumns(shown, answer.matches)}
      lastNumber={shown.first.at(-1)?.number ?? table.headerRow}
      minWidth={ownRowsWidth(shown)}
      height="tall"
    >
      {shown.first.map(({ number, cells }) => (
        <DataRow key={number} number={number} chosen={chosen.includes(number)}>
          {cells.map((before, index) => {
            const column = shown.columns[index]?.letter ?? ''
            const id = cellId(number, column)
            const own = edits.cells.find((cell) => cell.row === number && cell.column === column)
            const text = own?.text ?? before
            if (editing === id) {
              return (
                <CellField
                  key={column}
                  row={number}
                  column={column}
                  text={text}
                  onSave={(typed) => {
                    setEditing(null)
                    if (typed !== text) onCell({ row: number, column, text: typed, before, at: Date.now() })
                  }}
                  onEnd={() => setEditing(null)}
                />
              )
            }
            return (
              <DataCell
                key={column}
                id={id}
                className={own === undefined ? 'cursor-text' : 'cursor-text border-l-3 border-l-heavy font-semibold'}
                onFocus={() => onRow(number)}
                onDoubleClick={() => setEditing(id)}
                onKeyDown={(event) => {
                  if (event.ctrlKey || event.metaKey || event.altKey) return
                  if (event.key !== 'Enter' && event.key !== 'F2') return
                  event.preventDefault()
                  setEditing(id)
                }}
              >
                {text}
              </DataCell>
            )
          })}
        </DataRow>
      ))}
      {more > 0 && <GapRow columns={shown.columns.length}>{t('more', { count: more })}</GapRow>}
    </DataTable>
  )
}
