import { expect, jest, test } from '@jest/globals'
import { documentSession } from './document-session'
import { failureOf } from './failure'
import { madeUpBrowser } from './test-support/made-up-browser'

test('a document session that can’t be created is distinguished from an error in the file', async () => {
  const { stored } = madeUpBrowser('', ({ pathname }) =>
    pathname === '/api/documents/session/new'
      ? Response.json({ success: false, code: 'INTERNAL', error: 'Try again in a minute.' }, { status: 500 })
      : Response.json({ success: true }),
  )
  stored.delete('sessionId')
  const error: unknown = await documentSession().catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toMatchObject({ during: 'session', sentence: 'Try again in a minute.' })
  jest.restoreAllMocks()
})
