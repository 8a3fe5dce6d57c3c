/**
 * Test files that take longest for their size: Jest begins with the largest, and in a new checkout knows nothing else of them. One that
 * begins last has a core to itself while the others stand still.
 */
export const LONG_TESTS = [
  'app/api/authorisation/matrix.integration.test.ts',
  'tools/two-hosts/two-hosts.corpus.test.ts',
  'lib/documents/generation/merge/corpus.test.ts',
  'app/api/documents/hostile-corpus.test.ts',
  'tools/drills/drills.corpus.test.ts',
]

/**
 * Returns Jest's tests with the long ones first.
 *
 * @template {{ path: string }} Test
 * @param {readonly Test[]} tests
 * @returns {Test[]}
 */
export function longFirst(tests) {
  const isLong = ({ path }) => LONG_TESTS.some((name) => path.endsWith(`/${name}`))
  return [...tests.filter(isLong), ...tests.filter((test) => !isLong(test))]
}
