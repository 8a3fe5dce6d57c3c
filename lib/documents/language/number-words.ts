import type { DataLanguage } from '../spreadsheets/language'
import { englishCardinal, englishDigits, englishOrdinal } from './english-numbers'
import type { Gender, GrammaticalCase, CaseForms } from './grammar'
import { wholeInWords, type PlainDecimal } from './plain-decimal'
import { romanianCardinal } from './romanian-cardinals'
import { romanianOrdinal } from './romanian-ordinals'
import { russianCardinal } from './russian-cardinals'
import { russianOrdinal } from './russian-ordinals'
import { countedForm, type RussianNoun } from './russian-nouns'

/** How a number in words agrees with what is counted. Cases are Russian's; in the other languages they change nothing. */
export interface Agreement {
  readonly gender: Gender
  readonly grammaticalCase: GrammaticalCase
}

export const MINUS: Readonly<Record<DataLanguage, string>> = { en: 'minus', ru: 'минус', ro: 'minus' }

/** Zeros at the front are read, the rest as a number: «doi virgulă zero cinci», «doi virgulă douăzeci și cinci». */
function romanianFraction(fraction: string, gender: Gender): string {
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const rest = fraction.slice(zeros)
  const words = Array.from({ length: zeros }, () => 'zero')
  return [...words, ...(rest === '' ? [] : [romanianCardinal(Number(rest), gender)])].join(' ')
}

function feminineAdjective(stem: string): RussianNoun {
  const singular: CaseForms = [`${stem}ая`, `${stem}ой`, `${stem}ой`, `${stem}ую`, `${stem}ой`, `${stem}ой`]
  const plural: CaseForms = [`${stem}ые`, `${stem}ых`, `${stem}ым`, `${stem}ые`, `${stem}ыми`, `${stem}ых`]
  return { gender: 'feminine', singular, plural, few: `${stem}ых` }
}

const WHOLE = feminineAdjective('цел')

/** By the number of decimals. */
const PARTS = 'десят сот тысячн десятитысячн стотысячн миллионн десятимиллионн стомиллионн миллиардн'
  .split(' ')
  .map(feminineAdjective)

/**
 * A number with decimals: «две целых пять десятых», «одна целая одна сотая» (Розенталь, § 164: дробные числительные). Null for
 * more decimals than have a usual name, nine.
 */
function russianFraction(whole: number, fraction: string, grammaticalCase: GrammaticalCase): string | null {
  const part = PARTS[fraction.length - 1]
  if (part === undefined) return null
  const numerator = Number(fraction)
  return [
    russianCardinal(whole, 'feminine', grammaticalCase),
    countedForm(WHOLE, whole, grammaticalCase),
    russianCardinal(numerator, 'feminine', grammaticalCase),
    countedForm(part, numerator, grammaticalCase),
  ].join(' ')
}

/**
 * A number in words, its decimals as written: «две целых пять десятых», „doi virgulă cinci”, «two point five»; decimals that are
 * all zeros are left unsaid. Null beyond 10^12, and for more decimals than the language has words for (nine).
 */
export function numberInWords(
  decimal: PlainDecimal,
  language: DataLanguage,
  { gender, grammaticalCase }: Agreement,
): string | null {
  const whole = wholeInWords(decimal)
  if (whole === null) return null
  const fraction = /[1-9]/.test(decimal.fraction) ? decimal.fraction : ''
  if (fraction.length > 9) return null
  const words = {
    ru: () =>
      fraction === ''
        ? russianCardinal(whole, gender, grammaticalCase)
        : russianFraction(whole, fraction, grammaticalCase),
    ro: () =>
      romanianCardinal(whole, gender) + (fraction === '' ? '' : ` virgulă ${romanianFraction(fraction, gender)}`),
    en: () => englishCardinal(whole) + (fraction === '' ? '' : ` point ${englishDigits(fraction)}`),
  }[language]()
  return words === null ? null : (decimal.negative ? `${MINUS[language]} ` : '') + words
}

/**
 * A whole positive number as an ordinal in words: «двадцать первый», „al douăzeci și unulea”, «twenty-first». Null for another
 * number, and beyond 10^12 (Romanian: 10^9).
 */
export function ordinalInWords(
  decimal: PlainDecimal,
  language: DataLanguage,
  { gender, grammaticalCase }: Agreement,
): string | null {
  const whole = wholeInWords(decimal)
  if (whole === null || whole === 0 || decimal.negative || /[1-9]/.test(decimal.fraction)) return null
  if (language === 'ru') return russianOrdinal(whole, gender, grammaticalCase)
  return language === 'ro' ? romanianOrdinal(whole, gender) : englishOrdinal(whole)
}
