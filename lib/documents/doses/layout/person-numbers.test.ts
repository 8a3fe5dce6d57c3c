import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

/** Whose the doses are, each once. */
function people(rows: Rows): readonly string[] {
  return [...new Set(readCase(rows).doses.map((line) => line.split('; ')[1] ?? ''))]
}

describe('numbers of people below their names', () => {
  test('are said by the word beside them', () => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Blackwood Leon', 'Underhill Victor', 'Pemberton Isla'],
      ['Staff ID', 410, 411, 412],
      ['Q1', 0.3, 0.2, 0.1],
      ['Q2', 0.4, 0.1, 0.2],
    ]
    expect(people(rows)).toEqual(['Blackwood Leon [410]', 'Underhill Victor [411]', 'Pemberton Isla [412]'])
  })

  test('need no word if no dose is like them', () => {
    const rows: Rows = [
      ['Doses at interventions, Hp(10), µSv'],
      ['Date', 'Intervention', 'Rotaru Horia', 'Mocanu Bogdan', 'Spinu Razvan'],
      [null, null, 2201, 2202, 2203],
      ['2025-02-11', 'lost source', 108, 107, 102],
      ['2025-04-03', 'accident', 78, 29, 37],
    ]
    expect(readCase(rows).asked).toEqual([])
    expect(people(rows)).toEqual(['Rotaru Horia [2201]', 'Mocanu Bogdan [2202]', 'Spinu Razvan [2203]'])
  })

  test.each([
    ['two people have the same', [410, 410, 412]],
    ['one has none', [410, null, 412]],
    ['they have fractions', [0.5, 0.25, 0.75]],
  ])('are none if %s', (_, numbers) => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Blackwood Leon', 'Underhill Victor', 'Pemberton Isla'],
      ['Staff ID', ...numbers],
      ['Q1', 0.3, 0.2, 0.1],
      ['Q2', 0.4, 0.1, 0.2],
    ]
    expect(people(rows)).toEqual(['Blackwood Leon', 'Underhill Victor', 'Pemberton Isla'])
  })
})

describe('a column beside names of whose header nothing is known', () => {
  const sheet = (header: string, numbers: readonly (string | number)[], names = NAMES): Rows => [
    [header, 'Name', 'Hp(10), mSv'],
    ...numbers.map((number, at) => [number, names[at], 0.1 + at / 10]),
  ]
  const NAMES = ['Adams R.', 'Brown S.', 'Clark T.', 'Davis U.']

  test.each([
    ['Payroll', [5501, 5502, 5503, 5504]],
    ['Works no.', [5100, 5103, 5106, 5109]],
    ['Code', ['V01', 'V02', 'V03', 'V04']],
    ['Passbook', ['PB20811', 'PB20824', 'PB20837', 'PB20850']],
    ['Таб.', [15, 16, 17, 18]],
  ])('numbers them if each has another code: %s', (header, numbers) => {
    expect(people(sheet(header, numbers))).toEqual(NAMES.map((name, at) => `${name} [${numbers[at]}]`))
  })

  test.each([
    ['a numbering from 1', 'Pos.', [1, 2, 3, 4], NAMES],
    ['a code that two people share', 'Task', ['R-1', 'R-1', 'R-2', 'R-3'], NAMES],
    ['a figure with a fraction', 'Factor', [1.5, 2.5, 3.5, 4.5], NAMES],
    [
      'another code for each of a person’s rows',
      'Permit',
      ['A-1', 'A-2', 'A-3', 'A-4'],
      ['Adams R.', 'Adams R.', 'Brown S.', 'Brown S.'],
    ],
  ])('says nothing of who they are: %s', (_, header, numbers, names) => {
    expect(people(sheet(header, numbers, names))).toEqual([...new Set(names)])
  })

  test('is none of theirs where a total or a group has no number', () => {
    const rows = [...sheet('Payroll', [5501, 5502, 5503, 5504]), [null, 'Subtotal', 1], [null, 'Total', 1]]
    expect(people(rows).slice(0, 4)).toEqual(NAMES.map((name, at) => `${name} [${5501 + at}]`))
  })
})
