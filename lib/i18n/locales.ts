/** The languages Actum speaks, in the order of the switcher. */
export const LOCALES = ['ru-RU', 'ro-RO', 'en-US'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en-US'

/** The cookie that keeps the choice, so that the first HTML is already in the right language. */
export const LOCALE_COOKIE = 'selectedLanguage'

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value)
}

/** Parses a stored language; returns the default if it is no longer supported. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}

/** The data language of a locale, as the tools name it. */
export function languageOf(locale: Locale): 'en' | 'ru' | 'ro' {
  return locale.slice(0, 2) as 'en' | 'ru' | 'ro'
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
    const locale = LOCALES.find((candidate) => languageOf(candidate) === language)
    if (locale !== undefined) return locale
  }
  return DEFAULT_LOCALE
}
