import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../spreadsheets/language'
import { CURRENCIES } from './currencies'
import { CASES, type GrammaticalCase } from './grammar'
import { moneyInWords } from './money-words'
import { decimalOfNumber } from './plain-decimal'

function money(
  value: number,
  code: string,
  language: DataLanguage,
  { grammaticalCase = 'nominative' as GrammaticalCase, hundredthsInWords = false } = {},
): string | null {
  const currency = CURRENCIES.find((each) => each.code === code)
  const decimal = decimalOfNumber(value)
  if (currency === undefined || decimal === null) throw new Error(code)
  return moneyInWords(decimal, currency, language, { grammaticalCase, hundredthsInWords })
}

describe('money in words', () => {
  test.each<[number, string, DataLanguage, string]>([
    [121, 'rub', 'ru', 'сто двадцать один рубль 00 копеек'],
    [0, 'rub', 'ru', 'ноль рублей 00 копеек'],
    [1.01, 'rub', 'ru', 'один рубль 01 копейка'],
    [2.22, 'rub', 'ru', 'два рубля 22 копейки'],
    [5.5, 'rub', 'ru', 'пять рублей 50 копеек'],
    [11.11, 'rub', 'ru', 'одиннадцать рублей 11 копеек'],
    [1000, 'rub', 'ru', 'одна тысяча рублей 00 копеек'],
    [0.1 + 0.2, 'rub', 'ru', 'ноль рублей 30 копеек'],
    [-3, 'rub', 'ru', 'минус три рубля 00 копеек'],
    [1_000_000_000_000, 'rub', 'ru', 'один триллион рублей 00 копеек'],
    [121, 'rub', 'en', 'one hundred twenty-one rubles and 00 kopecks'],
    [1.01, 'usd', 'en', 'one US dollar and 01 cent'],
    [121, 'mdl', 'ro', 'o sută douăzeci și unu de lei 00 bani'],
    [1.01, 'mdl', 'ro', 'un leu 01 ban'],
    [101, 'ron', 'ro', 'o sută unu lei 00 bani'],
    [20.2, 'ron', 'ro', 'douăzeci de lei 20 de bani'],
    [1_000_000, 'mdl', 'ro', 'un milion de lei 00 bani'],
    [1, 'gbp', 'ro', 'o liră sterlină 00 pence'],
    [2, 'gbp', 'ro', 'două lire sterline 00 pence'],
    [21, 'rub', 'ro', 'douăzeci și una de ruble 00 copeici'],
    [2.5, 'mdl', 'ru', 'два лея 50 банов'],
    [21, 'ron', 'ru', 'двадцать один румынский лей 00 банов'],
    [5, 'usd', 'ru', 'пять долларов США 00 центов'],
    [2, 'byn', 'ru', 'два белорусских рубля 00 копеек'],
    [2, 'try', 'ru', 'две турецкие лиры 00 курушей'],
    [21, 'uah', 'ru', 'двадцать одна гривна 00 копеек'],
    [5, 'uah', 'ru', 'пять гривен 00 копеек'],
    [3.03, 'kzt', 'ru', 'три тенге 03 тиына'],
    [22, 'pln', 'ru', 'двадцать два злотых 00 грошей'],
    [1, 'jpy', 'ru', 'одна иена'],
    [100, 'jpy', 'en', 'one hundred yen'],
    [7, 'eur', 'ru', 'семь евро 00 евроцентов'],
  ])('%d %s in %s is «%s»', (value, code, language, expected) => {
    expect(money(value, code, language)).toBe(expected)
  })

  test('declines in Russian, the noun after round thousands staying in the genitive', () => {
    expect(CASES.map((grammaticalCase) => money(2.5, 'rub', 'ru', { grammaticalCase }))).toEqual([
      'два рубля 50 копеек',
      'двух рублей 50 копеек',
      'двум рублям 50 копейкам',
      'два рубля 50 копеек',
      'двумя рублями 50 копейками',
      'двух рублях 50 копейках',
    ])
    expect(money(21, 'rub', 'ru', { grammaticalCase: 'dative' })).toBe('двадцати одному рублю 00 копеек')
    expect(money(5000, 'rub', 'ru', { grammaticalCase: 'dative' })).toBe('пяти тысячам рублей 00 копеек')
    expect(money(1, 'uah', 'ru', { grammaticalCase: 'accusative' })).toBe('одну гривну 00 копеек')
  })

  test('has its hundredths in words where that is asked', () => {
    const style = { hundredthsInWords: true }
    expect(money(1.21, 'rub', 'ru', style)).toBe('один рубль двадцать одна копейка')
    expect(money(5, 'rub', 'ru', style)).toBe('пять рублей ноль копеек')
    expect(money(2.01, 'mdl', 'ro', style)).toBe('doi lei un ban')
    expect(money(2.01, 'usd', 'en', style)).toBe('two US dollars and one cent')
  })

  test('is never rounded: what is finer than the smallest coin has no words', () => {
    expect(money(1.005, 'rub', 'ru')).toBeNull()
    expect(money(1.5, 'jpy', 'ru')).toBeNull()
    expect(money(1e13, 'rub', 'ru')).toBeNull()
  })

  test('has a name for every currency in every language and number', () => {
    for (const { code } of CURRENCIES)
      for (const language of ['ru', 'ro', 'en'] as const)
        for (const value of [0, 1, 2, 5, 11, 21, 100])
          expect(money(value, code, language)).toMatch(/^\p{L}[\p{L} \d'-]+\p{L}$/u)
  })
})
