import { expect, test } from '@jest/globals'
import { generatedLines, silentChanges } from './test-support/dose-lines'
import { LINE_CHANGES } from './test-support/line-changes'

const LINES = 300
const SEED = 20_261_127

test('what typing and scanning do to a line is never read as something else without a warning', () => {
  const found = silentChanges(generatedLines(LINES, SEED), LINE_CHANGES, SEED)
  expect(found.map(({ line, meant, read }) => ({ line, meant, read }))).toEqual([])
})
