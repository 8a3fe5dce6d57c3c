import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { RunOptions } from './run-operation'
import { madeUpBrowser } from './test-support/made-up-browser'
import { newToolRun, type RunAction, type ToolRun } from './tool-run'

const PROGRESS = {
  operationId: 'op',
  state: 'running',
  stage: 'rendering',
  done: 1,
  total: 2,
  failed: null,
  noted: null,
  message: '',
} as const

/** Starts a run whose end the test controls; its result goes to `done`. */
function begin(run: ToolRun, done: string[]) {
  const given: RunOptions[] = []
  const ends: ((result: string) => void)[] = []
  const over = run.begin<string>(
    (options) => {
      given.push(options)
      return new Promise((resolve) => ends.push(resolve))
    },
    (result) => done.push(result),
  )
  const end = (result: string) => {
    ends[0]?.(result)
    return over
  }
  return { options: given[0]!, end }
}

function toolRun() {
  const told: RunAction[] = []
  return { ...newToolRun((action) => told.push(action)), told }
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a run that another took the place of', () => {
  test('is ignored and not mistaken for the other', async () => {
    const { run, told } = toolRun()
    const done: string[] = []
    const first = begin(run, done)
    const second = begin(run, done)
    first.options.onProgress(PROGRESS)
    await first.end('first')
    expect([told, done]).toEqual([[], []])
    second.options.onProgress(PROGRESS)
    await second.end('second')
    expect([told.length, done]).toEqual([1, ['second']])
  })

  test('goes on, also when the other is given up', () => {
    const { asked } = madeUpBrowser('s1', () => Response.json({ success: true }))
    const { run } = toolRun()
    const first = begin(run, [])
    const second = begin(run, [])
    second.options.onAccepted('second')
    first.options.onAccepted('first')
    run.giveUp()
    expect([first.options.signal.aborted, second.options.signal.aborted]).toEqual([false, true])
    expect(asked).toEqual(['DELETE /api/documents/operations/second'])
  })
})

test('a run is shown while its screen is there and no other has taken its place', () => {
  const { run, show } = toolRun()
  const leave = show()
  const first = begin(run, [])
  expect(first.options.isShown()).toBe(true)
  const second = begin(run, [])
  expect([first.options.isShown(), second.options.isShown()]).toEqual([false, true])
  leave()
  expect([second.options.isShown(), second.options.signal.aborted]).toEqual([false, false])
})

test('a run that was given up is not heard of again', async () => {
  const { run, told } = toolRun()
  const done: string[] = []
  const { end } = begin(run, done)
  run.giveUp()
  await end('late')
  expect([told, done]).toEqual([[], []])
})
