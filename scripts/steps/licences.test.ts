import { expect, test } from '@jest/globals'
import { installedPackages, licenceTexts } from './licences.js'

const notices = licenceTexts(installedPackages())

test('every package that a server installs is named with its license', () => {
  expect(notices).toMatch(/^next [\d.]+ \(MIT\)$/m)
  expect(notices).toMatch(/^@fontsource\/pt-serif [\d.]+ \(OFL-1\.1\)$/m)
  expect(notices.match(/see its text/g)).toBeNull()
})

test('parts and binaries of packages are named with their licenses', () => {
  expect(notices).toMatch(/^next [\d.]+ \(MIT\): dist\/compiled\/acorn$/m)
  expect(notices).toMatch(/^pdfjs-dist [\d.]+ \(Apache-2\.0\): standard_fonts$/m)
  expect(notices).toMatch(/^@node-rs\/argon2-\S+ [\d.]+ \(MIT\)$/m)
})

test('no package has a license that a commercial service may not use', () => {
  const titles = notices.match(/^\S+ \S+ \(.*\)$/gm) ?? []
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title) => /\b(A?GPL|SSPL|BUSL|CC-BY-NC)/.test(title))).toEqual([])
})
