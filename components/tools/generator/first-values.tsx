'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { TextButton } from '@/components/ui/link'
import type { InspectAnswer } from './answers'

type Columns = InspectAnswer['files'][number]['sheets'][number]['columns']

/** The minimum width of a column, in rem. */
const LEAST_WIDTH = 7.5

/** The spreadsheet's columns under its own header, each with its first values, once they are asked for. */
export function FirstValues({ columns }: { columns: Columns }) {
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
