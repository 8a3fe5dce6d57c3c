import { callApi } from '@/components/account/api-client'
import { readStored, writeStored } from '@/components/layout/browser-storage'

let making: Promise<string> | null = null

/**
 * The id of the person's document session, made on first use. Two that ask at the same time get the same.
 *
 * @throws ApiError
 */
export async function documentSession(): Promise<string> {
  return readStored('sessionId') ?? (await newSession())
}

/** A session in place of `stale`, which the server no longer knows; the one that somebody made meanwhile, if so. */
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

async function makeSession(): Promise<string> {
  const response = await callApi('/api/documents/session/new')
  const { sessionId } = (await response.json()) as { sessionId: string }
  writeStored('sessionId', sessionId)
  return sessionId
}
