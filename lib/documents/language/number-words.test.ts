import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../spreadsheets/language'
import { CASES, type Gender, type GrammaticalCase } from './grammar'
import { numberInWords, ordinalInWords } from './number-words'
import { decimalOfNumber, plainDecimal } from './plain-decimal'

function words(
  value: number,
  language: DataLanguage,
  gender: Gender = 'masculine',
  grammaticalCase: GrammaticalCase = 'nominative',
): string | null {
  const decimal = decimalOfNumber(value)
  return decimal === null ? null : numberInWords(decimal, language, { gender, grammaticalCase })
}

function ordinal(value: number, language: DataLanguage, gender: Gender = 'masculine'): string | null {
  const decimal = decimalOfNumber(value)
  return decimal === null ? null : ordinalInWords(decimal, language, { gender, grammaticalCase: 'nominative' })
}

// Розенталь, Справочник по правописанию и литературной правке, §§ 163–166; Русская грамматика-80, §§ 1366–1375.
describe('Russian numbers in words', () => {
  test.each([
    [0, 'ноль'],
    [1, 'один'],
    [2, 'два'],
    [11, 'одиннадцать'],
    [14, 'четырнадцать'],
    [16, 'шестнадцать'],
    [19, 'девятнадцать'],
    [21, 'двадцать один'],
    [40, 'сорок'],
    [58, 'пятьдесят восемь'],
    [90, 'девяносто'],
    [100, 'сто'],
    [111, 'сто одиннадцать'],
    [219, 'двести девятнадцать'],
    [999, 'девятьсот девяносто девять'],
    [1000, 'одна тысяча'],
    [1001, 'одна тысяча один'],
    [2002, 'две тысячи два'],
    [5000, 'пять тысяч'],
    [11_000, 'одиннадцать тысяч'],
    [12_012, 'двенадцать тысяч двенадцать'],
    [21_000, 'двадцать одна тысяча'],
    [1_000_000, 'один миллион'],
    [2_345_678, 'два миллиона триста сорок пять тысяч шестьсот семьдесят восемь'],
    [1_000_000_000, 'один миллиард'],
    [
      999_999_999_999,
      'девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять',
    ],
    [1_000_000_000_000, 'один триллион'],
    [-7, 'минус семь'],
    [2.5, 'две целых пять десятых'],
    [1.01, 'одна целая одна сотая'],
    [0.001, 'ноль целых одна тысячная'],
    [21.12, 'двадцать одна целая двенадцать сотых'],
    [0.1 + 0.2, 'ноль целых три десятых'],
    [0.000000001, 'ноль целых одна миллиардная'],
  ])('%d is «%s»', (value, expected) => {
    expect(words(value, 'ru')).toBe(expected)
  })

  test.each<[number, Gender, GrammaticalCase, string]>([
    [1, 'feminine', 'nominative', 'одна'],
    [1, 'neuter', 'nominative', 'одно'],
    [2, 'feminine', 'nominative', 'две'],
    [2, 'neuter', 'nominative', 'два'],
    [21, 'feminine', 'accusative', 'двадцать одну'],
    [1000, 'masculine', 'accusative', 'одну тысячу'],
    [1000, 'masculine', 'genitive', 'одной тысячи'],
    [2000, 'masculine', 'instrumental', 'двумя тысячами'],
    [5_000_000, 'masculine', 'dative', 'пяти миллионам'],
    [1, 'masculine', 'instrumental', 'одним'],
    [8, 'masculine', 'instrumental', 'восемью'],
    [40, 'masculine', 'instrumental', 'сорока'],
    [100, 'masculine', 'dative', 'ста'],
    [200, 'masculine', 'dative', 'двумстам'],
    [357, 'masculine', 'instrumental', 'тремястами пятьюдесятью семью'],
    [357, 'masculine', 'genitive', 'трёхсот пятидесяти семи'],
    [357, 'masculine', 'prepositional', 'трёхстах пятидесяти семи'],
    [844, 'masculine', 'instrumental', 'восемьюстами сорока четырьмя'],
    [2.5, 'masculine', 'genitive', 'двух целых пяти десятых'],
    [1.1, 'masculine', 'dative', 'одной целой одной десятой'],
  ])('%d, %s, in the %s is «%s»', (value, gender, grammaticalCase, expected) => {
    expect(words(value, 'ru', gender, grammaticalCase)).toBe(expected)
  })

  test('decline each of their words', () => {
    expect(CASES.map((each) => words(1245, 'ru', 'feminine', each))).toEqual([
      'одна тысяча двести сорок пять',
      'одной тысячи двухсот сорока пяти',
      'одной тысяче двумстам сорока пяти',
      'одну тысячу двести сорок пять',
      'одной тысячей двумястами сорока пятью',
      'одной тысяче двухстах сорока пяти',
    ])
  })

  test.each([
    [1, 'первый'],
    [3, 'третий'],
    [21, 'двадцать первый'],
    [40, 'сороковой'],
    [100, 'сотый'],
    [10_000, 'десятитысячный'],
    [21_000, 'двадцатиоднотысячный'],
    [190_000, 'стодевяностотысячный'],
    [12_345, 'двенадцать тысяч триста сорок пятый'],
    [1_000_000, 'миллионный'],
    [2_000_000, 'двухмиллионный'],
    [115, 'сто пятнадцатый'],
    [1000, 'тысячный'],
    [2000, 'двухтысячный'],
    [1990, 'тысяча девятьсот девяностый'],
    [2026, 'две тысячи двадцать шестой'],
  ])('%d as an ordinal is «%s»', (value, expected) => {
    expect(ordinal(value, 'ru')).toBe(expected)
  })
})

// Gramatica limbii române (Academia Română, 2008), I, «Numeralul»; DOOM3.
describe('Romanian numbers in words', () => {
  test.each([
    [0, 'zero'],
    [1, 'unu'],
    [2, 'doi'],
    [12, 'doisprezece'],
    [14, 'paisprezece'],
    [16, 'șaisprezece'],
    [20, 'douăzeci'],
    [21, 'douăzeci și unu'],
    [60, 'șaizeci'],
    [88, 'optzeci și opt'],
    [100, 'o sută'],
    [101, 'o sută unu'],
    [222, 'două sute douăzeci și doi'],
    [1000, 'o mie'],
    [1001, 'o mie unu'],
    [2000, 'două mii'],
    [12_000, 'douăsprezece mii'],
    [19_000, 'nouăsprezece mii'],
    [20_000, 'douăzeci de mii'],
    [21_000, 'douăzeci și una de mii'],
    [100_000, 'o sută de mii'],
    [101_000, 'o sută una mii'],
    [1_000_000, 'un milion'],
    [2_000_000, 'două milioane'],
    [12_000_000, 'douăsprezece milioane'],
    [21_000_000, 'douăzeci și unu de milioane'],
    [1_234_567, 'un milion două sute treizeci și patru de mii cinci sute șaizeci și șapte'],
    [1_000_000_000, 'un miliard'],
    [2_000_000_000, 'două miliarde'],
    [1_000_000_000_000, 'o mie de miliarde'],
    [-3, 'minus trei'],
    [2.5, 'doi virgulă cinci'],
    [2.05, 'doi virgulă zero cinci'],
    [0.25, 'zero virgulă douăzeci și cinci'],
  ])('%d is „%s”', (value, expected) => {
    expect(words(value, 'ro')).toBe(expected)
  })

  test.each<[number, Gender, string]>([
    [1, 'feminine', 'una'],
    [2, 'feminine', 'două'],
    [12, 'feminine', 'douăsprezece'],
    [32, 'feminine', 'treizeci și două'],
    [21, 'neuter', 'douăzeci și unu'],
    [22, 'neuter', 'douăzeci și două'],
  ])('%d, %s, is „%s”', (value, gender, expected) => {
    expect(words(value, 'ro', gender)).toBe(expected)
  })

  test.each<[number, Gender, string]>([
    [1, 'masculine', 'primul'],
    [1, 'feminine', 'prima'],
    [2, 'masculine', 'al doilea'],
    [2, 'feminine', 'a doua'],
    [8, 'masculine', 'al optulea'],
    [8, 'feminine', 'a opta'],
    [9, 'masculine', 'al nouălea'],
    [10, 'feminine', 'a zecea'],
    [12, 'feminine', 'a douăsprezecea'],
    [20, 'masculine', 'al douăzecilea'],
    [20, 'feminine', 'a douăzecea'],
    [21, 'masculine', 'al douăzeci și unulea'],
    [21, 'feminine', 'a douăzeci și una'],
    [34, 'masculine', 'al treizeci și patrulea'],
    [100, 'masculine', 'al o sutălea'],
    [101, 'masculine', 'al o sută unulea'],
    [101, 'feminine', 'a o sută una'],
    [112, 'feminine', 'a o sută douăsprezecea'],
    [238, 'masculine', 'al două sute treizeci și optulea'],
    [500, 'feminine', 'a cinci suta'],
    [1000, 'masculine', 'al o mielea'],
    [5000, 'feminine', 'a cinci mia'],
    [20_000, 'masculine', 'al douăzeci de miilea'],
    [1812, 'masculine', 'al o mie opt sute doisprezecelea'],
  ])('%d as an ordinal, %s, is „%s”', (value, gender, expected) => {
    expect(ordinal(value, 'ro', gender)).toBe(expected)
  })
})

// The Chicago Manual of Style, 9.2 and 7.96.
describe('English numbers in words', () => {
  test.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [40, 'forty'],
    [85, 'eighty-five'],
    [100, 'one hundred'],
    [121, 'one hundred twenty-one'],
    [1015, 'one thousand fifteen'],
    [1_000_001, 'one million one'],
    [1_000_000_000_000, 'one trillion'],
    [-12, 'minus twelve'],
    [2.5, 'two point five'],
    [0.05, 'zero point zero five'],
  ])('%d is «%s»', (value, expected) => {
    expect(words(value, 'en')).toBe(expected)
  })

  test.each([
    [1, 'first'],
    [5, 'fifth'],
    [12, 'twelfth'],
    [20, 'twentieth'],
    [23, 'twenty-third'],
    [100, 'one hundredth'],
  ])('%d as an ordinal is «%s»', (value, expected) => {
    expect(ordinal(value, 'en')).toBe(expected)
  })
})

describe('what has no words', () => {
  test.each([1_000_000_000_001, 1e21, 1_000_000_000_000.5, 0.0000000001])('%d', (value) => {
    expect(words(value, 'ru')).toBeNull()
  })

  test.each([NaN, Infinity, -Infinity])('%d is not even a decimal', (value) => {
    expect(decimalOfNumber(value)).toBeNull()
  })

  test('is not negative zero, which is zero', () => {
    expect(words(-0, 'ru')).toBe('ноль')
    expect(
      numberInWords(plainDecimal(true, '000', '00'), 'en', { gender: 'masculine', grammaticalCase: 'nominative' }),
    ).toBe('zero')
  })

  test('and an ordinal is made of whole positive numbers alone', () => {
    for (const value of [0, -1, 1.5, 1e12]) expect(ordinal(value, 'ru')).toBeNull()
    expect(ordinal(1e9, 'ro')).toBeNull()
  })
})

test('decimals are written as they are, except for zeros only', () => {
  const agreement = { gender: 'masculine', grammaticalCase: 'nominative' } as const
  expect(numberInWords(plainDecimal(false, '2', '50'), 'ru', agreement)).toBe('две целых пятьдесят сотых')
  expect(numberInWords(plainDecimal(false, '2', '50'), 'en', agreement)).toBe('two point five zero')
  expect(numberInWords(plainDecimal(false, '2', '00'), 'ru', agreement)).toBe('два')
})

test('every number up to ten thousand has its own words in each language', () => {
  for (const language of ['ru', 'ro', 'en'] as const) {
    const seen = new Set<string | null>()
    for (let value = 0; value <= 10_000; value += 1) seen.add(words(value, language))
    expect(seen.size).toBe(10_001)
    expect(seen.has(null)).toBe(false)
  }
})
