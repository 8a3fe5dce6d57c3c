import { isCalendarDay, parseIsoDate } from './iso-date'
import { type DataLanguage, languageFormats } from './language'
import type { SheetDate } from './model'

/** Which of two small numbers a sheet writes first, where the rest of it has shown that. */
export type DateOrder = 'day-first' | 'month-first'

const TIME = '(?:[ ,T]+(?:в |la |at )?(\\d{1,2}):(\\d{2})(?::(\\d{2}))?)?'
const NUMERIC = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})(?:\\s*(?:г|г\\.|года))?${TIME}$`, 'i')
const DAY_MONTH = new RegExp(
  `^[«"“„]?(\\d{1,2})[»"”]?(?:-?го)?\\s+(\\p{L}+)\\.?,?\\s+(\\d{4})(?:\\s*(?:г|г\\.|года))?${TIME}$`,
  'iu',
)
const MONTH_DAY = new RegExp(`^(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${TIME}$`, 'iu')

/**
 * A text as a date without a time zone; `'impossible'` for one that looks like a date and isn't a day of the calendar
 * (31.09.2026); `'ambiguous'` where English alone doesn't say which number is the month (`03/11/2026`: the sheet's other dates
 * do, through `order`); null for what isn't a date. Only four-digit years; day first except for English, where only one reading
 * may contain; month names in all three languages.
 */
export function parseLocalDate(
  text: string,
  language: DataLanguage,
  order: DateOrder | null = null,
): SheetDate | 'impossible' | 'ambiguous' | null {
  const trimmed = text.trim().replace(/[\u00a0\u202f\u2009]/g, ' ')
  if (/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/.test(trimmed)) {
    return parseIsoDate(trimmed.replace(' ', 'T')) ?? 'impossible'
  }
  const numeric = NUMERIC.exec(trimmed)
  if (numeric) return numericDate(numeric, language, order)
  const dayMonth = DAY_MONTH.exec(trimmed)
  const month = monthNumber(dayMonth?.[2])
  if (dayMonth && month) return dateOf(dayMonth[3], month, dayMonth[1], dayMonth.slice(4))
  const monthDay = MONTH_DAY.exec(trimmed)
  const named = monthNumber(monthDay?.[1])
  return monthDay && named ? dateOf(monthDay[3], named, monthDay[2], monthDay.slice(4)) : null
}

function numericDate(
  [, first = '', mark, second = '', year, ...time]: RegExpExecArray,
  language: DataLanguage,
  order: DateOrder | null,
): SheetDate | 'impossible' | 'ambiguous' {
  // A point is written day first by everyone.
  const known = mark === '.' || language !== 'en' ? 'day-first' : order
  const dayFirst = dateOf(year, Number(second), first, time)
  if (known === 'day-first') return dayFirst
  const monthFirst = dateOf(year, Number(first), second, time)
  if (known === 'month-first' || dayFirst === 'impossible') return monthFirst
  return monthFirst === 'impossible' || first === second ? dayFirst : 'ambiguous'
}

function dateOf(
  yearText = '',
  month: number,
  dayText = '',
  time: readonly (string | undefined)[],
): SheetDate | 'impossible' {
  const [year, day] = [Number(yearText), Number(dayText)]
  const [hour, minute, second] = [Number(time[0] ?? 0), Number(time[1] ?? 0), Number(time[2] ?? 0)]
  if (year < 1000 || !isCalendarDay(year, month, day) || hour > 23 || minute > 59 || second > 59) return 'impossible'
  return { kind: 'date', year, month, day, hour, minute, second, hasDate: true, hasTime: time[0] !== undefined }
}

/** The forms in which each month is written, by its number: nominative, next to a day, short. */
const MONTHS = new Map<string, number>()
for (const language of ['en', 'ru', 'ro'] as const) {
  const { months, monthsWithDay, monthsShort } = languageFormats(language)
  for (const forms of [months, monthsWithDay, monthsShort]) {
    for (const [index, form] of forms.entries()) MONTHS.set(form.toLowerCase().replace('.', ''), index + 1)
  }
}
const OTHER_SHORT_FORMS = [
  ['сент', 9],
  ['нояб', 11],
  ['февр', 2],
  ['sept', 9],
  ['sep', 9],
  ['noi', 11],
] as const
for (const [form, month] of OTHER_SHORT_FORMS) MONTHS.set(form, month)

function monthNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : MONTHS.get(name.toLowerCase())
}
