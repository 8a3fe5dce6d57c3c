import { describe, expect, test } from '@jest/globals'
import { browser, integration, script, unit } from './catalogue/shown-by.js'
import { filesOf, scriptsOf, testsOf, verdictOf } from './mapping.js'

const check = (...shown: object[]) => ({ id: 'F4', sentence: 'A link leads nowhere', bar: 'not found', shown }) as never
const passed = { file: 'a.test.ts', name: 'links that lead out are not found', status: 'passed' } as const
const failed = { file: 'a.test.ts', name: 'folders that are links are not read', status: 'failed' } as const
const skipped = { file: 'a.test.ts', name: 'a small disk (skipped: needs root)', status: 'skipped' } as const
const nothing = new Map<string, never>()

describe('the tests of a check', () => {
  test('are those of its file whose names contain its words', () => {
    expect(testsOf(check(unit('a.test.ts', 'lead out')), [passed, failed])).toEqual([passed])
  })

  test('are all those in the file if it names none, each once', () => {
    const shown = check(unit('a.test.ts'), unit('a.test.ts', 'lead out'))
    expect(testsOf(shown, [passed, failed, { ...passed, file: 'b.test.ts' }])).toEqual([passed, failed])
  })

  test.each([
    ['words that no test has', unit('a.test.ts', 'lead in')],
    ['a file that did not run', unit('b.test.ts', 'lead out')],
    ['a file without tests', unit('b.test.ts')],
  ])('can’t be %s', (_what, shown) => {
    expect(() => testsOf(check(shown), [passed])).toThrow(/F4: no test of [ab]\.test\.ts is named/)
  })
})

describe('a check', () => {
  const shown = check(unit('a.test.ts', 'lead out'), script('probe'))

  test('passes if its tests and scripts do, with the figures of both', () => {
    const measured = new Map([['probe', { holds: true, figure: 'p99 3 ms', size: '20 links' }]])
    const outcome = { ...passed, figures: ['60 MB'] }
    expect(verdictOf(shown, [outcome], measured)).toEqual({
      result: 'holds',
      figure: 'p99 3 ms; 60 MB; 1 of 1 test passed',
      size: '20 links, 1 test',
    })
  })

  test('fails where either fails, and says which test', () => {
    const both = check(unit('a.test.ts'))
    expect(verdictOf(both, [passed, failed], nothing)).toMatchObject({
      result: 'fails',
      reason: '«folders that are links are not read»',
      figure: '1 of 2 tests passed, 1 failed',
    })
    const measured = new Map([['probe', { holds: false, figure: 'p99 300 ms' }]])
    expect(verdictOf(shown, [passed], measured)).toMatchObject({ result: 'fails' })
  })

  test('counts as not run, never as passed, if a part couldn’t run', () => {
    const notHere = new Map([['probe', { notRun: 'PostgreSQL is not installed' }]])
    expect(verdictOf(shown, [passed], notHere)).toMatchObject({
      result: 'not run',
      reason: 'PostgreSQL is not installed',
    })
    expect(verdictOf(shown, [passed], nothing)).toMatchObject({ result: 'not run', reason: 'probe did not run' })
    const disk = check(unit('a.test.ts', 'a small disk'))
    expect(verdictOf(disk, [skipped], nothing)).toMatchObject({
      result: 'not run',
      reason: expect.stringContaining('needs root'),
    })
  })

  test('that fails in one part fails, though another was not run', () => {
    const notHere = new Map([['probe', { notRun: 'no disk can be mounted' }]])
    const both = check(unit('a.test.ts', 'folders'), script('probe'))
    expect(verdictOf(both, [failed], notHere)).toMatchObject({ result: 'fails' })
  })
})

test('what has to be run is each file and each script once', () => {
  const checks = [
    check(unit('b.test.ts'), unit('a.test.ts', 'x'), script('probe')),
    check(unit('a.test.ts'), script('probe')),
  ]
  expect(filesOf(checks, 'unit')).toEqual(['a.test.ts', 'b.test.ts'])
  expect(filesOf([check(integration('c.test.ts'), browser('e2e/d.spec.ts'))], 'browser')).toEqual(['e2e/d.spec.ts'])
  expect(scriptsOf(checks)).toEqual(['probe'])
})
