import type { DataLanguage } from '../spreadsheets/language'
import type { Gender } from './grammar'
import { genderOfForms } from './noun-gender'
import { numberInWords, type Agreement } from './number-words'
import type { PlainDecimal } from './plain-decimal'

/**
 * A noun's forms next to numbers, as a person writes them: Russian «прибор|прибора|приборов» (1, 2, 5), Romanian
 * „aparat|aparate” or „aparat|aparate|de aparate” (1, 2, 20), English «device|devices». Null for another number of forms.
 */
export function unitForms(written: string, language: DataLanguage): readonly string[] | null {
  const forms = written.split('|').map((form) => form.trim())
  const counts = { ru: [3, 4], ro: [2, 3], en: [2] }[language]
  return counts.includes(forms.length) && forms.every((form) => form !== '') ? forms : null
}

/** The plural classes that the three languages have. `other` is a fraction's in Russian, „20 de …” in Romanian. */
type PluralClass = 'one' | 'few' | 'many' | 'other'

function russian(units: number, hundredth: number): PluralClass {
  if (units === 1 && hundredth !== 11) return 'one'
  if (units >= 2 && units <= 4 && (hundredth < 12 || hundredth > 14)) return 'few'
  return 'many'
}

/**
 * The plural class of a number, from its digits as written (CLDR 46, Language Plural Rules: en, ro, ru): a number with decimals
 * is `other` in Russian and English and `few` in Romanian.
 */
function pluralClass({ whole, fraction }: PlainDecimal, language: DataLanguage): PluralClass {
  const hundredth = Number(whole.slice(-2))
  if (language === 'ru') return fraction === '' ? russian(hundredth % 10, hundredth) : 'other'
  if (fraction === '' && whole === '1') return 'one'
  if (language === 'en') return 'other'
  return fraction !== '' || whole === '0' || (hundredth >= 1 && hundredth <= 19) ? 'few' : 'other'
}

/**
 * The form of a noun for a number. A Russian fraction governs the genitive singular («2,5 метра»: Розенталь, § 166) unless a
 * fourth form is given; a Romanian noun of two forms gets its «de» here.
 */
export function unitFor(decimal: PlainDecimal, forms: readonly string[], language: DataLanguage): string {
  const [one = '', few = '', many] = forms
  const fraction = /[1-9]/.test(decimal.fraction) ? decimal.fraction : ''
  const category = pluralClass({ ...decimal, fraction }, language)
  if (category === 'one') return one
  if (language === 'ru') return category === 'few' ? few : category === 'many' ? (many ?? few) : (forms[3] ?? few)
  if (language === 'en' || category === 'few') return few
  return many ?? `de ${few}`
}

const ALL_GENDERS: readonly Gender[] = ['masculine', 'feminine', 'neuter']

/**
 * A number in words with its noun: «двадцать одна штука», „douăzeci de aparate”. The gender is the given one, else what the forms tell;
 * `unknown` where they don't and it makes a difference. Null as `numberInWords`.
 */
export function numberWithUnit(
  decimal: PlainDecimal,
  forms: readonly string[],
  language: DataLanguage,
  { gender, grammaticalCase }: { readonly gender: Gender | null } & Pick<Agreement, 'grammaticalCase'>,
): string | { readonly unknown: 'gender' } | null {
  const known = gender ?? genderOfForms(forms, language)
  const genders = known === null ? ALL_GENDERS : [known]
  const outcomes = new Set(genders.map((each) => withNoun(decimal, forms, language, { gender: each, grammaticalCase })))
  const [only = null] = outcomes
  return outcomes.size === 1 ? only : { unknown: 'gender' }
}

function withNoun(
  decimal: PlainDecimal,
  forms: readonly string[],
  language: DataLanguage,
  agreement: Agreement,
): string | null {
  const words = numberInWords(decimal, language, agreement)
  if (words === null) return null
  const unit = unitFor(decimal, forms, language)
  const single = language === 'ro' && decimal.whole === '1' && !/[1-9]/.test(decimal.fraction)
  const article = agreement.gender === 'feminine' ? 'o' : 'un'
  return `${single ? words.replace(/un[ua]$/, article) : words} ${unit}`
}
