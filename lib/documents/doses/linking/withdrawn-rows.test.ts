import { describe, expect, test } from '@jest/globals'
import type { Resolution } from '../options'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const ORLOV = 'Орлов А. А.'

function read(rows: Rows, resolutions: readonly Resolution[] = []) {
  const { doses, decisions, reconciliation } = readSheets({ A: rows }, { resolutions })
  expect(reconciliation.balanced).toBe(true)
  return {
    doses: doses.map((dose) => doseLine(dose).split(';')[0]),
    asked: decisions.map(({ cell, reason, alternatives }) => `${cell} ${reason}: ${alternatives.join(', ')}`),
  }
}

const noted = (header: string, note: string, other: string | null): Rows => [
  ['ФИО', 'Период', 'Hp(10), мЗв', header],
  [ORLOV, '2024-01', 0.5, note],
  [ORLOV, '2024-01', 0.1, other],
  ['Седов К. Л.', '2024-01', 0.2, other],
]

describe('a row that says that it is void', () => {
  test.each([
    ['Примечание', 'ошибка, см. ниже'],
    ['Примечание', 'Аннулирована'],
    ['Статус', 'отменён'],
    ['Comment', 'void'],
    ['Status', 'Cancelled'],
    ['Status', 'entered in error'],
    ['Observații', 'anulat'],
    ['Observații', 'valoare greșită'],
  ])('«%s: %s» is no dose until somebody says so', (header, note) => {
    expect(read(noted(header, note, null))).toEqual({
      doses: ['C3 Hp(10) 0.1 mSv', 'C4 Hp(10) 0.2 mSv'],
      asked: ['C2 withdrawnRow: 0.5 mSv'],
    })
  })

  test.each(['Cancelled', 'аннулирован'])('says so under a header that no list knows as well: %s', (note) => {
    expect(read(noted('Zzork', note, 'ok')).asked).toEqual(['C2 withdrawnRow: 0.5 mSv'])
  })

  test('is a dose where a person says so', () => {
    const resolutions = [{ sheet: 'A', cell: 'C2', column: null, choice: 0 }]
    expect(read(noted('Статус', 'отменён', null), resolutions)).toMatchObject({ doses: { length: 3 }, asked: [] })
  })

  test('is asked whether it counts once it is said how it reads', () => {
    const rows: Rows = noted('Статус', 'отменён', null).map((row, at) => (at === 1 ? row.with(2, '1.234') : row))
    const reads: Resolution = { sheet: 'A', cell: 'C2', column: null, reason: 'groupOrDecimal', choice: 0 }
    expect(read(rows, [reads])).toEqual({
      doses: ['C3 Hp(10) 0.1 mSv', 'C4 Hp(10) 0.2 mSv'],
      asked: ['C2 withdrawnRow: 1.234 mSv'],
    })
    const counts: Resolution = { ...reads, reason: 'withdrawnRow', choice: 0 }
    expect(read(rows, [reads, counts])).toMatchObject({ doses: { length: 3 }, asked: [] })
  })

  test.each([
    'без ошибок',
    'not cancelled',
    'fără erori',
    'замена дозиметра',
    'инвалид II группы',
    'исправлена ошибка в фамилии',
    'dozimetru înlocuit',
    'взамен утерянного дозиметра',
    'corrected for background',
  ])('«%s» says nothing of the kind', (note) => {
    expect(read(noted('Примечание', note, null))).toMatchObject({ doses: { length: 3 }, asked: [] })
  })
})

describe('a row that says that it is preliminary', () => {
  test.each([
    ['Status', 'preliminary', 'final'],
    ['Статус', 'предварительно', 'окончательно'],
    ['Observații', 'provizoriu', 'final'],
  ])('«%s»: %s asks beside one of the same time that is not', (header, note, other) => {
    expect(read(noted(header, note, other))).toEqual({
      doses: ['C3 Hp(10) 0.1 mSv', 'C4 Hp(10) 0.2 mSv'],
      asked: ['C2 withdrawnRow: 0.1 mSv (C3), 0.5 mSv (C2), 0.1 mSv + 0.5 mSv'],
    })
  })

  test('is a dose where nothing follows it', () => {
    const rows = noted('Status', 'preliminary', 'preliminary').filter((_, index) => index !== 2)
    expect(read(rows)).toMatchObject({ doses: { length: 2 }, asked: [] })
  })
})

test.each(['пересчёт', 'перерасчёт', 'взамен строки 2', 'взамен ошибочной', 'replaces the above'])(
  '«%s» beside another of its time asks',
  (note) => {
    const rows: Rows = [
      ['ФИО', 'Период', 'Hp(10), мЗв', 'Примечание'],
      [ORLOV, '2024-01', 0.5, null],
      [ORLOV, '2024-01', 0.1, note],
    ]
    expect(read(rows).asked).toEqual(['C3 correctedRow: 0.5 mSv (C2), 0.1 mSv (C3), 0.5 mSv + 0.1 mSv'])
  },
)

test.each(['Дозы за I кв. 2025 (исправленный)', 'Doses Q1 2025, corrected'])(
  'a sheet «%s» repeats the doses of the sheet before it',
  (title) => {
    const sheet = (heading: string, doses: readonly number[]): Rows => [
      [heading],
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, doses[0]],
      ['Седов К. Л.', doses[1]],
    ]
    const sheets = { A: sheet('Дозы за I кв. 2025', [0.12, 0.3]), B: sheet(title, [0.15, 0.35]) }
    const { doses, decisions } = readSheets(sheets)
    expect(doses.map(doseLine)).toHaveLength(2)
    expect(decisions.map(({ sheet: name, cell, reason }) => `${name}!${cell} ${reason}`)).toEqual([
      'B!B3 conflict',
      'B!B4 conflict',
    ])
    const both = readSheets({ A: sheet(title, [0.12, 0.3]), B: sheet(title, [0.15, 0.35]) })
    expect(both.doses).toHaveLength(4)
    const apart = readSheets({ ...sheets, B: sheet('Дозы за I кв. 2025', [0.15, 0.35]) })
    expect(apart.doses).toHaveLength(4)
  },
)
