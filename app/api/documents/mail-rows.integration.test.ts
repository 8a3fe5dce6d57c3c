import { describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { newWorkspace } from '@/lib/http/test-support/workspace'
import type { MailedSummary } from '@/lib/operations/operation-mails'
import { writeOperationMails } from '@/lib/operations/operation-mails'
import { POST as resend } from './operations/[id]/mail/route'
import {
  type MailedAnswer,
  professional,
  run,
  settled,
  withAddresses,
  withMailServer,
} from './test-support/mailed-runs'

// Plans apply only if payment is set up.
const mails = withMailServer({ MAIL_PER_DAY: '12', ...PAYMENT })

describe('Each row’s own address', () => {
  test('is taken by the highest plan alone, and not with one merged document', async () => {
    const options = JSON.stringify({ mailColumn: 'E-mail' })
    expect((await run(await newWorkspace(), { options })).body.code).toBe('LIMIT_MAIL')
    expect((await run(await professional(), { options, single_doc: 'true' })).body.code).toBe('MAIL_COLUMN_MERGED')
  })

  test('gets only that row’s document, from the zip; rows without an address are reported', async () => {
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
    expect(mails.server.received.map(({ to }) => to).sort()).toEqual(['four@clinic.example', 'one@clinic.example'])
    for (const { mail } of mails.server.received) {
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

  test('goes to the user in a trial, for three rows, and names the intended recipient', async () => {
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
    expect(mails.server.received.map(({ to }) => to)).toEqual(Array(3).fill(workspace.email))
    const subjects = mails.server.received.map(({ mail }) => mail.subject?.split(':')[0]).sort()
    expect(subjects).toEqual([0, 1, 2].map((index) => `Test for a${index}@clinic.example`))
    const inEarnest = await workspace.browser.call(resend, { params: { id }, json: { only: 'unsent' } })
    expect(await inEarnest.json()).toEqual({ success: true, queued: 5 })
    expect(await settled(workspace, id)).toMatchObject({ counts: { sent: 8 }, unsent: 0 })
  })

  test('above the daily limit is reported, and can be sent another day', async () => {
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
    const refused = await send()
    const { code, details } = (await refused.json()) as MailedAnswer
    expect({ code, details }).toMatchObject({ code: 'MAIL_DAILY_LIMIT', details: { limit: 12, used: 12 } })
    expect(refused.headers.get('retry-after')).toBe(String(details?.['retryAfterSeconds']))
    await db().mailMessage.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_000) } })
    expect(await (await send()).json()).toEqual({ success: true, queued: 2 })
    expect(await settled(workspace, body.operationId)).toMatchObject({ counts: { sent: 14 }, unsent: 0 })
  })
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
    expect(mails.server.received).toHaveLength(2)
    expect(mails.server.received[0]?.mail.attachments.map(({ filename }) => filename)).toEqual([body.name])
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
