import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { readSheets } from '../test-support/read-sheets'
import { totalsOf } from '../totals/totals-of'

/** Two rows a person, which unknown words tell apart. */
const UNKNOWN = [
  ['Staff doses, mSv'],
  ['No', 'Name', 'Series', '2021', '2022'],
  ['A1', 'Hugh Marlow', 'upper', 1.2, 0.8],
  [undefined, undefined, 'lower', 1.5, 1],
  ['A2', 'Ida Penfold', 'upper', 0.4, 0.6],
  [undefined, undefined, 'lower', 0.5, 0.7],
  ['A3', 'Owen Tarrant', 'upper', 2.2, 1.8],
  [undefined, undefined, 'lower', 2.5, 2.1],
]

const CASES: readonly ReadCase[] = [
  [
    'the word for dose is only in the header',
    [
      ['Annual doses, mSv'],
      ['Name', 'Dose', '2022', '2023'],
      ['Iris Caldwell', 'Effective', 0.7, 1.4],
      [undefined, 'Lens', 0.9, 1.8],
      ['Neil Osgood', 'Effective', 2.1, 0.3],
      [undefined, 'Lens', 2.6, 0.4],
    ],
    [
      'C3 E 0.7 mSv; Iris Caldwell; 2022',
      'D3 E 1.4 mSv; Iris Caldwell; 2023',
      'C4 Hp(3) 0.9 mSv; Iris Caldwell; 2022; lens',
      'D4 Hp(3) 1.8 mSv; Iris Caldwell; 2023; lens',
      'C5 E 2.1 mSv; Neil Osgood; 2022',
      'D5 E 0.3 mSv; Neil Osgood; 2023',
      'C6 Hp(3) 2.6 mSv; Neil Osgood; 2022; lens',
      'D6 Hp(3) 0.4 mSv; Neil Osgood; 2023; lens',
    ],
  ],
  [
    'the same in Russian',
    [
      ['Годовые дозы, мЗв'],
      ['ФИО', 'Доза', '2022', '2023'],
      ['Уваров П. С.', 'эффективная', 0.7, 1.4],
      [undefined, 'на хрусталик', 0.9, 1.8],
      ['Яшин Р. О.', 'эффективная', 2.1, 0.3],
      [undefined, 'на хрусталик', 2.6, 0.4],
    ],
    [
      'C3 E 0.7 mSv; Уваров П. С.; 2022',
      'D3 E 1.4 mSv; Уваров П. С.; 2023',
      'C4 Hp(3) 0.9 mSv; Уваров П. С.; 2022; lens',
      'D4 Hp(3) 1.8 mSv; Уваров П. С.; 2023; lens',
      'C5 E 2.1 mSv; Яшин Р. О.; 2022',
      'D5 E 0.3 mSv; Яшин Р. О.; 2023',
      'C6 Hp(3) 2.6 mSv; Яшин Р. О.; 2022; lens',
      'D6 Hp(3) 0.4 mSv; Яшин Р. О.; 2023; lens',
    ],
  ],
  [
    'unknown words tell the rows apart: asked',
    UNKNOWN,
    [
      'D3 H 1.2 mSv; Hugh Marlow; 2021',
      'E3 H 0.8 mSv; Hugh Marlow; 2022',
      'D5 H 0.4 mSv; Ida Penfold; 2021',
      'E5 H 0.6 mSv; Ida Penfold; 2022',
      'D7 H 2.2 mSv; Owen Tarrant; 2021',
      'E7 H 1.8 mSv; Owen Tarrant; 2022',
    ],
    ['D4 repeatedRow', 'E4 repeatedRow', 'D6 repeatedRow', 'E6 repeatedRow', 'D8 repeatedRow', 'E8 repeatedRow'],
  ],
  [
    'a sum over people of one of two quantities, as only its label says',
    [
      ['Annual doses, mSv'],
      ['Name', 'Dose', '2022', '2023'],
      ['Iris Caldwell', 'Effective', 0.7, 1.4],
      [undefined, 'Lens', 0.9, 1.8],
      ['Neil Osgood', 'Effective', 2.1, 0.3],
      [undefined, 'Lens', 2.6, 0.4],
      ['Collective effective dose, man·mSv', undefined, 2.8, 1.9],
    ],
    [
      'C3 E 0.7 mSv; Iris Caldwell; 2022',
      'D3 E 1.4 mSv; Iris Caldwell; 2023',
      'C4 Hp(3) 0.9 mSv; Iris Caldwell; 2022; lens',
      'D4 Hp(3) 1.8 mSv; Iris Caldwell; 2023; lens',
      'C5 E 2.1 mSv; Neil Osgood; 2022',
      'D5 E 0.3 mSv; Neil Osgood; 2023',
      'C6 Hp(3) 2.6 mSv; Neil Osgood; 2022; lens',
      'D6 Hp(3) 0.4 mSv; Neil Osgood; 2023; lens',
      'C7 H 2.8 mSv total; -; 2022',
      'D7 H 1.9 mSv total; -; 2023',
    ],
    ['D7 totalDiffers'],
  ],
  [
    'doses of two jobs are added',
    [
      ['Doses 2023, mSv'],
      ['Name', 'Position held', 'Q1'],
      ['Hugh Marlow', 'nurse', 0.2],
      ['Hugh Marlow', 'technician', 0.3],
      ['Ida Penfold', 'nurse', 0.4],
      ['Ida Penfold', 'technician', 0.5],
    ],
    [
      'C3 H 0.2 mSv; Hugh Marlow; 2023-Q1',
      'C4 H 0.3 mSv; Hugh Marlow; 2023-Q1',
      'C5 H 0.4 mSv; Ida Penfold; 2023-Q1',
      'C6 H 0.5 mSv; Ida Penfold; 2023-Q1',
    ],
  ],
]

describe('several rows a person', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test.each([
    [2, [2.7, 1.8]],
    [0, [1.2, 0.8]],
  ])('they are added only if a user says so: choice %s', (choice, sums) => {
    const asked = readSheets({ S: UNKNOWN }).decisions
    const resolutions = asked.map(({ sheet, cell, reason }) => ({ sheet, cell, column: null, reason, choice }))
    const { doses } = readSheets({ S: UNKNOWN }, { resolutions })
    const years = totalsOf(doses).filter(
      ({ subject, period }) => subject?.name === 'Hugh Marlow' && period?.length === 4,
    )
    expect(years.map(({ lower }) => Number(lower))).toEqual(sums)
  })
})
