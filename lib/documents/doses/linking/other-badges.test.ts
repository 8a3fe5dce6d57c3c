import { describe, expect, test } from '@jest/globals'
import type { Resolution } from '../options'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

function read(rows: Rows, resolutions: readonly Resolution[] = []) {
  const { doses, decisions, reconciliation } = readSheets({ A: rows }, { resolutions })
  expect(reconciliation.balanced).toBe(true)
  return {
    doses: doses.map((dose) => doseLine(dose).split(' ')[0]),
    asked: decisions.map(({ cell, reason, alternatives }) => `${cell} ${reason}: ${alternatives.at(-1)}`),
  }
}

const badges = (header: string, [first, second]: readonly (string | number | null)[], quantity = 'Hp(10)'): Rows => [
  ['ФИО', 'Период', header, `${quantity}, мЗв`],
  ['Орлов А. А.', '2024-01', first, 0.12],
  ['Орлов А. А.', '2024-01', second, 0.13],
  ['Седов К. Л.', '2024-01', first, 0.2],
]

describe('rows of two badges of one person, place and time', () => {
  test.each([
    ['Дозиметр', ['основной', 'дополнительный'], 'Hp(10)'],
    ['Тип дозиметра', ['ТЛД', 'прямопоказывающий'], 'Hp(10)'],
    ['Dosimeter', ['TLD', 'EPD'], 'Hp(10)'],
    ['Дозиметр', [5012, 'запасной'], 'Hp(10)'],
    ['Dozimetru', ['principal', 'suplimentar'], 'Hp(10)'],
    ['Position', ['left eye', 'right eye'], 'Hp(3)'],
    ['Место ношения', ['грудь', 'пояс'], 'Hp(10)'],
    ['Position', ['ring', 'wrist'], 'Hp(0.07)'],
    ['Примечание', ['основной', 'доп.'], 'Hp(10)'],
  ])('%s: %s of %s are asked about before they are added', (header, words, quantity) => {
    expect(read(badges(header, words, quantity))).toEqual({
      doses: ['D2', 'D4'].map((cell) => expect.stringContaining(cell)),
      asked: ['D3 repeatedRow: 0.12 mSv + 0.13 mSv'],
    })
  })

  test('are added where a person says so', () => {
    const resolutions = [{ sheet: 'A', cell: 'D3', column: null, choice: 2 }]
    expect(read(badges('Дозиметр', ['основной', 'дополнительный']), resolutions)).toEqual({
      doses: ['D2', 'D3', 'D4'],
      asked: [],
    })
  })

  test.each([
    ['Дозиметр', [5012, 5013]],
    ['Дозиметр', ['Т-17', 'Т-18']],
    ['Дозиметр', ['гамма', 'нейтронный']],
    ['Дозиметр', ['ТЛД', 'нейтронный']],
    ['Дозиметр', ['ТЛД', 'ТЛД']],
    ['Примечание', ['осн. место работы', 'доп. смена']],
    ['Примечание', [null, 'left the company']],
    ['Место ношения', ['грудь', 'хрусталик']],
    ['Примечание', ['за январь', 'после отпуска']],
  ])('%s: %s are two doses', (header, words) => {
    expect(read(badges(header, words))).toMatchObject({ doses: { length: 3 }, asked: [] })
  })

  test('of other times are their doses', () => {
    const rows = badges('Дозиметр', ['основной', 'дополнительный']).map((row, index) =>
      index === 2 ? row.map((value) => (value === '2024-01' ? '2024-02' : value)) : row,
    )
    expect(read(rows)).toMatchObject({ doses: { length: 3 }, asked: [] })
  })
})

test.each([
  ['Локализация', 'грудь', 'туловище'],
  ['Сторона', 'левая', 'правая'],
])('examinations of one day are two doses, whatever «%s» says: %s, %s', (header, one, other) => {
  const rows: Rows = [
    ['Пациент', 'Дата', header, 'E, мЗв'],
    ['Орлов А. А.', '12.03.2024', one, 0.3],
    ['Орлов А. А.', '12.03.2024', other, 0.4],
    ['Седов К. Л.', '12.03.2024', one, 0.2],
  ]
  expect(read(rows)).toMatchObject({ doses: { length: 3 }, asked: [] })
})
