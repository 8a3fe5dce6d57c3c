import { contextOf, DEFAULT, run, told } from './common'
import type { DocumentFile, DosesOptions, DosesResult } from './types'

/**
 * Extracts every radiation or medicine dose of a spreadsheet, or of the tables of a Word file or a PDF, to a workbook and as data.
 * @throws DocumentsError for a file that can't be read
 */
export async function extractDoses(file: DocumentFile, options: DosesOptions = {}): Promise<DosesResult> {
  const { locale = DEFAULT, profile, columns, language, fhir } = options
  const [
    { extractDoses: extract },
    { jsonDoses },
    { parseMapping },
    { bundlePieces },
    { PREMIUM_GATE },
    { labelsFor },
  ] = await Promise.all([
    import('@/lib/documents/doses/extract'),
    import('@/lib/documents/doses/writing/json'),
    import('@/lib/documents/doses/parse-mapping'),
    import('@/lib/documents/doses/fhir/bundle'),
    import('@/lib/documents/ooxml/limits'),
    import('@/lib/i18n/labels'),
  ])
  return run(options, 'data', async () => {
    const asked = {
      ...(language && { language }),
      ...(profile !== undefined && { profile }),
      ...(columns && { mapping: parseMapping(columns) }),
      format: 'xlsx' as const,
      limits: PREMIUM_GATE,
    }
    const labels = labelsFor(locale)
    const result = await extract(file, asked, { ...contextOf(options), labels })
    const { doses, needsDecision, columns: found, totals, exceedances } = jsonDoses(result.extraction, [], labels)
    return {
      file: result.file,
      doses: doses.map((dose) => ({ ...dose })),
      needsDecision: needsDecision.map((decision) => ({ ...decision })),
      columns: found.map((column) => ({ ...column })),
      totals: totals.map((total) => ({ ...total })),
      exceedances: exceedances.map((exceedance) => ({ ...exceedance })),
      messages: told(result.problems, options),
      ...(fhir && {
        bundle: JSON.parse([...bundlePieces(result.extraction.doses, fhir)].join('')) as Record<string, unknown>,
      }),
    }
  })
}
