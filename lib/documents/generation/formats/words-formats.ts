import type { Currency } from '../../language/currencies'
import { dateInWords } from '../../language/date-words'
import type { GrammaticalCase } from '../../language/grammar'
import { moneyInWords } from '../../language/money-words'
import { numberInWords, ordinalInWords } from '../../language/number-words'
import type { PlainDecimal } from '../../language/plain-decimal'
import { numberWithUnit, unitForms } from '../../language/unit-words'
import type { DataLanguage } from '../../spreadsheets/language'
import { isSameUnit, isUnitName, shownUnit } from '../data/quantities'
import { normaliseName } from '../matching/normalise'
import { wordsArguments, type WordsArguments } from './arguments'
import {
  FAULTY_ARGUMENT,
  FAULTY_VALUE,
  type FormatDefinition,
  type FormatResult,
  type NamedFormat,
  type TagValue,
} from './format'
import { asDate, asShownDecimal } from './kinds'

function printed(text: string | null): FormatResult {
  return text === null ? FAULTY_VALUE : { text }
}

/** A noun's given forms are those of the nominative: another case would need forms that no one gave. */
function withUnit(
  decimal: PlainDecimal,
  unit: string,
  asked: WordsArguments,
  grammaticalCase: GrammaticalCase,
  language: DataLanguage,
): FormatResult {
  const forms = unitForms(unit, language)
  if (forms === null || grammaticalCase !== 'nominative') return FAULTY_ARGUMENT
  const words = numberWithUnit(decimal, forms, language, { gender: asked.gender, grammaticalCase })
  return typeof words === 'object' && words !== null ? { fault: 'noun' } : printed(words)
}

function numberWords(decimal: PlainDecimal, asked: WordsArguments, language: DataLanguage): FormatResult {
  const { currency, unit, gender, inFull, ordinal } = asked
  const grammaticalCase = asked.grammaticalCase ?? 'nominative'
  const several = [currency !== null, unit !== null, ordinal].filter(Boolean).length > 1
  // Cases of numerals are Russian; a currency has its own gender and its own hundredths.
  if (several || (grammaticalCase !== 'nominative' && language !== 'ru')) return FAULTY_ARGUMENT
  if ((currency !== null && gender !== null) || (currency === null && inFull)) return FAULTY_ARGUMENT
  if (currency !== null)
    return printed(moneyInWords(decimal, currency, language, { grammaticalCase, hundredthsInWords: inFull }))
  if (unit !== null) return withUnit(decimal, unit, asked, grammaticalCase, language)
  const agreement = { gender: gender ?? 'masculine', grammaticalCase }
  return printed((ordinal ? ordinalInWords : numberInWords)(decimal, language, agreement))
}

/** Whether a unit next to an amount may stand for a currency: `lei` are Moldovan or Romanian ones. */
function isOf({ code, aliases, major }: Currency, unit: string): boolean {
  const word = normaliseName(unit).replace(/\.$/, '')
  const names = [...aliases, major.ro.one, major.ro.several, ...major.en].map(normaliseName)
  return (
    isSameUnit(unit, code) ||
    names.some((name) => name === word || name.split(' ').some((each) => each.startsWith(word)))
  )
}

/** A text that shows its currency as the number alone: `1 234,50 lei`. */
function withoutUnit(value: TagValue, unit: string | null): TagValue {
  if (typeof value.value !== 'string' || unit === null) return value
  const text = value.text.trim().replace(/\.$/, '')
  const bare = text.endsWith(unit)
    ? text.slice(0, -unit.length)
    : text.startsWith(unit)
      ? text.slice(unit.length)
      : text
  return { ...value, value: bare.trim(), text: bare.trim() }
}

const WORDS: FormatDefinition = {
  takesEmpty: false,
  apply: (value, args, language) => {
    const asked = wordsArguments(args)
    if (asked === null) return FAULTY_ARGUMENT
    const unit = shownUnit(value.text)
    const { currency: asCurrency } = asked
    // Roubles in words next to a cell that shows euros would be another amount.
    if (asCurrency !== null && unit !== null && isUnitName(unit) && !isOf(asCurrency, unit)) return FAULTY_VALUE
    const decimal = asShownDecimal(asCurrency === null ? value : withoutUnit(value, unit), language)
    if (decimal !== null) return numberWords(decimal, asked, language)
    const date = asDate(value)
    if (date?.hasDate !== true) return FAULTY_VALUE
    const { currency, unit: noun, gender, inFull, ordinal, grammaticalCase } = asked
    if (currency !== null || noun !== null || gender !== null || inFull || ordinal) return FAULTY_ARGUMENT
    if (grammaticalCase !== null && language !== 'ru') return FAULTY_ARGUMENT
    return printed(dateInWords(date, language, grammaticalCase ?? 'genitive'))
  },
}

export const WORDS_FORMATS: readonly NamedFormat[] = [
  {
    name: 'words',
    aliases: ['прописью', 'словами', 'cuvinte', 'în cuvinte', 'în litere'],
    parameters: ['currency?', 'full?', 'gender?', 'case?', 'one|few|many?', 'ordinal?'],
    examples: {
      en: { value: 121, format: 'words:"rub"', output: 'one hundred twenty-one rubles and 00 kopecks' },
      ru: { value: 121, format: 'words:"rub"', output: 'сто двадцать один рубль 00 копеек' },
      ro: { value: 121, format: 'words:"mdl"', output: 'o sută douăzeci și unu de lei 00 bani' },
    },
    definition: WORDS,
  },
]
