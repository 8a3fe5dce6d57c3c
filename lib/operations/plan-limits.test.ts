import { expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { DocumentError } from '@/lib/documents/error'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { problem } from '@/lib/documents/problem'
import { tellWithPlans, withinPlan } from './plan-limits'

// Plans apply only if payment is set up.
Object.assign(process.env, PAYMENT)

/** Only the user's plan is used. */
const person = (plan: SubscribedUser['plan']) => ({ plan, subscriptions: [] }) as unknown as SubscribedUser
const rows = (count: number, limit: number) => new DocumentError('TOO_MANY_ROWS', { rows: count, limit })
const unpacked = (megabytes: number, limit: number) =>
  new DocumentError('GATE_TOO_LARGE', { bytes: megabytes * MEBIBYTE, limit })

async function refusal(plan: SubscribedUser['plan'], error: unknown): Promise<unknown> {
  return withinPlan(person(plan), Promise.reject(error)).catch((thrown: unknown) => thrown)
}

test.each([
  ['free', rows(31, 30), 'LIMIT_ROWS', { limit: 30, used: 31, plan: 'standard' }],
  ['free', rows(1_001, 30), 'LIMIT_ROWS', { limit: 30, used: 1_001, plan: 'professional' }],
  ['standard', rows(1_001, 1_000), 'LIMIT_ROWS', { limit: 1_000, used: 1_001, plan: 'professional' }],
  ['free', unpacked(1_024, 128), 'LIMIT_UNPACKED', { limit: 128 * MEBIBYTE, used: 1_024 * MEBIBYTE, plan: 'standard' }],
] as const)('what a plan above %s lifts is reported with it', async (plan, error, code, details) => {
  expect(await refusal(plan, error)).toMatchObject({ name: 'AppError', code, params: error.params, details })
})

test.each([
  ['free', rows(20_001, 30)],
  ['professional', rows(20_001, 20_000)],
  ['free', unpacked(1_025, 128)],
  ['standard', unpacked(1_025, 1_024)],
  // A DOC's size, which no plan changes.
  ['free', new DocumentError('GATE_TOO_LARGE', { limit: 128 })],
  ['free', new DocumentError('SHEET_NO_ROWS')],
  ['free', new Error('a defect')],
] as const)('what no plan above %s lifts stays what it was', async (plan, error) => {
  expect(await refusal(plan, error)).toBe(error)
})

test('a problem keeps its code and place, and says the plan', () => {
  const found = problem('TOO_MANY_ROWS', 'error', { file: 'data', sheet: 'Acts', params: { rows: 31, limit: 30 } })
  const [told] = tellWithPlans([found], person('free'), 'en-US')
  expect(told).toEqual({ ...found, plan: 'standard', text: expect.stringContaining('upgrade') })
  expect(tellWithPlans([found], person('professional'), 'en-US')).toEqual([
    { ...found, text: expect.stringContaining('Split the spreadsheet') },
  ])
})
