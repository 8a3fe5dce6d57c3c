import { englishOrdinalDigits } from '../../language/english-numbers'
import { capitalise, capitaliseWords, toLower, toUpper } from '../../language/letter-case'
import { numberInWords, ordinalInWords } from '../../language/number-words'
import { numberOfDecimal, roundDecimal, type PlainDecimal } from '../../language/plain-decimal'
import { romanNumeral } from '../../language/roman-numeral'
import type { DataLanguage } from '../../spreadsheets/language'
import { FAULTY_ARGUMENT, FAULTY_VALUE, type FormatDefinition, type NamedFormat } from './format'
import { asDate, asDecimal } from './kinds'
import { numericPicture } from './number-formats'
import { printByPicture } from './numeric-picture'
import { remembering } from './remember'
import { parseDatePicture, printByDatePicture } from './word-date-picture'

const datePicture = remembering(parseDatePicture)

const WORD_DATE: FormatDefinition = {
  takesEmpty: false,
  apply: (value, [written = '', form], language) => {
    const picture = datePicture(written, language)
    if (picture === null) return FAULTY_ARGUMENT
    const date = asDate(value)
    if (date === null || (picture.asksDate && !date.hasDate)) return FAULTY_VALUE
    return { text: printByDatePicture(date, picture, language, form !== undefined) }
  },
}

const WORD_NUMBER: FormatDefinition = {
  takesEmpty: false,
  apply: (value, [written = ''], language) => {
    const picture = numericPicture(written, language)
    if (picture === null) return FAULTY_ARGUMENT
    const decimal = asDecimal(value)
    return decimal === null ? FAULTY_VALUE : { text: printByPicture(decimal, picture, language, true) }
  },
}

type ChangeText = (text: string, language: DataLanguage) => string
type SpellNumber = (decimal: PlainDecimal, language: DataLanguage) => string | null

const MASCULINE = { gender: 'masculine', grammaticalCase: 'nominative' } as const
const AND: Readonly<Record<DataLanguage, string>> = { en: 'and', ru: 'и', ro: 'și' }

const TEXT_SWITCHES: ReadonlyMap<string, ChangeText> = new Map<string, ChangeText>([
  ['upper', toUpper],
  ['lower', toLower],
  ['firstcap', capitalise],
  ['caps', capitaliseWords],
  // The look of the field's code and of its last result, which every tag keeps.
  ['mergeformat', (text) => text],
  ['charformat', (text) => text],
])

function whole(decimal: PlainDecimal): PlainDecimal {
  return roundDecimal(decimal, 0)
}

/** «fourteen and 55/100»: hundredths in digits, rounded as Word rounds them. */
function dollarText(decimal: PlainDecimal, language: DataLanguage): string | null {
  const rounded = roundDecimal(decimal, 2)
  const words = numberInWords({ ...rounded, fraction: '' }, language, MASCULINE)
  return words === null ? null : `${words} ${AND[language]} ${rounded.fraction}/100`
}

function ordinalDigits(decimal: PlainDecimal, language: DataLanguage): string {
  const { whole: digits } = whole(decimal)
  if (language === 'ru') return `${digits}-й`
  return language === 'ro' ? `al ${digits}-lea` : englishOrdinalDigits(numberOfDecimal(whole(decimal)))
}

/** A to Z, then AA to ZZ, AAA … (ECMA-376 §17.16.4.3.1). */
function alphabetic(decimal: PlainDecimal): string | null {
  const number = numberOfDecimal(whole(decimal))
  if (number < 1 || number > 780) return null
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
}

const NUMBER_SWITCHES: ReadonlyMap<string, SpellNumber> = new Map<string, SpellNumber>([
  ['cardtext', (decimal, language) => numberInWords(whole(decimal), language, MASCULINE)],
  ['ordtext', (decimal, language) => ordinalInWords(whole(decimal), language, MASCULINE)],
  ['dollartext', dollarText],
  ['ordinal', ordinalDigits],
  ['roman', (decimal) => romanNumeral(numberOfDecimal(whole(decimal)))],
  ['arabic', (decimal) => numberText(decimal)],
  ['arabicdash', (decimal) => `- ${numberText(decimal)} -`],
  ['alphabetic', alphabetic],
  ['hex', (decimal) => (decimal.negative ? null : numberOfDecimal(whole(decimal)).toString(16).toUpperCase())],
])

function numberText(decimal: PlainDecimal): string {
  const { negative, whole: digits } = whole(decimal)
  return (negative ? '-' : '') + digits
}

/** Word tells `roman` from `Roman` and `alphabetic` from `ALPHABETIC` by the first letter. */
function isSmall(written: string): boolean {
  return /^(?:roman|alphabetic)$/.test(written)
}

const WORD_CASE: FormatDefinition = {
  takesEmpty: false,
  apply: (value, [written = ''], language) => {
    const name = written.trim().toLowerCase()
    const change = TEXT_SWITCHES.get(name)
    if (change !== undefined) return { text: change(value.text, language) }
    const spell = NUMBER_SWITCHES.get(name)
    if (spell === undefined) return FAULTY_ARGUMENT
    const decimal = asDecimal(value)
    const text = decimal === null ? null : spell(decimal, language)
    if (text === null) return FAULTY_VALUE
    return { text: isSmall(written.trim()) ? text.toLowerCase() : text }
  },
}

/** The switches of Word's own merge fields, under names with a space that no one writes in a tag. */
export const WORD_FORMATS: readonly NamedFormat[] = [
  { name: 'word date', aliases: [], parameters: ['picture'], examples: {}, definition: WORD_DATE },
  { name: 'word number', aliases: [], parameters: ['picture'], examples: {}, definition: WORD_NUMBER },
  { name: 'word case', aliases: [], parameters: ['switch'], examples: {}, definition: WORD_CASE },
]
