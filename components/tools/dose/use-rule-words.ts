'use client'

import { useTranslations } from 'next-intl'

/** Why something was decided, by the ids of the rules that decided it, in the page's language. */
export function useRuleWords() {
  const t = useTranslations('doseRules')
  // Ids come with the answer: the tests of the messages compare them with the rules.
  const has = t.has as (id: string) => boolean
  const say = t as unknown as (id: string) => string
  const because = (rules: readonly string[]) =>
    rules
      .filter((rule) => has(rule))
      .map((rule) => say(rule))
      .join('; ')
  return {
    because,
    /** The whole sentence about a row that was left out. */
    excluded: (rules: readonly string[]) => t('excluded', { because: because(rules) }),
  }
}
