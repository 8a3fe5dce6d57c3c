import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { isPrivate } from '@/components/account/local-api'
import { readStored, writeStored } from '@/components/layout/browser-storage'

let making: Promise<string> | null = null

/** In private mode files are in no session of the server's. */
const PRIVATE_SESSION = 'private'

/**
 * Returns the id of the user's document session, creating it on first use. Simultaneous calls get the same one.
 *
 * @throws ApiError
 */
export async function documentSession(): Promise<string> {
  if (isPrivate()) return PRIVATE_SESSION
  return readStored('sessionId') ?? (await newSession())
}

/**
 * Returns a session that replaces `stale`, which is gone from the server; or the one that another call has already
 * created.
 */
export async function renewedSession(stale: string): Promise<string> {
  const kept = readStored('sessionId')
  return kept === null || kept === stale ? newSession() : kept
}

function newSession(): Promise<string> {
  making ??= makeSession().finally(() => {
    making = null
  })
  return making
}

/** @throws ApiError with `during` among its details, so that a screen says that it was not the file */
async function asked(): Promise<{ readonly sessionId: string }> {
  try {
    return (await (await callApi('/api/documents/session/new')).json()) as { sessionId: string }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, sentence, details } = error
    throw new ApiError(status, code, sentence, { ...details, during: 'session' })
  }
}

async function makeSession(): Promise<string> {
  const { sessionId } = await asked()
  writeStored('sessionId', sessionId)
  return sessionId
}
