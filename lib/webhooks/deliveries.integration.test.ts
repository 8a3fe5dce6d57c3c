import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { loadSecret } from '@/lib/accounts/secret'
import { db } from '@/lib/db/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { env } from '@/lib/env'
import { composeMail } from '@/lib/mail/compose'
import type { ClaimedMail } from '@/lib/mail/mail-states'
import { attemptsOf, recoverDeliveries } from './delivery-states'
import { writeOperationEvent } from './events'
import type { PostRequest, Posted } from './post'
import { WebhookSender } from './sender'
import { webhookSecret } from './signature'

process.env['ACTUM_SECRET'] = 'a secret that is long enough for the tests of webhooks'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
  await loadSecret(env())
})
afterAll(() => database.close())
beforeEach(() => db().user.deleteMany())

const OK: Posted = { status: 200, error: null, answer: 'ok' }
const BROKEN: Posted = { status: 500, error: 'status', answer: 'oops' }

/** Someone with a webhook. */
async function registered(url = 'https://lims.example/hook') {
  const user = await db().user.create({
    data: { email: `${randomUUID()}@clinic.example`, emailVerifiedAt: new Date(), locale: 'ru-RU' },
  })
  const webhook = await db().webhook.create({ data: { userId: user.id, url } })
  const write = (id: string, failed = false) =>
    db().$transaction((transaction) =>
      writeOperationEvent(transaction, user.id, {
        id,
        kind: 'generate',
        sessionId: 'session',
        finishedAt: new Date('2026-11-25T10:00:00Z'),
        ...(failed && { error: { code: 'GATE_EMPTY' } }),
      }),
    )
  return { user, webhook, write }
}

function sending(answer: (request: PostRequest) => Posted | Promise<Posted>) {
  const requests: PostRequest[] = []
  const sender = new WebhookSender(async (request) => {
    requests.push(request)
    return answer(request)
  })
  return { requests, sender }
}

const delivery = () => db().webhookDelivery.findFirstOrThrow()
const due = () => db().webhookDelivery.updateMany({ data: { nextAttemptAt: new Date(0) } })

describe('an event', () => {
  test('is sent once, signed as Standard Webhooks asks', async () => {
    const { webhook, write } = await registered()
    await write('run-1')
    const { requests, sender } = sending(() => OK)
    expect(await sender.sendDue()).toBe(1)
    expect(await sender.sendDue()).toBe(0)
    const [{ url = '', headers = {}, body = '' } = {}] = requests
    expect(url).toBe('https://lims.example/hook')
    expect(JSON.parse(body)).toEqual({
      type: 'operation.succeeded',
      timestamp: '2026-11-25T10:00:00.000Z',
      data: { operationId: 'run-1', kind: 'generate', sessionId: 'session' },
    })
    const { 'webhook-id': id = '', 'webhook-timestamp': at = '', 'webhook-signature': signature = '' } = headers
    const key = Buffer.from(webhookSecret(webhook.id).replace('whsec_', ''), 'base64')
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`)
    expect(Math.abs(Number(at) * 1_000 - Date.now())).toBeLessThan(60_000)
    expect(await delivery()).toMatchObject({ state: 'delivered', messageId: id })
  })

  test('is written once for one end of a run, and not at all where its transaction fails', async () => {
    const { user, write } = await registered()
    await write('run-1')
    await write('run-1')
    const broken = db().$transaction(async (transaction) => {
      const run = { id: 'run-2', kind: 'tables' as const, sessionId: 's', finishedAt: new Date() }
      await writeOperationEvent(transaction, user.id, run)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await db().webhookDelivery.count()).toBe(1)
  })

  test('of a failure has its code', async () => {
    const { write } = await registered()
    await write('run-1', true)
    expect(JSON.parse((await delivery()).body)).toMatchObject({
      type: 'operation.failed',
      data: { error: { code: 'GATE_EMPTY' } },
    })
  })

  test('isn’t written for a disabled webhook', async () => {
    const { webhook, write } = await registered()
    await db().webhook.update({ where: { id: webhook.id }, data: { disabledAt: new Date() } })
    expect(await write('run-1')).toBe(0)
  })
})

describe('a failed attempt', () => {
  test('is repeated later under the same id, with the same body, and both answers are kept', async () => {
    const { write } = await registered()
    await write('run-1')
    let answer = BROKEN
    const { requests, sender } = sending(() => answer)
    await sender.sendDue()
    const waiting = await delivery()
    expect(waiting.state).toBe('waiting')
    expect(waiting.nextAttemptAt.getTime()).toBeGreaterThan(Date.now())
    answer = OK
    await due()
    await sender.sendDue()
    expect(requests[1]?.body).toBe(requests[0]?.body)
    expect(requests[1]?.headers['webhook-id']).toBe(requests[0]?.headers['webhook-id'])
    const delivered = await delivery()
    expect(delivered.state).toBe('delivered')
    expect(attemptsOf(delivered).map(({ status, answer: text }) => `${status} ${text}`)).toEqual(['500 oops', '200 ok'])
  })

  test('after the last one the event is given up; three in a row disable the webhook, and its owner is told', async () => {
    const { user, webhook, write } = await registered()
    const { sender } = sending(() => BROKEN)
    for (const run of ['run-1', 'run-2', 'run-3']) {
      await write(run)
      for (let tries = 0; tries < 8; tries++) {
        await due()
        await sender.sendDue()
      }
      expect(await db().webhookDelivery.count({ where: { operationId: run, state: 'failed' } })).toBe(1)
    }
    const { disabledAt, failedInRow } = await db().webhook.findUniqueOrThrow({ where: { id: webhook.id } })
    expect({ disabled: disabledAt !== null, failedInRow }).toEqual({ disabled: true, failedInRow: 3 })
    const mails = await db().mailMessage.findMany({ where: { userId: user.id } })
    expect(mails).toMatchObject([{ purpose: 'webhookDisabled', recipient: user.email, params: { url: webhook.url } }])
    const { content } = await composeMail({ ...mails[0], file: null } as unknown as ClaimedMail)
    expect(content.subject).toBe('Вебхук отключён')
    expect(content.blocks[0]).toMatchObject({ text: expect.stringContaining('lims.example/hook') })
  })

  test('isn’t told to an address that nobody has confirmed', async () => {
    const { user, write } = await registered()
    await db().user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } })
    await write('run-1')
    await sending(() => ({ status: 410, error: 'status', answer: '' })).sender.sendDue()
    expect(await db().webhook.count({ where: { disabledAt: null } })).toBe(0)
    expect(await db().mailMessage.count({ where: { userId: user.id } })).toBe(0)
  })

  test('a delivery in between keeps the webhook enabled', async () => {
    const { webhook, write } = await registered()
    await db().webhook.update({ where: { id: webhook.id }, data: { failedInRow: 2 } })
    await write('run-1')
    await sending(() => OK).sender.sendDue()
    expect(await db().webhook.findUniqueOrThrow({ where: { id: webhook.id } })).toMatchObject({ failedInRow: 0 })
  })

  test('an address that is gone is disabled immediately', async () => {
    const { webhook, write } = await registered()
    await write('run-1')
    await write('run-2')
    const { sender, requests } = sending(() => ({ status: 410, error: 'status', answer: '' }))
    await sender.sendDue()
    expect(requests.length).toBeLessThanOrEqual(2)
    expect((await db().webhook.findUniqueOrThrow({ where: { id: webhook.id } })).disabledAt).not.toBeNull()
    expect(await db().webhookDelivery.count({ where: { state: 'waiting' } })).toBe(0)
  })
})

test('one slow receiver doesn’t delay others', async () => {
  const slow = await registered('https://slow.example/')
  const quick = await registered('https://quick.example/')
  await slow.write('run-1')
  await quick.write('run-2')
  let answerSlow = (_: Posted) => {}
  const quickly: string[] = []
  const { sender } = sending(({ url }) => {
    if (url.includes('slow')) return new Promise<Posted>((resolve) => (answerSlow = resolve))
    quickly.push(url)
    answerSlow(OK)
    return OK
  })
  await sender.sendDue()
  expect(quickly).toEqual(['https://quick.example/'])
})

/** Numbers that look random and are the same in every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('a server that is killed at any moment loses nothing and sends nothing twice under one id', async () => {
  const EVENTS = 60
  const { write } = await registered()
  for (let run = 0; run < EVENTS; run++) await write(`run-${run}`)
  const accepted = new Map<string, number>()
  const received = new Map<string, number>()
  const random = seeded(20_261_125)
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  let kills = 0
  for (let rounds = 0; rounds < 500; rounds++) {
    if ((await db().webhookDelivery.count({ where: { state: { not: 'delivered' } } })) === 0) break
    const killed: (() => void)[] = []
    const dead = new Promise<void>((resolve) => killed.push(resolve))
    const sender = new WebhookSender(async ({ headers, body }) => {
      const fate = random()
      const die = () => {
        kills++
        for (const end of killed) end()
        // A process that is gone neither responds nor writes anything.
        return new Promise<Posted>(() => undefined)
      }
      if (fate < 0.15) return die()
      if (fate < 0.3) return BROKEN
      const { data } = JSON.parse(body) as { data: { operationId: string } }
      count(accepted, headers['webhook-id'] ?? '')
      count(received, data.operationId)
      return fate < 0.5 ? die() : OK
    })
    await due()
    await Promise.race([sender.sendDue(), dead])
    // The dead process's pending work ends with it.
    await sender.stop(0)
    await recoverDeliveries(true)
  }
  expect(kills).toBeGreaterThan(10)
  expect(received.size).toBe(EVENTS)
  expect([...accepted.values()].filter((times) => times > 1)).toEqual([])
})
