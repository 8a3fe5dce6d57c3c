import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { unitInfo } from '@/lib/documents/doses/units/ucum'
import { parseProfile } from '@/lib/documents/doses/parse-profile'
import { isRowsName } from '@/lib/documents/generation/matching/builtins'
import { STANDARD_VOLUME } from '@/lib/documents/generation/merge/merger'
import { MAX_TAGS } from '@/lib/documents/generation/template/read-part'
import { profileName } from '@/lib/documents/generation/values/profile'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { MAX_PICTURE_BYTES } from '@/lib/documents/pictures/sniff'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { EXAMPLE_TABLES } from '@/lib/help/example-table'
import { printTags } from '@/lib/help/print-tags'
import { code } from './code'
import { plainSentence } from './error-tables'
import { groupedNumber } from './grouped-number'
import { EXAMPLE_DAY } from './tag-tables'

const PAGE = readFileSync('docs/generating.md', 'utf8')

interface Example {
  readonly rows: string
  readonly tag: string
  readonly printed: string
}

/** Returns the rows of the tables below `<!-- printed from … -->`. */
function examplesOf(page: string): Example[] {
  const tables = [...page.matchAll(/<!-- printed from (row \d|all rows) -->\n\n((?:\|.*\n)+)/g)]
  return tables.flatMap(([, rows = '', table = '']) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => {
        const [, tag = '', printed = ''] = /^\| `(.*?)` +\| `(.*?)` +\|$/.exec(line) ?? []
        return { rows, tag: tag.replaceAll('\\|', '|'), printed }
      }),
  )
}

describe('the examples written on the generator’s page', () => {
  const examples = examplesOf(PAGE)

  test('are found', () => {
    expect(examples.length).toBeGreaterThan(6)
    expect(examples.filter(({ tag, printed }) => tag === '' || printed === '')).toEqual([])
  })

  test.each(examples)('$tag prints $printed', async ({ rows, tag, printed }) => {
    const { columns, rows: all } = EXAMPLE_TABLES.en
    const row = Number(/\d/.exec(rows)?.[0])
    const own = rows === 'all rows' ? all : all.slice(row - 2, row - 1)
    const together = rows === 'all rows'
    const { text } = await printTags({ text: tag, columns, rows: own, language: 'en', together, today: EXAMPLE_DAY })
    expect(text.trim()).toBe(printed)
  })
})

test('the names of rows and of the profile on the page are recognized', () => {
  expect(['rows', 'строки', 'rânduri'].filter((name) => !isRowsName(name))).toEqual([])
  expect(['profile', 'профиль', 'profil'].map((prefix) => profileName(`${prefix}.x`))).toEqual(['x', 'x', 'x'])
})

test('conversions in the text match the units', () => {
  const prose = readFileSync('docs/doses.md', 'utf8')
  const worth = (unit: string) => unitInfo(unit)?.canonical
  expect(prose).toContain('1 rem is 10 mSv, 1 rad 10 mGy, 1 mCi 37 MBq')
  expect([worth('REM'), worth('RAD'), worth('mCi')]).toEqual([
    { unit: 'mSv', factor: '10' },
    { unit: 'mGy', factor: '10' },
    { unit: 'MBq', factor: '37' },
  ])
  expect(prose).toContain('1 Gy·m² is 10,000 Gy·cm²')
  expect(worth('Gy.m2')).toEqual({ unit: 'Gy.cm2', factor: '10000' })
})

test('figures in the text of the generator’s page match the source', () => {
  const { copies, lists } = STANDARD_VOLUME
  for (const said of [
    `${groupedNumber(MAX_TAGS)} tags in a template`,
    `up to ${MAX_PICTURE_BYTES / MEBIBYTE} MB each`,
    `Above ${copies} documents, or ${groupedNumber(lists)} lists`,
    `${groupedNumber(PREMIUM_GATE.maxCells)} filled cells`,
  ]) {
    expect(PAGE).toContain(said)
  }
})

test('the example limits file on the extractor’s page is valid', () => {
  const json = /```json\n(.*?)```/s.exec(readFileSync('docs/doses.md', 'utf8'))?.[1] ?? ''
  expect(parseProfile(JSON.parse(json))).toMatchObject({ name: 'our own', limits: [{ value: '6', years: 1 }] })
})

test('shows a message with its parameters, in its most general form and without the location', () => {
  expect(plainSentence('{count, plural, one {# row} other {# rows}} in {kind, select, a {A} other {a file}}')).toBe(
    '{count} rows in a file',
  )
  expect(plainSentence("Write '{'Name'}'{at, plural, =0 {} other {, paragraph {at}}}.")).toBe('Write {Name}.')
})

test('makes spaces at either end visible', () => {
  expect(code(' A\u00a01 ')).toBe('`␣A 1␣`')
  expect(code(' ')).toBe('')
})
