import { expect, test } from '@jest/globals'
import { COSTS } from '@/lib/documents/doses/posology/costs'
import { RULES } from '@/lib/documents/doses/posology/grammar/rules'
import { Ablation } from './ablation'

const lines = [
  { line: 'Aspirin 75 mg every 8 hours for 7 days', language: 'en' },
  { line: 'Xylozan tabs twice dayly', language: 'en' },
]

test('a rule that a line needs changes it, and one that reads nothing doesn’t', () => {
  const ablation = new Ablation(RULES, lines)
  expect(ablation.changesWithout('every')).toBe(true)
  expect(ablation.changesWithout('scheme.three')).toBe(false)
})

test('a weight is as it was after it has been tried', () => {
  const before = { ...COSTS }
  const ablation = new Ablation(RULES, lines)
  expect(ablation.changesWith(COSTS, 'unexplainedWord', 2)).toBe(false)
  expect(COSTS).toEqual(before)
})
