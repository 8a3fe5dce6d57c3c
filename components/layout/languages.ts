import type { Locale } from '@/lib/i18n/locales'

/** How each language calls itself, and how the header shortens it. */
export const LANGUAGES: Readonly<Record<Locale, { short: string; name: string }>> = {
  'ru-RU': { short: 'RU', name: 'Русский' },
  'ro-RO': { short: 'RO', name: 'Română' },
  'en-US': { short: 'EN', name: 'English' },
}
