import { describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { extractDoses } from './extract'
import type { Layout } from './layout-model'
import type { DoseFixture } from './test-support/fixture'
import { expectedDoses } from './test-support/fixture'
import { FIXTURES } from './test-support/fixtures/all'
import { foundDose, subjectText, totalText } from './test-support/found'
import { differenceOf, pairDoses } from './test-support/judge'
import { yearlySums } from './test-support/sums'

const labels = labelsFor('en-US')

const found = async (fixture: DoseFixture) =>
  (await extractDoses(fixture.file(), fixture.options ?? {}, { labels })).extraction

const lines = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
  test('finds every dose at its place, and no others', async () => {
    const { doses } = await found(fixture)
    const pairs = pairDoses(expectedDoses(fixture), doses.map(foundDose))
    expect(pairs.map(differenceOf).filter((line) => line !== null)).toEqual([])
    if (fixture.unitSource === undefined) return
    const sources = doses.flatMap(({ reading }) => (reading.unit === null ? [] : [reading.unitSource]))
    expect([...new Set(sources)]).toEqual([fixture.unitSource])
  })

  test('what needs a decision is reported, and the counts balance', async () => {
    const { decisions, reconciliation } = await found(fixture)
    const told = decisions.map(({ cell, column, reason, count }) =>
      cell === null ? `${column.letter} ${reason} ${count}` : `${cell} ${reason}`,
    )
    expect(told).toEqual(fixture.decisions ?? [])
    expect(reconciliation).toEqual({ ...cellsOf(fixture), balanced: true })
  })

  test('sums contain each dose once', async () => {
    const { totals, exceedances } = await found(fixture)
    expect(totals.map(totalText)).toEqual(expect.arrayContaining(lines(fixture.totals)))
    const sums = yearlySums(expectedDoses(fixture))
    const over = totals.filter(({ subject, quantity, position, period, lower }) => {
      const sum = sums.get([subjectText(subject), quantity, position ?? '-', period].join('; '))
      return sum !== undefined && Number(sum) !== Number(lower)
    })
    expect(over.map(totalText)).toEqual([])
    const told = exceedances.map(({ subject, limitId, period, sure }) =>
      [subjectText(subject), limitId, period, sure ? 'sure' : 'perhaps'].join('; '),
    )
    expect(told.sort()).toEqual(lines(fixture.exceedances).sort())
  })
})

test('a file without doses says of each sheet why', async () => {
  for (const fixture of FIXTURES.filter(({ doses, decisions }) => doses === '' && !decisions)) {
    const { layout } = await found(fixture)
    expect([fixture.name, without(layout)]).toEqual([fixture.name, [fixture.sheet]])
  }
})

function without({ without: sheets }: Layout): string[] {
  return sheets.map(({ sheet }) => sheet)
}

/** Each cell once: with a value, with a mark or a bound alone, rejected. */
function cellsOf(fixture: DoseFixture) {
  const cells = new Map<string, boolean>()
  for (const { sheet, cell, value, censor } of expectedDoses(fixture)) {
    const place = `${sheet}!${cell}`
    cells.set(place, (cells.get(place) ?? false) || (value !== null && censor === null))
  }
  const doses = [...cells.values()].filter(Boolean).length
  const censored = cells.size - doses
  const rejected = fixture.rejected ?? 0
  return { numericCells: doses + censored + rejected, doses, censored, rejected }
}
