import { labelsFor } from '@/lib/i18n/labels'
import { PREMIUM_GATE } from '../../../ooxml/limits'
import { openPackage } from '../../../ooxml/package'
import { readSpreadsheet } from '../../../spreadsheets/read'
import type { CellTyping, ShapedTable } from '../../../word-tables/model'
import { EXCEL_LIMITS } from '../limits'
import type { WorkbookOptions } from '../shaping'
import { tablesWorkbook } from '../workbook'

/** A workbook of tables with Russian words, and what is read back from it. */
export async function write(tables: readonly ShapedTable[], options: WorkbookOptions = {}, limits = {}) {
  const labels = labelsFor('ru-RU')
  const { bytes, problems } = await tablesWorkbook(tables, [], options, labels, {}, { ...EXCEL_LIMITS, ...limits })
  const { sheets } = await readSpreadsheet(bytes, { language: 'ru' })
  const pack = await openPackage(bytes, PREMIUM_GATE)
  const xml = (sheet: number) => pack.text(`xl/worksheets/sheet${sheet + 1}.xml`)
  return { bytes, problems, sheets, pack, xml }
}

type Read = Awaited<ReturnType<typeof write>>['sheets'][number]

/** The texts that a sheet shows, row by row. */
export function textsOf(sheet: Read | undefined): string[][] {
  return Array.from(sheet?.rows ?? [], (row) => Array.from(row ?? [], (cell) => cell?.text ?? ''))
}

export function number(value: string, numFmt: string | null = null): CellTyping {
  return { type: 'number', value, numFmt, quotePrefix: false }
}

/** A text that looks like a number and stays one. */
export const KEPT: CellTyping = { type: 'text', value: null, numFmt: null, quotePrefix: true }

export const PEOPLE = [
  ['№', 'Фамилия', 'Доза, мЗв'],
  [{ text: '1', typing: number('1', '0') }, { text: 'Иванов\nИван' }, { text: '0,50', typing: number('0.50', '0.00') }],
]
