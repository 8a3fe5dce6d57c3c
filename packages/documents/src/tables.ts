import { contextOf, DEFAULT, run, told } from './common'
import type { DocumentFile, TablesOptions, TablesResult } from './types'

/**
 * Extracts every table of a Word file or a PDF, to a workbook and as cells with their types.
 * @throws DocumentsError for a file that can't be read
 */
export async function parseTables(file: DocumentFile, options: TablesOptions = {}): Promise<TablesResult> {
  const { locale = DEFAULT, view, join = true, fillMerged = false, frames, language } = options
  const [{ parseTables: parse }, { jsonTables }, { STANDARD_LIMITS }, { labelsFor }] = await Promise.all([
    import('@/lib/documents/tables/parse'),
    import('@/lib/documents/tables/writing/json'),
    import('@/lib/documents/generation/options'),
    import('@/lib/i18n/labels'),
  ])
  const asked = {
    join,
    merges: fillMerged ? ('fill' as const) : ('keep' as const),
    format: 'xlsx' as const,
    limits: STANDARD_LIMITS.gate,
    view,
    ...(frames && { frames }),
    language,
  }
  return run(options, 'document', async () => {
    const result = await parse(file, asked, { ...contextOf(options), labels: labelsFor(locale) })
    return { file: result.file, tables: jsonTables(result.tables), messages: told(result.messages, options) }
  })
}
