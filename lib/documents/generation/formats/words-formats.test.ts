import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { DAY, print } from './test-support/print'

describe('words', () => {
  test.each<[string, CellValue, DataLanguage, string]>([
    ['words', 21, 'ru', 'двадцать один'],
    ['words:"f"', 21, 'ru', 'двадцать одна'],
    ['words:"ж","родительный"', 21, 'ru', 'двадцати одной'],
    ['прописью:"средний"', 1, 'ru', 'одно'],
    ['words', '12,5', 'ru', 'двенадцать целых пять десятых'],
    ['words', '2,50', 'ru', 'две целых пятьдесят сотых'],
    ['words', 2.5, 'ro', 'doi virgulă cinci'],
    ['cuvinte:"feminin"', 22, 'ro', 'douăzeci și două'],
    ['words:"genitiv"', 22, 'ro', 'argument'],
    ['words:"rub"', 121, 'ru', 'сто двадцать один рубль 00 копеек'],
    ['words:"руб","полностью"', 1.5, 'ru', 'один рубль пятьдесят копеек'],
    ['words:"rub","genitive"', 25.5, 'ru', 'двадцати пяти рублей 50 копеек'],
    ['words:"rub" | capital', 1, 'ru', 'Один рубль 00 копеек'],
    ['words:"lei"', 21, 'ro', 'douăzeci și unu de lei 00 bani'],
    ['words:"rub"', 1.005, 'ru', 'value'],
    ['words:"rub","m"', 1, 'ru', 'argument'],
    ['words:"xyz"', 1, 'ru', 'argument'],
    ['words:"прибор|прибора|приборов"', 21, 'ru', 'двадцать один прибор'],
    ['words:"единица|единицы|единиц","ж"', 22, 'ru', 'двадцать две единицы'],
    ['words:"метр|метра|метров"', 2.5, 'ru', 'две целых пять десятых метра'],
    ['words:"aparat|aparate"', 1, 'ro', 'un aparat'],
    ['words:"unitate|unități","feminin"', 1, 'ro', 'o unitate'],
    ['words:"aparat|aparate"', 20, 'ro', 'douăzeci de aparate'],
    ['words:"device|devices"', 2, 'en', 'two devices'],
    ['words:"штука|штуки|штук"', 22, 'ru', 'двадцать две штуки'],
    ['words:"неделя|недели|недель"', 21, 'ru', 'двадцать одна неделя'],
    ['words:"окно|окна|окон"', 1, 'ru', 'одно окно'],
    ['words:"усл.|усл.|усл."', 2, 'ru', 'noun'],
    ['words:"усл.|усл.|усл.","ж"', 2, 'ru', 'две усл.'],
    ['words:"усл.|усл.|усл."', 5, 'ru', 'пять усл.'],
    ['words:"aparat|aparate"', 22, 'ro', 'douăzeci și două de aparate'],
    ['words:"oră|ore"', 1, 'ro', 'o oră'],
    ['words:"bucată|bucăți"', 12, 'ro', 'douăsprezece bucăți'],
    ['words:"leu|lei"', 2, 'ro', 'doi lei'],
    ['words:"pereche|perechi"', 2, 'ro', 'noun'],
    ['words:"ordinal"', 21, 'ru', 'двадцать первый'],
    ['round:2 | words:"rub"', 1.005, 'ru', 'один рубль 01 копейка'],
    ['number:2 | words', 5, 'ru', 'пять'],
    ['words', 'двадцать', 'ru', 'value'],
    ['words', true, 'ru', 'value'],
    ['words', 1e21, 'ru', 'value'],
    ['words', Infinity, 'ru', 'value'],
  ])('%s of %s in %s is %s', (format, value, language, expected) => {
    expect(print(format, value, language)).toBe(expected)
  })

  test.each<[string, DataLanguage, string]>([
    ['words', 'ru', 'третьего ноября две тысячи двадцать шестого года'],
    ['words:"именительный"', 'ru', 'третье ноября две тысячи двадцать шестого года'],
    ['words', 'ro', 'trei noiembrie două mii douăzeci și șase'],
    ['words', 'en', 'November third, twenty twenty-six'],
    ['words:"rub"', 'ru', 'argument'],
  ])('%s of a date in %s is %s', (format, language, expected) => {
    expect(print(format, DAY, language, '03.11.2026')).toBe(expected)
  })

  test('are made of a date that a text says', () => {
    expect(print('words', '21.11.2026')).toBe('двадцать первого ноября две тысячи двадцать шестого года')
  })

  test.each<[string, number, DataLanguage, string, string]>([
    ['words:"rub"', 1234.5678, 'ru', '1\u00a0234,57', 'одна тысяча двести тридцать четыре рубля 57 копеек'],
    ['words:"rub"', 1234.5678, 'ru', '1 234,57 ₽', 'одна тысяча двести тридцать четыре рубля 57 копеек'],
    ['words', 100 / 3, 'ru', '33,33', 'тридцать три целых тридцать три сотых'],
    ['words:"lei"', 1234.567, 'ro', '1.234,57', 'o mie două sute treizeci și patru de lei 57 de bani'],
    ['words:"usd"', 0.999, 'en', '$1.00', 'one US dollar and 00 cents'],
    ['words', -2.5, 'ru', '-2,5', 'минус две целых пять десятых'],
    // A percent isn't a rounding of the number, and neither is a sign of a width that is too small.
    ['words', 0.5, 'ru', '50 %', 'ноль целых пять десятых'],
    ['words', 7, 'ru', '###', 'семь'],
  ])('%s of %d in %s, shown as %s, is %s', (format, value, language, text, expected) => {
    expect(print(format, value, language, text)).toBe(expected)
  })
})
