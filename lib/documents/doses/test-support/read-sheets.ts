import { sheetOf, type SheetShape } from '../../spreadsheets/test-support/sheet-of'
import type { CellValue } from '../../spreadsheets/model'
import { cellAddress } from '../../spreadsheets/address'
import { findLayout } from '../layout/find-layout'
import type { Layout } from '../layout-model'
import type { Dose } from '../model'
import { type ReadDoses, readDoses, type ReadDosesOptions } from '../reading/read-doses'

export type Rows = readonly (readonly (CellValue | undefined)[])[]

/** Sheets of values by name, read as a file of them would be. */
export function readSheets(
  sheets: Readonly<Record<string, Rows>>,
  options: ReadDosesOptions = {},
  shape: SheetShape = {},
): ReadDoses & { readonly layout: Layout } {
  const layout = findLayout(
    {
      kind: 'xlsx',
      sheets: Object.entries(sheets).map(([name, rows]) => {
        const sheet = sheetOf(rows, { ...shape, name })
        return { name, hidden: sheet.hidden, sheet, captions: [] }
      }),
    },
    {},
  )
  return { layout, ...readDoses(layout, options) }
}

/** A dose in one line: `B2 Hp(10) <0.05 mSv !below_limit control; Ivanov [7]; 2024-03; chest`. */
export function doseLine({ reading, row, col, role, subject, period, date, position, sameAs }: Dose): string {
  const range = reading.min === null ? null : `${reading.min}..${reading.max ?? ''}`
  const head = [
    cellAddress(row, col),
    reading.quantity,
    `${reading.comparator ?? ''}${reading.value ?? range ?? ''}` || null,
    reading.unit,
    reading.censor && `!${reading.censor}`,
    role === 'period' ? null : role,
    sameAs && `= ${sameAs}`,
  ]
  const whose = subject && [subject.name, subject.id && `[${subject.id}]`].filter(Boolean).join(' ')
  const when = date ?? (period && (period.name ?? `${period.from}/${period.to}`))
  return [head.filter(Boolean).join(' '), whose ?? '-', when ?? '-', position].filter(Boolean).join('; ')
}
