import { expect, test } from '@jest/globals'
import { Counter, exposition, gauge, Histogram } from './registry'

test('counts by labels, whose values may contain anything', () => {
  const counter = new Counter('requests_total', 'Requests.')
  counter.add({ route: '/a' })
  counter.add({ route: '/a' })
  counter.add({ route: 'say "hi"\\\n' })
  expect(exposition([counter.metric()])).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/a"} 2',
      'requests_total{route="say \\"hi\\"\\\\\\n"} 1',
      '',
    ].join('\n'),
  )
})

test('counts values up to each bound, with all of them in the last', () => {
  const histogram = new Histogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe(value)
  expect(exposition([histogram.metric()]).split('\n').slice(2, -1)).toEqual([
    'seconds_bucket{le="0.1"} 2',
    'seconds_bucket{le="1"} 3',
    'seconds_bucket{le="+Inf"} 4',
    'seconds_sum 7.65',
    'seconds_count 4',
  ])
})

test('a gauge has one value, or one for each label', () => {
  expect(exposition([gauge('files', 'Files.', 3)])).toContain('\nfiles 3\n')
  expect(exposition([gauge('up', 'Up.', [{ labels: { part: 'database' }, value: 1 }])])).toContain(
    '\nup{part="database"} 1\n',
  )
})
