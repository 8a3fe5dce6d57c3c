import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const CASES: readonly ReadCase[] = [
  [
    'what instruments can measure',
    [
      ['Instrument', 'Serie', 'Plaja', 'Factor'],
      ['RK-67', 5512, '0,5 µSv/h – 2 mSv/h', 1.04],
      ['Polimaster', 8820, '0–100 mSv/h', 0.97],
    ],
    [],
  ],
  [
    'readings as narrow ranges',
    [
      ['Place', 'Level', 'Note'],
      ['Gate', '0.2–0.4 µSv/h', 'rain'],
      ['Fence', '0.1–0.3 µSv/h', null],
    ],
    ['B2 rate 0.2..0.4 uSv/h single; Gate; -', 'B3 rate 0.1..0.3 uSv/h single; Fence; -'],
  ],
  [
    'a header that says that they are doses',
    [
      ['Place', 'Dose rate'],
      ['Gate', '0–0.4 µSv/h'],
      ['Fence', '0–0.3 µSv/h'],
    ],
    ['B2 rate 0..0.4 uSv/h single; Gate; -', 'B3 rate 0..0.3 uSv/h single; Fence; -'],
  ],
  [
    'quantities with other units in rows',
    [
      ['Aparat', 'Parametru', 'Nominal', 'Măsurat'],
      ['Sala 4', 'Tensiune (kV)', 70, 71.2],
      ['Sala 4', 'Timp (ms)', 200, 195],
      ['Sala 4', 'Contrast (pl/mm)', 1.8, 1.6],
    ],
    [],
  ],
]

describe('numbers in radiation units or under words for results that aren’t doses', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
