'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/form-dialog'
import { FormGrid } from '@/components/ui/form-cell'
import { TextField } from '@/components/ui/text-field'
import type { CheckedRow, Shown } from './checked-rows'
import type { Generator } from './use-generator'

export interface CellSheetProps {
  readonly row: CheckedRow
  readonly column: string
  readonly shown: Shown
  readonly generator: Generator
  readonly onEnd: () => void
}

/** On a small screen, a cell is edited in a separate sheet, with the rest of its row below. */
export function CellSheet({ row, column, shown, generator, onEnd }: CellSheetProps) {
  const t = useTranslations('generator.check.rows')
  const at = shown.columns.findIndex(({ letter }) => letter === column)
  const before = row.cells[at] ?? ''
  const [text, setText] = useState(before)
  const date = row.dates.find((each) => each.column === column)
  const cell = `${column}${row.number}`
  return (
    <FormDialog
      open
      escape
      title={t('cell', { cell })}
      submit={t('save')}
      cancel={t('cancel')}
      onCancel={onEnd}
      onSubmit={() => {
        const typed = text.trim()
        if (typed !== before) {
          const changed = { row: row.number, column, text: typed, before, at: Date.now() }
          generator.dispatch({ type: 'cellsChanged', cells: [changed] })
        }
        onEnd()
      }}
    >
      <FormGrid>
        <TextField
          label={shown.columns[at]?.header ?? column}
          value={text}
          maxLength={2_000}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FormGrid>
      {date !== undefined && date.kind === 'impossible' && (
        <p className="mt-2 flex flex-wrap gap-2">
          {date.readings.map((reading) => (
            <Button key={reading.text} onClick={() => setText(reading.text)}>
              {reading.text}
            </Button>
          ))}
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
        {shown.columns.map(({ letter, header }, index) =>
          letter === column || row.cells[index] === '' ? null : (
            <div key={letter} className="contents">
              <dt className="text-ink2">{header === '' ? letter : header}</dt>
              <dd className="wrap-anywhere">{row.cells[index]}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-3">
        <Button
          wide
          onClick={() => {
            generator.dispatch({ type: 'rowDecided', row: row.number, kind: 'out', at: Date.now() })
            onEnd()
          }}
        >
          {t('leaveRowOut', { row: String(row.number) })}
        </Button>
      </p>
    </FormDialog>
  )
}
