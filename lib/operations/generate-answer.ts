import type { Locale } from '@/lib/i18n/locales'
import { describeProblem, translator } from '@/lib/i18n/translate'
import { downloadUrl } from './download-url'
import type { GenerateOutcome } from './generate-documents'

/** What `POST /api/documents/generate` answers when documents were made. */
export function generateAnswer({ operation, result, summary }: GenerateOutcome, locale: Locale) {
  const translate = translator(locale)
  const worded = (problems: typeof summary.problems) =>
    problems.map((problem) => ({ ...problem, text: describeProblem(translate, problem) }))
  return {
    success: true as const,
    download_url: downloadUrl(result.name),
    error: null,
    operationId: operation.id,
    name: result.name,
    size: result.bytes,
    expiresAt: result.expiresAt.toISOString(),
    documents: summary.documents.map((document) => ({ ...document, warnings: worded(document.warnings) })),
    problems: worded(summary.problems),
    stripped: summary.stripped,
  }
}
