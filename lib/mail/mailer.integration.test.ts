import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { storage } from '@/lib/storage'
import { newStorageKey } from '@/lib/storage/storage-key'
import { ATTACHMENT_LIMIT } from './compose'
import { Mailer } from './mailer'
import { claimMail, recordHandover, recoverMails } from './mail-states'
import { mailedFile } from './mailed-links'
import type { NewMail } from './outbox'
import { writeMails } from './outbox'
import type { MailServer } from './test-support/mail-server'
import { freePort, startMailServer, startSilentServer } from './test-support/mail-server'

const HASTY = { connection: 3_000, greeting: 1_500, silence: 1_500, whole: 20_000 }

let database: Database
let folder: string
let port: number
let userId: string
let sessionId: string
let server: MailServer | null = null

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-mail-'))
  port = await freePort()
  Object.assign(process.env, {
    ACTUM_DATA: folder,
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Актум <acts@clinic.example>',
    ACTUM_ORIGIN: 'https://actum.example',
  })
  database = await openTestDatabase()
  const user = await db().user.create({
    data: { email: 'person@clinic.example', documentSessions: { create: { id: 's' } } },
  })
  userId = user.id
  sessionId = 's'
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db().mailMessage.deleteMany()
})
afterEach(async () => {
  await server?.close()
  server = null
})

async function up(): Promise<MailServer> {
  server = await startMailServer(port)
  return server
}

async function storedFile(bytes: number, expiresAt = new Date(Date.now() + 3_600_000)) {
  const temporary = path.join(folder, randomUUID())
  await writeFile(temporary, randomBytes(bytes))
  const storageKey = newStorageKey()
  await storage().publish(temporary, storageKey)
  const name = `Акты ${randomUUID()}.zip`
  return db().storedFile.create({
    data: {
      documentSessionId: sessionId,
      kind: 'result',
      name,
      givenName: name,
      storageKey,
      contentType: 'application/zip',
      bytes,
      sha256: '',
      expiresAt,
    },
  })
}

async function write(...changes: Partial<NewMail>[]): Promise<void> {
  const file = await storedFile(100)
  const mails = changes.map(
    (change): NewMail =>
      ({
        userId,
        operationId: null,
        recipient: 'person@clinic.example',
        replyTo: null,
        locale: 'en-US',
        fileId: file.id,
        cause: randomUUID(),
        purpose: 'result',
        params: { documents: 3, warnings: 0, failedRows: 0, asker: null, letter: null },
        ...change,
      }) as NewMail,
  )
  await db().$transaction((transaction) => writeMails(transaction, mails))
}

const send = () => new Mailer(HASTY).sendDue()
const rows = () => db().mailMessage.findMany({ orderBy: { createdAt: 'asc' } })
const row = () => db().mailMessage.findFirstOrThrow()
const dueNow = () => db().mailMessage.updateMany({ where: { state: 'waiting' }, data: { nextAttemptAt: new Date() } })

test('a mail is delivered once, with its file, and sent no second time', async () => {
  const { received } = await up()
  await write({})
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: 'person@clinic.example', from: 'acts@clinic.example' })
  const { mail } = received[0] as (typeof received)[0]
  expect(mail.subject).toMatch(/^The documents are ready: Акты .*\.zip$/)
  expect(mail.text).toContain('3 documents are made.')
  expect(mail.attachments[0]?.filename).toMatch(/^Акты .*\.zip$/)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1, error: null })
})

test('what is written twice for one cause is one mail, and its transaction decides whether it is any', async () => {
  const { received } = await up()
  await write({ cause: 'one' })
  await write({ cause: 'one' }, { cause: 'one', recipient: 'PERSON@clinic.example' })
  const broken = db().$transaction(async (transaction) => {
    await writeMails(transaction, [
      {
        userId,
        operationId: null,
        recipient: 'a@b.example',
        replyTo: null,
        locale: 'en-US',
        fileId: null,
        cause: 'two',
        purpose: 'result',
        params: { documents: 1, warnings: 0, failedRows: 0, asker: null, letter: null },
      },
    ])
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await send()
  expect(received).toHaveLength(1)
  expect(await db().mailMessage.count()).toBe(1)
})

describe('A server that', () => {
  test('is not there gets the mail once within a minute of its return, and nothing is lost before', async () => {
    await write({}, {}, {})
    expect(await send()).toBe(0)
    const waiting = await rows()
    expect(waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    // One has found out for all.
    expect(waiting.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(1)
    const tried = waiting.find(({ attempts }) => attempts === 1)
    expect(tried?.error).toBe('CONNECTION')
    expect((tried?.nextAttemptAt.getTime() ?? Infinity) - Date.now()).toBeLessThan(31_000)
    const { received } = await up()
    await dueNow()
    await send()
    expect(received).toHaveLength(3)
  })

  test('hangs at the greeting is left in time', async () => {
    const silent = await startSilentServer(port)
    await write({})
    const started = Date.now()
    await send()
    expect(Date.now() - started).toBeLessThan(12_000)
    expect(await row()).toMatchObject({ state: 'waiting', error: 'TIMEOUT', handedOverAt: null })
    await silent.close()
  })

  test('puts a recipient off is asked again after a minute', async () => {
    const { recipientReplies, received } = await up()
    recipientReplies.push(451)
    await write({})
    await send()
    const deferred = await row()
    expect(deferred).toMatchObject({ state: 'waiting', error: 'DEFERRED', reply: 451 })
    expect(Math.round((deferred.nextAttemptAt.getTime() - Date.now()) / 10_000)).toBe(6)
    await dueNow()
    await send()
    expect(received).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('refuses a recipient is not asked again, and the next mail goes', async () => {
    const { recipientReplies, received } = await up()
    recipientReplies.push(550)
    await write({ recipient: 'nobody@clinic.example' })
    await write({ recipient: 'somebody@clinic.example' })
    expect(await send()).toBe(2)
    expect(received.map(({ to }) => to)).toEqual(['somebody@clinic.example'])
    expect((await rows())[0]).toMatchObject({
      state: 'failed',
      error: 'REFUSED',
      reply: 550,
      recipient: 'nobody@clinic.example',
    })
  })

  test('puts the content off, or refuses it, has not taken it', async () => {
    const { verdicts, received } = await up()
    verdicts.push(452, 554)
    await write({})
    await send()
    expect(await row()).toMatchObject({ state: 'waiting', reply: 452, handedOverAt: null })
    await dueNow()
    await send()
    expect(await row()).toMatchObject({ state: 'failed', reply: 554 })
    expect(received).toHaveLength(0)
  })

  test.each([
    ['takes the mail and never says so', 'hang', 'TIMEOUT', 0],
    ['drops the connection after the content', 'drop', 'CONNECTION', 0],
    ['takes the mail and drops the connection before it says so', 'take and drop', 'CONNECTION', 1],
  ] as const)('%s gets it no second time by itself', async (_what, verdict, error, taken) => {
    const { verdicts, received } = await up()
    verdicts.push(verdict)
    await write({})
    await send()
    expect(await row()).toMatchObject({ state: 'unknown', error })
    await dueNow()
    expect(await send()).toBe(0)
    expect(await recoverMails(true)).toBe(0)
    expect(received).toHaveLength(taken)
  })
})

describe('A sender that is killed', () => {
  test('before the end of the content has delivered nothing, and the mail is sent again', async () => {
    await write({})
    await claimMail()
    expect(await recoverMails(false)).toBe(0)
    await db().mailMessage.updateMany({ data: { leaseUntil: new Date(Date.now() - 1) } })
    const { received } = await up()
    await send()
    expect(received).toHaveLength(1)
  })

  test('after it may have delivered, and the mail is told as unknown', async () => {
    await write({})
    const claimed = await claimMail()
    if (claimed !== null) await recordHandover(claimed)
    expect(await recoverMails(true)).toBe(1)
    const { received } = await up()
    await send()
    expect(received).toHaveLength(0)
    expect(await row()).toMatchObject({ state: 'unknown', error: 'CRASHED' })
  })

  test('or thought dead can’t end a mail that another has taken', async () => {
    await write({})
    const first = await claimMail()
    await recoverMails(true)
    const second = await claimMail()
    expect(second?.id).toBe(first?.id)
    if (first !== null) await expect(recordHandover(first)).rejects.toThrow()
    if (second !== null) await recordHandover(second)
  })
})

test('of several mailers at once exactly one sends each mail', async () => {
  const { received } = await up()
  await write(...Array.from({ length: 12 }, (_, index) => ({ recipient: `p${index}@clinic.example` })))
  await Promise.all([send(), send(), send()])
  expect(received.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 12 }, (_, index) => `p${index}@clinic.example`).sort(),
  )
})

test('a file below 7 MB is attached, and one of 7 MB is linked', async () => {
  const { received } = await up()
  const [below, at] = [await storedFile(ATTACHMENT_LIMIT - 1), await storedFile(ATTACHMENT_LIMIT)]
  await write({ fileId: below.id })
  await write({ fileId: at.id })
  await new Mailer().sendDue()
  expect(received.map(({ mail }) => mail.attachments.length)).toEqual([1, 0])
  const text = received[1]?.mail.text ?? ''
  const token = /https:\/\/actum\.example\/api\/documents\/mailed\/([\w-]{43})\s/.exec(text)?.[1] ?? ''
  expect((await mailedFile(token)).file.id).toBe(at.id)
  expect(JSON.stringify(await db().mailedLink.findMany())).not.toContain(token)
})

test('a file that is too large for the server is linked after all', async () => {
  const { verdicts, received } = await up()
  verdicts.push(552)
  await write({})
  await send()
  expect(received).toHaveLength(1)
  expect(received[0]?.mail.attachments).toHaveLength(0)
  expect(received[0]?.mail.text).toMatch(/\/api\/documents\/mailed\/[\w-]{43}/)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a link ends with its file, and one that was never made is answered the same', async () => {
  const { received } = await up()
  const file = await storedFile(ATTACHMENT_LIMIT)
  await write({ fileId: file.id })
  await new Mailer().sendDue()
  const token = /mailed\/([\w-]{43})/.exec(received[0]?.mail.text ?? '')?.[1] ?? ''
  await db().storedFile.update({ where: { id: file.id }, data: { expiresAt: new Date() } })
  for (const wrong of [token, 'x'.repeat(43), '', '../..', `${token}x`])
    await expect(mailedFile(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an attempt that surely failed leaves no link behind', async () => {
  const { verdicts } = await up()
  verdicts.push(451)
  const file = await storedFile(ATTACHMENT_LIMIT)
  await write({ fileId: file.id })
  await new Mailer().sendDue()
  expect(await db().mailedLink.count({ where: { fileId: file.id } })).toBe(0)
})

test('a mail whose file is gone or over is not sent, and says so', async () => {
  const { received } = await up()
  const [over, away] = [await storedFile(10, new Date(Date.now() - 1)), await storedFile(10)]
  await storage().remove(away.storageKey)
  await write({ fileId: over.id })
  await write({ fileId: away.id })
  await write({ fileId: null })
  await send()
  expect((await rows()).map(({ state, error }) => [state, error])).toEqual(Array(3).fill(['failed', 'FILE_GONE']))
  expect(received).toHaveLength(0)
})

test('a mail is given up when it has been tried for five days', async () => {
  await write({})
  await db().mailMessage.updateMany({ data: { giveUpAt: new Date(Date.now() + 1_000) } })
  await send()
  expect(await row()).toMatchObject({ state: 'failed', error: 'CONNECTION' })
})

test.each([
  ['ru-RU', /^Документы готовы: /, 'Создано 3 документа.', 'lang="ru"'],
  ['ro-RO', /^Documentele sunt gata: /, 'S-au creat 3 documente.', 'lang="ro"'],
  ['en-US', /^The documents are ready: /, '3 documents are made.', 'lang="en"'],
] as const)('a mail is in its person’s language: %s', async (locale, subject, sentence, lang) => {
  const { received } = await up()
  await write({ locale })
  await send()
  const mail = received[0]?.mail
  expect(mail?.subject).toMatch(subject)
  expect(mail?.text).toContain(sentence)
  expect(mail?.html).toContain(lang)
})

test('a mail that somebody waits for goes before those to others', async () => {
  const { received } = await up()
  const document = { document: 'Акт.docx', zipped: false, row: 2, asker: 'Ion', trialFor: null, letter: null }
  await write({ purpose: 'document', params: document, recipient: 'other@clinic.example' } as Partial<NewMail>)
  await write({})
  await send()
  expect(received.map(({ to }) => to)).toEqual(['person@clinic.example', 'other@clinic.example'])
})

test('a started mailer sends what is written and stops with nothing left half done', async () => {
  const { received } = await up()
  const mailer = new Mailer(HASTY)
  mailer.start()
  await write({})
  mailer.nudge()
  for (let tries = 0; tries < 100 && received.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 25))
  await mailer.stop(2_000)
  expect(received).toHaveLength(1)
  expect(await row()).toMatchObject({ state: 'sent' })
})

test('stopping in the middle of a mail breaks it off, and it is sent by the next', async () => {
  const silent = await startSilentServer(port)
  await write({})
  const mailer = new Mailer({ ...HASTY, greeting: 30_000, silence: 30_000, whole: 30_000 })
  mailer.start()
  for (let tries = 0; tries < 100 && (await row()).state !== 'sending'; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const started = Date.now()
  await mailer.stop(100)
  expect(Date.now() - started).toBeLessThan(12_000)
  expect(await row()).toMatchObject({ state: 'waiting' })
  await silent.close()
  const { received } = await up()
  await dueNow()
  await send()
  expect(received).toHaveLength(1)
})

test('no mail is written to the outbox folder where there is a server', async () => {
  expect(await readdir(folder)).not.toContain('outbox')
})
