import { judgeKind, type FileKind } from '../ooxml/kind'
import type { NamedFile, ToolContext } from '../tool'
import type { ReadDocument } from '../word-tables/read-document'
import { PDF_SOURCE } from './pdf-source'
import type { TableReadOptions, TableSource } from './table-source'
import { WORD_SOURCE } from './word-source'

/** Every kind of document that tables are read from. */
const SOURCES: readonly TableSource[] = [PDF_SOURCE, WORD_SOURCE]

/** Whether a file of this kind is a document with tables in it, not a spreadsheet. */
export function isTableDocument(kind: FileKind): boolean {
  return SOURCES.some((source) => source.accepts(kind))
}

/**
 * The tables of a document, joined and typed. What no source accepts is refused as a Word file is.
 * @throws DocumentError what the gate refuses, GATE_XML, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT, PDF_ENCRYPTED,
 * PDF_DAMAGED, PDF_UNREADABLE, TABLE_NOT_FOUND, TABLE_COLUMN_NOT_FOUND
 */
export async function readTableDocument(
  file: NamedFile,
  options: TableReadOptions,
  context: ToolContext,
): Promise<ReadDocument> {
  const kind = judgeKind(file.bytes)
  const source = SOURCES.find((each) => each.accepts(kind)) ?? WORD_SOURCE
  return source.read(file, options, context)
}
