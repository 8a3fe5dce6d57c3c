'use client'

import { useTranslations } from 'next-intl'
import { DataCell, DataRow } from '@/components/ui/data-row'
import { DataTable } from '@/components/ui/data-table'
import { GapRow } from '@/components/ui/table-notes'
import { isJson, type InspectAnswer } from './answers'
import type { Shown } from './checked-rows'
import { HeaderRowNumber } from './header-row-number'
import { ownColumns, ownRowsWidth } from './own-columns'

export interface FirstRowsProps {
  readonly answer: InspectAnswer
  readonly table: NonNullable<InspectAnswer['table']>
  readonly shown: Shown
}

/** The first rows of the spreadsheet as it shows them, under its own header. */
export function FirstRows({ answer, table, shown }: FirstRowsProps) {
  const t = useTranslations('generator.files.firstRows')
  const columns = ownColumns(shown, answer.matches)
  const more = table.rows - shown.first.length
  return (
    <>
      <DataTable
        caption={t('caption', { sheet: table.sheet })}
        rowHead={isJson(answer) ? null : <HeaderRowNumber row={table.headerRow} />}
        columns={columns}
        lastNumber={shown.first.at(-1)?.number ?? table.headerRow}
        minWidth={ownRowsWidth(shown)}
        height="low"
      >
        {shown.first.map(({ number, cells }) => (
          <DataRow key={number} number={number}>
            {cells.map((text, index) => (
              <DataCell key={index}>{text}</DataCell>
            ))}
          </DataRow>
        ))}
        {more > 0 && <GapRow columns={columns.length}>{t('more', { count: more })}</GapRow>}
      </DataTable>
      {shown.moreColumns > 0 && (
        <p className="mt-1 text-small text-ink2">
          {t('columns', { shown: columns.length, all: columns.length + shown.moreColumns })}
        </p>
      )}
    </>
  )
}
