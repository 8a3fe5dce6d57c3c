import { expect, test } from '@jest/globals'
import { PLAN_LIMITS, planLimitsSchema, PLANS } from './plans'

/** The price list, repeated here so that code changes can't change what customers pay for. */
const PRICE_LIST = {
  free: { runs: [30, 10], rows: 30, megabytes: [10, 128], kept: 24, atOnce: 1, gives: [] },
  standard: { runs: [1_000, 300], rows: 1_000, megabytes: [30, 1_024], kept: 720, atOnce: 1, gives: ['pdf'] },
  professional: {
    runs: [null, null],
    rows: 20_000,
    megabytes: [100, 1_024],
    kept: 2_160,
    atOnce: 2,
    gives: ['pdf', 'mailToOthers', 'apiTokens', 'sharedTemplates'],
  },
} as const

test.each(PLANS)('%s allows what the price list says', (plan) => {
  const limits = PLAN_LIMITS[plan]
  expect({
    runs: [limits.documentsPerMonth, limits.tableAndDoseOperationsPerMonth],
    rows: limits.rowsPerGeneration,
    megabytes: [limits.uploadBytes, limits.inflatedBytes].map((bytes) => bytes / 1024 ** 2),
    kept: limits.keptHours,
    atOnce: limits.operationsAtOnce,
    gives: (['pdf', 'mailToOthers', 'apiTokens', 'sharedTemplates'] as const).filter((right) => limits[right]),
  }).toEqual(PRICE_LIST[plan])
})

test('limits are whole numbers of zero or more, without other keys', () => {
  const { free } = PLAN_LIMITS
  expect(planLimitsSchema.safeParse({ ...free, documentsPerMonth: 0, uploadBytes: 0 }).success).toBe(true)
  for (const wrong of [{ documentsPerMonth: -1 }, { uploadBytes: -1 }, { uploadBytes: null }, { more: 1 }]) {
    expect(planLimitsSchema.safeParse({ ...free, ...wrong }).success).toBe(false)
  }
})
