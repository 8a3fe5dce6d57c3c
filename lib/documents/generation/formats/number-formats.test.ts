import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { print } from './test-support/print'

describe('numbers', () => {
  test.each<[string, CellValue, DataLanguage, string]>([
    ['number:"# ##0,00"', 1234.5, 'ru', '1\u00a0234,50'],
    ['number:"#,##0.00"', 1234.5, 'ru', '1\u00a0234,50'],
    ['number:"#,##0"', 1234.5, 'ru', '1\u00a0235'],
    ['number:"0.000"', 1.5, 'ro', '1,500'],
    ['number:"#.##0,00"', 1234.5, 'ro', '1.234,50'],
    ['number:"0.##"', 1.5, 'en', '1.5'],
    ['number:"0.##"', 2, 'en', '2'],
    ['number:"000"', 7, 'en', '007'],
    ['number:"0%"', 0.125, 'en', '13%'],
    ['number:"0.0%"', 0.125, 'en', '12.5%'],
    ['number:"0%"', '12,5 %', 'ru', '13%'],
    ['number:"0\'%\'"', 7, 'en', '7%'],
    ['number:"two"', 7, 'en', 'argument'],
    ['number:2', '12,5', 'ru', '12,50'],
    ['number:2', NaN, 'ru', 'value'],
    ['round:2', 2.675, 'ru', '2,68'],
    ['round', -0.5, 'ru', '\u22121'],
    ['number:2', -1234.5, 'ru', '\u22121\u00a0234,50'],
    ['number:"0.00"', -1.5, 'en', '\u22121.50'],
    ['round:2', '2,345', 'ru', 'value'],
    ['round:1', '1 234,56', 'ru', '1234,6'],
    ['round:x', 1, 'ru', 'argument'],
    ['percent:1', 0.1255, 'ru', '12,6\u00a0%'],
    ['percent', '12,5 %', 'ru', '12,5\u00a0%'],
    ['percent', 0.07, 'en', '7%'],
    ['pad:5', 42, 'ru', '00042'],
    ['pad:3', '7', 'ru', '007'],
    ['pad:3', 12345, 'ru', '12345'],
    ['pad:5', 'А7', 'ru', 'value'],
    ['pad:x', 7, 'ru', 'argument'],
    ['plural:"прибор|прибора|приборов"', 1, 'ru', 'прибор'],
    ['plural:"прибор|прибора|приборов"', 22, 'ru', 'прибора'],
    ['plural:"прибор|прибора|приборов"', 11, 'ru', 'приборов'],
    ['plural:"метр|метра|метров"', 2.5, 'ru', 'метра'],
    ['plural:"прибор|прибора"', 1, 'ru', 'argument'],
    ['plural:"aparat|aparate"', 20, 'ro', 'de aparate'],
    ['plural:"aparat|aparate|de aparate"', 101, 'ro', 'aparate'],
    ['plural:"device|devices"', 1, 'en', 'device'],
  ])('%s of %s in %s is %s', (format, value, language, expected) => {
    expect(print(format, value, language)).toBe(expected)
  })
})
