/**
 * What runs a check. In a test file, every test whose full name contains one of `names` belongs to the check, and each name must
 * match a test; without names, all tests of the file belong to it.
 *
 * @typedef {{ by: 'unit' | 'integration' | 'corpus' | 'browser', file: string, names: readonly string[] }} ByTests
 * @typedef {{ by: 'script', name: string }} ByScript a module of `scripts/proof/checks`
 *
 * @typedef {{ id: string, sentence: string, bar: string, shown: readonly (ByTests | ByScript)[] }} Check `id` is
 *   its number in the list of threats and faults, `sentence` its title, `bar` the threshold for passing
 */

const tests =
  (by) =>
  (file, ...names) => ({ by, file, names })

export const unit = tests('unit')
export const integration = tests('integration')
export const corpus = tests('corpus')
export const browser = tests('browser')
export const script = (name) => ({ by: 'script', name })
