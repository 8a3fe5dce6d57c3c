import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'

const HEAD = ['Spot', 'Place', 'Tube angle', 'Tube angle', 'Tube angle'] as const

const CASES: readonly ReadCase[] = [
  [
    'rates at the points of an axis, of which one is below what the instrument shows',
    [
      ['Shielding check, dose rates in µSv/h'],
      HEAD,
      [null, null, '0°', '45°', '135°'],
      ['A', 'Console', 0.34, 0.41, '<0.2'],
      ['B', 'Stairs', 1.25, 2.2, 0.9],
      ['C', 'Yard', 0.62, '<0.2', 0.77],
    ],
    [
      'C4 rate 0.34 uSv/h single; Console; -',
      'D4 rate 0.41 uSv/h single; Console; -',
      'E4 rate <0.2 uSv/h !below_limit single; Console; -',
      'C5 rate 1.25 uSv/h single; Stairs; -',
      'D5 rate 2.2 uSv/h single; Stairs; -',
      'E5 rate 0.9 uSv/h single; Stairs; -',
      'C6 rate 0.62 uSv/h single; Yard; -',
      'D6 rate <0.2 uSv/h !below_limit single; Yard; -',
      'E6 rate 0.77 uSv/h single; Yard; -',
    ],
  ],
  [
    'bare figures below the points may be factors: asked',
    [
      ['Мощность дозы, мкЗв/ч'],
      ['Точка', 'Угол', 'Угол', 'Угол'],
      [null, '0°', '30°', '60°'],
      ['А', 1.02, 0.98, 0.91],
      ['Б', 1.01, 0.97, 0.88],
    ],
    [],
    ['B x2 perhapsDoses', 'C x2 perhapsDoses', 'D x2 perhapsDoses'],
  ],
  [
    'a mean below all rates of its row is another rate: asked',
    [
      ['Shielding check, dose rates in µSv/h'],
      ['Place', 'Lid open', 'Lid closed', 'Lid locked', 'Mean', 'Duty-averaged'],
      ['Console', 0.3, 0.5, 0.4, 0.4, 0.02],
      ['Stairs', 1.2, 2.2, 0.8, 1.4, 0.11],
    ],
    [
      'B3 rate 0.3 uSv/h single; Console; -',
      'C3 rate 0.5 uSv/h single; Console; -',
      'D3 rate 0.4 uSv/h single; Console; -',
      'B4 rate 1.2 uSv/h single; Stairs; -',
      'C4 rate 2.2 uSv/h single; Stairs; -',
      'D4 rate 0.8 uSv/h single; Stairs; -',
    ],
    ['F x2 unexplainedColumn'],
  ],
  [
    'a unit in the line over the points is that of the figures',
    [
      ['Shielding check, dose rates in µSv/h'],
      ['Spot', 'Deviation (%)', 'Deviation (%)', 'Deviation (%)'],
      [null, '0°', '45°', '135°'],
      ['A', 1.02, '<0.2', 0.91],
      ['B', 1.01, 0.97, 0.88],
    ],
    [],
  ],
]

describe('points of an axis', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})
