import type { DataLanguage } from '../documents/spreadsheets/language'

interface LocaleRecord {
  /** How the header abbreviates the language, and what the language calls itself. */
  readonly short: string
  readonly name: string
  /** The language that samples, help and results use. */
  readonly language: DataLanguage
  /** The scripts whose fonts are preloaded. */
  readonly scripts: readonly ('latin' | 'latinExtended' | 'cyrillic')[]
  /** The language of Paddle's window (`settings.locale` of Paddle.Checkout.open). */
  readonly paddle: string
}

/** The languages of the interface, in the order of the switcher. */
const RECORDS = {
  'ru-RU': { short: 'RU', name: 'Русский', language: 'ru', scripts: ['cyrillic', 'latin'], paddle: 'ru' },
  // Paddle has no Romanian and would use the browser's language instead.
  'ro-RO': { short: 'RO', name: 'Română', language: 'ro', scripts: ['latin', 'latinExtended'], paddle: 'en' },
  'en-US': { short: 'EN', name: 'English', language: 'en', scripts: ['latin'], paddle: 'en' },
} as const satisfies Record<string, LocaleRecord>

export type Locale = keyof typeof RECORDS

export const LOCALE_RECORDS: Readonly<Record<Locale, LocaleRecord>> = RECORDS

export const LOCALES = Object.keys(RECORDS) as Locale[]

export const DEFAULT_LOCALE: Locale = 'en-US'

/** The cookie that keeps the choice, so that the first HTML is already in the right language. */
export const LOCALE_COOKIE = 'selectedLanguage'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(RECORDS, value)
}

/** Parses a stored language; returns the default if it is no longer supported. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}

/** Returns the data language that goes with a language of the interface. */
export function languageOf(locale: Locale): DataLanguage {
  return LOCALE_RECORDS[locale].language
}

/**
 * The supported language that an Accept-Language header likes best, by its weights (RFC 9110 §12.5.4); the default when
 * none fits. Moldova's `mo` is Romanian.
 */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] === 'mo' ? 'ro' : tag.split('-')[0], weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const locale = LOCALES.find((candidate) => candidate.split('-')[0] === language)
    if (locale !== undefined) return locale
  }
  return DEFAULT_LOCALE
}
