import type { DataLanguage } from '../spreadsheets/language'
import type { Currency, MoneyName } from './currencies'
import { englishCardinal } from './english-numbers'
import type { GrammaticalCase } from './grammar'
import { MINUS } from './number-words'
import { wholeInWords, type PlainDecimal } from './plain-decimal'
import { romanianAfter, romanianCounted } from './romanian-cardinals'
import { russianCardinal } from './russian-cardinals'
import { countedForm } from './russian-nouns'

export interface MoneyStyle {
  /** Of a Russian amount: «двадцати пяти рублей 50 копеек». */
  readonly grammaticalCase: GrammaticalCase
  /** Whether the hundredths are in words too, not in two digits. */
  readonly hundredthsInWords: boolean
}

function counted(count: number, name: MoneyName, language: DataLanguage, grammaticalCase: GrammaticalCase): string {
  if (language === 'ro') return romanianCounted(count, name.ro)
  if (language === 'en') return `${englishCardinal(count)} ${count === 1 ? name.en[0] : name.en[1]}`
  return `${russianCardinal(count, name.ru.gender, grammaticalCase)} ${countedForm(name.ru, count, grammaticalCase)}`
}

/** The noun after a number in digits. */
function nounAfter(count: number, name: MoneyName, language: DataLanguage, grammaticalCase: GrammaticalCase): string {
  if (language === 'ro') return romanianAfter(count, name.ro)
  if (language === 'en') return count === 1 ? name.en[0] : name.en[1]
  return countedForm(name.ru, count, grammaticalCase)
}

/**
 * Returns an amount of money in words, the hundredths in two digits unless asked for in words: «сто двадцать один рубль 00 копеек»,
 * „o sută douăzeci și unu de lei 00 bani”, “one hundred twenty-one rubles and 00 kopecks”. Null beyond 10^12, and for an amount finer
 * than the currency's smallest coin: nothing is rounded.
 */
export function moneyInWords(
  decimal: PlainDecimal,
  { major, minor }: Currency,
  language: DataLanguage,
  { grammaticalCase, hundredthsInWords }: MoneyStyle,
): string | null {
  const whole = wholeInWords(decimal)
  const fraction = decimal.fraction.replace(/0+$/, '')
  if (whole === null || fraction.length > (minor === null ? 0 : 2)) return null
  const pieces = [counted(whole, major, language, grammaticalCase)]
  if (decimal.negative) pieces.unshift(MINUS[language])
  if (minor !== null) {
    const digits = fraction.padEnd(2, '0')
    const hundredths = Number(digits)
    if (language === 'en') pieces.push('and')
    if (hundredthsInWords) pieces.push(counted(hundredths, minor, language, grammaticalCase))
    else pieces.push(digits, nounAfter(hundredths, minor, language, grammaticalCase))
  }
  return pieces.join(' ')
}
