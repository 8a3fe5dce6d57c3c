import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pino from 'pino'
import PostalMime from 'postal-mime'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { storage } from '@/lib/storage'
import { newStorageKey } from '@/lib/storage/storage-key'
import { temporaryFolder } from '@/lib/storage/temporary'
import { claimMail, recoverMails } from './mail-states'
import { Mailer } from './mailer'
import { writeMails } from './outbox'

const SECRET_NAME = 'Акт Щёголевой.docx'
const lines: string[] = []

let database: Database
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-outbox-'))
  process.env['ACTUM_DATA'] = folder
  const logged = globalThis as Record<symbol, unknown>
  logged[Symbol.for('actum.log')] = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

test('without a mail server, an email is a file in the outbox folder, once, and the log has neither address nor names', async () => {
  const user = await db().user.create({
    data: { email: 'marker@clinic.example', documentSessions: { create: { id: 's' } } },
  })
  const temporary = await temporaryFolder()
  const file = temporary.path()
  await writeFile(file, 'PK')
  const storageKey = newStorageKey()
  await storage().publish(file, storageKey)
  const stored = await db().storedFile.create({
    data: {
      documentSessionId: 's',
      kind: 'result',
      name: SECRET_NAME,
      givenName: SECRET_NAME,
      storageKey,
      contentType: 'application/zip',
      bytes: 2,
      sha256: '',
      expiresAt: new Date(Date.now() + 60_000),
    },
  })
  await db().$transaction((transaction) =>
    writeMails(transaction, [
      {
        userId: user.id,
        operationId: null,
        recipient: user.email,
        replyTo: null,
        locale: 'ru-RU',
        fileId: stored.id,
        cause: 'one',
        purpose: 'result',
        params: { documents: 1, warnings: 2, failedRows: 0, asker: null, letter: null },
      },
    ]),
  )
  // A sender that died after the file was written and before the row was: it is written over.
  await claimMail()
  await recoverMails(true)
  expect(await new Mailer().sendDue()).toBe(1)
  const names = await readdir(path.join(folder, 'outbox'))
  const mail = await db().mailMessage.findFirstOrThrow()
  expect(names).toEqual([`${mail.id}.eml`])
  expect(mail.state).toBe('sent')
  const parsed = await PostalMime.parse(await readFile(path.join(folder, 'outbox', names[0] ?? '')))
  expect(parsed.subject).toBe(`Документы готовы: ${SECRET_NAME}`)
  expect(parsed.to?.[0]?.address).toBe(user.email)
  const log = lines.join('')
  expect(log).toContain(`outbox/${mail.id}.eml`)
  expect(log).not.toMatch(/marker|clinic|Щёголев/)
})
