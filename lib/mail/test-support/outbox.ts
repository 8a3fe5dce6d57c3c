import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { db } from '@/lib/db/client'
import type { Database } from '@/lib/db/connection'
import type { MailMessage, StoredFile } from '@/lib/db/generated/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { storage } from '@/lib/storage'
import { newStorageKey } from '@/lib/storage/storage-key'
import { Mailer } from '../mailer'
import type { NewMail } from '../outbox'
import { writeMails } from '../outbox'
import type { MailServer } from './mail-server'
import { freePort, startMailServer } from './mail-server'

/** Time limits of a mailer that tests need not wait for. */
export const HASTY = { connection: 3_000, greeting: 1_500, silence: 1_500, verdict: 1_500, whole: 20_000 }

const SESSION = 's'

/** An outbox that is empty before each test, and the port of its mail server, which tests start when they need it. */
class TestOutbox {
  folder = ''
  port = 0
  userId = ''
  private server: MailServer | null = null

  async open(): Promise<Database> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'actum-mail-'))
    this.port = await freePort()
    Object.assign(process.env, {
      ACTUM_DATA: this.folder,
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: 'Актум <acts@clinic.example>',
      ACTUM_ORIGIN: 'https://actum.example',
    })
    const database = await openTestDatabase()
    const user = await db().user.create({
      data: { email: 'person@clinic.example', documentSessions: { create: { id: SESSION } } },
    })
    this.userId = user.id
    return database
  }

  /** Starts the mail server. */
  async up(): Promise<MailServer> {
    this.server = await startMailServer(this.port)
    return this.server
  }

  async down(): Promise<void> {
    await this.server?.close()
    this.server = null
  }

  /** A result of so many bytes, in storage. */
  async storedFile(bytes: number, expiresAt = new Date(Date.now() + 3_600_000)): Promise<StoredFile> {
    const temporary = path.join(this.folder, randomUUID())
    await writeFile(temporary, randomBytes(bytes))
    const storageKey = newStorageKey()
    await storage().publish(temporary, storageKey)
    const name = `Акты ${randomUUID()}.zip`
    return db().storedFile.create({
      data: {
        documentSessionId: SESSION,
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

  /** Writes emails that send a small result to its user, with the given changes. */
  async write(...changes: Partial<NewMail>[]): Promise<void> {
    const file = await this.storedFile(100)
    const mails = changes.map(
      (change): NewMail =>
        ({
          userId: this.userId,
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
}

/** An outbox for the tests of a file. */
export function testOutbox(): TestOutbox {
  const outbox = new TestOutbox()
  let database: Database
  beforeAll(async () => {
    database = await outbox.open()
  })
  afterAll(async () => {
    await database.close()
    await rm(outbox.folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await db().mailMessage.deleteMany()
  })
  afterEach(() => outbox.down())
  return outbox
}

/** Sends what is due. */
export const send = (): Promise<number> => new Mailer(HASTY).sendDue()
export const rows = (): Promise<MailMessage[]> => db().mailMessage.findMany({ orderBy: { createdAt: 'asc' } })
export const row = (): Promise<MailMessage> => db().mailMessage.findFirstOrThrow()

/** Makes waiting emails due now. */
export async function dueNow(): Promise<void> {
  await db().mailMessage.updateMany({ where: { state: 'waiting' }, data: { nextAttemptAt: new Date() } })
}
