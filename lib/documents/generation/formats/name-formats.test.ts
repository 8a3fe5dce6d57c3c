import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { apply, print } from './test-support/print'

describe('names', () => {
  test.each<[string, CellValue, DataLanguage, string]>([
    ['initials', 'Иванов Иван Иванович', 'ru', 'Иванов\u00a0И.\u00a0И.'],
    ['инициалы:"before"', 'Иванов Иван Иванович', 'ru', 'И.\u00a0И.\u00a0Иванов'],
    ['initials:"surname last"', 'Ion Popescu', 'ro', 'Popescu\u00a0I.'],
    ['initials:"x"', 'Иванов Иван', 'ru', 'argument'],
    ['initials', 5, 'ru', 'value'],
    ['case:"dative"', 'Иванов Иван Иванович', 'ru', 'Иванову Ивану Ивановичу'],
    ['падеж:"родительный"', 'Иванов Иван Иванович', 'ru', 'Иванова Ивана Ивановича'],
    ['падеж:"дат", "ж"', 'Шмидт А. В.', 'ru', 'Шмидт А. В.'],
    ['case:"dative" | initials', 'Иванов Иван Иванович', 'ru', 'Иванову\u00a0И.\u00a0И.'],
    ['case:"dative"', 'Popescu Ion', 'ro', 'lui Popescu Ion'],
    ['caz:„genitiv”', 'Maria Popescu', 'ro', 'Mariei Popescu'],
    ['case:"instrumental"', 'Ion Popescu', 'ro', 'argument'],
    ['case:"dative"', 'John Smith', 'en', 'value'],
    ['case:"genitive" | initials', 'Любовь Кучер', 'ru', 'Кучер\u00a0Л.'],
    ['case:"dative"', 'заместитель главного врача', 'ru', 'заместителю главного врача'],
    ['case:"dative"', 'Мельник А. А.', 'ru', 'gender'],
    ['initials', 'Давид Марк', 'ru', 'order'],
    ['initials', 'Anton Marin', 'ro', 'order'],
    ['initials', 'Toma Grigoraș', 'ro', 'order'],
    ['case:"vocative"', 'Иванов Иван', 'ru', 'argument'],
    ['case', 'Иванов Иван', 'ru', 'argument'],
  ])('%s of %s in %s is %s', (format, value, language, expected) => {
    expect(print(format, value, language)).toBe(expected)
  })

  test('that cannot be declined are printed as they are, and reported', () => {
    expect(apply('case:"dative"', 'Коваль Саша')).toEqual({
      printed: 'Коваль Саша',
      faults: [{ format: 'case', fault: 'gender' }],
    })
  })
})
