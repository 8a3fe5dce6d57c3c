import { describe, expect, test } from '@jest/globals'
import { EN, RO, RU, said, type Setting, typings } from './test-support/typings'

/** The cells of a column under a header. */
const under = (header: string, texts: readonly string[], setting: Setting) =>
  typings([['—', header], ...texts.map((text) => ['—', text])], { ...setting, headerRows: 1 })
    .flatMap((typing, index) => (index % 2 === 1 ? [said(typing)] : []))
    .slice(1)

/** Those of the headers under which some of the texts is more than a text. */
const typedUnder = (headers: string, texts: readonly string[], setting: Setting) =>
  headers.split('|').filter((header) => under(header, texts, setting).some((cell) => cell !== 'text'))

describe('times of the day', () => {
  test.each<[string, Setting, string]>([
    [
      'Russian',
      RU,
      'Часы|Час|Часы приёма|Часы работы|Отправление|Прибытие|Расписание|Режим работы|Смена|Приём|Понедельник|Ср',
    ],
    ['English', EN, 'Departure|Arrival|Hours|Opening|Starts|Ends|Schedule|Shift|Monday|Fri'],
    ['Romanian', RO, 'Plecare|Sosire|Orar|Orele|Program|Interval|Început|Sfârșit|Luni|Marți'],
  ])('stay texts under their names in %s', (_, setting, headers) => {
    expect(typedUnder(headers, ['9.30', '10.45', '—'], setting)).toEqual([])
  })

  test.each<[string, readonly string[], Setting]>([
    ['Часы', ['8,5', '7,25'], RU],
    ['Смена', ['8.50', '7.75'], RU],
    ['Ср', ['0.11', '0.12'], RU],
    ['Мощность дозы, мкЗв/час', ['1.20', '2.35'], RU],
    ['Hours', ['8.5', '7.30'], EN],
    ['Hours', ['25.30', '7.30'], EN],
    ['Shift', ['1', '2'], EN],
    ['Interval', ['8.30', '0.125'], RO],
    ['Program', ['8', '12'], RO],
    ['Hours', ['8.00', '7.50', '8.25'], EN],
    ['Luni', ['1.50'], RO],
    ['Start', ['1.20', '2.10'], EN],
    ['End', ['3.45', '4.30'], EN],
  ])('are no amounts: under «%s» %j are numbers', (header, texts, setting) => {
    expect(under(header, texts, setting).map((cell) => cell.replace(/ .*/, ''))).toEqual(texts.map(() => 'number'))
  })
})

test('hours in quarters are amounts in the whole table', () => {
  const rows = [
    ['Employee', 'Mon', 'Tue', 'Wed'],
    ['Smith', '8.00', '7.50', '8.00'],
    ['Brown', '8.00', '8.25', '6.50'],
  ]
  expect(
    typings(rows, EN)
      .map(({ type }) => type)
      .filter((type) => type === 'number'),
  ).toHaveLength(6)
})

test('full hours alone are times', () => {
  expect(under('Monday', ['8.00', '9.00'], EN)).toEqual(['text', 'text'])
})

test('a month and its year under “Expiry” aren’t a fraction', () => {
  expect(under('Expiry', ['11.2024', '12.2025'], EN)).toEqual(['text', 'text'])
})

describe('names', () => {
  test.each<[string, string, string, Setting]>([
    ['sections', '1.10', 'Версии|Глава|Параграф|Подпункт|Подраздел|Приложение|Ревизия|Ред.|Изм.', RU],
    [
      'sections',
      '1.10',
      'Sections|Clauses|Chapters|Versions|Paragraph|Subsection|Rev.|Revision|Release|Edition|Appendix|Rule',
      EN,
    ],
    ['sections', '1.10', 'Capitole|Articole|Versiuni|Secțiunea|Punct|Punctul|Paragraf|Alineat|Revizia|Anexa', RO],
    ['telephones and rooms', '223 344', 'Контакт|Контакты|Моб.|Сотовый|Палата|Палаты|Аудитория', RU],
    ['telephones and rooms', '223 344', 'Contact|Contacts|Cell|Mob.|Phones|Ward', EN],
    ['telephones and rooms', '22 123 456', 'Contacte|Mobil|Telefoane|Salon', RO],
    ['sections, by names that may be hyphenated', '1.10', 'Вер\u00adсия|Ре\u00adви\u00adзия', RU],
    ['telephones, by names that may be hyphenated', '223 344', 'Теле\u00adфон|Кон\u00adтакт', RU],
  ])('of %s stay texts: %s under “%s”', (_, text, headers, setting) => {
    expect(typedUnder(headers, [text, text], setting)).toEqual([])
  })

  test.each<[string, Setting]>([
    ['Предел изм.', RU],
    ['Площадь контакта, см²', RU],
    ['Release, GBq', EN],
    ['Contact dose rate', EN],
    ['Rev., $M', EN],
    ['Rooms', EN],
    ['Punct de topire, °C', RO],
    ['Puncte', RO],
  ])('are no words within the names of amounts: «%s»', (header, setting) => {
    expect(under(header, ['5', '12'], setting)).toEqual(['number 5 0', 'number 12 0'])
  })

  test.each<[string, Setting]>([
    ['Chapters|Sections|Clauses|Paragraphs|Phones|Versions|Editions|Mobile phones sold|Version count', EN],
    ['Палаты|Главы|Версии', RU],
    ['Capitole|Anexe|Versiuni', RO],
  ])('of several are counted by whole numbers: “%s”', (headers, setting) => {
    for (const header of headers.split('|')) {
      expect([header, ...under(header, ['12', '40', '320'], setting)]).toEqual([
        header,
        'number 12 0',
        'number 40 0',
        'number 320 0',
      ])
    }
  })

  test.each<[string, readonly string[], Setting]>([
    ['Chapters', ['1.2', '3'], EN],
    ['Chapters', ['12,15', '3'], EN],
    ['Versions', ['1.10', '2'], EN],
    ['Phones', ['223344', '556677'], EN],
    ['Mobile phones', ['223 344', '112'], EN],
  ])('of several name where they have parts or are telephones: “%s” %j', (header, texts, setting) => {
    expect(under(header, texts, setting)).toEqual(['text', 'text'])
  })

  test('of pages have thousands by commas in English', () => {
    expect(under('Pages', ['1,250', '320'], EN)).toEqual(['number 1250 #,##0', 'number 320 0'])
    expect(under('Pages', ['101,102', '320'], EN)).toEqual(['text', 'number 320 0'])
    expect(under('Стр.', ['1,250', '320'], RU)).toEqual(['text', 'number 320 0'])
  })

  test.each<[string, Setting]>([
    ['Стр.', RU],
    ['Страницы', RU],
    ['Дни приёма', RU],
    ['Rooms', EN],
    ['Pag.', RO],
  ])('of pages, days and rooms are lists where they have commas or spaces: «%s»', (header, setting) => {
    expect(under(header, ['12,15', '101 102', '7'], setting)).toEqual(['text', 'text', 'number 7 0'])
  })
})
