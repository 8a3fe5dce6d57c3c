import type { Locale } from '@/lib/i18n/locales'
import { describeProblem, translator } from '@/lib/i18n/translate'
import type { StoredInspection } from './inspect-files'

/** What `POST /api/documents/inspect` answers: the inspection with its problems in words. */
export function inspectAnswer(inspection: StoredInspection, locale: Locale) {
  const translate = translator(locale)
  return {
    success: true as const,
    ...inspection,
    problems: inspection.problems.map((problem) => ({ ...problem, text: describeProblem(translate, problem) })),
  }
}
