'use client'

import { useTranslations } from 'next-intl'
import type { Exceedance, FoundDose } from './answers'
import { isCensored } from './dose-rows'
import { useDoseWords } from './use-dose-words'

/** What a reader should know of a dose in a table of them. */
export function useDoseNotes() {
  const t = useTranslations('dose.doses')
  const words = useDoseWords()
  return {
    /** That it isn't added up, that it has a mark, and what part of it is in sums. */
    of(dose: FoundDose): string {
      return [
        ...(dose.sameAs === null ? [] : [t('notes.sameAs')]),
        ...(dose.role === 'period' || dose.role === 'single' ? [] : [t(`notes.${dose.role}`)]),
        ...(dose.censor === null ? [] : [t(`censors.${dose.censor}`)]),
        ...(isCensored(dose) && dose.max !== null ? [t('notes.inSum', { max: words.decimal(dose.max) })] : []),
      ].join('; ')
    },
    /** The sum that is above a limit, with its year. */
    above({ lower, upper, period, sure }: Exceedance): string {
      const sum = words.interval(lower, upper)
      return t(sure ? 'notes.over' : 'notes.perhapsOver', { period: words.period(period, null, null), sum })
    },
  }
}
