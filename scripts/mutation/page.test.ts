import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { scoresPage } from './page.js'
import { scoresOf } from './scores.js'
import { TARGETS } from './targets.js'

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

test('counts an endless loop as noticed, code without tests as not, and changes that couldn’t run not at all', () => {
  expect(
    scoresOf({ files: { 'a.ts': mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError') } }),
  ).toEqual([{ file: 'a.ts', killed: 2, survived: 1, unreached: 1 }])
})

test('updates one target, with each file and their sum, and keeps the others', () => {
  const score = (file: string, killed: number, survived: number, unreached = 0) => ({
    file,
    killed,
    survived,
    unreached,
  })
  const first = scoresPage(null, 'grammar', {
    date: '2026-11-20',
    scores: [score('a.ts', 3, 1), score('b.ts', 1, 2, 1)],
  })
  const page = scoresPage(first, 'merge', { date: '2026-11-21', scores: [score('c.ts', 1, 0)] })
  expect(
    page
      .split('\n')
      .filter((line) => /^\| [^-F]/.test(line))
      .map((line) => line.replace(/\s+/g, ' ')),
  ).toEqual([
    '| `a.ts` | 4 | 3 | 1 | 0 | 75.0 % |',
    '| `b.ts` | 4 | 1 | 2 | 1 | 25.0 % |',
    '| All | 8 | 4 | 3 | 1 | 50.0 % |',
    '| `c.ts` | 1 | 1 | 0 | 0 | 100.0 % |',
  ])
})

test.each(Object.entries(TARGETS))('%s names files that are there, and a part of the page', (name, { files }) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(readFileSync('docs/mutation.md', 'utf8')).toContain(`<!-- ${name} -->`)
})
