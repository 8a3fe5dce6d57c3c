import { expect, test } from '@jest/globals'
import { outcomesOfJest, outcomesOfPlaywright } from './reports.js'

test('a Jest report gives each test with its file, and a file that broke as a failed one', () => {
  const report = {
    testResults: [
      {
        name: '/project/lib/a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'links lead nowhere', status: 'passed' },
          { fullName: 'a disk', status: 'pending' },
        ],
      },
      { name: '/project/lib/b.test.ts', message: 'SyntaxError', assertionResults: [] },
    ],
  }
  expect(outcomesOfJest(report, '/project')).toEqual([
    { file: 'lib/a.test.ts', name: 'links lead nowhere', status: 'passed' },
    { file: 'lib/a.test.ts', name: 'a disk', status: 'skipped' },
    { file: 'lib/b.test.ts', name: 'lib/b.test.ts could not be run', status: 'failed' },
  ])
})

test('a Playwright report gives each test with the titles above it and what it published; a flaky one failed', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    tests: [{ status, annotations }],
  })
  const report = {
    suites: [
      {
        title: 'operations.spec.ts',
        file: 'operations.spec.ts',
        specs: [spec('a file arrives', 'expected', [{ type: 'measured', description: '60 MB' }])],
        suites: [
          { title: 'a server', file: 'operations.spec.ts', specs: [spec('ends', 'flaky'), spec('waits', 'skipped')] },
        ],
      },
    ],
  }
  expect(outcomesOfPlaywright(report)).toEqual([
    { file: 'e2e/operations.spec.ts', name: 'a file arrives', status: 'passed', figures: ['60 MB'] },
    { file: 'e2e/operations.spec.ts', name: 'a server ends', status: 'failed', figures: [] },
    { file: 'e2e/operations.spec.ts', name: 'a server waits', status: 'skipped', figures: [] },
  ])
})

test('if no test could be run, Playwright’s message is thrown', () => {
  const report = { suites: [], errors: [{ message: 'The port is taken' }] }
  expect(() => outcomesOfPlaywright(report)).toThrow('The port is taken')
})
