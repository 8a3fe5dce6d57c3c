import { describe, expect, test } from '@jest/globals'
import type { Resolution } from '../options'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const HEADER = ['ФИО', 'Период', 'Дозиметр', 'Hp(10), мЗв']
const ORLOV = 'Орлов А. А.'

function read(rows: Rows, choice?: number) {
  const resolutions: Resolution[] = choice === undefined ? [] : [{ sheet: 'A', cell: 'D4', column: null, choice }]
  const { doses, decisions, reconciliation } = readSheets({ A: rows }, { resolutions })
  expect(reconciliation.balanced).toBe(true)
  return {
    doses: doses.filter(({ subject }) => subject?.name === ORLOV).map((dose) => doseLine(dose).split(';')[0]),
    asked: decisions.map(({ cell, reason, alternatives }) => `${cell} ${reason}: ${alternatives.join(', ')}`),
  }
}

const TWICE: Rows = [
  HEADER,
  [ORLOV, '2024-01', 71, 0.1],
  ['Седов К. Л.', '2024-01', 72, 0.2],
  [ORLOV, '2024-01', 71, 0.1],
]

describe('a row that is twice', () => {
  test('counts once and asks', () => {
    expect(read(TWICE)).toEqual({
      doses: ['D2 Hp(10) 0.1 mSv'],
      asked: ['D4 repeatedRow: 0.1 mSv (D2), 0.1 mSv (D4), 0.1 mSv + 0.1 mSv'],
    })
  })

  test.each([
    [0, ['D2']],
    [1, ['D4']],
    [2, ['D2', 'D4']],
  ])('counts as a person says: %i', (choice, cells) => {
    expect(read(TWICE, choice)).toEqual({ doses: cells.map((cell) => `${cell} Hp(10) 0.1 mSv`), asked: [] })
  })

  test.each<[string, Rows[number]]>([
    ['another badge', [ORLOV, '2024-01', 73, 0.1]],
    ['another period', [ORLOV, '2024-02', 71, 0.1]],
    ['another value', [ORLOV, '2024-01', null, 0.3]],
  ])('%s is another dose', (_, row) => {
    expect(read([...TWICE.slice(0, 3), row])).toMatchObject({ doses: { length: 2 }, asked: [] })
  })

  test.each<[string, Rows[number]]>([
    ['in capitals', ['ОРЛОВ А. А.', '2024-01', 71, 0.1, '']],
    ['with a remark', [ORLOV, '2024-01', 71, 0.1, 'повтор']],
    ['with another number of zeros', [ORLOV, '2024-01', 71, '0,1', '']],
  ])('asks about the same reading %s', (_, row) => {
    const rows = TWICE.map((each, index) => [...each, index === 0 ? 'Примечание' : ''])
    expect(read([...rows.slice(0, 3), row]).asked).toEqual([
      'D4 repeatedRow: 0.1 mSv (D2), 0.1 mSv (D4), 0.1 mSv + 0.1 mSv',
    ])
  })

  test('with no dose adds nothing and asks nothing', () => {
    const rows = TWICE.map((row, index) => (index === 0 ? row : [...row.slice(0, 3), 0]))
    expect(read(rows)).toMatchObject({ doses: { length: 2 }, asked: [] })
  })
})

test.each(['(исправлено)', '(испр.)', '(corrected)', '(corectat)', '— исправлено'])(
  'a dose of the same person with «%s» behind the name asks, whatever it is',
  (mark) => {
    expect(read([...TWICE.slice(0, 3), [`${ORLOV} ${mark}`, '2024-01', 71, 0.3]])).toEqual({
      doses: ['D2 Hp(10) 0.1 mSv'],
      asked: ['D4 correctedRow: 0.1 mSv (D2), 0.3 mSv (D4), 0.1 mSv + 0.3 mSv'],
    })
  },
)

test('a correction of nothing in the file is its person’s dose', () => {
  expect(read([HEADER, ['Седов К. Л.', '2024-01', 72, 0.2], [`${ORLOV} (исправлено)`, '2024-01', 71, 0.3]])).toEqual({
    doses: ['D3 Hp(10) 0.3 mSv'],
    asked: [],
  })
})

describe('a list without any period', () => {
  const asked = (...names: readonly string[]) => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      ...names.map((name, at): Rows[number] => [name, name === ORLOV ? 0.31 : 0.1 + at / 10]),
    ]
    return readSheets({ A: rows }).decisions.map(({ cell, reason }) => `${cell} ${reason}`)
  }

  test('asks about a person who has one dose twice among persons who have one', () => {
    expect(asked(ORLOV, 'Седов К. Л.', ORLOV, 'Титов П. П.')).toEqual(['B4 repeatedRow'])
  })

  test('is one of several doses for each if most have several', () => {
    expect(asked(ORLOV, ORLOV, 'Седов К. Л.', 'Седов К. Л.', 'Титов П. П.', 'Титов П. П.')).toEqual([])
  })
})

describe('a log of patients', () => {
  const log = (...rows: readonly Rows[number][]) =>
    readSheets({ A: [['Date', 'Patient', 'Examination', 'Effective dose, mSv'], ...rows] })
  const CT: Rows[number] = ['12.03.2024', 'Adams R.', 'CT chest', 3.42]
  const OTHER: Rows[number] = ['12.03.2024', 'Brown S.', 'CT chest', 2.9]

  test('asks about an entry that is twice', () => {
    const { doses, decisions, reconciliation } = log(CT, OTHER, CT)
    expect(doses).toHaveLength(2)
    expect(decisions.map(({ cell, reason, alternatives }) => [cell, reason, ...alternatives])).toEqual([
      ['D4', 'repeatedRow', '3.42 mSv (D2)', '3.42 mSv (D4)', '3.42 mSv + 3.42 mSv'],
    ])
    expect(reconciliation.balanced).toBe(true)
  })

  test.each<[string, Rows]>([
    ['of another examination', [CT, OTHER, [...CT.slice(0, 2), 'CT head', 3.42]]],
    ['of another day', [CT, OTHER, ['13.03.2024', ...CT.slice(1)]]],
    ['whose dose others have too', [CT, [...OTHER.slice(0, 3), 3.42], CT]],
  ])('doesn’t ask about an entry %s', (_, rows) => {
    expect(log(...rows)).toMatchObject({ doses: { length: 3 }, decisions: [] })
  })
})
