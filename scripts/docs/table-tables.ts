import { COLUMN_EVIDENCE } from '@/lib/documents/word-tables/typing/column-report'
import { EXCEL_LIMITS } from '@/lib/documents/tables/writing/limits'
import { messagesOf } from '@/lib/i18n/messages'
import { code } from './code'
import { markdownTable } from './markdown-table.js'
import { groupedNumber } from './grouped-number'

/** Returns the reasons for a column's type as a table, in the words of the screen. */
export function evidenceTable(): string {
  const { evidence } = messagesOf('en-US').parser.tables
  return markdownTable([['`evidence`', 'meaning'], ...COLUMN_EVIDENCE.map((each) => [code(each), evidence[each]])])
}

/** Returns the limits of a workbook as a table, and what happens above each. */
export function workbookLimitsTable(): string {
  const { rows, text, lineFeeds, sheets, filled } = EXCEL_LIMITS
  return markdownTable([
    ['limit', 'maximum', 'above it'],
    ['rows in a sheet', groupedNumber(rows), 'the table continues on another sheet'],
    ['characters in a cell', groupedNumber(text), 'the rest is on the last sheet, and the cell links to it'],
    ['line breaks in a cell', groupedNumber(lineFeeds), 'the same'],
    ['sheets with tables', groupedNumber(sheets), 'all tables are on one sheet, one below the other'],
    ['cells filled from merged cells, per table', groupedNumber(filled), 'they stay merged'],
  ])
}
