import { expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { storage } from '@/lib/storage'
import { ATTACHMENT_LIMIT } from './compose'
import { mailedFile } from './mailed-links'
import { Mailer } from './mailer'
import { row, rows, send, testOutbox } from './test-support/outbox'

const outbox = testOutbox()

test('a file below 7 MB is attached, and one of 7 MB is linked', async () => {
  const { received } = await outbox.up()
  const [below, at] = [await outbox.storedFile(ATTACHMENT_LIMIT - 1), await outbox.storedFile(ATTACHMENT_LIMIT)]
  await outbox.write({ fileId: below.id })
  await outbox.write({ fileId: at.id })
  await new Mailer().sendDue()
  expect(received.map(({ mail }) => mail.attachments.length)).toEqual([1, 0])
  const text = received[1]?.mail.text ?? ''
  const token = /https:\/\/actum\.example\/api\/documents\/mailed\/([\w-]{43})\s/.exec(text)?.[1] ?? ''
  expect((await mailedFile(token)).file.id).toBe(at.id)
  expect(JSON.stringify(await db().mailedLink.findMany())).not.toContain(token)
})

test('a file that is too large for the server is linked after all', async () => {
  const { verdicts, received } = await outbox.up()
  verdicts.push(552)
  await outbox.write({})
  await send()
  expect(received).toHaveLength(1)
  expect(received[0]?.mail.attachments).toHaveLength(0)
  expect(received[0]?.mail.text).toMatch(/\/api\/documents\/mailed\/[\w-]{43}/)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a link ends with its file, and one that was never made is answered the same', async () => {
  const { received } = await outbox.up()
  const file = await outbox.storedFile(ATTACHMENT_LIMIT)
  await outbox.write({ fileId: file.id })
  await new Mailer().sendDue()
  const token = /mailed\/([\w-]{43})/.exec(received[0]?.mail.text ?? '')?.[1] ?? ''
  await db().storedFile.update({ where: { id: file.id }, data: { expiresAt: new Date() } })
  for (const wrong of [token, 'x'.repeat(43), '', '../..', `${token}x`])
    await expect(mailedFile(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an attempt that surely failed leaves no link behind', async () => {
  const { verdicts } = await outbox.up()
  verdicts.push(451)
  const file = await outbox.storedFile(ATTACHMENT_LIMIT)
  await outbox.write({ fileId: file.id })
  await new Mailer().sendDue()
  expect(await db().mailedLink.count({ where: { fileId: file.id } })).toBe(0)
})

test('an email whose file is deleted or expired isn’t sent, with the reason', async () => {
  const { received } = await outbox.up()
  const [over, away] = [await outbox.storedFile(10, new Date(Date.now() - 1)), await outbox.storedFile(10)]
  await storage().remove(away.storageKey)
  await outbox.write({ fileId: over.id })
  await outbox.write({ fileId: away.id })
  await outbox.write({ fileId: null })
  await send()
  expect((await rows()).map(({ state, error }) => [state, error])).toEqual(Array(3).fill(['failed', 'FILE_GONE']))
  expect(received).toHaveLength(0)
})
