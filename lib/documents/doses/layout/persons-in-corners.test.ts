import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { doseLine, readSheets } from '../test-support/read-sheets'

const CASES: readonly ReadCase[] = [
  [
    'people in the corners of blocks over years',
    [
      ['Dose history, mSv'],
      ['3301 – Vance, Joan', 2020, 2021],
      ['Hp(10)', 0.9, 1.1],
      ['Hp(0.07)', 1.1, 1.2],
      ['3302 – Walsh, Kim', 2020, 2021],
      ['Hp(10)', 0.2, 0.3],
      ['Hp(0.07)', 0.3, 0.4],
    ],
    [
      'B3 Hp(10) 0.9 mSv; Vance, Joan [3301]; 2020',
      'C3 Hp(10) 1.1 mSv; Vance, Joan [3301]; 2021',
      'B4 Hp(0.07) 1.1 mSv; Vance, Joan [3301]; 2020',
      'C4 Hp(0.07) 1.2 mSv; Vance, Joan [3301]; 2021',
      'B6 Hp(10) 0.2 mSv; Walsh, Kim [3302]; 2020',
      'C6 Hp(10) 0.3 mSv; Walsh, Kim [3302]; 2021',
      'B7 Hp(0.07) 0.3 mSv; Walsh, Kim [3302]; 2020',
      'C7 Hp(0.07) 0.4 mSv; Walsh, Kim [3302]; 2021',
    ],
  ],
  [
    'two words in a corner are a name if the header is repeated below another',
    [
      ['Hp(10), mSv'],
      ['Albu Ion', 2022, 2023],
      ['ianuarie', 0.1, 0.2],
      ['februarie', 0.3, 0.4],
      [],
      ['Barbu Ana', 2022, 2023],
      ['ianuarie', 0.5, 0.6],
      ['februarie', 0.7, 0.8],
    ],
    [
      'B3 Hp(10) 0.1 mSv; Albu Ion; 2022-01',
      'C3 Hp(10) 0.2 mSv; Albu Ion; 2023-01',
      'B4 Hp(10) 0.3 mSv; Albu Ion; 2022-02',
      'C4 Hp(10) 0.4 mSv; Albu Ion; 2023-02',
      'B7 Hp(10) 0.5 mSv; Barbu Ana; 2022-01',
      'C7 Hp(10) 0.6 mSv; Barbu Ana; 2023-01',
      'B8 Hp(10) 0.7 mSv; Barbu Ana; 2022-02',
      'C8 Hp(10) 0.8 mSv; Barbu Ana; 2023-02',
    ],
  ],
  [
    'two words in a single corner name nobody',
    [['Hp(10), mSv'], ['Badge Results', 2022, 2023], ['January', 0.1, 0.2], ['February', 0.3, 0.4]],
    [
      'B3 Hp(10) 0.1 mSv; -; 2022-01',
      'C3 Hp(10) 0.2 mSv; -; 2023-01',
      'B4 Hp(10) 0.3 mSv; -; 2022-02',
      'C4 Hp(10) 0.4 mSv; -; 2023-02',
    ],
  ],
  [
    'sides over months are no persons',
    [['Hp(10), мЗв, 2024'], ['Месяц', 'левая', 'правая'], ['январь', 0.1, 0.2], ['февраль', 0.3, 0.4]],
    [],
    ['B x2 perhapsDoses', 'C x2 perhapsDoses'],
  ],
]

describe('persons in corners and on sheets', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test('two sheets of badges named after persons', () => {
    const rows = [['Hp(0,07), mSv, 2024'], ['Luna', 'Mâna stângă', 'Mâna dreaptă'], ['Ianuarie', 1.2, 1.5]]
    const { doses } = readSheets({ 'Petrescu Ion': rows, 'Radu Mihai': rows, Sumar: [['Verificat']] })
    expect(doses.map(doseLine)).toEqual([
      'B3 Hp(0.07) 1.2 mSv; Petrescu Ion; 2024-01; ring_left',
      'C3 Hp(0.07) 1.5 mSv; Petrescu Ion; 2024-01; ring_right',
      'B3 Hp(0.07) 1.2 mSv; Radu Mihai; 2024-01; ring_left',
      'C3 Hp(0.07) 1.5 mSv; Radu Mihai; 2024-01; ring_right',
    ])
  })
})
