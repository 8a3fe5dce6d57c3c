import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import type { Fields } from '@/lib/http/test-support/workspace'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import type { MailedSummary } from '@/lib/operations/operation-mails'
import { writeOperationMails } from '@/lib/operations/operation-mails'
import { makeMailedLink } from '@/lib/mail/mailed-links'
import type { MailServer } from '@/lib/mail/test-support/mail-server'
import { freePort, startMailServer } from '@/lib/mail/test-support/mail-server'
import { POST as generate } from './generate/route'
import { GET as mailed, HEAD as mailedHead } from './mailed/[token]/route'
import { GET as ledger, POST as resend } from './operations/[id]/mail/route'
import { DELETE as remove } from './operations/[id]/route'

interface Mails {
  readonly state: string
  readonly counts: Record<string, number>
  readonly to: { address: string; state: string; text: string | null; row: number | null }[]
  readonly skipped: number
  readonly unsent: number
}
interface Answer {
  readonly code?: string
  readonly error: string | null
  readonly details?: Record<string, unknown>
  readonly operationId: string
  readonly name: string
  readonly mail: Mails | null
}
interface Ledger extends Mails {
  readonly failures: { address: string; code: string; text: string; row: number | null }[]
  readonly skippedRows: { row: number; given: string | null }[]
}

const SECRET = 'a secret of the scheduler'

let application: Awaited<ReturnType<typeof openTestApplication>>
let server: MailServer
let port: number
beforeAll(async () => {
  port = await freePort()
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'acts@clinic.example',
    MAIL_PER_DAY: '12',
    ACTUM_ORIGIN: 'http://localhost:3000',
    ACTUM_CRON_SECRET: SECRET,
    // Only where payment is set up do plans hold.
    ...PAYMENT,
  })
  application = await openTestApplication()
})
afterAll(() => application.close())
beforeEach(async () => {
  server = await startMailServer(port)
})
afterEach(() => server.close())

type Workspace = Awaited<ReturnType<typeof newWorkspace>>

async function professional(): Promise<Workspace> {
  const workspace = await newWorkspace()
  await db().user.update({
    where: { id: workspace.id },
    data: { plan: 'professional', emailVerifiedAt: new Date(), name: 'Иванова И. И.' },
  })
  return workspace
}

async function run({ browser, sessionId }: Workspace, fields: Fields = {}, rows = 2) {
  const response = await postForm(browser, generate, { excel: actRows(rows), template: ACT, sessionId, ...fields })
  return { status: response.status, body: (await response.json()) as Answer }
}

async function settled({ browser }: Workspace, id: string): Promise<Ledger> {
  for (let tries = 0; ; tries++) {
    const answer = (await (await browser.call(ledger, { params: { id } })).json()) as Ledger
    if (answer.state !== 'waiting' || tries > 200) return answer
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** As a run with a column of addresses leaves it. */
async function withAddresses(id: string, emails: (string | null)[]): Promise<void> {
  const { summary, settings } = await db().operation.findUniqueOrThrow({ where: { id } })
  const { documents } = summary as { documents: { name: string; rows: number[] }[] }
  const acts = documents.map(({ name, rows }, index) => ({
    document: name,
    rows,
    fingerprint: '',
    number: null,
    email: emails[index] ?? '',
  }))
  await db().operation.update({
    where: { id },
    data: {
      settings: { ...(settings as object), mailColumn: 'E-mail' },
      summary: { ...(summary as object), acts },
    },
  })
}

describe('The email field', () => {
  test('sends the result to oneself on any plan, and the answer tells how far it is', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await run(workspace, { email: ` ${workspace.email.toUpperCase()} ` })
    expect(status).toBe(200)
    expect(body.mail?.to.map(({ address }) => address.toLowerCase())).toEqual([workspace.email])
    expect(['waiting', 'sent']).toContain(body.mail?.state)
    expect(await settled(workspace, body.operationId)).toMatchObject({ state: 'sent', counts: { sent: 1 } })
    expect(server.received).toHaveLength(1)
    const { mail } = server.received[0] as MailServer['received'][0]
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([body.name])
    expect(mail.replyTo).toBeUndefined()
  })

  test('left empty sends nothing and says nothing', async () => {
    const { status, body } = await run(await newWorkspace(), { email: '' })
    expect([status, body.mail]).toEqual([200, null])
  })

  test('of a person without the plan takes nobody else’s address', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await run(workspace, { email: `${workspace.email}, other@clinic.example` })
    expect([status, body.code, body.details]).toEqual([402, 'LIMIT_MAIL', { plan: 'professional' }])
    expect(await db().operation.count({ where: { userId: workspace.id } })).toBe(0)
  })

  test('of an unconfirmed account takes nobody else’s address', async () => {
    const workspace = await professional()
    await db().user.update({ where: { id: workspace.id }, data: { emailVerifiedAt: null } })
    const { status, body } = await run(workspace, { email: 'other@clinic.example' })
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
  })

  test('takes several addresses, each once, and says who sends it', async () => {
    const workspace = await professional()
    const { body } = await run(workspace, { email: 'a@clinic.example; b@clinic.example, A@clinic.example' })
    await settled(workspace, body.operationId)
    expect(server.received.map(({ to }) => to).sort()).toEqual(['a@clinic.example', 'b@clinic.example'])
    const { mail } = server.received[0] as MailServer['received'][0]
    expect(mail.text).toContain(`Иванова И. И. (${workspace.email})`)
    expect(mail.replyTo?.[0]?.address).toBe(workspace.email)
    expect(mail.to).toHaveLength(1)
  })

  test.each([
    ['a@clinic.example\r\nBcc: thief@evil.example', 'MAIL_ADDRESS_NOT_VALID'],
    ['Head <a@clinic.example>', 'MAIL_ADDRESS_NOT_VALID'],
    [Array.from({ length: 11 }, (_, index) => `a${index}@clinic.example`).join(), 'MAIL_TOO_MANY_ADDRESSES'],
  ])('with %p is refused', async (email, code) => {
    const { status, body } = await run(await professional(), { email })
    expect([status, body.code]).toEqual([422, code])
  })

  test.each([
    ['ru', /неполный адрес/],
    ['ro', /nu este o adresă/],
    ['en', /not a full e-mail address/],
  ])('refuses in %s words', async (language, sentence) => {
    const { browser, sessionId } = await newWorkspace()
    const form = { excel: actRows(1), template: ACT, sessionId, email: 'clinic' }
    await db().user.updateMany({ data: { locale: null } })
    const response = await postForm(browser, generate, form, { 'accept-language': language })
    expect(((await response.json()) as Answer).error).toMatch(sentence)
  })

  test('passes no daily limit', async () => {
    const workspace = await professional()
    const ten = Array.from({ length: 10 }, (_, index) => `a${index}@clinic.example`).join()
    const { body } = await run(workspace, { email: ten }, 1)
    await settled(workspace, body.operationId)
    const again = await run(workspace, { email: 'a@clinic.example,b@clinic.example,c@clinic.example' })
    expect([again.status, again.body.code, again.body.details]).toEqual([
      429,
      'MAIL_DAILY_LIMIT',
      { limit: 12, used: 10 },
    ])
  })
})

describe('Each row’s own address', () => {
  test('is taken by the highest plan alone, and not with one merged document', async () => {
    const options = JSON.stringify({ mailColumn: 'E-mail' })
    expect((await run(await newWorkspace(), { options })).body.code).toBe('LIMIT_MAIL')
    expect((await run(await professional(), { options, single_doc: 'true' })).body.code).toBe('MAIL_COLUMN_MERGED')
  })

  test('gets that row’s document alone, cut out of the zip; rows without an address are told', async () => {
    const workspace = await professional()
    const { body } = await run(workspace, {}, 4)
    await withAddresses(body.operationId, ['one@clinic.example', 'none', null, 'four@clinic.example'])
    const sent = await workspace.browser.call(resend, { params: { id: body.operationId }, json: { only: 'unsent' } })
    expect(await sent.json()).toEqual({ success: true, queued: 2 })
    const told = await settled(workspace, body.operationId)
    expect(told).toMatchObject({ state: 'sent', counts: { sent: 2 }, skipped: 2 })
    expect(told.skippedRows).toMatchObject([
      { row: 3, given: 'none' },
      { row: 4, given: null },
    ])
    expect(server.received.map(({ to }) => to).sort()).toEqual(['four@clinic.example', 'one@clinic.example'])
    for (const { mail } of server.received) {
      expect(mail.attachments).toHaveLength(1)
      const [attachment] = mail.attachments
      expect(attachment?.filename).toMatch(/\.docx$/)
      expect(
        Buffer.from(attachment?.content as ArrayBuffer)
          .subarray(0, 4)
          .toString('latin1'),
      ).toBe('PK\x03\x04')
    }
    const again = await workspace.browser.call(resend, { params: { id: body.operationId }, json: { only: 'unsent' } })
    expect(await again.json()).toEqual({ success: true, queued: 0 })
  })

  test('goes to oneself in a trial, for three rows, and says whom it is meant for', async () => {
    const workspace = await professional()
    const { body } = await run(workspace, {}, 5)
    const id = body.operationId
    await withAddresses(
      id,
      Array.from({ length: 5 }, (_, index) => `a${index}@clinic.example`),
    )
    const { summary, settings, ...rest } = await db().operation.findUniqueOrThrow({ where: { id } })
    const operation = { ...rest, summary, settings: { ...(settings as object), mailTest: true } }
    const user = await db().user.findUniqueOrThrow({ where: { id: workspace.id }, include: WITH_SUBSCRIPTIONS })
    const file = await db().storedFile.findFirstOrThrow({ where: { operationId: id, kind: 'result' } })
    await db().$transaction((transaction) =>
      writeOperationMails(transaction, { operation, user, file, summary: summary as MailedSummary }),
    )
    expect(await settled(workspace, id)).toMatchObject({ counts: { sent: 3 }, unsent: 5 })
    expect(server.received.map(({ to }) => to)).toEqual(Array(3).fill(workspace.email))
    expect(server.received.map(({ mail }) => mail.subject?.slice(0, 27)).sort()).toEqual(
      [0, 1, 2].map((index) => `Trial for a${index}@clinic.example`.slice(0, 27)),
    )
    const inEarnest = await workspace.browser.call(resend, { params: { id }, json: { only: 'unsent' } })
    expect(await inEarnest.json()).toEqual({ success: true, queued: 5 })
    expect(await settled(workspace, id)).toMatchObject({ counts: { sent: 8 }, unsent: 0 })
  })

  test('past the daily limit is told, and can be sent another day', async () => {
    const workspace = await professional()
    const { body } = await run(workspace, {}, 14)
    const params = { id: body.operationId }
    await withAddresses(
      body.operationId,
      Array.from({ length: 14 }, (_, index) => `a${index}@clinic.example`),
    )
    const send = () => workspace.browser.call(resend, { params, json: { only: 'unsent' } })
    expect(await (await send()).json()).toEqual({ success: true, queued: 12 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ counts: { sent: 12 }, unsent: 2 })
    expect(((await (await send()).json()) as Answer).code).toBe('MAIL_DAILY_LIMIT')
    await db().mailMessage.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_000) } })
    expect(await (await send()).json()).toEqual({ success: true, queued: 2 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ counts: { sent: 14 }, unsent: 0 })
  })
})

describe('What did not go', () => {
  test('is told by address and sent again alone', async () => {
    const workspace = await professional()
    server.recipientReplies.push(550)
    const { body } = await run(workspace, { email: 'bad@clinic.example,good@clinic.example' })
    const told = await settled(workspace, body.operationId)
    expect(told).toMatchObject({ state: 'failed', counts: { sent: 1, failed: 1 } })
    expect(told.failures).toMatchObject([{ code: 'REFUSED', reply: 550 }])
    expect(told.failures[0]?.text).toMatch(/550/)
    const again = await workspace.browser.call(resend, { params: { id: body.operationId }, json: { only: 'failed' } })
    expect(await again.json()).toEqual({ success: true, queued: 1 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ state: 'sent', counts: { sent: 2 } })
    expect(server.received).toHaveLength(2)
  })

  test('of another person is not there', async () => {
    const owner = await newWorkspace()
    const { body } = await run(owner, { email: owner.email })
    await settled(owner, body.operationId)
    const stranger = await newWorkspace()
    const params = { id: body.operationId }
    expect((await stranger.browser.call(ledger, { params })).status).toBe(404)
    expect((await stranger.browser.call(resend, { params, json: { only: 'failed' } })).status).toBe(404)
  })

  test('is erased with its operation', async () => {
    const workspace = await newWorkspace()
    const { body } = await run(workspace, { email: workspace.email })
    await settled(workspace, body.operationId)
    await workspace.browser.call(remove, { method: 'DELETE', params: { id: body.operationId } })
    const rows = await db().mailMessage.findMany({ where: { userId: workspace.id } })
    const operation = await db().operation.findUniqueOrThrow({ where: { id: body.operationId } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, operation])).not.toContain('clinic.example"')
  })
})

describe('A mailed link', () => {
  test('opens its one file without signing in, unseen by search engines and kept by no cache', async () => {
    const workspace = await newWorkspace()
    const { body } = await run(workspace, { email: workspace.email })
    await settled(workspace, body.operationId)
    const [mail, file] = [
      await db().mailMessage.findFirstOrThrow({ where: { operationId: body.operationId } }),
      await db().storedFile.findFirstOrThrow({ where: { operationId: body.operationId, kind: 'result' } }),
    ]
    const { url } = await makeMailedLink(mail.id, file.id, null)
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/documents\/mailed\/[\w-]{43}$/)
    const token = url.split('/').at(-1) ?? ''
    const response = await new Browser().call(mailed, { params: { token } })
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(file.bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
    const head = await new Browser().call(mailedHead, { method: 'HEAD', params: { token } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes)])

    const { summary } = await db().operation.findUniqueOrThrow({ where: { id: body.operationId } })
    const [first] = (summary as { documents: { name: string }[] }).documents
    const one = await makeMailedLink(mail.id, file.id, first?.name ?? '')
    const cut = await new Browser().call(mailed, { params: { token: one.url.split('/').at(-1) ?? '' } })
    expect(cut.headers.get('content-type')).toContain('wordprocessingml')
    expect(
      Buffer.from(await cut.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await db().storedFile.update({ where: { id: file.id }, data: { expiresAt: new Date() } })
    expect((await new Browser().call(mailed, { params: { token } })).status).toBe(404)
  })

  test('that was never made is not found', async () => {
    const unknown = await new Browser().call(mailed, { params: { token: 'A'.repeat(43) } })
    expect([unknown.status, ((await unknown.json()) as Answer).code]).toEqual([404, 'NOT_FOUND'])
  })
})

test('a platform’s scheduler can have the outbox sent', async () => {
  const response = await new Browser().call(cron, {
    params: { job: 'mail' },
    headers: { authorization: `Bearer ${SECRET}` },
  })
  expect(await response.json()).toEqual({ success: true, done: 0 })
})

describe('A result that is there', () => {
  test('goes to further addresses, to each once, and by the same rules as at the run', async () => {
    const workspace = await professional()
    const { body } = await run(workspace)
    const params = { id: body.operationId }
    const send = async (to: string) => {
      const response = await workspace.browser.call(resend, { params, json: { to } })
      return (await response.json()) as { queued?: number; code?: string }
    }
    expect(await send('a@clinic.example, b@clinic.example')).toMatchObject({ queued: 2 })
    expect(await settled(workspace, body.operationId)).toMatchObject({
      counts: { sent: 2 },
      mails: [{ row: null, trialFor: null }, { row: null }],
    })
    expect(await send('A@clinic.example')).toMatchObject({ queued: 0 })
    expect(server.received).toHaveLength(2)
    expect(server.received[0]?.mail.attachments.map(({ filename }) => filename)).toEqual([body.name])
    expect((await send('a@clinic.example\r\nBcc: x@evil.example')).code).toBe('MAIL_ADDRESS_NOT_VALID')
    expect((await send('')).code).toBe('BAD_REQUEST')
    await db().user.update({ where: { id: workspace.id }, data: { emailVerifiedAt: null } })
    expect((await send('c@clinic.example')).code).toBe('EMAIL_NOT_CONFIRMED')
    await db().user.update({ where: { id: workspace.id }, data: { plan: 'free' } })
    expect((await send('c@clinic.example')).code).toBe('LIMIT_MAIL')
  })

  test('of rows with addresses sends none of these along', async () => {
    const workspace = await professional()
    const { body } = await run(workspace)
    await withAddresses(body.operationId, ['one@clinic.example', 'two@clinic.example'])
    const params = { id: body.operationId }
    const sent = await workspace.browser.call(resend, { params, json: { to: 'head@clinic.example' } })
    expect(await sent.json()).toEqual({ success: true, queued: 1 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ counts: { sent: 1 }, unsent: 2 })
  })

  test('of another person is not there to send', async () => {
    const { body } = await run(await professional())
    const stranger = await professional()
    const params = { id: body.operationId }
    const asked = await stranger.browser.call(resend, { params, json: { to: 'a@clinic.example' } })
    expect(asked.status).toBe(404)
  })
})
