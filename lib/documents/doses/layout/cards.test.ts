import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const lines = (rows: Rows, merges: readonly string[] = []) =>
  readSheets({ A: rows }, {}, { merges }).doses.map(doseLine)

const MONTHS: Rows = [
  ['Январь', 12, 13],
  ['Февраль', 22, 23],
]

describe('a card of months by years', () => {
  test.each([[[]], [['A2:A3', 'B3:C3']]])('has its unit in a line below the years, merged or not: %j', (merges) => {
    const rows: Rows = [['ФИО: Орлов А. А.'], ['Месяц', 2023, 2024], [null, 'Доза, мкЗв', null], ...MONTHS]
    expect(lines(rows, merges)).toEqual([
      'B4 H 12 uSv; Орлов А. А.; 2023-01',
      'C4 H 13 uSv; Орлов А. А.; 2024-01',
      'B5 H 22 uSv; Орлов А. А.; 2023-02',
      'C5 H 23 uSv; Орлов А. А.; 2024-02',
    ])
  })

  test.each([
    ['Орлов Андрей Алексеевич', 'Орлов Андрей Алексеевич'],
    ['Белова Татьяна Андреевна, медсестра', 'Белова Татьяна Андреевна'],
    ['Татьяна Андреевна Белова', 'Татьяна Андреевна Белова'],
    ['Карточка учёта доз: Орлов А. А.', 'Орлов А. А.'],
    ['Мамедов Али Рза оглы', 'Мамедов Али Рза оглы'],
    ['Карточка учёта доз: Отделение Лучевой Терапии', null],
    ['Индивидуальные дозы персонала', null],
  ])('«%s» over it names its person: %s', (title, name) => {
    const [line] = lines([[title], ['Месяц', 'Hp(10), мЗв'], ['Январь 2025', 0.1], ['Февраль 2025', 0.2]])
    expect(line).toBe(`B3 Hp(10) 0.1 mSv; ${name ?? '-'}; 2025-01`)
  })

  test('ignores the name of the person responsible for a badge list', () => {
    const rows: Rows = [
      ['Ответственный за радиационную безопасность:'],
      ['Сидоров Иван Петрович'],
      ['№ дозиметра', 'Период', 'Hp(10), мЗв'],
      [5012, 'янв 2025', 0.1],
      [5013, 'янв 2025', 0.2],
    ]
    expect(lines(rows).join()).not.toContain('Сидоров')
  })

  test('ignores the name of the person who approved it', () => {
    const rows: Rows = [
      ['УТВЕРЖДАЮ'],
      ['Орлов Андрей Алексеевич'],
      ['Месяц', 'Hp(10), мЗв'],
      ['Январь 2025', 0.1],
      ['Февраль 2025', 0.2],
    ]
    expect(lines(rows)[0]).toBe('B4 Hp(10) 0.1 mSv; -; 2025-01')
  })

  test('keeps the names of its rows', () => {
    const rows: Rows = [['Орлов Андрей Алексеевич'], ['ФИО', 'Hp(10), мЗв'], ['Седов К. Л.', 0.1], [null, 0.2]]
    expect(lines(rows).join()).not.toContain('Орлов')
  })
})
