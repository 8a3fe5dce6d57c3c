/**
 * What became of a test: `passed`, `failed`, or `skipped`; its `figures` are those that it published.
 *
 * @typedef {{ file: string, name: string, status: 'passed' | 'failed' | 'skipped', figures?: readonly string[] }} Outcome
 * @typedef {{ holds: boolean, figure: string, size?: string } | { notRun: string }} Measured what a script found
 * @typedef {{ result: 'holds' | 'fails' | 'not run', reason?: string, figure: string, size: string }} Verdict
 */

/** The test files that checks are shown by, of one kind, each once. */
export function filesOf(checks, kind) {
  const files = checks.flatMap(({ shown }) => shown.filter(({ by }) => by === kind).map(({ file }) => file))
  return [...new Set(files)].sort()
}

/** The scripts that checks are shown by, each once. */
export function scriptsOf(checks) {
  const names = checks.flatMap(({ shown }) => shown.filter(({ by }) => by === 'script').map(({ name }) => name))
  return [...new Set(names)]
}

/**
 * The tests that a check is shown by.
 *
 * @param {import('./catalogue/shown-by.js').Check} check
 * @param {readonly Outcome[]} outcomes of all tests that ran
 * @returns {Outcome[]}
 * @throws {Error} if a name matches no test, as the check would then have no evidence
 */
export function testsOf(check, outcomes) {
  const found = new Set()
  for (const { by, file, names } of check.shown) {
    if (by === 'script') continue
    const inFile = outcomes.filter((outcome) => outcome.file === file)
    for (const name of names.length === 0 ? [''] : names) {
      const held = inFile.filter((outcome) => outcome.name.includes(name))
      if (held.length === 0) throw new Error(`${check.id}: no test of ${file} is named «${name}»`)
      for (const outcome of held) found.add(outcome)
    }
  }
  return [...found]
}

/**
 * Returns the verdict on a check from its tests and scripts: it passes only if all of them ran and passed.
 *
 * @param {import('./catalogue/shown-by.js').Check} check
 * @param {readonly Outcome[]} outcomes
 * @param {ReadonlyMap<string, Measured>} measured by the script's name
 * @returns {Verdict}
 */
export function verdictOf(check, outcomes, measured) {
  const tests = testsOf(check, outcomes)
  const scripts = scriptsOf([check]).map((name) => measured.get(name) ?? { notRun: `${name} did not run` })
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status === 'skipped')
  const notRun = scripts.flatMap((one) => ('notRun' in one ? [one.notRun] : []))
  const ran = scripts.filter((one) => !('notRun' in one))
  const published = tests.flatMap(({ figures }) => figures ?? [])
  const figure = [...ran.map((one) => one.figure), ...published, ...countOf(tests, failed)].join('; ')
  const size = [...ran.flatMap((one) => one.size ?? []), ...(tests.length > 0 ? [plural(tests.length, 'test')] : [])]
  const said = { figure, size: size.join(', ') }
  if (failed.length > 0 || ran.some(({ holds }) => !holds)) {
    const reason = failed.map(({ name }) => `«${name}»`).join(', ')
    return { result: 'fails', ...(reason !== '' && { reason }), ...said }
  }
  if (notRun.length > 0 || skipped.length > 0) {
    const reasons = [...notRun, ...(skipped.length > 0 ? [`skipped here: «${skipped[0].name}»`] : [])]
    return { result: 'not run', reason: reasons.join('; '), ...said }
  }
  return { result: 'holds', ...said }
}

function countOf(tests, failed) {
  if (tests.length === 0) return []
  const passed = tests.filter(({ status }) => status === 'passed').length
  return [`${passed} of ${plural(tests.length, 'test')} passed${failed.length > 0 ? `, ${failed.length} failed` : ''}`]
}

function plural(count, noun) {
  return `${count.toLocaleString('en').replaceAll(',', ' ')} ${noun}${count === 1 ? '' : 's'}`
}
