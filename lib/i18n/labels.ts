import type { DoseLabels } from '@/lib/documents/doses/writing/label-codes'
import type { Params } from '@/lib/documents/error'
import type { Labels } from '@/lib/documents/labels'
import type { Locale } from './locales'
import { describeProblem, translator } from './translate'
import { unitWords } from './unit-words'

/** The words that the core writes into files, in a language. */
export function labelsFor(locale: Locale): Labels<string> & Pick<DoseLabels, 'unit' | 'because' | 'excluded'> {
  const translate = translator(locale)
  const because = (rules: readonly string[]) => rules.map((rule) => translate(`doseRules.${rule}`)).join('; ')
  return Object.assign((code: string, params?: Params) => translate(`files.${code}`, params), {
    problem: (problem: Parameters<Labels<string>['problem']>[0]) => describeProblem(translate, problem),
    unit: (ucum: string) => unitWords(ucum, locale),
    because,
    excluded: (rules: readonly string[]) => translate('doseRules.excluded', { because: because(rules) }),
  })
}
