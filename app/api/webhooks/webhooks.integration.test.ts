import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { onPlan } from '@/lib/http/test-support/templates'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as generate } from '../documents/generate/route'
import { DELETE as remove, POST as enable } from './[id]/route'
import { POST as again } from './[id]/deliveries/[delivery]/route'
import { GET as deliveries } from './[id]/deliveries/route'
import { GET as list, POST as add } from './route'

process.env['WEBHOOK_PRIVATE_ADDRESSES'] = 'true'

interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly details?: object
  readonly id: string
  readonly secret: string
  readonly messageId: string
  readonly webhooks: { id: string; url: string; disabledAt: string | null }[]
  readonly deliveries: { id: string; messageId: string; event: string; state: string; attempts: { answer: string }[] }[]
}

interface Received {
  readonly id: string
  readonly text: string
  readonly headers: Record<string, string>
  readonly body: { type: string; data: { operationId: string; result?: { name: string } } }
}

const received: Received[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]))
    received.push({ id: headers['webhook-id'] ?? '', text: body, headers, body: JSON.parse(body) as Received['body'] })
    response.end('stored')
  })
})

let application: Awaited<ReturnType<typeof openTestApplication>>
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  // Plans apply only if payment is set up.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(async () => {
  await application.close()
  receiver.close()
})

async function onProfessional() {
  const workspace = await newWorkspace()
  await db().user.update({ where: { id: workspace.id }, data: { plan: 'professional' } })
  return workspace
}

const answerOf = async (response: Promise<Response>) => (await (await response).json()) as Answer
const addTo = (browser: Browser, address = url) =>
  answerOf(browser.call(add, { method: 'POST', json: { url: address } }))

/** Waits until a webhook's deliveries have ended. */
async function over(browser: Browser, id: string, count: number): Promise<Answer['deliveries']> {
  for (let tries = 0; tries < 400; tries++) {
    const { deliveries: rows } = await answerOf(browser.call(deliveries, { params: { id } }))
    if (rows.length === count && rows.every(({ state }) => state === 'delivered' || state === 'failed')) return rows
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The deliveries didn’t end')
}

test('a run that ends notifies its user’s webhooks, and the user can resend an event', async () => {
  const { browser, sessionId } = await onProfessional()
  const { id, secret } = await addTo(browser)
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const run = await postForm(browser, generate, { excel: actRows(2), template: ACT, sessionId })
  const { operationId } = (await run.json()) as { operationId: string }
  const [first] = await over(browser, id, 1)
  expect(first).toMatchObject({ event: 'operation.succeeded', state: 'delivered', attempts: [{ answer: 'stored' }] })
  expect(received.at(-1)?.body).toMatchObject({ type: 'operation.succeeded', data: { operationId } })
  expect(received.at(-1)?.body.data.result?.name).toMatch(/\.zip$/)

  // As a receiver’s own library verifies it: with the secret that was shown once, and no other one.
  const { text = '', headers = {} } = received.at(-1) ?? {}
  expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: 'operation.succeeded' })
  expect(() => new Webhook(secret).verify(`${text} `, headers)).toThrow('No matching signature')
  const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 600) }
  expect(() => new Webhook(secret).verify(text, old)).toThrow('too old')

  const params = { id, delivery: first?.id ?? '' }
  const sent = await answerOf(browser.call(again, { method: 'POST', params }))
  expect(sent.messageId).not.toBe(first?.messageId)
  await over(browser, id, 2)
  expect(received.at(-1)).toMatchObject({ id: sent.messageId, body: { data: { operationId } } })
})

test('a run that fails notifies them too, and no other user’s', async () => {
  const { browser, sessionId } = await onProfessional()
  const other = await onProfessional()
  const { id } = await addTo(browser)
  const { id: othersId } = await addTo(other.browser)
  const excel = { name: 'rows.csv', bytes: new TextEncoder().encode('Nothing\n1\n') }
  expect((await postForm(browser, generate, { excel, template: ACT, sessionId })).status).toBe(422)
  const [delivery] = await over(browser, id, 1)
  expect(delivery?.event).toBe('operation.failed')
  expect(received.at(-1)?.body).toMatchObject({ data: { error: { code: 'TAGS_WITHOUT_COLUMNS' } } })
  expect(await over(other.browser, othersId, 0)).toEqual([])
})

describe('a user’s webhooks', () => {
  test('are listed without their secrets, enabled again and deleted with their deliveries', async () => {
    const { browser } = await onProfessional()
    const { id, secret } = await addTo(browser)
    await db().webhook.update({ where: { id }, data: { disabledAt: new Date(), failedInRow: 3 } })
    const listed = await browser.call(list)
    const text = await listed.text()
    expect(text).not.toContain(secret)
    expect((JSON.parse(text) as Answer).webhooks).toMatchObject([{ id, url, failedInRow: 3 }])
    await browser.call(enable, { method: 'POST', params: { id } })
    expect((await answerOf(browser.call(list))).webhooks[0]?.disabledAt).toBeNull()
    await browser.call(remove, { method: 'DELETE', params: { id } })
    expect((await answerOf(browser.call(list))).webhooks).toEqual([])
  })

  test('another person’s is as one that doesn’t exist', async () => {
    const [owner, stranger] = [await onProfessional(), await onProfessional()]
    const { id } = await addTo(owner.browser)
    for (const call of [
      stranger.browser.call(enable, { method: 'POST', params: { id } }),
      stranger.browser.call(remove, { method: 'DELETE', params: { id } }),
      stranger.browser.call(deliveries, { params: { id } }),
    ]) {
      expect((await call).status).toBe(404)
    }
  })

  test('are of the Professional plan: others can’t add or enable one, and nothing is sent to them', async () => {
    const { browser } = await onPlan('standard')
    expect(await addTo(browser)).toMatchObject({ code: 'LIMIT_WEBHOOKS', details: { plan: 'professional' } })
    const workspace = await onProfessional()
    const { id } = await addTo(workspace.browser)
    await db().user.update({ where: { id: workspace.id }, data: { plan: 'free' } })
    const enabled = await answerOf(workspace.browser.call(enable, { method: 'POST', params: { id } }))
    expect(enabled.code).toBe('LIMIT_WEBHOOKS')
    const { sessionId } = workspace
    expect((await postForm(workspace.browser, generate, { excel: actRows(2), template: ACT, sessionId })).status).toBe(
      200,
    )
    expect(await over(workspace.browser, id, 0)).toEqual([])
  })

  test('are ten at most', async () => {
    const { browser } = await onProfessional()
    for (let count = 0; count < 10; count++) expect((await addTo(browser)).success).toBe(true)
    expect(await addTo(browser)).toMatchObject({ success: false, code: 'TOO_MANY_WEBHOOKS' })
  })

  test.each(['', 'lims', 'ftp://lims.example/', 'https://user:pass@lims.example/', 'https://no-such-host.invalid/'])(
    'can’t have the address %j',
    async (address) => {
      const { browser } = await onProfessional()
      expect(await addTo(browser, address)).toMatchObject({ success: false, code: 'WEBHOOK_ADDRESS' })
    },
  )
})
