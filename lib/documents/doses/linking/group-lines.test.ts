import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'
import { HEADER, NAMES, said, stacked } from '../test-support/stacked'

describe('a table below another one with the same header has the quantity of its own title', () => {
  test.each([
    ['Hp(10), I кв. 2025, мЗв', 'Hp(3), I кв. 2025, мЗв', 'Hp(3)', '2025-Q1'],
    ['Hp(10), мЗв, 2025 г.', 'Hp(0,07), мЗв, 2025 г.', 'Hp(0.07)', '2025'],
    ['Hp(10) [mSv], trim. I 2025', 'Hp(3) [mSv], trim. I 2025', 'Hp(3)', '2025-Q1'],
    ['Hp(10), кабинет 5, мЗв', 'Hp(3), кабинет 5, мЗв', 'Hp(3)', '-'],
  ])('«%s», «%s»', (first, second, quantity, when) => {
    expect(said(stacked([first, second]))).toEqual([
      `B3 Hp(10) mSv; ${when}`,
      `B4 Hp(10) mSv; ${when}`,
      `B8 ${quantity} mSv; ${when}`,
      `B9 ${quantity} mSv; ${when}`,
    ])
  })

  test('group rows that also name a period and a unit have theirs too', () => {
    const rows = stacked(['Hp(10) за I кв. 2025, мЗв', 'Hp(3) за I кв. 2025, мЗв'], HEADER, false)
    expect(said(rows)).toEqual([
      'B3 Hp(10) mSv; 2025-Q1',
      'B4 Hp(10) mSv; 2025-Q1',
      'B6 Hp(3) mSv; 2025-Q1',
      'B7 Hp(3) mSv; 2025-Q1',
    ])
  })

  test('an equivalent dose at a place below effective doses isn’t an effective dose', () => {
    expect(said(stacked(['Эффективная доза, мЗв', 'Эквивалентная доза на хрусталик, мЗв']))).toEqual([
      'B3 E mSv; -',
      'B4 E mSv; -',
      'B8 H mSv; -; lens',
      'B9 H mSv; -; lens',
    ])
  })

  test.each(['Лица с Hp(3) более 5 мЗв', 'Лица с Hp(3) > 2 мЗв за 2025 г.', 'Бригада E 2'])(
    '«%s» says nothing of it',
    (line) => {
      const rows = stacked(['Hp(10), мЗв', line], HEADER, true)
      expect(said(rows).every((each) => /^B\d Hp\(10\) mSv/.test(each))).toBe(true)
    },
  )
})

describe('the place on the body of a later title or line', () => {
  test.each([
    ['Левая рука. Hp(0,07), мЗв, 2025 г.', 'Правая рука. Hp(0,07), мЗв, 2025 г.', 'ring_left', 'ring_right'],
    ['Дозиметр под фартуком, Hp(10), мЗв, 2025 г.', 'Дозиметр над фартуком, Hp(10), мЗв, 2025 г.', '2025', 'collar'],
    ['Mâna stângă, Hp(0,07), mSv, 2025', 'Mâna dreaptă, Hp(0,07), mSv, 2025', 'ring_left', 'ring_right'],
  ])('«%s», «%s»', (first, second, one, other) => {
    expect(said(stacked([first, second])).map((line) => line.split('; ').at(-1))).toEqual([one, one, other, other])
  })

  test('is read next to a period, and stays across rows that only name periods', () => {
    const rows: Rows = [
      ['Name', 'Hp(0.07) (mSv)'],
      ['Left hand ring, Q1 2025'],
      ['John Smith', 0.1],
      ['Q2 2025'],
      ['John Smith', 0.2],
      ['Right hand ring, Q1 2025'],
      ['John Smith', 0.3],
      ['Q2 2025'],
      ['John Smith', 0.4],
    ]
    expect(readCase(rows).doses).toEqual([
      'B3 Hp(0.07) 0.1 mSv; John Smith; 2025-Q1; ring_left',
      'B5 Hp(0.07) 0.2 mSv; John Smith; 2025-Q2; ring_left',
      'B7 Hp(0.07) 0.3 mSv; John Smith; 2025-Q1; ring_right',
      'B9 Hp(0.07) 0.4 mSv; John Smith; 2025-Q2; ring_right',
    ])
  })

  test('isn’t that of a title above with another quantity', () => {
    expect(said(stacked(['Левая рука, Hp(0,07), мЗв', 'Hp(10), мЗв']))).toEqual([
      'B3 Hp(0.07) mSv; -; ring_left',
      'B4 Hp(0.07) mSv; -; ring_left',
      'B8 Hp(10) mSv; -',
      'B9 Hp(10) mSv; -',
    ])
  })

  test.each(['Head nurses, 2025', 'Отделение хирургии кисти'])('«%s» names none', (line) => {
    const rows: Rows = [HEADER.with(1, 'Hp(10), мЗв'), [line], ...NAMES.map((name) => [name, 0.1])]
    expect(readCase(rows).doses).toEqual(['B3 Hp(10) 0.1 mSv; Орлов А. А.; -', 'B4 Hp(10) 0.1 mSv; Седов К. Л.; -'])
  })

  test('is not that of a column whose header names another', () => {
    const rows = stacked(['Hp(10), мЗв', 'Правая рука, Hp(0,07), мЗв'], ['ФИО', 'Хрусталик', 'Левая рука'])
    expect(
      said(rows)
        .filter((line) => /[BC][89]/.test(line))
        .map((line) => line.split('; ').at(-1)),
    ).toEqual(['lens', 'ring_left', 'lens', 'ring_left'])
  })
})

describe('the period of a line', () => {
  test.each([
    ['I квартал 2025, мЗв', 'II квартал 2025, мЗв'],
    ['КТ, I кв. 2025', 'КТ, II кв. 2025'],
    ['Trim. I 2025 (mSv)', 'Trim. II 2025 (mSv)'],
  ])('«%s», «%s» is recognized next to a unit or words', (first, second) => {
    const rows = stacked([first, second], ['ФИО', 'Hp(10), мЗв'], false)
    expect(said(rows).map((line) => line.slice(-7))).toEqual(['2025-Q1', '2025-Q1', '2025-Q2', '2025-Q2'])
  })

  test('a year’s line applies to the quarters below it, and is their total only where rows follow it', () => {
    const row = (value: number) => ['Орлов А. А.', value]
    const lines: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      ['2024 год'],
      ['I квартал'],
      row(0.1),
      ['II квартал'],
      row(0.2),
      ['2025 год'],
      ['I квартал'],
      row(0.3),
      ['2025 год'],
      row(0.4),
      ['2026 год'],
      row(0.5),
    ]
    expect(readCase(lines).doses).toEqual([
      'B4 Hp(10) 0.1 mSv; Орлов А. А.; 2024-Q1',
      'B6 Hp(10) 0.2 mSv; Орлов А. А.; 2024-Q2',
      'B9 Hp(10) 0.3 mSv; Орлов А. А.; 2025-Q1',
      'B11 Hp(10) 0.4 mSv total; Орлов А. А.; 2025',
      'B13 Hp(10) 0.5 mSv; Орлов А. А.; 2026',
    ])
  })

  test('the unit is that of the line too', () => {
    const rows: Rows = [
      HEADER,
      ['I квартал 2025, мЗв'],
      ['Орлов А. А.', 0.12],
      ['Седов К. Л.', 0.3],
      ['II квартал 2025, мкЗв'],
      ['Орлов А. А.', 120],
      ['Седов К. Л.', 300],
    ]
    expect(readCase(rows).doses).toEqual([
      'B3 H 0.12 mSv; Орлов А. А.; 2025-Q1',
      'B4 H 0.3 mSv; Седов К. Л.; 2025-Q1',
      'B6 H 120 uSv; Орлов А. А.; 2025-Q2',
      'B7 H 300 uSv; Седов К. Л.; 2025-Q2',
    ])
  })
})
