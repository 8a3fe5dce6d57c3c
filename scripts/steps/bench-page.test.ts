import { describe, expect, test } from '@jest/globals'
import { benchPage, benchPart } from './bench-page.js'

describe('the part of a benchmark', () => {
  test('states the machine, its load and the age of the results', () => {
    const machine = { cores: 2, memory: '24 GiB', node: '20.20.2' }
    const run = { date: '2026-11-22', machine, load: [0.4, 2.125] as const, seconds: 184.6 }
    expect(benchPart(run, '\n| a |\n| - |\n\n')).toBe(
      '2026-11-22, 2 cores, 24 GiB, Node 20.20.2; load average 0.40 at the start and 2.13 at the end; 185 s.\n\n| a |\n| - |',
    )
  })
})

describe('the page of results', () => {
  test('begins with what it is when there was none', () => {
    const page = benchPage(null, 'tables', 'figures')
    expect(page).toMatch(/^# Benchmarks: results\n/)
    expect(page).toMatch(/\n\n## tables\n\n<!-- tables -->\n\nfigures\n\n<!-- \/tables -->\n$/)
  })

  test('has one part updated and the others unchanged', () => {
    const before = benchPage(benchPage(null, 'doses', 'old doses'), 'tables', 'old tables')
    expect(benchPage(before, 'doses', 'new doses')).toBe(before.replace('old doses', 'new doses'))
  })

  test('gets a benchmark that it lacked after the others', () => {
    const page = benchPage(benchPage(null, 'doses', 'd'), 'tables', 't')
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['doses', 'tables'])
  })

  test('is the same when the same is written twice', () => {
    const page = benchPage(null, 'doses', 'd')
    expect(benchPage(page, 'doses', 'd')).toBe(page)
  })
})
