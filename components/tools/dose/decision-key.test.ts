import { expect, test } from '@jest/globals'
import type { FoundDecision } from './answers'
import { asResolution, decisionKey, withoutDecision } from './decision-key'

const CELL: FoundDecision = {
  sheet: 'Sheet1',
  cell: 'D4',
  column: 'D',
  header: 'Hp(10)',
  raw: '1,234',
  reason: 'groupOrDecimal',
  alternatives: ['1.234 mSv', '1234 mSv'],
  count: 1,
}
const CORRECTS: FoundDecision = { ...CELL, reason: 'correctedRow', alternatives: ['0.1 mSv (D2)', '1.234 mSv (D4)'] }
const OTHER: FoundDecision = { ...CELL, cell: 'D5' }
const COLUMN: FoundDecision = { ...CELL, cell: null, reason: 'unitUnknown', alternatives: ['mSv', 'uSv'] }

test('Two questions of one cell are two, those of a column one', () => {
  expect(decisionKey(CORRECTS)).not.toBe(decisionKey(CELL))
  expect(decisionKey({ ...COLUMN, reason: 'perhapsDoses' })).toBe(decisionKey(COLUMN))
})

test('A decision on a cell says which question it answers, one on a column applies to all of it', () => {
  const place = { sheet: 'Sheet1', column: 'D', choice: 1 }
  expect(asResolution({ decision: CORRECTS, choice: 1 })).toEqual({ ...place, cell: 'D4', reason: 'correctedRow' })
  expect(asResolution({ decision: COLUMN, choice: 1 })).toEqual({ ...place, cell: null })
})

test('Undoing a decision also undoes later ones for the same cell, and nothing else', () => {
  const resolved = [CELL, OTHER, COLUMN, CORRECTS].map((decision) => ({ decision, choice: 0 }))
  const left = (taken: FoundDecision) => withoutDecision(resolved, taken).map(({ decision }) => decision)
  expect(left(CORRECTS)).toEqual([CELL, OTHER, COLUMN])
  expect(left(CELL)).toEqual([OTHER, COLUMN])
  expect(left(COLUMN)).toEqual([CELL, OTHER, CORRECTS])
  expect(left({ ...CELL, reason: 'negative' })).toEqual([CELL, OTHER, COLUMN, CORRECTS])
})
