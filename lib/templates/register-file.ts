import { z } from 'zod'
import type { ActEntry } from '@/lib/db/generated/client'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { SheetDate } from '@/lib/documents/spreadsheets/model'
import { uniqueSheetNames } from '@/lib/documents/spreadsheets/sheet-names'
import { BOM, csvLine, isLikeFormula, separatorOf } from '@/lib/documents/spreadsheets/writing/csv-line'
import { writeSheets } from '@/lib/documents/spreadsheets/writing/package'
import { rowHeight } from '@/lib/documents/spreadsheets/writing/row-height'
import type { OutCell, OutRow } from '@/lib/documents/spreadsheets/writing/sheet'
import { valueCell } from '@/lib/documents/spreadsheets/writing/value-cell'
import { downloadHeaders } from '@/lib/http/download-headers'
import type { OtherBody } from '@/lib/http/route-documentation'
import { languageOf, type Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translate'
import { registerOf } from './register'

export const registerQuerySchema = z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') })

export const REGISTER_ANSWER: OtherBody = { contentType: 'any', description: 'The register as a workbook or CSV.' }

const COLUMNS = ['registerNumber', 'registerMade', 'registerDocument', 'registerData', 'registerRows'] as const
const WIDTHS = [10, 18, 50, 40, 16]

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8; header=present',
}

/**
 * Returns the register of a user's template as a file, with headings in their language.
 *
 * @throws AppError NOT_FOUND
 */
export async function registerFile(
  userId: string,
  templateId: string,
  format: z.infer<typeof registerQuerySchema>['format'],
  locale: Locale,
): Promise<Response> {
  const { template, entries } = await registerOf(userId, templateId)
  const translate = translator(locale)
  const headings = COLUMNS.map((column) => translate(`files.${column}`))
  const title = translate('files.register')
  const body = format === 'xlsx' ? await workbook(title, headings, entries) : csv(headings, entries, languageOf(locale))
  return new Response(new Uint8Array(body), {
    headers: downloadHeaders(`${title} – ${template.name}.${format}`, TYPES[format]),
  })
}

function workbook(title: string, headings: readonly string[], entries: readonly ActEntry[]): Promise<Uint8Array> {
  const header = headings.map((value, col): OutCell => ({ col, value, look: { bold: true, fill: 'EEF1F5' } }))
  const rows = entries.map((entry): OutRow => {
    const cells = [
      valueCell(0, { value: entry.number }),
      valueCell(1, { value: sheetDate(entry.createdAt) }),
      valueCell(2, { value: entry.document }, { wrap: true }),
      valueCell(3, { value: entry.data }, { wrap: true }),
      valueCell(4, { value: ranges(entry.rows) }, { wrap: true }),
    ]
    return { cells, height: rowHeight(cells, WIDTHS) }
  })
  const [name = ''] = uniqueSheetNames([title])
  const filter = { top: 0, left: 0, bottom: rows.length, right: COLUMNS.length - 1 }
  return writeSheets([{ name, rows: [{ cells: header }, ...rows], widths: WIDTHS, frozenRows: 1, filter }])
}

/**
 * With the byte-order mark by which Excel recognizes UTF-8, and an apostrophe before text that a spreadsheet would
 * calculate.
 */
function csv(headings: readonly string[], entries: readonly ActEntry[], language: DataLanguage): Uint8Array {
  const separator = separatorOf(language)
  const lines = entries.map(({ number, createdAt, document, data, rows }) => [
    String(number),
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    inert(document),
    inert(data),
    ranges(rows),
  ])
  return Buffer.from(BOM + [headings, ...lines].map((line) => csvLine(line, separator)).join(''))
}

function inert(text: string): string {
  return isLikeFormula(text) ? `'${text}` : text
}

/** Row numbers, those in sequence as a range: `2–5, 9`. */
export function ranges(rows: readonly number[]): string {
  const found: { from: number; to: number }[] = []
  for (const row of rows) {
    const last = found.at(-1)
    if (last?.to === row - 1) last.to = row
    else found.push({ from: row, to: row })
  }
  return found.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** In UTC, as the heading says, because readers of a register may be in any time zone. */
function sheetDate(moment: Date): SheetDate {
  return {
    kind: 'date',
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: 0,
    hasDate: true,
    hasTime: true,
  }
}
