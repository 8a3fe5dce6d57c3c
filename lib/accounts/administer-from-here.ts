import { dataPath } from '@/lib/data-path'
import { setDatabase } from '@/lib/db/client'
import { databasePlace, isDatabaseMade, openDatabase, type Database } from '@/lib/db/connection'
import { FolderLockedError } from '@/lib/db/folder-lock'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { AdminAnswer, AdminCommand } from './administration'
import { adminAnswerSchema, administer } from './administration'
import { issueOperatorToken } from './operator-token'
import { loadSecret } from './secret'

/** The embedded database is the running server's, and that can't be reached where the environment says it is. */
export class ServerNotReachedError extends Error {
  override readonly name = 'ServerNotReachedError'

  constructor(
    readonly pid: number,
    readonly origin: string,
  ) {
    super(`Process ${pid} has the database, and there is no answer from ${origin}`)
  }
}

/** The environment names no existing database, so it's probably not the server's. Creating one here wouldn't help. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError'

  constructor(readonly folder: string) {
    super(`There is no database in ${folder}`)
  }
}

const PATIENCE_MS = 30_000

/**
 * Does what anyone who runs the installation asks, from another process on its machine: directly, or where a running server has the
 * embedded database, through that server.
 *
 * @returns the account as it is afterwards; null where there is none under the address
 * @throws ServerNotReachedError, NoDatabaseError
 */
export async function administerFromHere(command: AdminCommand): Promise<AdminAnswer | null> {
  const database = await databaseHere()
  if (!('prisma' in database)) {
    await loadSecret(env())
    // The server on this machine, bypassing any proxy.
    return throughServer(command, database.pid, `http://localhost:${env().PORT}`)
  }
  setDatabase(database)
  try {
    return await administer(command)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  } finally {
    setDatabase(undefined)
    await database.close()
  }
}

async function databaseHere(): Promise<Database | FolderLockedError> {
  const place = databasePlace(env())
  if (!(await isDatabaseMade(place))) throw new NoDatabaseError(dataPath())
  try {
    return await openDatabase(place)
  } catch (error) {
    if (error instanceof FolderLockedError) return error
    throw error
  }
}

/**
 * Asks the running server at `origin`.
 *
 * @param pid the process that has the database
 * @throws ServerNotReachedError
 */
export async function throughServer(command: AdminCommand, pid: number, origin: string): Promise<AdminAnswer | null> {
  const answer = await fetch(`${origin}/api/admin/command`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await issueOperatorToken()}` },
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  if (
    answer?.status === 404 &&
    isOurs(
      await answer
        .clone()
        .json()
        .catch(() => null),
    )
  )
    return null
  if (answer === null || !answer.ok) throw new ServerNotReachedError(pid, origin)
  return adminAnswerSchema.parse(await answer.json())
}

/** Returns whether the response is from our API, not from another server on that port. */
function isOurs(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'NOT_FOUND'
}
