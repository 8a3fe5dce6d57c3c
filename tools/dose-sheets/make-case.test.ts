import { describe, expect, test } from '@jest/globals'
import { makeCase } from './make-case'
import { consistent, plainest, propertiesOf } from './properties'
import { isPerfect, score } from './score'
import { shrink } from './shrink'
import type { Found } from './truth'

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1)

/** A reader that knows the truth. */
function told({ truth }: ReturnType<typeof makeCase>): Found {
  return {
    doses: truth.doses.map((dose) => ({ ...dose, warnings: [] })),
    totals: truth.totals.map((total) => ({ ...total, period: total.year, unit: 'mSv' })),
    needsDecision: [],
    messages: [],
    reconciliation: { balanced: true },
  }
}

describe('generated sheets', () => {
  test('are the same for the same seed', () => {
    for (const seed of SEEDS) {
      const properties = propertiesOf(seed)
      expect(makeCase(seed, properties)).toEqual(makeCase(seed, propertiesOf(seed)))
    }
  })

  test('have properties that go together', () => {
    for (const seed of SEEDS) expect(consistent(propertiesOf(seed))).toEqual(propertiesOf(seed))
  })

  test('contain every dose in a filled cell, and no cell twice', () => {
    for (const seed of SEEDS) {
      const { grids, truth } = makeCase(seed, propertiesOf(seed))
      const places = truth.doses.map(({ sheet, cell }) => `${sheet}!${cell}`)
      expect(new Set(places).size).toBe(places.length)
      for (const { sheet, cell } of truth.doses) {
        const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
        const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
        expect(grids.find(({ name }) => name === sheet)?.rows[Number(row) - 1]?.[column]).toBeDefined()
      }
    }
  })

  test('are scored as perfect for a reader that knows the truth', () => {
    for (const seed of SEEDS) {
      const made = makeCase(seed, propertiesOf(seed))
      const { figures, misses } = score(made.truth, made.grids, told(made))
      expect([seed, misses]).toEqual([seed, []])
      expect(isPerfect(figures)).toBe(true)
    }
  })

  test('are scored for an extra dose, a nonexistent person and a sum that is too high', () => {
    const made = makeCase(7, plainest('periods', 'en'))
    const found = told(made)
    const [dose] = found.doses
    const [total] = found.totals
    if (!dose || !total) throw new Error('The plainest sheet has doses and sums')
    const wrong: Found = {
      ...found,
      doses: [...found.doses, { ...dose, cell: 'Z99', subject: 'Maximum' }],
      totals: found.totals.map((each) => (each === total ? { ...each, lower: '999', upper: '999' } : each)),
    }
    expect(score(made.truth, made.grids, wrong).figures).toMatchObject({ falseDoses: 1, falsePeople: 1, doubles: 1 })
  })

  test('a failure is shrunk to the properties that it needs', async () => {
    const properties = consistent({ ...plainest('quantities', 'ru'), totals: 'known', noiseColumns: 3, titles: 2 })
    const shrunk = await shrink(3, properties, async ({ truth }) => truth.totalRows.length > 0)
    expect(shrunk).toEqual({ ...plainest('quantities', 'ru'), totals: 'known' })
  })
})
