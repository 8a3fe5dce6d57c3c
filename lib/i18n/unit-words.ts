import { EN_UNITS } from '@/lib/documents/doses/lexicon/en/units'
import { RO_UNITS } from '@/lib/documents/doses/lexicon/ro/units'
import { RU_UNITS } from '@/lib/documents/doses/lexicon/ru/units'
import type { Lexicon } from '@/lib/documents/doses/lexicon/types'
import { languageOf, type Locale } from './locales'

const INTERNATIONAL: Readonly<Record<string, string>> = { h: 'h', d: 'd', m2: 'm²', cm2: 'cm²', dm2: 'dm²', mm2: 'mm²' }
const RUSSIAN: Readonly<Record<string, string>> = {
  s: 'с',
  min: 'мин',
  h: 'ч',
  d: 'сут',
  m2: 'м²',
  cm2: 'см²',
  dm2: 'дм²',
  mm2: 'мм²',
}
/** Romanian writes the international symbols, with words of its own for what has none. */
const ROMANIAN_OWN = /^[a-zA-Z]?\[|^\{/

/** A unit as its UCUM code stands for it in texts of the language: `мЗв`, `Гр·см²`; the code where it has no symbol. */
export function unitWords(ucum: string, locale: Locale): string {
  return (
    symbolOf(ucum, locale) ??
    ucum
      .split('/')
      .map((part) =>
        part
          .split('.')
          .map((each) => symbolOf(each, locale) ?? each)
          .join('·'),
      )
      .join('/')
  )
}

function symbolOf(code: string, locale: Locale): string | undefined {
  const language = languageOf(locale)
  if (language === 'ru') return RUSSIAN[code] ?? first(RU_UNITS, code) ?? INTERNATIONAL[code] ?? first(EN_UNITS, code)
  const own = language === 'ro' && ROMANIAN_OWN.test(code) ? first(RO_UNITS, code) : undefined
  return own ?? INTERNATIONAL[code] ?? first(EN_UNITS, code)
}

function first({ entries }: Lexicon, code: string): string | undefined {
  return entries[code]?.[0]
}
