import { describe, expect, test } from '@jest/globals'
import type { Comparable } from './compare-doses'
import { changeOf, compareDoses } from './compare-doses'
import { person, total } from '../writing/test-support/extraction'
import type { DoseTotal, Subject } from '../model'
import type { Change } from '../result'

const sum = (subject: Subject | null, period: string | null, lower: string, upper: string | null = lower): DoseTotal =>
  total({ subject, period, lower, upper })
const file = (...totals: DoseTotal[]): Comparable => ({ totals })
const point = (value: string) => ({ lower: value, upper: value })

describe('a change is only what the intervals surely say', () => {
  test.each<[string, Parameters<typeof changeOf>, Change]>([
    [
      'above all that it may have been',
      [
        { lower: '0.1', upper: '0.2' },
        { lower: '0.3', upper: '0.4' },
      ],
      'rose',
    ],
    [
      'below all that it may have been',
      [
        { lower: '0.3', upper: '0.4' },
        { lower: '0.1', upper: '0.2' },
      ],
      'fell',
    ],
    [
      'overlapping',
      [
        { lower: '0.1', upper: '0.3' },
        { lower: '0.2', upper: '0.4' },
      ],
      'unsure',
    ],
    [
      'touching',
      [
        { lower: '0', upper: '0.3' },
        { lower: '0.3', upper: '0.4' },
      ],
      'unsure',
    ],
    ['equal figures', [point('0.30'), point('0.3')], 'same'],
    [
      'equal intervals',
      [
        { lower: '0', upper: '0.05' },
        { lower: '0', upper: '0.05' },
      ],
      'unsure',
    ],
    ['without an upper end before', [{ lower: '0.1', upper: null }, point('9')], 'unsure'],
    ['surely fell below what it was at least', [{ lower: '0.1', upper: null }, point('0.05')], 'fell'],
    ['without an upper end now, and yet above', [point('0.1'), { lower: '0.2', upper: null }], 'rose'],
    ['not there before', [null, point('1')], 'new'],
    ['not there now', [point('1'), null], 'missing'],
  ])('%s', (_, bounds, change) => {
    expect(changeOf(...bounds)).toBe(change)
  })
})

test('those who rose come first, the most first, then new, missing, unsure, fell, same', () => {
  const [a, b, c, d, e, f, g] = 'ABCDEFG'.split('').map((name) => person(name)) as [
    Subject,
    Subject,
    Subject,
    Subject,
    Subject,
    Subject,
    Subject,
  ]
  const before = file(
    sum(a, '2024', '1'),
    sum(b, '2024', '1'),
    sum(c, '2024', '1'),
    sum(d, '2024', '1', '2'),
    sum(e, '2024', '3'),
    sum(f, '2024', '1'),
  )
  const now = file(
    sum(a, '2025', '1'),
    sum(b, '2025', '2'),
    sum(c, '2025', '9'),
    sum(d, '2025', '1', '2'),
    sum(e, '2025', '1'),
    sum(g, '2025', '1'),
  )
  const { rows } = compareDoses(now, before, '2024.xlsx')
  expect(rows.map(({ subject, change }) => `${subject.name} ${change}`)).toEqual([
    'C rose',
    'B rose',
    'G new',
    'F missing',
    'D unsure',
    'E fell',
    'A same',
  ])
})

describe('each file is compared by its own last whole period', () => {
  const who = person('Жданов')
  const quarters = (year: number, count: number) => [
    sum(who, String(year), '4'),
    ...Array.from({ length: count }, (_, index) => sum(who, `${year}-Q${index + 1}`, String(index + 1))),
  ]
  test.each<[string, DoseTotal[], DoseTotal[], string | null, string | null]>([
    ['a year of four quarters against another', quarters(2024, 4), quarters(2025, 4), '2024', '2025'],
    ['a quarter against a quarter', quarters(2025, 2), quarters(2025, 3), '2025-Q2', '2025-Q3'],
    ['the last quarters, where one year is not whole', quarters(2024, 4), quarters(2025, 1), '2024-Q4', '2025-Q1'],
    [
      'years, where nothing shorter is known',
      [sum(who, '2023', '1'), sum(who, '2024', '1')],
      [sum(who, '2025', '1')],
      '2024',
      '2025',
    ],
    ['whole sums without dates', [sum(who, null, '1')], [sum(who, null, '2')], null, null],
    ['a sum without dates against the last year', [sum(who, null, '1')], [sum(who, '2025', '2')], null, '2025'],
  ])('%s', (_, before, now, beforePeriod, nowPeriod) => {
    expect(compareDoses(file(...now), file(...before), 'x').rows).toMatchObject([{ beforePeriod, nowPeriod }])
  })
})

describe('the same person', () => {
  const compared = (before: Subject, now: Subject) =>
    compareDoses(file(sum(now, '2025', '1')), file(sum(before, '2024', '1')), 'x').rows.map(({ change }) => change)
  test.each<[string, Subject, Subject, Change[]]>([
    ['by number, whatever the name', person('Жданов Ф.', '7'), person('Жданова Ф.', '7'), ['same']],
    ['by number with zeros and spaces before', person('Жданов Ф.', '00 7'), person('Жданова Ф.', '7'), ['same']],
    ['by name with marks over its letters or without', person('Ștefan, Ana'), person('Stefan Ana'), ['same']],
    ['by name in another letter case and with ё', person('ЩЕГОЛЕВА Ю.Я.'), person('Щёголева Ю. Я.'), ['same']],
    ['by name, where one file has no numbers', person('Чебан Л. Д.'), person('Чебан Л. Д.', '5'), ['same']],
    ['never by name against the number', person('Чебан Л. Д.', '4'), person('Чебан Л. Д.', '5'), ['new', 'missing']],
  ])('%s', (_, before, now, changes) => {
    expect(compared(before, now)).toEqual(changes)
  })
})

test('medication is not compared, and positions are compared apart', () => {
  const who = person('Чебан')
  const strength = total({ subject: who, quantity: 'strength', unit: 'g' })
  const lens = total({ subject: who, quantity: 'Hp(3)', position: 'lens' })
  const { rows } = compareDoses(file(strength, lens), file(strength, { ...lens, position: 'chest' }), 'x')
  expect(rows.map(({ position, change }) => [position, change])).toEqual([
    ['lens', 'new'],
    ['chest', 'missing'],
  ])
})
