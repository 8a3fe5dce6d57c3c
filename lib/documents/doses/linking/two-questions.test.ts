import { expect, test } from '@jest/globals'
import type { DecisionReason } from '../model'
import type { Resolution } from '../options'
import { Resolutions } from '../reading/resolutions'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'
import { settleRepeats } from './repeats'

type Answer = readonly [place: string, reason: DecisionReason, choice: number]

/** What is read, and what is asked, once these questions have their answers. */
function read(sheets: Readonly<Record<string, Rows>>, ...answers: readonly Answer[]) {
  const resolutions = answers.map(([place, reason, choice]): Resolution => {
    const [sheet = '', cell = ''] = place.split('!')
    return { sheet, cell, column: null, reason, choice }
  })
  const { doses, decisions, reconciliation } = readSheets(sheets, { resolutions })
  expect(reconciliation.balanced).toBe(true)
  return {
    doses: doses.map((dose) => `${dose.column.sheet}!${doseLine(dose).split(';')[0]}`),
    asked: decisions.map(({ sheet, cell, reason }) => `${sheet}!${cell} ${reason}`),
  }
}

const ORLOV = 'Орлов А. А.'

test('an answer about reading a correction doesn’t answer what it corrects', () => {
  const sheets = {
    A: [
      ['ФИО', 'Период', 'Дозиметр', 'Hp(10), мЗв'],
      [ORLOV, '2024-01', 71, '0,10'],
      ['Седов К. Л.', '2024-01', 72, 0.2],
      [`${ORLOV} (исправлено)`, '2024-01', 71, '1,234'],
    ],
  }
  const reads: Answer = ['A!D4', 'groupOrDecimal', 0]
  expect(read(sheets).asked).toEqual(['A!D4 groupOrDecimal'])
  expect(read(sheets, reads)).toEqual({
    doses: ['A!D2 Hp(10) 0.10 mSv', 'A!D3 Hp(10) 0.2 mSv'],
    asked: ['A!D4 correctedRow'],
  })
  expect(read(sheets, ['A!D4', 'correctedRow', 1], reads)).toEqual({
    doses: ['A!D3 Hp(10) 0.2 mSv', 'A!D4 Hp(10) 1.234 mSv'],
    asked: [],
  })
})

test('which of two sheets’ years counts doesn’t say whether its months count in its place', () => {
  const years = (adams: number): Rows => [
    ['Name', 'Year', 'Hp(10), mSv'],
    ['Adams', 2024, adams],
    ['Brown', 2024, 0.5],
  ]
  const months = ['2024-01', '2024-02', '2024-03'].map((month) => ['Adams', month, 0.1])
  const sheets = { One: years(1.2), Two: years(1.5), Months: [['Name', 'Month', 'Hp(10), mSv'], ...months] }
  const second: Answer = ['Two!C2', 'conflict', 1]
  expect(read(sheets, second).asked).toEqual(['Two!C2 partsDiffer'])
  const { doses, asked } = read(sheets, second, ['Two!C2', 'partsDiffer', 0])
  expect(asked).toEqual([])
  expect(doses).toEqual(expect.arrayContaining(['Two!C2 Hp(10) 1.5 mSv', 'Months!C2 Hp(10) 0.1 mSv cumulative']))
})

test('which of two columns counts doesn’t say which of two sheets does', () => {
  const sheets = {
    One: [
      ['ФИО', 'Месяц', 'Hp(10), мЗв'],
      ['Белова Т. А.', '2024-01', 0.2],
      [ORLOV, '2024-01', 0.5],
    ],
    Two: [
      ['ФИО', 'Месяц', 'Hp(10), мЗв', 'Hp(10), мкЗв'],
      ['Белова Т. А.', '2024-01', 0.2, 200],
      [ORLOV, '2024-01', 0.3, 900],
    ],
  }
  const { doses, asked } = read(sheets, ['Two!D3', 'columnsDiffer', 1])
  expect(asked).toEqual(['Two!D3 conflict'])
  expect(doses).toContain('One!C3 Hp(10) 0.5 mSv')
})

test('a row that a person has called its own dose isn’t asked once more whether it repeats another', () => {
  const row = [ORLOV, '2024-01', 71, 0.1]
  const sheets = { A: [['ФИО', 'Период', 'Дозиметр', 'Hp(10), мЗв'], row, ['Седов К. Л.', '2024-01', 72, 0.2], row] }
  const both: Resolution = { sheet: 'A', cell: 'D4', column: null, reason: 'repeatedRow', choice: 2 }
  const { layout, doses } = readSheets(sheets, { resolutions: [both] })
  const asked = (...said: readonly (readonly [(typeof doses)[number], DecisionReason])[]) =>
    settleRepeats(layout, doses, new Resolutions([]), new Map(said)).decisions.length
  expect(asked()).toBe(1)
  expect(asked([doses.at(-1)!, 'repeatedRow'])).toBe(0)
  expect(asked([doses.at(-1)!, 'unnamedRow'])).toBe(1)
})
