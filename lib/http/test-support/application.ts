import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashPassword } from '@/lib/accounts/passwords'
import { loadSecret } from '@/lib/accounts/secret'
import { startSession } from '@/lib/accounts/sessions'
import { db } from '@/lib/db/client'
import { openTestDatabase } from '@/lib/db/test-support/test-database'
import { env } from '@/lib/env'
import { startOperations } from '@/lib/operations/start-runner'
import { Browser } from './browser'

/**
 * The application without its pages: a database and a data folder of one test file's own. Its route handlers are then
 * called as Next would call them.
 */
export async function openTestApplication(): Promise<{ dataFolder: string; close(): Promise<void> }> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'actum-test-'))
  process.env['ACTUM_DATA'] = dataFolder
  process.env['LOG_LEVEL'] = 'silent'
  process.env['ACTUM_DRAIN_SECONDS'] = '1'
  const database = await openTestDatabase()
  await loadSecret(env())
  const stopOperations = await startOperations(database, env().ACTUM_RUNNER === 'local')
  return {
    dataFolder,
    async close() {
      await stopOperations()
      await database.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

export const PASSWORD = 'correct horse battery'

let people = 0

/** Hashing is slow by design, and everybody has the same password. */
let passwordHash: Promise<string> | undefined

/** A browser in which a new person is signed in, with their id and their token. Their address is not confirmed. */
export async function newPerson(): Promise<{ browser: Browser; id: string; email: string; token: string }> {
  const email = `person${++people}@clinic.example`
  // Not by registering, which would send an email that a test would count.
  const { id } = await db().user.create({
    data: { email, locale: 'en-US', password: { create: { hash: await (passwordHash ??= hashPassword(PASSWORD)) } } },
  })
  // Not by the login route, which takes its time to check a password.
  const { cookies, token } = await startSession(id, null)
  return { browser: Browser.withCookies(cookies), id, email, token }
}
