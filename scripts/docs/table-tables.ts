import { COLUMN_EVIDENCE } from '@/lib/documents/word-tables/typing/column-report'
import { EXCEL_LIMITS } from '@/lib/documents/tables/writing/limits'
import { messagesOf } from '@/lib/i18n/messages'
import { code } from './code'
import { markdownTable } from './markdown-table.js'
import { spacedNumber } from './spaced-number'

/** Why a column is what it is, in the words of the screen. */
export function evidenceTable(): string {
  const { evidence } = messagesOf('en-US').parser.tables
  return markdownTable([['`evidence`', 'what it says'], ...COLUMN_EVIDENCE.map((each) => [code(each), evidence[each]])])
}

/** What a workbook can hold, and what is done beyond that. */
export function workbookLimitsTable(): string {
  const { rows, text, lineFeeds, sheets, filled } = EXCEL_LIMITS
  return markdownTable([
    ['what', 'at most', 'beyond that'],
    ['rows of a sheet', spacedNumber(rows), 'the table goes on on another sheet'],
    ['characters in a cell', spacedNumber(text), 'the rest goes to the last sheet, and the cell leads there'],
    ['line breaks in a cell', spacedNumber(lineFeeds), 'the same'],
    ['sheets of tables', spacedNumber(sheets), 'the tables stand one under another on one sheet'],
    ['cells that merged ones are filled into, a table', spacedNumber(filled), 'they are kept merged'],
  ])
}
