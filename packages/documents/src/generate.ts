import { languageOf } from '@/lib/i18n/locales'
import { contextOf, coreOptions, DEFAULT, run, told } from './common'
import type { DocumentFile, GenerateOptions, GenerateResult } from './types'

/**
 * Creates a document for each row of a spreadsheet, of a Word file's tables or of JSON, from a Word or Excel template.
 * @throws DocumentsError with all problems, where nothing could be made
 */
export async function generate(
  files: { readonly data: DocumentFile; readonly template: DocumentFile },
  options: GenerateOptions = {},
): Promise<GenerateResult> {
  const { locale = DEFAULT } = options
  const [{ generate: generateDocuments }, { STANDARD_LIMITS }, { labelsFor }, { converterHere }] = await Promise.all([
    import('@/lib/documents/generation/generate'),
    import('@/lib/documents/generation/options'),
    import('@/lib/i18n/labels'),
    import('./converter-here'),
  ])
  const converter = await converterHere()
  const context = { ...contextOf(options), ...(converter && { converter }), labels: labelsFor(locale) }
  const limits = { maxRows: Infinity, gate: STANDARD_LIMITS.gate }
  const asked = { messagesIn: languageOf(locale), ...coreOptions(options), limits }
  return run(options, 'template', async () => {
    const { file, documents, failed, problems, stripped } = await generateDocuments(files, asked, context)
    return {
      file,
      documents: documents.map(({ name, rows, warnings }) => ({ name, rows, warnings: told(warnings, options) })),
      failed,
      problems: told(problems, options),
      stripped,
    }
  })
}
