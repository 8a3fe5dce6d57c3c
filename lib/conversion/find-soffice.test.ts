import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { converterName, createConverter, variablesForConverter } from './create-converter'
import { findSoffice } from './find-soffice'

let folder = ''
let program = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'actum-test-'))
  program = path.join(folder, 'soffice')
  writeFileSync(program, '')
  chmodSync(program, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const NOWHERE = { SOFFICE_PATH: '/nowhere/soffice' }

test('LibreOffice is found on the path, the first folder first', () => {
  expect(findSoffice({ PATH: `/nowhere:${folder}:/usr/bin` })).toBe(program)
})

test('ignores a relative folder on the path', () => {
  expect(findSoffice({ PATH: path.relative(process.cwd(), folder) })).not.toBe(program)
})

test('a path that is given is alone, right or wrong', () => {
  expect(findSoffice({ PATH: '/usr/bin', SOFFICE_PATH: program })).toBe(program)
  expect(findSoffice({ PATH: folder, ...NOWHERE })).toBeNull()
  expect(findSoffice({ SOFFICE_PATH: folder })).toBeNull()
})

test('a file that may not be executed isn’t a program', () => {
  chmodSync(program, 0o644)
  expect(findSoffice({ SOFFICE_PATH: program })).toBeNull()
})

test('Gotenberg is taken where it is configured, else LibreOffice, else none', () => {
  const service = { GOTENBERG_URL: 'http://gotenberg:3000' }
  for (const [variables, name] of [
    [{ ...service, SOFFICE_PATH: program }, 'gotenberg'],
    [{ SOFFICE_PATH: program, GOTENBERG_URL: '' }, 'libreoffice'],
    [NOWHERE, 'none'],
  ] as const) {
    expect(converterName(variables)).toBe(name)
    expect(createConverter(variables)?.name ?? 'none').toBe(name)
  }
})

test('a document process is given the variables of the converter and nothing else', () => {
  const all = { PATH: folder, ACTUM_SECRET: 'hidden', GOTENBERG_URL: 'http://g', GOTENBERG_PASSWORD: 'p' }
  expect(variablesForConverter(all)).toEqual({
    SOFFICE_PATH: program,
    GOTENBERG_URL: 'http://g',
    GOTENBERG_USERNAME: undefined,
    GOTENBERG_PASSWORD: 'p',
  })
})
