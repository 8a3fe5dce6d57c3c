import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'units only in the headings of blocks, each with its own, and numbers below the names',
    [
      ['Cyclotron crew, badge readings 2023'],
      ['Wearer', 'Ashby R.', 'Colley T.', 'Farrow M.', 'Mean'],
      ['Number', 'CY-11', 'CY-12', 'CY-13', null],
      ['Trunk, Hp(10), mSv'],
      ['Quarter 1', 0.31, 0.42, 0.27, 0.33],
      ['Quarter 2', 0.44, 0.18, '<0.10', 0.31],
      ['Left ring, Hp(0.07), µSv'],
      ['Quarter 1', 3120, null, 2044.5, 2582],
      ['Quarter 2', 2890, null, 1733, 2312],
    ],
    [
      'B5 Hp(10) 0.31 mSv; Ashby R. [CY-11]; 2023-Q1',
      'C5 Hp(10) 0.42 mSv; Colley T. [CY-12]; 2023-Q1',
      'D5 Hp(10) 0.27 mSv; Farrow M. [CY-13]; 2023-Q1',
      'B6 Hp(10) 0.44 mSv; Ashby R. [CY-11]; 2023-Q2',
      'C6 Hp(10) 0.18 mSv; Colley T. [CY-12]; 2023-Q2',
      'D6 Hp(10) <0.10 mSv !below_limit; Farrow M. [CY-13]; 2023-Q2',
      'B8 Hp(0.07) 3120 uSv; Ashby R. [CY-11]; 2023-Q1; ring_left',
      'D8 Hp(0.07) 2044.5 uSv; Farrow M. [CY-13]; 2023-Q1; ring_left',
      'B9 Hp(0.07) 2890 uSv; Ashby R. [CY-11]; 2023-Q2; ring_left',
      'D9 Hp(0.07) 1733 uSv; Farrow M. [CY-13]; 2023-Q2; ring_left',
    ],
  ],
  [
    'a heading without a unit: asked, since the unit of another block needn’t be its own',
    [
      ['Показания дозиметров за 2023 год'],
      ['Работник', 'Агеев П. Р.', 'Быков Т. С.', 'Ванин К. О.'],
      ['Номер', '217', '218', '224'],
      ['Всё тело, Hp(10), мЗв'],
      ['I квартал', 0.31, 0.42, 0.27],
      ['II квартал', 0.44, 0.18, 0.36],
      ['Хрусталик, Hp(3)'],
      ['I квартал', 0.41, 0.52, 0.37],
      ['II квартал', 0.54, 0.28, 0.46],
    ],
    [
      'B5 Hp(10) 0.31 mSv; Агеев П. Р. [217]; 2023-Q1',
      'C5 Hp(10) 0.42 mSv; Быков Т. С. [218]; 2023-Q1',
      'D5 Hp(10) 0.27 mSv; Ванин К. О. [224]; 2023-Q1',
      'B6 Hp(10) 0.44 mSv; Агеев П. Р. [217]; 2023-Q2',
      'C6 Hp(10) 0.18 mSv; Быков Т. С. [218]; 2023-Q2',
      'D6 Hp(10) 0.36 mSv; Ванин К. О. [224]; 2023-Q2',
    ],
    ['B x6 unitUnknown'],
  ],
  [
    'figures above the first heading that names doses',
    [
      ['Wearer', 'Ashby R.', 'Colley T.', 'Farrow M.'],
      ['Quarter 1', 1.31, 1.42, 1.27],
      ['Trunk, Hp(10), mSv'],
      ['Quarter 1', 0.31, 0.42, 0.27],
      ['Quarter 2', 0.44, 0.18, 0.26],
    ],
    [],
    ['B x3 newLayout'],
  ],
  [
    'headings of other things',
    [
      ['Wearer', 'Ashby R.', 'Colley T.', 'Farrow M.'],
      ['Hours in the hall'],
      ['Quarter 1', 10.5, 12.25, 7.5],
      ['Quarter 2', 11.5, 10.25, 8.5],
    ],
    [],
  ],
]

describe('headings of blocks', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
