import { expect, test } from '@jest/globals'
import { TimeAllowance } from './time-limit'

test('a job has its base, and more once its progress shows how much there is to do', () => {
  const allowance = new TimeAllowance({ baseMs: 40_000, perItemMs: 10 })
  expect(allowance.milliseconds).toBe(40_000)
  expect(allowance.grow({ stage: 'rendering', done: 0, total: 1_000 })).toBe(true)
  expect(allowance.grow({ stage: 'rendering', done: 500, total: 1_000 })).toBe(false)
  expect(allowance.milliseconds).toBe(50_000)
})

test('conversion has its own time in addition to the rest', () => {
  const allowance = new TimeAllowance({ baseMs: 40_000, perItemMs: 10 })
  allowance.grow({ stage: 'converting', done: 0, total: 1 })
  allowance.grow({ stage: 'rendering', done: 0, total: 1_000 })
  expect(allowance.grow({ stage: 'converting', done: 0, total: 1_000 })).toBe(true)
  expect(allowance.milliseconds).toBe(50_000 + 90_000 + 300_000)
})
