import { describe, expect, test } from '@jest/globals'
import process from 'node:process'
import fc from 'fast-check'
import { readCell } from './read-cell'

const UNITS = [
  ['mSv', 'mSv'],
  ['мЗв', 'mSv'],
  ['мкЗв', 'uSv'],
  ['µSv', 'uSv'],
  ['μSv', 'uSv'],
  ['бэр', 'REM'],
  ['mGy', 'mGy'],
  ['мГр', 'mGy'],
  ['mGy·cm', 'mGy.cm'],
  ['мГр·см²', 'mGy.cm2'],
  ['мкЗв/ч', 'uSv/h'],
  ['МБк', 'MBq'],
] as const
const number = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.stringMatching(/^\d{1,2}$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`)

describe('readCell', () => {
  test('what is printed from a dose is read as the same dose, whatever the script, the mark and the space', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom(...UNITS),
        fc.constantFrom('', ' ', '\u00a0', '\u202f', '  '),
        fc.constantFrom('.', ','),
        (value, [unit, ucum], space, mark) => {
          const { quantities, ambiguities, rejected, rest } = readCell(`${value.replace('.', mark)}${space}${unit}`, {
            context: 'dosimetry',
          })
          expect(ambiguities).toEqual([])
          expect(rejected).toEqual([])
          expect(rest).toBe('')
          expect(quantities).toMatchObject([{ value, units: [{ ucum }], unitFrom: 'cell' }])
        },
      ),
    )
  })

  test('every digit of a text is in a quantity, a rejected number or a quantity’s name', () => {
    const pieces = fc.constantFrom(
      '0,25 мЗв',
      '12',
      '1.234',
      '<0,05',
      'N20',
      '01.02.2024',
      '40/12,5 mg',
      ' ',
      '; ',
      '-',
      '/',
      '+',
      '(',
      ')',
      'abc',
      'Д3',
      '±',
      '1-0-1',
      '2019 г.',
      '10 ml',
      'до',
      'x',
      '½',
      '5:30',
      '1e5',
    )
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom('dosimetry' as const, 'medication' as const, 'unknown' as const),
        (list, context) => {
          const text = list.join('')
          const { quantities, rejected } = readCell(text, { context })
          const spans = [...quantities, ...rejected]
          const free = [...text]
            .map((sign, at) =>
              /\d/.test(sign) && !spans.some(({ start, end }) => start <= at && at < end) ? sign : '',
            )
            .join('')
          expect(free).toBe('')
        },
      ),
    )
  })

  test('never throws, and returns positions within the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('dosimetry' as const, 'medication' as const, 'unknown' as const),
        (text, context) => {
          for (const { start, end } of readCell(text, { context }).quantities)
            expect(start <= end && end <= text.length).toBe(true)
        },
      ),
    )
  })

  test('control and invisible characters do not move a value', () => {
    expect(readCell('0,25\u0000 мЗв\u200b', { context: 'dosimetry' }).quantities).toMatchObject([
      { value: '0.25', units: [{ ucum: 'mSv' }] },
    ])
    expect(readCell('\u202e0,25 мЗв', { context: 'dosimetry' }).quantities).toMatchObject([{ value: '0.25' }])
  })

  test.each([
    ['digits', '1'],
    ['a number and a space', '1 '],
    ['spaces', ' '],
    ['points', '.'],
    ['digits and points', '1.'],
    ['digits and commas', '1,'],
    ['signs', '<'],
    ['dashes', '1-'],
    ['strokes', '1/'],
    ['brackets', '('],
    ['letters', 'а'],
    ['units', 'mg/'],
    ['doses', '0,25 мЗв; '],
    ['words', 'mai mic de '],
    ['dates', '01.02.'],
    ['names', 'Hp('],
  ])('reads 100 000 characters of %s in linear time', (_, piece) => {
    const time = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      const from = process.cpuUsage()
      readCell(text, { context: 'unknown' })
      return process.cpuUsage(from).user / 1_000
    }
    time(10_000)
    expect(time(100_000)).toBeLessThan(Math.max(1500, 40 * time(10_000)))
  })

  test('the words that are left are the name of the medicine', () => {
    expect(readCell('Controloc 40mg', { context: 'medication' }).rest).toBe('Controloc')
    expect(readCell('Аспирин 100 мг N20', { context: 'medication' }).rest).toBe('Аспирин')
  })
})
