import { expect, test } from '@jest/globals'
import { comparisonTable, type Line } from './comparison'

const line = (name: string, runs: number[]): Line => ({ what: [name], runs, more: [`made by ${name}`] })
const head = { what: [''], runs: 'ms', more: ['made'] }
const actum = { name: 'Actum', is: ({ what }: Line) => what[0] === 'Actum' }

test('each line has its median, spread and number of runs, and how many times the compared one it is', () => {
  const groups = [[line('Actum', [1, 2, 3]), line('peer', [20, 10, 30])]]
  expect(comparisonTable({ head, digits: 0, with: actum, groups }).split('\n')).toEqual([
    '|       | ms         | runs | times Actum     | made          |',
    '| ----- | ---------- | ---- | --------------- | ------------- |',
    '| Actum | 2 (1–3)    | 3    | 1               | made by Actum |',
    '| peer  | 20 (10–30) | 3    | 10.0 (3.3–30.0) | made by peer  |',
  ])
})

test('lines are compared within their own group alone', () => {
  const groups = [
    [line('Actum', [1]), line('peer', [2])],
    [line('Actum', [10]), line('peer', [50])],
    [line('peer', [7])],
  ]
  const ratios = comparisonTable({ head, digits: 0, with: actum, groups })
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[4]?.trim())
  expect(ratios).toEqual(['1', '2.00', '1', '5.00', ''])
})
