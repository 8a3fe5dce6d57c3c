import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { checkAnswer } from './check-answer'
import type { DocumentedRoute } from './route-documentation'

const route: DocumentedRoute = {
  summary: 'A count',
  answers: {
    200: z.strictObject({ count: z.int() }),
    206: { contentType: 'text/csv', description: 'Rows.' },
    503: z.strictObject({ success: z.literal(false), checks: z.string() }),
  },
  codes: ['NOT_FOUND'],
}
const check = (response: Response, method = 'GET') => checkAnswer(route, method, response)
const failure = (code: string, status: number, more = {}) =>
  Response.json({ success: false, error: 'No.', code, requestId: '1', ...more }, { status })

test.each([
  ['a body as declared', Response.json({ count: 1 })],
  ['another kind of body as declared', new Response('1;2', { status: 206, headers: { 'content-type': 'text/csv' } })],
  ['a failure of the route’s own', failure('NOT_FOUND', 404)],
  ['a failure that every signed-in door has', failure('TOKEN_EXPIRED', 401)],
  ['a failure with its own body', Response.json({ success: false, checks: 'x' }, { status: 503 })],
  ['a usual failure of the same status', failure('DATABASE_UNAVAILABLE', 503)],
])('%s passes, and can still be read', async (_what, response) => {
  await expect(check(response)).resolves.toBeUndefined()
  expect(response.bodyUsed).toBe(false)
})

test.each([
  ['a field that is not declared', Response.json({ count: 1, secret: 2 })],
  ['a field that is missing', Response.json({})],
  ['a status that is not declared', Response.json({ count: 1 }, { status: 201 })],
  ['a code that is not declared', failure('EMAIL_TAKEN', 409)],
  ['a code with the status of another', failure('NOT_FOUND', 400)],
  ['a detail that is not declared', failure('NOT_FOUND', 404, { details: { password: 'x' } })],
  ['text where JSON is declared', new Response('1')],
  ['another kind of text', new Response('1', { status: 206, headers: { 'content-type': 'text/html' } })],
  ['a failure that is not of the common form', Response.json({ message: 'No.' }, { status: 404 })],
])('%s is an error', async (_what, response) => {
  await expect(check(response)).rejects.toThrow('A count')
})

test('a HEAD response has no body to check', async () => {
  const headers = { 'content-type': 'application/json' }
  await expect(check(new Response(null, { headers }), 'HEAD')).resolves.toBeUndefined()
})
