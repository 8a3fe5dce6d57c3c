import { expect, test } from '@jest/globals'
import { installedPackages, licenceTexts } from './licences.js'

const notices = licenceTexts(installedPackages())

test('every package that a server installs is named with its license', () => {
  expect(notices).toMatch(/^next [\d.]+ \(MIT\)$/m)
  expect(notices).toMatch(/^@fontsource\/pt-serif [\d.]+ \(OFL-1\.1\)$/m)
  expect(notices.match(/see its text/g)).toBeNull()
})

test('no package has a license that a commercial service may not use', () => {
  const titles = notices.match(/^\S+ \S+ \(.*\)$/gm) ?? []
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title) => /\b(A?GPL|SSPL|BUSL|CC-BY-NC)/.test(title))).toEqual([])
})
