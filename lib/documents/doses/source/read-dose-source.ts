import { judgeKind } from '../../ooxml/kind'
import type { GateLimits } from '../../ooxml/limits'
import type { Problem } from '../../problem'
import { readSpreadsheet } from '../../spreadsheets/read'
import { isTableDocument, readTableDocument } from '../../table-sources/read-table-document'
import type { NamedFile, ToolContext } from '../../tool'
import type { DoseLanguage } from '../lexicon/types'
import type { DoseSource } from '../layout-model'

export interface DoseSourceOptions {
  readonly limits?: GateLimits
  /** The language of the words in the data. Detected from the texts unless chosen. */
  readonly language?: DoseLanguage | 'auto'
}

/**
 * Returns the sheets of a spreadsheet, including hidden ones, or the tables of a Word file or a PDF as sheets. Also
 * returns what was doubtful in reading them. Files of other kinds are rejected with a spreadsheet's error.
 * @throws DocumentError GATE_…, SHEET_DAMAGED, SHEET_TOO_LARGE, SHEET_ENCODING, CONVERTER_MISSING, CONVERSION_FAILED,
 * CONVERSION_TIMEOUT
 */
export async function readDoseSource(
  file: NamedFile,
  options: DoseSourceOptions,
  context: ToolContext,
): Promise<{ readonly source: DoseSource; readonly problems: readonly Problem[] }> {
  const kind = judgeKind(file.bytes)
  if (isTableDocument(kind)) return readDocumentTables(file, options, context)
  const { limits, language = 'auto' } = options
  const workbook = await readSpreadsheet(file.bytes, {
    name: file.name,
    ...(language !== 'auto' && { language }),
    ...(limits && { limits }),
  })
  context.signal?.throwIfAborted()
  const sheets = workbook.sheets.map((sheet) => ({ name: sheet.name, hidden: sheet.hidden, sheet, captions: [] }))
  return { source: { kind: workbook.kind, sheets }, problems: workbook.problems ?? [] }
}

async function readDocumentTables(
  file: NamedFile,
  { limits, language }: DoseSourceOptions,
  context: ToolContext,
): Promise<{ source: DoseSource; problems: readonly Problem[] }> {
  const read = await readTableDocument(file, { ...(limits && { limits }), ...(language && { language }) }, context)
  const { wordSheets } = await import('./word-sheets')
  return { source: { kind: 'docx', sheets: wordSheets(read.tables) }, problems: read.messages }
}
