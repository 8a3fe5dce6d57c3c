import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { GET as premium } from './premium/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

test('where payment is not set up, everyone has the highest plan', async () => {
  const { browser } = await newPerson()
  const answer = (await (await browser.call(premium)).json()) as object
  expect(answer).toMatchObject({ plan: 'professional', status: null, limits: { documentsPerMonth: null } })
})

test('who is not signed in has no plan', async () => {
  expect((await new Browser().call(premium)).status).toBe(401)
})
