import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as generate } from '@/app/api/documents/generate/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { POST as send } from '@/app/api/email/send/route'
import { PUT as putPicture } from '@/app/api/profile/pictures/[kind]/route'
import { PUT as putProfile } from '@/app/api/profile/put/route'
import { PUT as setNext } from '@/app/api/templates/[id]/register/route'
import { db } from '@/lib/db/client'
import { openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { keptAct } from '@/lib/http/test-support/templates'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { runner } from '@/lib/operations/runner'
import { DELETE as remove } from './route'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function removed(browser: Browser, json: unknown, headers = {}) {
  const response = await browser.call(remove, { method: 'DELETE', json, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** The bytes of every file in the storage. */
async function storedBytes(): Promise<Buffer[]> {
  const folder = path.join(application.dataFolder, 'files')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    names.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  )
}

/** A user with data of every kind. */
async function busyPerson() {
  const workspace = await newWorkspace()
  const { browser, sessionId } = workspace
  await postForm(browser, generate, { excel: actRows(2), template: ACT, sessionId, email: workspace.email })
  const { id: template } = await keptAct(browser)
  await browser.call(setNext, { method: 'PUT', params: { id: template }, json: { next: 5 } })
  await browser.call(putProfile, { method: 'PUT', json: { organisation: 'ООО «Луч»' } })
  const form = new FormData()
  form.set('picture', new File([PNG], 'stamp.png'))
  await browser.call(putPicture, { method: 'PUT', params: { kind: 'stamp' }, form })
  await browser.call(send, { method: 'POST' })
  return workspace
}

let subscriptions = 0

/** A user's subscription with all its events: its creation, a payment, a renewal, and one of an unknown user. */
async function subscriptionOf(userId: string): Promise<string> {
  const id = `sub_${++subscriptions}`
  const [transactionId, occurredAt] = [`txn_${id}`, '2026-10-01T08:00:00.000000Z']
  const facts = { customerId: 'ctm_1', status: 'active', plan: 'standard', interval: 'month', currency: 'EUR' } as const
  await db().subscription.create({ data: { id, userId, ...facts, priceId: 'pri_1', occurredAt } })
  await db().paddleCheckout.create({ data: { transactionId, userId, priceId: 'pri_1', subscriptionId: id } })
  const told = [
    { type: 'subscription.created', subjectId: id, payload: { id } },
    { type: 'transaction.completed', subjectId: transactionId, payload: { id: transactionId } },
    { type: 'transaction.completed', subjectId: `txn_renewal_${id}`, payload: { subscription_id: id } },
    { type: 'customer.created', subjectId: `ctm_${id}`, payload: { custom_data: { userId, proof: 'x' } } },
  ]
  await db().paddleEvent.createMany({
    data: told.map((event, index) => ({ ...event, id: `evt_${id}_${index}`, occurredAt, outcome: 'applied' })),
  })
  return id
}

describe('Deleting one’s account', () => {
  test('deletes rows, files, sessions and tokens immediately, and signs out', async () => {
    const { browser, email, id, token, sessionId } = await busyPerson()
    expect(
      await Promise.all([
        db().profile.count({ where: { userId: id } }),
        db().actCounter.count({ where: { userId: id } }),
      ]),
    ).toEqual([1, 1])
    const other = new Browser()
    await other.call(login, { json: { email, password: PASSWORD } })
    expect((await storedBytes()).length).toBeGreaterThanOrEqual(5)
    expect(await removed(browser, { password: PASSWORD })).toEqual({
      status: 200,
      body: { success: true, deleted_files: 5 },
    })
    expect(browser.cookies.size).toBe(0)
    expect((await other.call(newSession)).status).toBe(401)
    expect((await other.call(newSession, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
    expect((await other.call(login, { json: { email, password: PASSWORD } })).status).toBe(401)
    expect(await storedBytes()).toEqual([])
    const client = db()
    const left = await Promise.all([
      client.user.count({ where: { id } }),
      client.session.count({ where: { userId: id } }),
      client.password.count({ where: { userId: id } }),
      client.documentSession.count({ where: { id: sessionId } }),
      client.storedFile.count({ where: { documentSessionId: sessionId } }),
      client.operation.count({ where: { userId: id } }),
      client.mailMessage.count({ where: { userId: id } }),
      client.template.count({ where: { userId: id } }),
      client.profile.count({ where: { userId: id } }),
      client.profilePicture.count({ where: { userId: id } }),
      client.actCounter.count({ where: { userId: id } }),
      client.accountLink.count({ where: { userId: id } }),
      client.discardedFile.count(),
      client.rateLimiterFlexible.count({ where: { key: { contains: id } } }),
    ])
    expect(left).toEqual(left.map(() => 0))
  })

  test('deletes payment data, and cancels a running subscription', async () => {
    const [one, other] = [await newWorkspace(), await newWorkspace()]
    const [running, ended, others] = [
      await subscriptionOf(one.id),
      await subscriptionOf(one.id),
      await subscriptionOf(other.id),
    ]
    await db().subscription.update({ where: { id: ended }, data: { status: 'canceled' } })
    await db().paddleCustomer.create({ data: { id: `ctm_${one.id}`, userId: one.id } })
    expect((await removed(one.browser, { password: PASSWORD })).status).toBe(200)
    const client = db()
    const endings = await client.subscriptionEnding.findMany({
      where: { subscriptionId: { in: [running, ended, others] } },
    })
    expect(endings.map(({ subscriptionId }) => subscriptionId)).toEqual([running])
    const left = await Promise.all([
      client.subscription.count({ where: { userId: one.id } }),
      client.paddleCheckout.count({ where: { userId: one.id } }),
      client.paddleCustomer.count({ where: { userId: one.id } }),
      client.paddleEvent.count({ where: { id: { contains: running } } }),
      client.paddleEvent.count({ where: { id: { contains: ended } } }),
    ])
    expect(left).toEqual([0, 0, 0, 0, 0])
    expect(await client.paddleEvent.count({ where: { id: { contains: others } } })).toBe(4)
    expect(await client.paddleCheckout.count({ where: { userId: other.id } })).toBe(1)
  })

  test('leaves other people alone', async () => {
    const [one, other] = [await busyPerson(), await busyPerson()]
    const before = (await storedBytes()).length
    await removed(one.browser, { password: PASSWORD })
    expect((await storedBytes()).length).toBe(before - 5)
    expect((await other.browser.call(newSession)).status).toBe(200)
    expect(await db().storedFile.count({ where: { documentSession: { userId: other.id } } })).toBe(3)
  })

  test('deletes only the rate limits of the user’s address, however it’s spelled', async () => {
    const { browser, id } = await newWorkspace()
    const [own, alike] = ['_____@clinic.example', 'elena@clinic.example']
    await db().user.update({ where: { id }, data: { email: own } })
    const points = { points: 1, expire: new Date(Date.now() + 3_600_000) }
    const keys = [own, alike].map((address) => `login-account:${address}`)
    await db().rateLimiterFlexible.createMany({ data: keys.map((key) => ({ key, ...points })) })
    expect((await removed(browser, { password: PASSWORD })).status).toBe(200)
    const left = await db().rateLimiterFlexible.findMany({ where: { key: { in: keys } } })
    expect(left.map(({ key }) => key)).toEqual([`login-account:${alike}`])
  })

  test('frees the address for a new account', async () => {
    const { browser, email } = await newWorkspace()
    await removed(browser, { password: PASSWORD })
    const { POST: register } = await import('@/app/api/auth/register/route')
    expect((await new Browser().call(register, { json: { email, password: PASSWORD } })).status).toBe(201)
  })

  test.each([
    [{ password: 'not this one' }, { status: 403, body: { code: 'PASSWORD_WRONG' } }],
    [{}, { status: 400, body: { code: 'BAD_REQUEST', details: { field: 'password' } } }],
    [undefined, { status: 400, body: { code: 'BAD_REQUEST', details: { field: 'password' } } }],
  ])('with %j changes nothing', async (json, refusal) => {
    const { browser, id } = await newWorkspace()
    expect(await removed(browser, json)).toMatchObject(refusal)
    expect(await db().user.count({ where: { id } })).toBe(1)
    expect((await browser.call(newSession)).status).toBe(200)
  })

  test('without its own password asks for a sign-in of the last ten minutes', async () => {
    const { browser, id } = await newWorkspace()
    await db().password.delete({ where: { userId: id } })
    await db().session.updateMany({ where: { userId: id }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
    expect(await removed(browser, {})).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_FRESH' } })
    await db().session.updateMany({ where: { userId: id }, data: { createdAt: new Date() } })
    // Neither a body nor a content type: there is nothing to return.
    expect((await removed(browser, undefined)).status).toBe(200)
  })

  test('is possible only from our own pages, when signed in', async () => {
    const { browser, id } = await newWorkspace()
    expect((await removed(browser, { password: PASSWORD }, { 'x-xsrf-token': 'wrong' })).status).toBe(403)
    expect((await removed(new Browser(), { password: PASSWORD })).status).toBe(401)
    expect(await db().user.count({ where: { id } })).toBe(1)
  })

  test('ends a running operation and leaves nothing of it', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const headers = { prefer: 'respond-async' }
    const started = await postForm(browser, generate, { excel: actRows(2_000), template: ACT, sessionId }, headers)
    expect(started.status).toBe(202)
    const { operationId } = (await started.json()) as { operationId: string }
    expect((await removed(browser, { password: PASSWORD })).status).toBe(200)
    const kept = (await storedBytes()).length
    // Taking an operation waits until whoever runs it has stopped.
    await runner().take(operationId)
    expect(await db().operation.count({ where: { userId: id } })).toBe(0)
    expect((await storedBytes()).length).toBeLessThanOrEqual(kept)
    expect(await db().discardedFile.count()).toBe(0)
  })
})
