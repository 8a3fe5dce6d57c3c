import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

const periods = (rows: Rows) => readCase(rows).doses.map((dose) => dose.split('; ')[2])

describe('a year that isn’t repeated', () => {
  const header = ['ФИО', 'Год', 'Месяц', 'Hp(10), мЗв']

  test('applies to the rows below it', () => {
    const rows: Rows = [
      header,
      ['Чижов Ч.Ч.', 2023, 'ноябрь', 0.1],
      [null, null, 'декабрь', 30],
      [null, 2024, 'январь', 0.3],
      [null, null, 'февраль', 40],
      ['Шаталов Ш.Ш.', 2023, 'ноябрь', 0.1],
      [null, null, 'декабрь', 0.2],
    ]
    expect(periods(rows)).toEqual(['2023-11', '2023-12', '2024-01', '2024-02', '2023-11', '2023-12'])
  })

  test('applies to one person if it follows the name, and to all rows below if it precedes it', () => {
    const behind: Rows = [
      header,
      ['Чижов Ч.Ч.', 2023, 'ноябрь', 0.1],
      [null, null, 'декабрь', 0.2],
      ['Шаталов Ш.Ш.', null, 'январь', 0.3],
      [null, null, 'февраль', 0.4],
    ]
    expect(periods(behind)).toEqual(['2023-11', '2023-12', '-', '-'])
    const before: Rows = [
      ['Год', 'ФИО', 'Месяц', 'Hp(10), мЗв'],
      [2023, 'Чижов Ч.Ч.', 'ноябрь', 0.1],
      [null, 'Шаталов Ш.Ш.', 'ноябрь', 0.2],
      [2024, 'Чижов Ч.Ч.', 'январь', 0.3],
      [null, 'Шаталов Ш.Ш.', 'январь', 0.4],
    ]
    expect(periods(before)).toEqual(['2023-11', '2023-11', '2024-01', '2024-01'])
  })

  test('of months of one person too', () => {
    const rows: Rows = [
      ['ФИО: Чижов Ч. Ч.'],
      ['Год', 'Месяц', 'Hp(10), мЗв'],
      [2023, 'ноябрь', 0.1],
      [null, 'декабрь', 0.2],
      [2024, 'январь', 0.3],
      [null, 'февраль', 0.4],
    ]
    expect(periods(rows)).toEqual(['2023-11', '2023-12', '2024-01', '2024-02'])
  })

  test('isn’t carried if blank cells aren’t the rule', () => {
    const rows: Rows = [
      header,
      ['Чижов Ч.Ч.', 2023, 'ноябрь', 0.1],
      ['Чижов Ч.Ч.', 2023, 'декабрь', 0.1],
      ['Чижов Ч.Ч.', 2024, 'январь', 0.1],
      ['Чижов Ч.Ч.', null, 'февраль', 0.1],
    ]
    expect(periods(rows)).toEqual(['2023-11', '2023-12', '2024-01', '-'])
  })
})

describe('lines over rows', () => {
  const read = (...lines: string[]) =>
    periods([
      ['ФИО', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ...lines.flatMap((line): Rows => [[line], ['Чижов Ч.Ч.', 0.1, 0.2], ['Шаталов Ш.Ш.', 0.2, 0.3]]),
    ]).filter((_, at) => at % 4 === 0)

  test('have the year of the line before them', () => {
    expect(read('Январь 2024', 'Февраль', 'Март')).toEqual(['2024-01', '2024-02', '2024-03'])
  })

  test('may begin with a number', () => {
    expect(read('1 квартал 2024', '2 квартал 2024', '3 квартал')).toEqual(['2024-Q1', '2024-Q2', '2024-Q3'])
    expect(read('2024 год, I квартал', '2024 год, II квартал')).toEqual(['2024-Q1', '2024-Q2'])
    expect(read('2024 год, I и II кварталы', '2024-Q3')).toEqual(['2024-01-01/2024-06-30', '2024-Q3'])
  })

  test('have none where a month comes again, or an earlier one', () => {
    expect(read('Ноябрь 2023', 'Декабрь', 'Январь', 'Февраль')).toEqual(['2023-11', '2023-12', '-', '-'])
  })
})
