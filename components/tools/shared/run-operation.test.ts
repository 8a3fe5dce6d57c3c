import { afterEach, expect, jest, test } from '@jest/globals'
import { runOperation, type RunOptions } from './run-operation'
import { madeUpBrowser } from './test-support/made-up-browser'

const DOOR = '/api/documents/generate'
const RESULT = { success: true, operationId: 'op', download_url: '/api/documents/download/acts.zip' }
const END = { operationId: 'op', state: 'succeeded', stage: null, done: 3, total: 3, message: '', result: RESULT }

/** A server that accepts a run and then reports its end. */
function answer({ pathname }: URL): Response {
  if (pathname === DOOR) return Response.json({ operationId: 'op' }, { status: 202 })
  if (pathname === '/api/documents/progress') return new Response(`data: ${JSON.stringify(END)}\n\n`)
  return Response.json({ success: true, generate: 0, tables: 0, doses: 0 })
}

function follow(isShown: boolean): RunOptions {
  const nothing = () => undefined
  return { signal: new AbortController().signal, isShown: () => isShown, onAccepted: nothing, onProgress: nothing }
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('the outcome of a run is marked as seen if it is shown', async () => {
  const { asked } = madeUpBrowser('s1', answer)
  expect(await runOperation(DOOR, () => ({}), follow(true))).toEqual({ ...RESULT, sessionId: 's1' })
  expect(asked).toContain('POST /api/documents/operations/seen')
})

test('the outcome of a run is news if the user has left its screen', async () => {
  const { asked } = madeUpBrowser('s1', answer)
  await runOperation(DOOR, () => ({}), follow(false))
  expect(asked).not.toContain('POST /api/documents/operations/seen')
  expect(asked).toContain('GET /api/documents/operations/unseen')
})

test('a response with an error code is a failure with its message, whatever its status', async () => {
  madeUpBrowser('s1', ({ pathname }) =>
    pathname === DOOR
      ? Response.json({ success: false, error: 'The template has no tags.' })
      : Response.json({ success: true, generate: 0, tables: 0, doses: 0 }),
  )
  await expect(runOperation(DOOR, () => ({}), follow(true))).rejects.toMatchObject({
    sentence: 'The template has no tags.',
  })
})

test('a response without a link isn’t a success', async () => {
  madeUpBrowser('s1', ({ pathname }) =>
    pathname === DOOR
      ? Response.json({ success: true, operationId: 'op' })
      : Response.json({ success: true, generate: 0, tables: 0, doses: 0 }),
  )
  expect(await runOperation(DOOR, () => ({}), follow(true))).toBeNull()
})
