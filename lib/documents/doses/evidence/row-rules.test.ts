import { describe, expect, test } from '@jest/globals'
import { classifyRows, type EvidenceRow, type EvidenceTable } from './classify-rows'
import { ROW_RULES, type RowRule } from './row-rules'

/** Reads a rule's example: rows of a label, `#` number, `@` place, `[…]` a badge and figures; `>` marks the row that the rule is about. */
function exampleOf({ example }: RowRule): { rows: EvidenceRow[]; table: EvidenceTable; about: number } {
  const groups: string[] = []
  const rows: EvidenceRow[] = []
  let about = -1
  for (const part of example.split(';').map((text) => text.trim())) {
    if (part.startsWith('=')) {
      groups.push(part.slice(1).trim())
      continue
    }
    if (part.startsWith('>')) about = rows.length
    const words = part.replace(/^>\s*/, '').split(' ')
    const figures = words.filter((word) => /^\d+\.\d+$/.test(word)).map(Number)
    const label = words.filter((word) => !/^(?:\d+\.\d+|#\d+|@\w+|\[.*\])$/.test(word)).join(' ')
    rows.push({
      row: rows.length,
      label,
      isPeriod: false,
      figures,
      filled: figures.map(() => true),
      hasId: words.some((word) => word.startsWith('#')),
      hasPlace: words.some((word) => word.startsWith('@')),
      usual: words.some((word) => word.startsWith('[')) ? 1 : 0,
      startsGroup: false,
      namesGroup: groups.some((group) => label !== group && label.includes(group)),
    })
  }
  const most = (fits: (row: EvidenceRow) => boolean) => rows.filter(fits).length * 2 > rows.length
  const table = {
    ofPeople: true,
    ofPeriods: false,
    idsUsual: most(({ hasId }) => hasId),
    cellsUsual: most(({ usual }) => usual > 0),
  }
  return { rows, table, about }
}

const verdictOf = (rule: RowRule, rules: readonly RowRule[] = ROW_RULES) => {
  const { rows, table, about } = exampleOf(rule)
  return new Map(classifyRows(rows, table, rules)).get(about)
}

const FOR = ROW_RULES.filter(({ weight }) => weight > 0)
const AGAINST = ROW_RULES.filter(({ weight }) => weight < 0)

describe('rules of rows', () => {
  test('each has its own id', () => {
    expect(new Set(ROW_RULES.map(({ id }) => id)).size).toBe(ROW_RULES.length)
  })

  test.each(FOR.map((rule) => [rule.id, rule] as const))('%s decides its example', (id, rule) => {
    expect(verdictOf(rule)).toMatchObject({ reading: rule.gives, rules: expect.arrayContaining([id]) })
  })

  test.each(AGAINST.map((rule) => [rule.id, rule] as const))('%s speaks against its reading', (id, rule) => {
    const without = ROW_RULES.filter((other) => other.id !== id)
    expect(verdictOf(rule)?.reading).not.toBe(rule.gives)
    const [before, after] = [verdictOf(rule, without), verdictOf(rule)]
    expect(after?.margin ?? 0).toBeGreaterThan(before?.reading === rule.gives ? -1 : (before?.margin ?? 0))
  })

  test('decide the same in any order', () => {
    const shuffled = ROW_RULES.toReversed()
    for (const rule of ROW_RULES) expect(verdictOf(rule, shuffled)).toEqual(verdictOf(rule))
  })
})

describe('rows by value', () => {
  const row = (at: number, label: string, ...figures: number[]): EvidenceRow => ({
    row: at,
    label,
    isPeriod: false,
    figures,
    filled: figures.map(() => true),
    hasId: false,
    hasPlace: false,
    usual: 0,
    startsGroup: false,
    namesGroup: false,
  })
  const people: EvidenceTable = { ofPeople: true, ofPeriods: false, idsUsual: false, cellsUsual: false }
  const readingsOf = (rows: readonly EvidenceRow[], table = people) =>
    rows.map(({ row: at }) => new Map(classifyRows(rows, table)).get(at)?.reading ?? null)

  test('equal doses of a person over years aren’t statistics', () => {
    const rows = [1, 2, 3, 4].map((at) => row(at, 'Adams', 21))
    expect(readingsOf(rows)).toEqual(['person', 'person', 'person', 'person'])
  })

  test('somebody named Max is a person among people with numbers', () => {
    const rows = ['Oakes A.', 'Birch K.', 'Max Elm'].map((label, at) => ({
      ...row(at, label, 0.1 * (at + 1)),
      hasId: true,
    }))
    expect(readingsOf(rows, { ...people, idsUsual: true })).toEqual(['person', 'person', 'person'])
  })

  test('a place called a control desk isn’t a control badge where no one is listed', () => {
    const rows = [row(1, 'Control desk', 0.42), row(2, 'Corridor', 0.18)]
    expect(readingsOf(rows, { ...people, ofPeople: false })).toEqual([null, null])
  })
})
