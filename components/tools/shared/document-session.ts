import { callApi } from '@/components/account/api-client'
import { readStored, removeStored, writeStored } from '@/components/layout/browser-storage'

/** The one that this page works in: another tab may go over to another one, where a file of the same name is another file. */
let own: string | null = null
let making: Promise<string> | null = null

/** The id of the document session that this page works in; null where it has none yet. */
export function currentSession(): string | null {
  own ??= readStored('sessionId')
  return own
}

/** This page works in another one from now on, and so does whoever begins after it. */
export function goOnIn(sessionId: string): void {
  own = sessionId
  writeStored('sessionId', sessionId)
}

/** What is done next is done in a new one. */
export function leaveSession(): void {
  own = null
  removeStored('sessionId')
}

/**
 * The id of the person's document session, made on first use. Two that ask at once get the same.
 *
 * @throws ApiError
 */
export async function documentSession(): Promise<string> {
  return currentSession() ?? (await newSession())
}

/** A session in place of `stale`, which the server no longer knows; the one that somebody made meanwhile, if so. */
export async function renewedSession(stale: string): Promise<string> {
  const kept = currentSession()
  return kept === null || kept === stale ? newSession() : kept
}

function newSession(): Promise<string> {
  making ??= makeSession().finally(() => {
    making = null
  })
  return making
}

async function makeSession(): Promise<string> {
  const response = await callApi('/api/documents/session/new')
  const { sessionId } = (await response.json()) as { sessionId: string }
  goOnIn(sessionId)
  return sessionId
}
