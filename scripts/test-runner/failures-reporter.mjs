/** A Jest reporter that prints only failures. */
export default class FailuresReporter {
  onTestResult(test, { failureMessage }) {
    if (failureMessage) process.stdout.write(`\nFAIL ${test.path.slice(process.cwd().length + 1)}\n${failureMessage}\n`)
  }
}
