import type { Formats } from 'next-intl'
import { languageOf, type Locale } from './locales'

const HOUR = { hour: '2-digit', minute: '2-digit' } as const
const IN_DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
// 02/03/2027 is read as two days, so the month is named.
const BY_NAME = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** How screens write a day, and a day with its hour, in each language: «17.02.2027», «Feb 17, 2027». */
export function formatsOf(locale: Locale) {
  const day = languageOf(locale) === 'en' ? BY_NAME : IN_DIGITS
  return { dateTime: { day, dayAndHour: { ...day, ...HOUR } } } satisfies Formats
}
