import { numberOfDecimal, roundDecimal, shiftDecimal, type PlainDecimal } from '../../language/plain-decimal'
import { unitFor, unitForms } from '../../language/unit-words'
import type { DataLanguage } from '../../spreadsheets/language'
import { decimalOf, decimalText, formatDecimal } from './format-number'
import { FAULTY_ARGUMENT, FAULTY_VALUE, type FormatDefinition, type NamedFormat, type TagValue } from './format'
import { asDecimal } from './kinds'
import { parseNumericPicture, printByPicture } from './numeric-picture'
import { remembering } from './remember'

/** 0 to 15 decimals: no number of a sheet has more. */
const PLACES = /^(?:\d|1[0-5])$/

/** A picture by its text, worked out once. */
export const numericPicture = remembering(parseNumericPicture)

const NUMBER: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: (value, [asked = ''], language) => {
    const places = asked === '' || PLACES.test(asked)
    const picture = places ? null : numericPicture(asked, language)
    if (!places && (picture === null || /[^\s\u00a0\u202f0#.,;%+\-'"₽€$£]/u.test(unquoted(asked))))
      return FAULTY_ARGUMENT
    // As a spreadsheet's pattern has it, where a share is a hundred times as many percents.
    const decimal = unquoted(asked).includes('%') ? asPercents(value) : asDecimal(value)
    if (decimal === null) return FAULTY_VALUE
    if (picture !== null) return { text: printByPicture(decimal, picture, language, false) }
    return { text: formatDecimal(decimal, asked === '' ? null : Number(asked), language) }
  },
}

function unquoted(picture: string): string {
  return picture.replace(/'[^']*'|"[^"]*"/g, '')
}

const ROUND: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: (value, [places = '0'], language) => {
    if (!PLACES.test(places)) return FAULTY_ARGUMENT
    const decimal = asDecimal(value)
    if (decimal === null) return FAULTY_VALUE
    const rounded = roundDecimal(decimal, Number(places))
    return { text: decimalText(rounded, language), value: numberOfDecimal(rounded) }
  },
}

/** A share: the number a hundred times, or the percents that a text already says. */
function asPercents(value: TagValue): PlainDecimal | null {
  const written = value.text.trim()
  if (typeof value.value === 'string' && written.endsWith('%')) return decimalOf(written.slice(0, -1))
  const decimal = asDecimal(value)
  return decimal === null ? null : shiftDecimal(decimal, 2)
}

/** The space before the sign, a no-break one (CLDR 46, percentFormats). */
const BEFORE_PERCENT: Readonly<Record<DataLanguage, string>> = { en: '', ru: '\u00a0', ro: '\u00a0' }

const PERCENT: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: (value, [places], language) => {
    if (places !== undefined && !PLACES.test(places)) return FAULTY_ARGUMENT
    const percents = asPercents(value)
    if (percents === null) return FAULTY_VALUE
    const number = formatDecimal(percents, places === undefined ? null : Number(places), language)
    return { text: `${number}${BEFORE_PERCENT[language]}%` }
  },
}

const PLURAL: FormatDefinition = {
  takesEmpty: false,
  mostArguments: 1,
  apply: (value, [written = ''], language) => {
    const forms = unitForms(written, language)
    if (forms === null) return FAULTY_ARGUMENT
    const decimal = asDecimal(value)
    return decimal === null ? FAULTY_VALUE : { text: unitFor(decimal, forms, language) }
  },
}

/** Formats of numbers in digits. */
export const NUMBER_FORMATS: readonly NamedFormat[] = [
  {
    name: 'number',
    aliases: ['число', 'număr'],
    parameters: ['places?', 'picture?'],
    examples: {
      en: { value: 1234.5, format: 'number:2', output: '1,234.50' },
      ru: { value: 1234.5, format: 'number:"# ##0,00"', output: '1\u00a0234,50' },
      ro: { value: 1234.5, format: 'number:2', output: '1.234,50' },
    },
    definition: NUMBER,
  },
  {
    name: 'round',
    aliases: ['округлить', 'округление', 'rotunjire', 'rotunjește'],
    parameters: ['places?'],
    examples: {
      en: { value: 2.675, format: 'round:2', output: '2.68' },
      ru: { value: 2.675, format: 'round:2', output: '2,68' },
      ro: { value: 2.675, format: 'round:2', output: '2,68' },
    },
    definition: ROUND,
  },
  {
    name: 'percent',
    aliases: ['процент', 'проценты', 'procent'],
    parameters: ['places?'],
    examples: {
      en: { value: 0.125, format: 'percent:1', output: '12.5%' },
      ru: { value: 0.125, format: 'percent:1', output: '12,5\u00a0%' },
      ro: { value: 0.125, format: 'percent:1', output: '12,5\u00a0%' },
    },
    definition: PERCENT,
  },
  {
    name: 'plural',
    aliases: ['форма слова', 'forma cuvântului'],
    parameters: ['one|few|many'],
    examples: {
      en: { value: 2, format: 'plural:"device|devices"', output: 'devices' },
      ru: { value: 22, format: 'plural:"прибор|прибора|приборов"', output: 'прибора' },
      ro: { value: 22, format: 'plural:"aparat|aparate"', output: 'de aparate' },
    },
    definition: PLURAL,
  },
]
