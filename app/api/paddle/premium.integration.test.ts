import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { offers } from '@/lib/billing/offers'
import { notification, paddleRequest, subscriptionData } from '@/lib/billing/test-support/events'
import { db } from '@/lib/db/client'
import { GET as premium } from './premium/route'
import { POST as webhook } from './webhook/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

test('where payment is not set up, everyone has the highest plan', async () => {
  const { browser } = await newPerson()
  const answer = (await (await browser.call(premium)).json()) as object
  expect(answer).toMatchObject({
    plan: 'professional',
    status: null,
    limits: { documentsPerMonth: null },
    payment: false,
    subscription: null,
    granted: false,
  })
  expect(offers()).toEqual([])
})

test('a caller who isn’t signed in has no plan', async () => {
  expect((await new Browser().call(premium)).status).toBe(401)
})

test('where payment is not set up, no one’s notification is taken', async () => {
  const request = paddleRequest(notification('subscription.created', '2026-10-01T08:00:00Z', subscriptionData()))
  const response = await webhook(request, { params: Promise.resolve({}) })
  expect([response.status, await response.json()]).toMatchObject([409, { code: 'PAYMENT_OFF' }])
  expect(await db().paddleEvent.count()).toBe(0)
})
