import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { apiReport, declarations } from '@/scripts/steps/build-package.js'

test('what the package exports is what its report says: npm run package', () => {
  expect(readFileSync('packages/documents/api.md', 'utf8')).toBe(apiReport(declarations()))
})

test('its declarations name nothing that isn’t in the package', () => {
  for (const text of declarations().values()) {
    const imports = [...text.matchAll(/from ['"]([^'"]+)['"]/g)].map(([, path]) => path)
    expect(imports.filter((path) => !/^\.\/[\w-]+\.js$/.test(path ?? ''))).toEqual([])
  }
})
