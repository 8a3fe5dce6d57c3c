import { describe, expect, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { csvFile } from '@/lib/documents/generation/test-support/files'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import type { MailServer } from '@/lib/mail/test-support/mail-server'
import { POST as generate } from './generate/route'
import { GET as ledger, POST as resend } from './operations/[id]/mail/route'
import { DELETE as remove } from './operations/[id]/route'
import { type MailedAnswer, professional, run, settled, withMailServer } from './test-support/mailed-runs'

const SECRET = 'a secret of the scheduler'

// Plans apply only if payment is set up.
const mails = withMailServer({ MAIL_PER_DAY: '12', ACTUM_CRON_SECRET: SECRET, ...PAYMENT })

describe('The email field', () => {
  test('emails the result to the user on any plan, and the response shows its state', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await run(workspace, { email: ` ${workspace.email.toUpperCase()} ` })
    expect(status).toBe(200)
    expect(body.mail?.to.map(({ address }) => address.toLowerCase())).toEqual([workspace.email])
    expect(['waiting', 'sent']).toContain(body.mail?.state)
    expect(await settled(workspace, body.operationId)).toMatchObject({ state: 'sent', counts: { sent: 1 } })
    expect(mails.server.received).toHaveLength(1)
    const { mail } = mails.server.received[0] as MailServer['received'][0]
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([body.name])
    expect(mail.replyTo).toBeUndefined()
  })

  test('reports every row without a document, in one document or in several', async () => {
    const workspace = await newWorkspace()
    const excel = csvFile([
      ['Номер', 'Дата', 'ФИО'],
      ['001', '03.11.2026', ''],
      ['001', '03.11.2026', ''],
      ['002', '03.11.2026', 'Щёголева Ю. Я.'],
    ])
    const options = JSON.stringify({ groupBy: ['Номер'], missing: 'block' })
    const { body } = await run(workspace, { email: workspace.email, excel, options })
    const { params } = await db().mailMessage.findFirstOrThrow({ where: { operationId: body.operationId } })
    expect(params).toMatchObject({ documents: 1, failedRows: 2 })
  })

  test('left empty sends nothing and says nothing', async () => {
    const { status, body } = await run(await newWorkspace(), { email: '' })
    expect([status, body.mail]).toEqual([200, null])
  })

  test('of a user without the plan can’t email others', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await run(workspace, { email: `${workspace.email}, other@clinic.example` })
    expect([status, body.code, body.details]).toEqual([402, 'LIMIT_MAIL', { plan: 'professional' }])
    expect(await db().operation.count({ where: { userId: workspace.id } })).toBe(0)
  })

  test('of an unconfirmed account can’t email others', async () => {
    const workspace = await professional()
    await db().user.update({ where: { id: workspace.id }, data: { emailVerifiedAt: null } })
    const { status, body } = await run(workspace, { email: 'other@clinic.example' })
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
  })

  test('takes several addresses, each once, and says who sends it', async () => {
    const workspace = await professional()
    const { body } = await run(workspace, { email: 'a@clinic.example; b@clinic.example, A@clinic.example' })
    await settled(workspace, body.operationId)
    expect(mails.server.received.map(({ to }) => to).sort()).toEqual(['a@clinic.example', 'b@clinic.example'])
    const { mail } = mails.server.received[0] as MailServer['received'][0]
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
    ['ru', /неправильный адрес/],
    ['ro', /nu este o adresă/],
    ['en', /isn’t a valid email address/],
  ])('refuses in %s words', async (language, sentence) => {
    const { browser, sessionId } = await newWorkspace()
    const form = { excel: actRows(1), template: ACT, sessionId, email: 'clinic' }
    await db().user.updateMany({ data: { locale: null } })
    const response = await postForm(browser, generate, form, { 'accept-language': language })
    expect(((await response.json()) as MailedAnswer).error).toMatch(sentence)
  })

  test('passes no daily limit', async () => {
    const workspace = await professional()
    const ten = Array.from({ length: 10 }, (_, index) => `a${index}@clinic.example`).join()
    const { body } = await run(workspace, { email: ten }, 1)
    await settled(workspace, body.operationId)
    const [oldest] = await db().mailMessage.findMany({ where: { userId: workspace.id }, orderBy: { createdAt: 'asc' } })
    const hourAgo = new Date(Date.now() - 3_600_000)
    await db().mailMessage.update({ where: { id: oldest?.id ?? '' }, data: { createdAt: hourAgo } })
    const again = await run(workspace, { email: 'a@clinic.example,b@clinic.example,c@clinic.example' })
    expect([again.status, again.body.code, again.body.details]).toEqual([
      429,
      'MAIL_DAILY_LIMIT',
      {
        limit: 12,
        used: 10,
        renewsAt: new Date(hourAgo.getTime() + 24 * 3_600_000).toISOString(),
        retryAfterSeconds: expect.any(Number),
      },
    ])
  })
})

describe('What did not go', () => {
  test('is reported by address and resent separately', async () => {
    const workspace = await professional()
    mails.server.recipientReplies.push(550)
    const { body } = await run(workspace, { email: 'bad@clinic.example,good@clinic.example' })
    const told = await settled(workspace, body.operationId)
    expect(told).toMatchObject({ state: 'failed', counts: { sent: 1, failed: 1 } })
    expect(told.failures).toMatchObject([{ code: 'REFUSED', reply: 550 }])
    expect(told.failures[0]?.text).toMatch(/550/)
    const again = await workspace.browser.call(resend, { params: { id: body.operationId }, json: { only: 'failed' } })
    expect(await again.json()).toEqual({ success: true, queued: 1 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ state: 'sent', counts: { sent: 2 } })
    expect(mails.server.received).toHaveLength(2)
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

test('a platform’s scheduler can have the outbox sent', async () => {
  const response = await new Browser().call(cron, {
    params: { job: 'mail' },
    headers: { authorization: `Bearer ${SECRET}` },
  })
  expect(await response.json()).toEqual({ success: true, done: 0 })
})
