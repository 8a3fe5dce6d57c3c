import { describe, expect, test } from '@jest/globals'
import type { Rows } from '../test-support/read-sheets'
import { said, stacked } from '../test-support/stacked'

describe('what the rows below a line count for', () => {
  const below = (line: string, title = 'Дозы персонала', first = 'I квартал 2025'): string[] => {
    const rows: Rows = [
      [title],
      ['ФИО', 'Hp(10), мЗв'],
      [first],
      ['Орлов А. А.', 0.1],
      [line],
      ['Орлов А. А.', 0.5],
      ['Седов К. Л.', 0.6],
    ]
    return said(rows).slice(1)
  }

  test.each([
    ['Year to date', 'cumulative', '-'],
    ['Lifetime', 'cumulative', '-'],
    ['Накопленные дозы за все время работы', 'cumulative', '-'],
    ['С начала года', 'cumulative', '-'],
    ['С начала 2025 года', 'cumulative', '2025'],
    ['De la începutul anului', 'cumulative', '-'],
    ['Планируемые дозы за 2026 год', 'limit', '2026'],
    ['Контрольные уровни', 'limit', '-'],
    ['Фоновые дозиметры', 'control', '-'],
    ['Background badges', 'control', '-'],
  ])('«%s»: %s', (line, role, when) => {
    expect(below(line)).toEqual([`B6 Hp(10) mSv ${role}; ${when}`, `B7 Hp(10) mSv ${role}; ${when}`])
  })

  test.each(['За год', 'Итого за 2025 год', 'За 2025 год', 'Total pe an 2025'])(
    '«%s» is a total for a person with other doses, and a dose for one without',
    (line) => {
      expect(below(line, 'Дозы персонала, 2025 год')).toEqual(['B6 Hp(10) mSv total; 2025', 'B7 Hp(10) mSv; 2025'])
    },
  )

  test('a longer period that shorter ones don’t lie in isn’t a total', () => {
    expect(below('II квартал 2025', 'Дозы персонала', 'январь 2025')).toEqual([
      'B6 Hp(10) mSv; 2025-Q2',
      'B7 Hp(10) mSv; 2025-Q2',
    ])
  })

  test('of a person with several columns and nothing before, all are doses', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      ['I квартал 2025'],
      ['Орлов А. А.', 0.1, 0.2],
      ['За 2025 год'],
      ['Седов К. Л.', 0.3, 0.4],
    ]
    expect(said(rows).slice(2)).toEqual(['B5 Hp(10) mSv; 2025', 'C5 Hp(3) mSv; 2025'])
  })

  test('the title’s quarter is not theirs', () => {
    expect(said(stacked(['Дозы за I кв. 2025, мЗв', 'Накопленные дозы за все время работы, мЗв']))).toEqual([
      'B3 H mSv; 2025-Q1',
      'B4 H mSv; 2025-Q1',
      'B8 H mSv cumulative; -',
      'B9 H mSv cumulative; -',
    ])
  })

  test('ends with the next line, but not with lines that are within it', () => {
    const header = ['ФИО', 'Hp(10), мЗв']
    const row = ['Орлов А. А.', 0.1]
    expect(said([header, ['Фоновые дозиметры'], ['Кабинет 1', 0.1], ['Персонал'], row])).toEqual([
      'B3 Hp(10) mSv control; Кабинет 1; -',
      'B5 Hp(10) mSv; -',
    ])
    expect(said([header, ['С начала года'], ['КТ'], row, ['МРТ'], ['Седов К. Л.', 0.1], ['II кв. 2025'], row])).toEqual(
      ['B4 Hp(10) mSv cumulative; -', 'B6 Hp(10) mSv cumulative; -', 'B8 Hp(10) mSv; 2025-Q2'],
    )
  })

  test('where a line speaks of gathered doses among other words, its rows are asked about', () => {
    expect(below('Журнал учёта накопленных доз')).toEqual(['B6 perhapsDoses', 'B7 perhapsDoses'])
  })

  test.each([
    'Отделение контроля качества',
    'Общая хирургия',
    'Контрольная группа',
    'Лица с превышением предела 5 мЗв',
  ])('«%s» says nothing of it', (line) => {
    expect(below(line)).toEqual(['B6 Hp(10) mSv; 2025-Q1', 'B7 Hp(10) mSv; 2025-Q1'])
  })
})

describe('what the title says that doses count for', () => {
  const across = (title: string, header = ['ФИО', 'янв 2025', 'фев 2025']) =>
    said([[title], header, ['Орлов А. А.', 0.1, 0.2], ['Седов К. Л.', 0.1, 0.2]]).map((line) => line.split(';')[0])

  test.each([
    ['Cumulative dose (mSv)', 'cumulative'],
    ['Накопленная доза с начала года, мЗв', 'cumulative'],
    ['Doza cumulată (mSv)', 'cumulative'],
    ['Dose constraint levels (mSv)', 'limit'],
    ['Планируемые дозы, мЗв', 'limit'],
  ])('«%s»: %s', (title, role) => {
    expect(across(title)).toEqual(['B3', 'C3', 'B4', 'C4'].map((cell) => `${cell} H mSv ${role}`))
  })

  test.each([
    'Карточка учёта накопленных доз, мЗв',
    'Годовые дозы персонала, мЗв',
    'Doses for last year, mSv',
    'Дозы с начала года, мЗв',
    'Doses for the last 5 years (mSv)',
  ])('«%s» makes them nothing else', (title) => {
    expect(across(title)).toEqual(['B3', 'C3', 'B4', 'C4'].map((cell) => `${cell} H mSv`))
  })

  test('doesn’t apply to a column that has its own role', () => {
    expect(across('Накопленные дозы, мЗв', ['ФИО', 'Hp(10) за период', 'Hp(10) с начала года'])).toEqual([
      'B3 Hp(10) mSv',
      'C3 Hp(10) mSv cumulative',
      'B4 Hp(10) mSv',
      'C4 Hp(10) mSv cumulative',
    ])
  })

  test('does not apply below the title of doses of a period', () => {
    expect(said(stacked(['Накопленные дозы, мЗв', 'Дозы за I кв. 2025, мЗв']))).toEqual([
      'B3 H mSv cumulative; -',
      'B4 H mSv cumulative; -',
      'B8 H mSv; 2025-Q1',
      'B9 H mSv; 2025-Q1',
    ])
  })
})
