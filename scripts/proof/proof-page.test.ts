import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { SUITES } from './catalogue/index.js'
import { machineInWords } from './machine.js'
import { filesOf, scriptsOf } from './mapping.js'
import { proofPart } from './proof-table.js'
import { readResults, withVerdicts } from './results.js'
import { wantedOf } from './wanted.js'
import { PAGE, proofPage } from './write-page.js'

const CHECKS = ['F1', 'F2', 'R1'].map((id) => ({ id, sentence: `${id} holds`, bar: '20 ms', shown: [] }))
const run = { measured: '2026-11-22', machine: { cores: 2, memory: '24 GiB', node: '20.20.2' } }
const holds = { result: 'holds', figure: '4 ms', size: '200 times' } as const
const notRun = { result: 'not run', reason: 'PostgreSQL is not installed', figure: '', size: '' } as const

describe('the catalogue', () => {
  const all = Object.values(SUITES).flat()

  test('has every check of the two lists once, each with tests or scripts', () => {
    const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
    expect(SUITES['security']?.map(({ id }) => id)).toEqual([...ids('F', 21), ...ids('A', 20), ...ids('P', 7)])
    expect(SUITES['reliability']?.map(({ id }) => id)).toEqual(ids('R', 21))
    expect(all.filter(({ shown }) => shown.length === 0)).toEqual([])
  })

  test('test names occur in their files', () => {
    const missing = all.flatMap(({ id, shown }) =>
      shown.flatMap((one) =>
        one.by === 'script'
          ? []
          : one.names.filter((name) => !readFileSync(one.file, 'utf8').includes(name)).map((name) => `${id}: ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('files and scripts exist, and every script is used', () => {
    const files = ['unit', 'integration', 'corpus', 'browser'].flatMap((kind) => filesOf(all, kind))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const scripts = readdirSync('scripts/proof/checks').map((name) => name.replace('.mjs', ''))
    expect(scriptsOf(all).sort()).toEqual(scripts.sort())
  })
})

describe('the page', () => {
  test('matches the results: npm run test:security or test:reliability update both', () => {
    const page = readFileSync(PAGE, 'utf8')
    expect(page).toBe(proofPage(page, readResults()))
  })

  test('reveals no host and no path', () => {
    expect(readFileSync(PAGE, 'utf8')).not.toMatch(/\/(?:home|root|tmp|work|Users)\/|localhost|127\.0\.0\.1/)
  })
})

describe('the table', () => {
  test('lists each check’s measurement, date and machine, and counts checks that did not run', () => {
    const part = proofPart(CHECKS, { F1: { ...holds, ...run }, F2: { ...notRun, ...run } })
    expect(part).toContain('3 checks: 1 passed, 0 failed, 2 not run.')
    const rows = part.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
    expect(rows).toContain('| F1 | F1 holds | passed | 4 ms | 20 ms | 200 times | 2026-11-22 | A |')
    expect(rows).toContain('| F2 | F2 holds | not run: PostgreSQL is not installed | | 20 ms | | 2026-11-22 | A |')
    expect(rows).toContain('| R1 | R1 holds | not run yet | | 20 ms | | | |')
    expect(part).toContain('Machines: A: 2 cores, 24 GiB, Node 20.20.2.')
  })

  test('marks rows of different machines', () => {
    const other = { ...run, machine: { ...run.machine, cores: 1 } }
    const part = proofPart(CHECKS, { F1: { ...holds, ...run }, F2: { ...holds, ...other } })
    expect(part).toContain(`Machines: A: ${machineInWords(run.machine)}. B: 1 core, 24 GiB, Node 20.20.2.`)
  })

  test('contains no Markdown markup', () => {
    const part = proofPart(CHECKS, { F1: { ...holds, reason: '«the name `__proto__` <b> a|b»', ...run } })
    expect(part).toContain('passed: «the name proto b a\\|b»')
  })
})

describe('results', () => {
  test('of a run replace only those of its own checks', () => {
    const before = { F1: { ...holds, ...run }, F2: { ...holds, ...run } }
    const fails = { ...holds, result: 'fails', figure: '40 ms' } as const
    const after = withVerdicts(before, new Map([['F2', fails]]), { ...run, measured: '2026-11-23' })
    expect(after).toEqual({ F1: before.F1, F2: { ...fails, ...run, measured: '2026-11-23' } })
  })

  test('are kept if a machine can’t run the check, which is noted if nothing was measured', () => {
    const after = withVerdicts(
      { F1: { ...holds, ...run } },
      new Map([
        ['F1', notRun],
        ['F2', notRun],
      ]),
      run,
    )
    expect(after).toMatchObject({ F1: { result: 'holds' }, F2: { result: 'not run' } })
  })
})

describe('a command line', () => {
  test('without arguments runs everything, at full size', () => {
    expect(wantedOf([], CHECKS, {})).toEqual({ checks: CHECKS, trial: false })
  })

  test('selects checks, a time and a trial run', () => {
    const wanted = wantedOf(['r1', 'F1', '--minutes', '30', '--trial'], CHECKS, {})
    expect(wanted).toEqual({ checks: [CHECKS[0], CHECKS[2]], minutes: 30, trial: true })
  })

  test('can select checks that aren’t measured yet', () => {
    const results = { F1: { ...holds, ...run }, F2: { ...notRun, ...run } }
    expect(wantedOf(['--missing'], CHECKS, results).checks.map(({ id }) => id)).toEqual(['F2', 'R1'])
  })

  test.each([
    [['F9'], 'There is no check «F9»; there are F1, F2, R1.'],
    [['--minutes', 'soon'], 'After --minutes stands how many'],
  ])('%j is rejected', (words, said) => {
    expect(() => wantedOf(words, CHECKS, {})).toThrow(said)
  })
})
