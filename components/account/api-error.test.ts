import { expect, test } from '@jest/globals'
import { apiErrorOf } from './api-error'

test('an answer in our own form has its code, sentence and details', async () => {
  const body = { success: false, code: 'SERVER_BUSY', error: 'Try again.', details: { retryAfterSeconds: 5 } }
  expect(await apiErrorOf(Response.json(body, { status: 503 }))).toMatchObject({
    status: 503,
    code: 'SERVER_BUSY',
    sentence: 'Try again.',
    details: { retryAfterSeconds: 5 },
  })
})

test.each([
  [502, 'CONNECTION_LOST'],
  [503, 'CONNECTION_LOST'],
  [504, 'CONNECTION_LOST'],
  [500, 'UNKNOWN'],
  [413, 'UNKNOWN'],
])('a proxy’s answer %p in another form is %s', async (status, code) => {
  const error = await apiErrorOf(new Response('<h1>Gateway</h1>', { status }))
  expect(error).toMatchObject({ status, code, sentence: null })
})
