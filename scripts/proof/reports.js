import path from 'node:path'

/**
 * Returns the outcomes of a Jest report (`--json`). A file that couldn't be run has one failed test, named for that.
 *
 * @param {{ testResults: readonly { name: string, message: string, assertionResults: readonly { fullName: string,
 * status: string }[] }[] }} report
 * @param {string} [root] the project's folder
 * @returns {import('./mapping.js').Outcome[]}
 */
export function outcomesOfJest(report, root = process.cwd()) {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/')
    if (assertionResults.length === 0) return [{ file, name: `${file} could not be run`, status: 'failed' }]
    return assertionResults.map(({ fullName, status }) => ({
      file,
      name: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
  })
}

/**
 * Returns the outcomes of a Playwright report (reporter `json`), with the figures published as annotations `measured`.
 *
 * @returns {import('./mapping.js').Outcome[]}
 * @throws {Error} if no test ran, with Playwright's message
 */
export function outcomesOfPlaywright(report) {
  const collect = (suite, above) => {
    // The outermost suite is the file.
    const titles = suite.title === suite.file || suite.title === '' ? above : [...above, suite.title]
    const own = (suite.specs ?? []).map(({ title, tests }) => ({
      file: `e2e/${suite.file}`,
      name: [...titles, title].join(' '),
      status: statusOf(tests),
      figures: tests.flatMap(({ annotations }) =>
        annotations.flatMap((one) => (one.type === 'measured' ? [one.description] : [])),
      ),
    }))
    return [...own, ...(suite.suites ?? []).flatMap((inner) => collect(inner, titles))]
  }
  if (report.suites.length === 0 && report.errors?.length > 0) throw new Error(report.errors[0].message)
  return report.suites.flatMap((suite) => collect(suite, []))
}

function statusOf(tests) {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed'
  return tests.every(({ status }) => status === 'expected') ? 'passed' : 'skipped'
}
