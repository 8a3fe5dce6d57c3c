import type { Period } from '../layout-model'
import { dayOf, periodOf } from './calendar'
import { type ColumnDraft, reword } from './draft'
import { LENGTHS, namedPeriod, type NamedPeriod, type PeriodLevel } from './periods'

const NUMBER = /^(?:0?[1-9]|1[0-2])$/
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const QUARTERS = 4
const MONTHS = 12
const ANY_YEAR = 2000
const DAY = /^(\d{1,2})(?:[./](\d{2}))?$/
/** The minimum number of days; fewer numbers may count anything. */
const FEWEST_DAYS = 3

/**
 * Returns the period that a number in a header refers to: «02» under «Дозы за месяцы», `3` under «Квартал». Null if the
 * header isn't such a number.
 */
export function numberedPeriod({ path }: ColumnDraft): NamedPeriod | null {
  const number = path.at(-1)?.trim() ?? ''
  if (!NUMBER.test(number)) return null
  const over = path.slice(0, -1)
  // `04` under «II квартал» is April; `5` there has no known meaning.
  const named = over.map((text) => namedPeriod(text)).find((period) => period !== null && period.level !== 'year')
  if (named) return isMonthOf(named, Number(number)) ? monthOf(number) : null
  const levels = over.flatMap(calendarLevels)
  if (levels.includes('quarter')) return Number(number) <= 4 ? namedPeriod(`Q${Number(number)}`) : null
  if (!levels.includes('month')) return null
  return monthOf(number)
}

function setPeriod(draft: ColumnDraft, period: NamedPeriod): void {
  if (draft.low && draft.low.period === null) reword(draft, { ...draft.low, period, rest: false })
}

function isMonthOf(period: NamedPeriod, month: number): boolean {
  const stretch = period.in(period.year ?? ANY_YEAR)
  if (!stretch || month < 1) return false
  return month >= Number(stretch.from.slice(5, 7)) && month <= Number(stretch.to.slice(5, 7))
}

/** Returns a month by its number, without a year. */
function monthOf(number: string): NamedPeriod | null {
  const digits = number.padStart(2, '0')
  const month = namedPeriod(`${ANY_YEAR}-${digits}`)
  return month && { ...month, year: null, in: (year) => namedPeriod(`${year}-${digits}`)?.in(year) ?? null }
}

/**
 * Names the periods of columns numbered from 1: `I` to `IV` are quarters, `I` to `V` or more are months, and so are `1`
 * to `12`. Shorter runs, and runs of up to four Arabic numbers, may count anything.
 */
export function nameNumberedRuns(drafts: readonly ColumnDraft[]): void {
  const groups = new Map<string, { readonly draft: ColumnDraft; readonly number: number; readonly roman: boolean }[]>()
  for (const draft of drafts) {
    const named = numberedPeriod(draft)
    if (named) {
      setPeriod(draft, named)
      continue
    }
    const text = draft.path.at(-1)?.trim() ?? ''
    const roman = ROMAN.indexOf(text) + 1
    const number = roman > 0 ? roman : NUMBER.test(text) ? Number(text) : 0
    if (number === 0 || draft.period !== null) continue
    const key = [...draft.path.slice(0, -1), roman > 0].join('\u0000')
    const group = groups.get(key) ?? []
    groups.set(key, [...group, { draft, number, roman: roman > 0 }])
  }
  for (const group of groups.values()) {
    if (!group.every(({ number }, at) => number === at + 1)) continue
    const roman = group[0]?.roman === true
    const level = roman && group.length === QUARTERS ? 'quarter' : null
    const months = roman ? group.length > QUARTERS : group.length === MONTHS
    if (level === null && !months) continue
    for (const { draft, number } of group) {
      const period = level === 'quarter' ? namedPeriod(`Q${number}`) : monthOf(String(number))
      if (period) setPeriod(draft, period)
    }
  }
}

/** Returns the levels that a text mentions without a particular month or quarter: «Доза, мЗв, за квартал». */
export function calendarLevels(text: string): PeriodLevel[] {
  return LENGTHS.in(text)
    .map(({ meaning }) => meaning)
    .filter((level) => level === 'month' || level === 'quarter')
}

/**
 * Names the days of columns numbered by day: `1 | 4 | 5 | 6` under a title with one month, `07.10 | 08.10` under a
 * title with one year. The days must increase from left to right.
 * @param titled the period that the titles name
 */
export function nameDayRuns(drafts: readonly ColumnDraft[], titled: Period | null): void {
  const year = titled?.from.slice(0, 4)
  if (!titled || year === undefined || titled.to.slice(0, 4) !== year) return
  const ofMonth = titled.from.slice(0, 7) === titled.to.slice(0, 7) ? titled.from.slice(5, 7) : ''
  const days = drafts.flatMap((draft) => {
    const [, day = '', month = ofMonth] = DAY.exec(draft.path.at(-1)?.trim() ?? '') ?? []
    const iso = day === '' || month === '' ? null : dayOf(Number(year), Number(month), Number(day))
    return iso === null || iso < titled.from || iso > titled.to ? [] : [{ draft, iso }]
  })
  const rises = days.every(({ draft, iso }, at) => {
    const before = days[at - 1]
    return before === undefined || (before.iso < iso && before.draft.index === draft.index - 1)
  })
  if (days.length < FEWEST_DAYS || !rises) return
  for (const { draft, iso } of days)
    setPeriod(draft, { level: 'day', year: Number(year), in: () => periodOf(iso, iso), whole: true })
}
