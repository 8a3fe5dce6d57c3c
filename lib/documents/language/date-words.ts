import { languageFormats, type DataLanguage } from '../spreadsheets/language'
import { englishOrdinal, englishYear } from './english-numbers'
import type { GrammaticalCase } from './grammar'
import { romanianCardinal } from './romanian-cardinals'
import { russianOrdinal } from './russian-ordinals'

/** A day of the calendar. */
export interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Returns a date in words.
 *
 * - Russian: the day's ordinal in the case («двадцать первого», «двадцать первое»), month and year in the genitive: «двадцать
 *   первого ноября две тысячи двадцать шестого года».
 * - Romanian: the day is a cardinal, the first of a month «întâi» (DOOM3, «întâi»): „întâi noiembrie două mii douăzeci și șase”.
 * - English: “November twenty-first, twenty twenty-six”.
 *
 * Null for a year beyond 9999.
 */
export function dateInWords(
  { year, month, day }: Day,
  language: DataLanguage,
  dayCase: GrammaticalCase,
): string | null {
  const monthName = languageFormats(language).monthsWithDay[month - 1]
  if (monthName === undefined || year < 1 || year > 9999) return null
  if (language === 'en') return `${monthName} ${englishOrdinal(day)}, ${englishYear(year)}`
  if (language === 'ro') {
    const dayWords = day === 1 ? 'întâi' : romanianCardinal(day, 'masculine')
    return `${dayWords} ${monthName} ${romanianCardinal(year, 'masculine')}`
  }
  return `${russianOrdinal(day, 'neuter', dayCase)} ${monthName} ${russianOrdinal(year, 'masculine', 'genitive')} года`
}
