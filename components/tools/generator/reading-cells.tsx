'use client'

import { useTranslations } from 'next-intl'
import { FormCell, FormGrid } from '@/components/ui/form-cell'
import { SelectField } from '@/components/ui/select'
import { isJson, type InspectAnswer } from './answers'
import type { Generator } from './use-generator'

/** Rows from the top in which a header can be pointed out. */
const HEADER_ROWS = 30

/**
 * Which sheet is read, and which row is its header: dashes before the inspection, nothing if the spreadsheet has no
 * readable sheet, and for JSON, which has neither.
 */
export function ReadingCells({ answer, generator }: { answer: InspectAnswer | null; generator: Generator }) {
  const t = useTranslations('generator.files')
  const { state, dispatch } = generator
  if (answer === null) {
    return (
      <FormGrid className="min-h-13.5 grid-cols-2">
        <FormCell label={t('sheet')}>—</FormCell>
        <FormCell label={t('header')}>—</FormCell>
      </FormGrid>
    )
  }
  const sheets = answer.files.find(({ role }) => role === 'data')?.sheets ?? []
  if (sheets.length === 0 || isJson(answer)) return null
  const sheet = answer.table?.sheet ?? state.sheet ?? sheets[0]?.name ?? ''
  const index = sheets.findIndex(({ name }) => name === sheet)
  const headerRow = answer.table?.headerRow ?? state.headerRow
  const rows = Array.from({ length: Math.max(HEADER_ROWS, headerRow ?? 0) }, (_, at) => String(at + 1))
  return (
    <FormGrid className="min-h-13.5 grid-cols-2">
      {sheets.length === 1 ? (
        <FormCell label={t('sheet')}>{sheet}</FormCell>
      ) : (
        <SelectField
          label={t('sheet')}
          note={t('sheetOf', { index: index + 1, count: sheets.length })}
          options={sheets.map(({ name, rows: count }) => ({ value: name, label: name, note: t('rows', { count }) }))}
          value={sheet}
          onChange={(chosen) => dispatch({ type: 'sheetChosen', sheet: chosen })}
        />
      )}
      <SelectField
        label={t('header')}
        options={rows.map((row) => ({ value: row, label: t('row', { row }) }))}
        value={headerRow === null ? null : String(headerRow)}
        placeholder={t('headerChoose')}
        onChange={(row) => dispatch({ type: 'headerRowChosen', headerRow: Number(row) })}
      />
    </FormGrid>
  )
}
