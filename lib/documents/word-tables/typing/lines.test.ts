import { describe, expect, test } from '@jest/globals'
import { EN, RO, RU, type Setting, typings } from './test-support/typings'

/** The types of a line's cells after its name, under a header that says nothing. */
function lineTypes(line: string, setting: Setting): string[] {
  const row = line.split('|')
  return typings([['Item', ...row.slice(1).map((_, index) => `Col ${'abcdefg'.charAt(index)}`)], row], setting)
    .slice(row.length + 1)
    .map(({ type }) => type)
}

describe('a line of amounts whose name has a word for names', () => {
  test.each<[string, Setting]>([
    ['Phone case|10|4.99|49.90', EN],
    ['Badge holder|10|4.99|49.90', EN],
    ['Mobile charger|10|4.99|49.90', EN],
    ['ID card holder|10|4.99|49.90', EN],
    ['Serial cable|10|4.99|49.90', EN],
    ['Phone case|10|5|50', EN],
    ['Phone|45.00|52.10|48.30', EN],
    ['Phone|45|52|48', EN],
    ['Badge|12.50|13.00|14.75', EN],
    ['Number plate|10|4.99|49.90', EN],
    ['Chapters|12|40|320', EN],
    ['Repair time, h|1.20|0.75', EN],
    ['Delivery time, days|12.30|14.45', EN],
    ['Repair time (hours)|1.20|2.30', EN],
    ['Телефон|1200,50|1300,00|1250,75|3751,25', RU],
    ['Телефон|1200,50|1300|1250,75|3750', RU],
    ['Телефон|3|1500,00|4500,00', RU],
    ['Телефон|3|1500|4500', RU],
    ['Телефон|1200,50', RU],
    ['Факс|1200,50|1300,00', RU],
    ['Серия, шт.|100|200|300', RU],
    ['Серия, шт.|100', RU],
    ['Индекс|101,2|103,4', RU],
    ['Кабинет рентгена|0,12|0,13', RU],
    ['Telefon|120,50|130,00|250,50', RO],
    ['Inventar agricol|120|130|250', RO],
    ['Inventar agricol|120,5|130,00|250,5', RO],
  ])('has numbers: %s', (line, setting) => {
    expect(lineTypes(line, setting)).toEqual(
      line
        .split('|')
        .slice(1)
        .map(() => 'number'),
    )
  })

  test.each<[string, readonly string[]]>([
    ['Телефон настольный|шт.|3|1500,00|4500,00', ['text', 'number', 'number', 'number']],
    ['Телефон настольный|3|шт.|1500,00|4500,00', ['number', 'text', 'number', 'number']],
    ['Телефон|шт.|3|1500|4500', ['text', 'number', 'number', 'number']],
  ])('has them beside a unit: %s', (line, types) => {
    expect(lineTypes(line, RU)).toEqual(types)
  })

  test('has them after its own number', () => {
    const rows = [
      ['№', 'Наименование', 'Кол-во', 'Цена', 'Сумма'],
      ['1', 'Телефон', '3', '1500,00', '4500,00'],
    ]
    expect(
      typings(rows, RU)
        .slice(5)
        .map(({ type }) => type),
    ).toEqual(['number', 'text', 'number', 'number', 'number'])
  })
})

describe('a line of what counts nothing stays text', () => {
  test.each<[string, Setting]>([
    ['Время|9.30|10.15|11.45', RU],
    ['Время (МСК)|9.30|10.15|11.45', RU],
    ['Вре\u00adмя|9.30|10.15|11.45', RU],
    ['Инв. №|1.10|1.9|2.30', RU],
    ['Инв. №|12|14|15', RU],
    ['Инвентарный номер|10123|10124|10125', RU],
    ['№ договора|15|16|17', RU],
    ['Код ОКПО|1234|5678', RU],
    ['Номер и дата договора|1.10|1.9', RU],
    ['Телефон|223 344|556 677|778 899', RU],
    ['Телефон 1|223 344', RU],
    ['Телефон, факс|223 344|556 677', RU],
    ['Контактный телефон|223 344|556 677', RU],
    ['Телефон приёмной|223 344', RU],
    ['ИНН организации|770123', RU],
    ['Раздел|1.10', RU],
    ['Version|1.10|1.9|2.30', EN],
    ['Version|1.10|1.11|1.12', EN],
    ['Version|1.10', EN],
    ['Serial number|4512|4513', EN],
    ['Badge|4512|4513', EN],
    ['Nr. inventar|1.10|1.9', RO],
    ['Cod poștal|2012|2015', RO],
  ])('%s', (line, setting) => {
    expect(lineTypes(line, setting)).toEqual(
      line
        .split('|')
        .slice(1)
        .map(() => 'text'),
    )
  })
})
