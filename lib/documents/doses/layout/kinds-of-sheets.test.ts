import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'numbers of persons between their names and what is below them',
    [
      ['Crew member', 'Adler, Wren', 'Brook, Simon'],
      ['Staff no.', 40112, 40127],
      ['Month', 'Dose, µSv', 'Dose, µSv'],
      ['Jan 2024', 248, 170],
      ['Feb 2024', 220, 'on leave'],
    ],
    [
      'B4 H 248 uSv; Adler, Wren [40112]; 2024-01',
      'C4 H 170 uSv; Brook, Simon [40127]; 2024-01',
      'B5 H 220 uSv; Adler, Wren [40112]; 2024-02',
      'C5 H uSv !unused; Brook, Simon [40127]; 2024-02',
    ],
  ],
  [
    'each person of a row has the doses right of the name',
    [
      ['Job', 'Radiographer', 'Hp(10), µSv', 'Assistant', 'Hp(10), µSv'],
      ['J-510', 'Marlow, Keith', 38, 'Nash, Fiona', 24],
      ['J-511', 'Nash, Fiona', 19, 'Orton, Callum', 11],
    ],
    [
      'C2 Hp(10) 38 uSv; Marlow, Keith; -',
      'E2 Hp(10) 24 uSv; Nash, Fiona; -',
      'C3 Hp(10) 19 uSv; Nash, Fiona; -',
      'E3 Hp(10) 11 uSv; Orton, Callum; -',
    ],
  ],
  [
    'hours over rates are no classes of doses',
    [
      ['Patient', 'Dose rate at 1 m (µSv/h)', null],
      [null, '0 h', '24 h'],
      ['Penrose, Alice', 165, 62],
      ['Quarmby, John', 241, 98],
    ],
    [
      'B3 rate 165 uSv/h single; Penrose, Alice; -',
      'C3 rate 62 uSv/h single; Penrose, Alice; -',
      'B4 rate 241 uSv/h single; Quarmby, John; -',
      'C4 rate 98 uSv/h single; Quarmby, John; -',
    ],
  ],
  [
    'a lens beside two quantities that are named, whatever the title names',
    [
      ['Deep = Hp(10), shallow = Hp(0.07); all doses in mSv'],
      ['Name', 'Deep', 'Shallow', 'Lens'],
      ['Upton Grace', 0.15, 0.17, 0.16],
    ],
    [
      'B3 Hp(10) 0.15 mSv; Upton Grace; -',
      'C3 Hp(0.07) 0.17 mSv; Upton Grace; -',
      'D3 Hp(3) 0.16 mSv; Upton Grace; -; lens',
    ],
  ],
  [
    'a mean among periods, although its figures are no mean of the months',
    [
      ['Dose, µSv'],
      ['Month', 'Adler, Wren', 'Brook, Simon'],
      ['Jan 2024', 248, 170],
      ['Feb 2024', 220, 158],
      ['Monthly average', 300, 200],
    ],
    [
      'B3 H 248 uSv; Adler, Wren; 2024-01',
      'C3 H 170 uSv; Brook, Simon; 2024-01',
      'B4 H 220 uSv; Adler, Wren; 2024-02',
      'C4 H 158 uSv; Brook, Simon; 2024-02',
      'B5 H 300 uSv total; -; -',
      'C5 H 200 uSv total; -; -',
    ],
  ],
  [
    'words beside a quantity in its column: a place, or a question',
    [
      ['Staff', 'Quantity', '2024-Q1, mSv'],
      ['Hale, B.', 'Hp(0.07)', 0.11],
      ['Hale, B.', 'Hp(0.07) fingers', 4.1],
      ['Hale, B.', 'Hp(0.07) snorp', 0.5],
      ['Irwin, C.', 'Hp(0.07)', 0.06],
      ['Irwin, C.', 'Hp(0.07) fingers', 2.2],
      ['Irwin, C.', 'Hp(0.07) snorp', 0.7],
    ],
    [
      'C2 Hp(0.07) 0.11 mSv; Hale, B.; 2024-Q1',
      'C3 Hp(0.07) 4.1 mSv; Hale, B.; 2024-Q1; extremity',
      'C5 Hp(0.07) 0.06 mSv; Irwin, C.; 2024-Q1',
      'C6 Hp(0.07) 2.2 mSv; Irwin, C.; 2024-Q1; extremity',
    ],
    ['C4 repeatedRow', 'C7 repeatedRow'],
  ],
  [
    'a block of another quantity has no unit of the block above',
    [
      ['Doze 2024'],
      ['Hp(10), mSv'],
      ['Nume', 'Trim. I', 'Trim. II'],
      ['Albu Ion', 0.12, 0.15],
      ['Barbu Ana', 0.08, 0.09],
      [],
      ['Hp(0,07)'],
      ['Nume', 'Trim. I', 'Trim. II'],
      ['Albu Ion', 112, 151],
      ['Barbu Ana', 83, 95],
    ],
    [
      'B4 Hp(10) 0.12 mSv; Albu Ion; 2024-Q1',
      'C4 Hp(10) 0.15 mSv; Albu Ion; 2024-Q2',
      'B5 Hp(10) 0.08 mSv; Barbu Ana; 2024-Q1',
      'C5 Hp(10) 0.09 mSv; Barbu Ana; 2024-Q2',
    ],
    ['B x4 unitUnknown'],
  ],
  [
    'two doses in a cell: asked',
    [
      ['Name', 'Hp(10) / Hp(0.07), mSv', null],
      [null, 'May 2024', 'June 2024'],
      ['Jarvis, Nell', '0.12 / 0.15', '0.10 / 0.13'],
      ['Keane, Rory', '0.06 / 0.08', '<0.05 / 0.06'],
    ],
    [],
    ['B x2 newLayout'],
  ],
  [
    'running sums in rows of their own are no sums of the rows above',
    [
      ['Hp(10), µSv, 2024'],
      ['Cod', 'Nume', 'Fel', 'ianuarie', 'februarie'],
      ['R104', 'Tănase Filip', 'lunar', 85, 92],
      ['R104', 'Tănase Filip', 'cumulat', 85, 177],
      ['R109', 'Udrea Simona', 'lunar', 40, 44],
      ['R109', 'Udrea Simona', 'cumulat', 40, 84],
    ],
    [
      'D3 Hp(10) 85 uSv; Tănase Filip [R104]; 2024-01',
      'E3 Hp(10) 92 uSv; Tănase Filip [R104]; 2024-02',
      'D4 Hp(10) 85 uSv total; -; 2024-01',
      'E4 Hp(10) 177 uSv total; -; 2024-02',
      'D5 Hp(10) 40 uSv; Udrea Simona [R109]; 2024-01',
      'E5 Hp(10) 44 uSv; Udrea Simona [R109]; 2024-02',
      'D6 Hp(10) 40 uSv total; -; 2024-01',
      'E6 Hp(10) 84 uSv total; -; 2024-02',
    ],
  ],
]

describe('kinds of sheets', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

test('boxes of a form above its doses', () => {
  const rows = [
    ['1. NAME (LAST, FIRST)', '2. IDENTIFICATION NUMBER', '3. SEX'],
    ['VANCE, LEONARD', 'XR-3391', 'M'],
    [],
    ['5. MONITORING PERIOD', '6. FACILITY'],
    ['01/01/2024 - 12/31/2024', 'Lakeside Research Reactor'],
    [],
    ['DOSES (in rem)'],
    ['8. DEEP DOSE EQUIVALENT (DDE)', '9. LENS DOSE EQUIVALENT (LDE)'],
    [0.112, 0.118],
    [],
    ['12. COMMENTS'],
    ['Dosimeter exchanged quarterly; processed by vendor 7'],
  ]
  expect(readCase(rows)).toEqual({
    doses: [
      'A9 Hp(10) 0.112 REM; VANCE, LEONARD [XR-3391]; 2024',
      'B9 Hp(3) 0.118 REM; VANCE, LEONARD [XR-3391]; 2024',
    ],
    asked: [],
    balanced: true,
  })
})
