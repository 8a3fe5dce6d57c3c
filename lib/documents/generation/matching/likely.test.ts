import { describe, expect, test } from '@jest/globals'
import { printRun, table } from '../values/test-support/print-run'
import { isLikely } from './similarity'

const printed = (tag: string, ...headers: string[]) => printRun(tag, table(headers, [headers.map((_, i) => i + 1)]))

test.each([
  ['functia', 'Funcția'],
  ['numar inventar', 'Număr inventar'],
  ['numar_inventar', 'Număr inventar'],
  ['Фамилия Имя', 'Фамилия, имя'],
  ['кол во', 'Кол-во'],
  ['Учет', 'Учёт'],
  ['ДатаПоверки', 'Дата поверки'],
  ['ф.и.о', 'ФИО'],
])('%s is %s', (tag, header) => {
  const { texts, matching } = printed(`{${tag}}`, 'x', header)
  expect([texts, matching.matches[0]?.how]).toEqual([['2'], 'exact'])
})

test('й is another letter than и, and a sign of a unit another header', () => {
  expect(printed('{Бои}', 'Бой').matching.matches[0]?.how).not.toBe('exact')
  expect(printed('{Доза}', 'Доза', 'Доза, %').texts).toEqual(['1'])
  expect(printed('{Доза %}', 'Доза', 'Доза, %').texts).toEqual(['2'])
})

test('of two headers that differ in punctuation alone neither is sure', () => {
  expect(printed('{кол во}', 'Кол-во', 'Кол. во').texts).toEqual([''])
})

describe('a likely header', () => {
  test.each([
    ['Инвентарный номер', 'Инв. №', true],
    ['Название прибора', 'Названия прибора', true],
    ['Фамилия сотрудинка', 'Фамилия сотрудника', true],
    ['ФИО', 'ФИО работника', true],
    ['Кол-во', 'Количество', true],
    ['Количество', 'Кол-во, шт.', true],
    ['Ед. изм.', 'Единица измерения', true],
    ['Cant.', 'Cantitatea', true],
    ['Кол-во', 'Колесо', false],
    ['ФИО сотрудника', 'ФИО', true],
    ['Доза 1', 'Доза 2', false],
    ['Доза', 'Доза 2', false],
    ['Дата начала', 'Дата окончания', false],
    ['Дата от', 'Дата до', false],
    ['Адрес', 'Отдел', false],
    ['№', 'Номер акта', false],
  ])('%s for %s: %s', (tag, header, likely) => {
    expect(isLikely(tag, header)).toBe(likely)
  })

  test('is used and reported, unless two are likely or another tag has it', () => {
    const { texts, matching } = printed('{ФИО}', 'ФИО работника', 'Отдел')
    expect([texts, matching.problems[0]?.code]).toEqual([['1'], 'TAG_COLUMN_SUPPOSED'])
    expect(printed('{ФИО}', 'ФИО работника', 'ФИО врача').texts).toEqual([''])
    expect(printed('{Дата поверки} {Дата следующей поверки}', 'Дата поверки').texts).toEqual(['1 '])
  })

  test('a shortened name isn’t a calculation, and a calculation isn’t a shortened name', () => {
    expect(printed('{Кол-во}', 'x', 'Количество').texts).toEqual(['2'])
    expect(printed('{Доход-Расход}', 'x', 'Доход').texts).toEqual([''])
    expect(printed('{Сумма-ндс}', 'Сумма').texts).toEqual([''])
  })
})
