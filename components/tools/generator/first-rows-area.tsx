'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDeferred } from '@/components/ui/deferred'
import { TextButton } from '@/components/ui/link'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import type { InspectAnswer } from './answers'
import { ownRowsPart } from './own-rows-part'

type Columns = InspectAnswer['files'][number]['sheets'][number]['columns']

/** The minimum width of a column, in rem. */
const LEAST_WIDTH = 7.5

/** The spreadsheet's columns under its own header, each with its first values, once they are asked for. */
function FirstValues({ columns }: { columns: Columns }) {
  const t = useTranslations('generator.files.firstValues')
  const [open, setOpen] = useState(false)
  const rows = Math.max(0, ...columns.map(({ samples }) => samples.length))
  if (rows === 0) return null
  return (
    <div className="mt-2">
      <TextButton alone className="text-small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'hide' : 'show', { count: columns.length })}
      </TextButton>
      {open && (
        <DataTable
          caption={t('caption')}
          className="mt-2"
          minWidth={`${columns.length * LEAST_WIDTH}rem`}
          columns={columns.map(({ letter, header }) => ({ id: letter, letter, head: header === '' ? null : header }))}
          rows={{
            count: rows,
            columnWidth: LEAST_WIDTH,
            row: (index, across) => (
              <DataRow key={index}>
                {across((column, place) => (
                  <DataCell key={column} {...place}>
                    {columns[column]?.samples[index]}
                  </DataCell>
                ))}
              </DataRow>
            ),
          }}
        />
      )}
    </div>
  )
}

/** Where the spreadsheet's first rows are shown unless they are put away; the place is there before they are. */
export function FirstRowsArea({ answer }: { answer: InspectAnswer | null }) {
  const t = useTranslations('generator.files.firstRows')
  const [open, setOpen] = useState(true)
  const part = useDeferred(ownRowsPart, open)
  if (answer !== null && (answer.table === null || answer.shown === undefined)) return null
  const toggle = t(open ? 'hide' : 'show')
  return (
    <div className="mt-1">
      {answer === null ? (
        // Reserves the line for the button, with the text's own height.
        <span aria-hidden className="invisible inline-block py-0.5 text-small">
          {toggle}
        </span>
      ) : (
        <TextButton alone className="text-small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {toggle}
        </TextButton>
      )}
      {open && (
        <div className="mt-1">
          {part !== null && answer !== null && answer.table !== null && answer.shown !== undefined ? (
            <>
              <part.FirstRows answer={answer} table={answer.table} shown={answer.shown} />
              {answer.shown.moreColumns > 0 && <FirstValues columns={columnsOf(answer)} />}
            </>
          ) : (
            <div aria-hidden className="h-60 border-y-2 border-heavy blank-rows" />
          )}
        </div>
      )}
    </div>
  )
}

/** Of the sheet in use. */
function columnsOf({ files, table }: InspectAnswer) {
  return files.find(({ role }) => role === 'data')?.sheets.find(({ name }) => name === table?.sheet)?.columns ?? []
}
