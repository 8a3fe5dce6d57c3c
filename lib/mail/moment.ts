import type { Locale } from '@/lib/i18n/locales'

/**
 * How each language writes a moment in a sentence. English messages name the time zone themselves, after the moment;
 * Russian and Romanian have it next to the hour.
 */
const MOMENTS: Readonly<Record<Locale, (date: string, time: string) => string>> = {
  'ru-RU': (date, time) => `${time}\u00A0(UTC) ${date}`,
  'ro-RO': (date, time) => `${date}, ora\u00A0${time}\u00A0(UTC)`,
  'en-US': (date, time) => `${date} at ${time}`,
}

/** Returns a moment in universal time, in words: “November 25, 2026 at 10:00 AM”, «10:00 (UTC) 25 ноября 2026 г.». */
export function moment(at: Date, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return MOMENTS[locale](date, time)
}
