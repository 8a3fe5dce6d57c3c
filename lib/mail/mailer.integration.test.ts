import { readdir } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { Mailer } from './mailer'
import type { NewMail } from './outbox'
import { writeMails } from './outbox'
import { startSilentServer } from './test-support/mail-server'
import { dueNow, HASTY, row, send, testOutbox } from './test-support/outbox'

const outbox = testOutbox()

test('an email is delivered once, with its file, and never again', async () => {
  const { received } = await outbox.up()
  await outbox.write({})
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: 'person@clinic.example', from: 'acts@clinic.example' })
  const { mail } = received[0] as (typeof received)[0]
  expect(mail.subject).toMatch(/^Your documents are ready: Акты .*\.zip$/)
  expect(mail.text).toContain('3 documents created.')
  expect(mail.attachments[0]?.filename).toMatch(/^Акты .*\.zip$/)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1, error: null })
})

test('two with the same cause are one email, and its transaction decides whether it exists', async () => {
  const { received } = await outbox.up()
  await outbox.write({ cause: 'one' })
  await outbox.write({ cause: 'one' }, { cause: 'one', recipient: 'PERSON@clinic.example' })
  const broken = db().$transaction(async (transaction) => {
    await writeMails(transaction, [
      {
        userId: outbox.userId,
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

test('of several concurrent mailers exactly one sends each email', async () => {
  const { received } = await outbox.up()
  await outbox.write(...Array.from({ length: 12 }, (_, index) => ({ recipient: `p${index}@clinic.example` })))
  await Promise.all([send(), send(), send()])
  expect(received.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 12 }, (_, index) => `p${index}@clinic.example`).sort(),
  )
})

test.each([
  ['ru-RU', /^Документы готовы: /, 'Создано 3 документа.', 'lang="ru"'],
  ['ro-RO', /^Documentele sunt gata: /, 'S-au creat 3 documente.', 'lang="ro"'],
  ['en-US', /^Your documents are ready: /, '3 documents created.', 'lang="en"'],
] as const)('an email is in its user’s language: %s', async (locale, subject, sentence, lang) => {
  const { received } = await outbox.up()
  await outbox.write({ locale })
  await send()
  const mail = received[0]?.mail
  expect(mail?.subject).toMatch(subject)
  expect(mail?.text).toContain(sentence)
  expect(mail?.html).toContain(lang)
})

test('an email that someone is waiting for is sent before those to others', async () => {
  const { received } = await outbox.up()
  const document = { document: 'Акт.docx', zipped: false, row: 2, asker: 'Ion', trialFor: null, letter: null }
  await outbox.write({ purpose: 'document', params: document, recipient: 'other@clinic.example' } as Partial<NewMail>)
  await outbox.write({})
  await send()
  expect(received.map(({ to }) => to)).toEqual(['person@clinic.example', 'other@clinic.example'])
})

test('a started mailer sends what is written and stops with nothing left half done', async () => {
  const { received } = await outbox.up()
  const mailer = new Mailer(HASTY)
  mailer.start()
  await outbox.write({})
  mailer.nudge()
  for (let tries = 0; tries < 100 && received.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 25))
  await mailer.stop(2_000)
  expect(received).toHaveLength(1)
  expect(await row()).toMatchObject({ state: 'sent' })
})

test('stopping in the middle of an email aborts it, and the next mailer sends it', async () => {
  const silent = await startSilentServer(outbox.port)
  await outbox.write({})
  const mailer = new Mailer({ ...HASTY, greeting: 30_000, silence: 30_000, verdict: 30_000, whole: 30_000 })
  mailer.start()
  for (let tries = 0; tries < 100 && (await row()).state !== 'sending'; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await row()).toMatchObject({ state: 'sending' })
  const started = Date.now()
  await mailer.stop(100)
  expect(Date.now() - started).toBeLessThan(12_000)
  expect(await row()).toMatchObject({ state: 'waiting' })
  await silent.close()
  const { received } = await outbox.up()
  await dueNow()
  await send()
  expect(received).toHaveLength(1)
})

test('no email is written to the outbox folder if there is a server', async () => {
  expect(await readdir(outbox.folder)).not.toContain('outbox')
})
