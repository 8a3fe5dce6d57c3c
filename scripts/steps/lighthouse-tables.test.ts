import { expect, test } from '@jest/globals'
import { isBelowBars, lighthouseTable, weightTable } from './lighthouse-tables.js'

const GOOD = {
  screen: '/parser',
  scores: { accessibility: 100, 'best-practices': 100, performance: 95, seo: 66, mobile: 80 },
  shift: 0,
  files: [
    { path: 'a.js', kind: 'Script', bytes: 150 * 1024 },
    { path: 'b.js', kind: 'Script', bytes: 50 * 1024 },
    { path: 'a.woff2', kind: 'Font', bytes: 90 * 1024 },
  ],
}

test('a screen on the bars is not below them', () => {
  expect(isBelowBars(GOOD)).toBe(false)
})

test.each(['accessibility', 'best-practices', 'performance'])('one point less of %s is below the bars', (name) => {
  const scores = { ...GOOD.scores, [name]: (GOOD.scores as Record<string, number>)[name]! - 1 }
  expect(isBelowBars({ ...GOOD, scores })).toBe(true)
})

test('a score that is missing is below the bars', () => {
  expect(isBelowBars({ ...GOOD, scores: { accessibility: 100, performance: 100 } })).toBe(true)
})

test('more than 200 KB of scripts misses the threshold, whatever else is loaded', () => {
  const files = [...GOOD.files, { path: 'c.js', kind: 'Script', bytes: 1 }]
  expect(isBelowBars({ ...GOOD, files })).toBe(true)
})

test('the tables say the scores and the weights of each screen', () => {
  expect(lighthouseTable([GOOD]).split('\n')[2]).toBe('| /parser | 100 | 100 | 95 | 66 | 80 | 0.000 |')
  expect(weightTable([GOOD]).split('\n')[2]).toBe('| /parser | 200 | 0 | 90 | 0 | 150, 50 |')
})
