import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** The rows of the table that name a test. */
const named = readFileSync('e2e/README.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, condition = '', file = '', title = '']) =>
    /\.test\.ts$|\.spec\.ts$/.test(file) ? [[condition, file, title] as const] : [],
  )

test('the page of conditions has rows', () => {
  expect(named.length).toBeGreaterThan(40)
})

test.each(named)('“%s” is shown by a test in %s: %s', (_condition, file, title) => {
  const path = [file, `e2e/${file}`].find(existsSync)
  expect(path).toBeDefined()
  expect(title).not.toBe('')
  expect(readFileSync(path ?? '', 'utf8')).toContain(title)
})
