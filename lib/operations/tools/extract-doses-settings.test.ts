import { expect, test } from '@jest/globals'
import { doseOptions } from './core-settings'
import { extractDosesSettingsSchema } from './extract-doses-settings'

const ANSWER = { sheet: 'A', cell: 'D4', column: 'D', choice: 1 }

test('a decision may say which question of its cell it answers', () => {
  const resolutions = [ANSWER, { ...ANSWER, reason: 'correctedRow' }]
  expect(doseOptions(extractDosesSettingsSchema.parse({ resolutions }))).toEqual({ resolutions })
})

test('but none that no one asks', () => {
  const resolutions = [{ ...ANSWER, reason: 'why' }]
  expect(extractDosesSettingsSchema.safeParse({ resolutions }).success).toBe(false)
})
