import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const HEADER = ['ФИО', 'Месяц', 'Hp(10), мЗв']
const [ORLOV, SEDOV] = ['Орлов А. А.', 'Седов К. Л.']

/** Role and person by cell, and what is asked. */
function read(rows: Rows) {
  const { doses, decisions, reconciliation } = readSheets({ A: rows })
  expect(reconciliation.balanced).toBe(true)
  return {
    totals: doses.filter(({ role }) => role === 'total').map((dose) => doseLine(dose).split(' ')[0]),
    people: [...new Set(doses.flatMap(({ subject }) => subject?.name ?? []))],
    asked: decisions.map(({ cell, reason }) => `${cell} ${reason}`),
  }
}

describe('a row without a label', () => {
  test('is the total of the person above, where it adds up that person’s rows', () => {
    const rows: Rows = [
      HEADER,
      [ORLOV, '2024-01', 0.1],
      [null, '2024-02', 0.2],
      [null, null, 0.3],
      [SEDOV, '2024-01', 0.4],
      [null, '2024-02', 0],
      [null, null, '0,4'],
    ]
    expect(read(rows)).toEqual({ totals: ['C4', 'C7'], people: [ORLOV, SEDOV], asked: [] })
  })

  test('is the total of all, where it adds up each column, bounds of what is censored between', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв', 'Hp(3), мЗв'],
      [ORLOV, 0.1, '0,4'],
      [SEDOV, 0.2, '<0,05'],
      [null, 0.3, '0,42'],
    ]
    expect(read(rows)).toEqual({ totals: ['B4', 'C4'], people: [ORLOV, SEDOV], asked: [] })
  })

  test('asks where it adds up nothing and the other rows have labels', () => {
    const rows: Rows = [
      HEADER,
      [ORLOV, '2024-01', 0.1],
      [null, '2024-02', 0.2],
      [null, null, 0.9],
      [SEDOV, '2024-01', 0.4],
      [null, '2024-02', 0.1],
    ]
    expect(read(rows)).toEqual({ totals: [], people: [ORLOV, SEDOV], asked: ['C4 unnamedRow'] })
  })

  test('is a badge of the person above where such rows are the rule', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, 0.1],
      [null, 0],
      [null, 0.1],
      [SEDOV, 0.2],
      [null, 0.3],
    ]
    expect(read(rows)).toEqual({ totals: [], people: [ORLOV, SEDOV], asked: [] })
  })

  test('that a merged name covers is that person’s', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, 0.1],
      [null, 0.2],
      [null, 0.3],
      [SEDOV, 0.2],
      [null, 0.3],
    ]
    const { doses } = readSheets({ A: rows }, {}, { merges: ['A2:A4', 'A5:A6'] })
    expect(doses.map(({ role }) => role)).toEqual(doses.map(() => 'period'))
  })
})

describe('in the column of names', () => {
  test.each(['I квартал', 'За 2024 год', 'Trim. I 2024', 'Q1 2024'])('«%s» is the total of what it adds up', (name) => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, 0.1],
      [SEDOV, 0.2],
      [name, 0.3],
    ]
    expect(read(rows)).toEqual({ totals: ['B4'], people: [ORLOV, SEDOV], asked: [] })
  })

  test('a period that adds up nothing is none, and asks', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, 0.1],
      [SEDOV, 0.2],
      ['I квартал', 0.7],
    ]
    expect(read(rows)).toEqual({ totals: [], people: [ORLOV, SEDOV], asked: ['B4 unnamedRow'] })
  })

  test.each([
    ['Превышение', ['B4']],
    ['Exceedance', ['B4']],
    ['Depășire', ['B4']],
    // No dose is a part of a limit.
    ['%', []],
    ['% от предела', []],
    ['Share of the limit, %', []],
  ])('«%s» isn’t a person', (name, totals) => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      [ORLOV, 0.1],
      [SEDOV, 0.2],
      [name, 1.5],
    ]
    expect(read(rows)).toEqual({ totals, people: [ORLOV, SEDOV], asked: [] })
  })

  test('a month alone may be a surname', () => {
    const rows: Rows = [
      ['Name', 'Hp(10), mSv'],
      ['May', 0.1],
      ['Adams', 0.2],
    ]
    expect(read(rows)).toEqual({ totals: [], people: ['May', 'Adams'], asked: [] })
  })
})
