import type { ColumnDraft } from './draft'
import { namedPeriod, type NamedPeriod, type PeriodLevel } from './periods'
import { LENGTHS } from './roles'

const NUMBER = /^(?:0?[1-9]|1[0-2])$/
const ANY_YEAR = 2000

/** «02» under «Дозы за месяцы», `3` under «Квартал»: which one it is. Null where the header is no such number. */
export function numberedPeriod({ path }: ColumnDraft): NamedPeriod | null {
  const number = path.at(-1)?.trim() ?? ''
  if (!NUMBER.test(number)) return null
  const levels = path.slice(0, -1).flatMap(calendarLevels)
  if (levels.includes('quarter')) return Number(number) <= 4 ? namedPeriod(`Q${Number(number)}`) : null
  if (!levels.includes('month')) return null
  const month = namedPeriod(`${ANY_YEAR}-${number.padStart(2, '0')}`)
  return (
    month && { ...month, year: null, in: (year) => namedPeriod(`${year}-${number.padStart(2, '0')}`)?.in(year) ?? null }
  )
}

/** Whether a text speaks of months or quarters, none of them in particular: «Доза, мЗв, за квартал». */
export function calendarLevels(text: string): PeriodLevel[] {
  return LENGTHS.in(text)
    .map(({ meaning }) => meaning)
    .filter((level) => level === 'month' || level === 'quarter')
}
