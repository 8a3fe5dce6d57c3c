import { asDocx } from '../as-docx'
import { judgeKind } from '../ooxml/kind'
import { PREMIUM_GATE } from '../ooxml/limits'
import { problem, type Problem } from '../problem'
import type { PdfPageOutline } from '../pdf/model'
import type { NamedFile, ToolContext } from '../tool'
import { whatInstead, type Instead } from './instead'
import type { ShapedReadOptions } from './options'
import { readTables } from './reader/read-tables'
import { shapeTables, type Shaped, type ShapeOptions } from './shape'

export interface ReadDocument extends Shaped {
  /** What the file contains where it has no table; null where it has. */
  readonly instead: Instead | null
  /** Only of a PDF: its pages. */
  readonly outlines?: readonly PdfPageOutline[]
}

const MACROS: ReadonlySet<string> = new Set(['docm', 'dotm'])

/**
 * Returns the tables of a Word file of any type, joined and typed; an older one is converted first. The conversion,
 * ignored macros, and missing tables are reported.
 * @throws DocumentError what the gate rejects, GATE_XML, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT,
 * TABLE_NOT_FOUND, TABLE_COLUMN_NOT_FOUND
 */
export async function readDocument(
  given: NamedFile,
  options: ShapedReadOptions & Pick<ShapeOptions, 'reported'>,
  { converter, signal, onProgress }: ToolContext,
): Promise<ReadDocument> {
  const { limits: gate = PREMIUM_GATE, view, join = true, language = 'auto', types, reported } = options
  const { file, convertedFrom } = await asDocx(given, { converter, gate, signal, onProgress })
  onProgress?.({ stage: 'reading', done: 0, total: 1 })
  const read = await readTables(
    file,
    { limits: gate, ...(view !== undefined && { view }) },
    { ...(signal && { signal }) },
  )
  onProgress?.({ stage: 'reading', done: 1, total: 1 })
  const about: Problem[] = []
  if (convertedFrom !== null) {
    about.push(problem('DOCUMENT_CONVERTED', 'info', { file: 'document', params: { kind: convertedFrom } }))
  }
  if (MACROS.has(judgeKind(file.bytes))) about.push(problem('TABLE_MACROS_IGNORED', 'info', { file: 'document' }))
  const instead = read.tables.length > 0 ? null : await whatInstead(file.bytes, gate)
  if (instead !== null) {
    about.push(problem('TABLES_NONE', 'warning', { file: 'document', params: { ...instead } }))
  }
  const { tables, messages } = shapeTables(read, { join, language, types, reported })
  return { tables, messages: [...about, ...messages], instead }
}
