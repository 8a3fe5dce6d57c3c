import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { documentSession, renewedSession } from './document-session'

/** Calls an API in the document session, and once more in a new one if that is gone. @throws ApiError */
export async function inSession(call: (sessionId: string) => Promise<Response>): Promise<Response> {
  const sessionId = await documentSession()
  try {
    return await call(sessionId)
  } catch (error) {
    const usable = await sessionAfter(error, sessionId)
    // The same said again in the same session would be answered the same.
    if (usable === sessionId) throw error
    return call(usable)
  }
}

/**
 * The same for a call that names files of the session: where it is gone, or one of the files, they are sent themselves, once. What is
 * gone beside them, such as a kept template, is missed then as well.
 *
 * @param call with `whole` it sends the files themselves
 * @throws ApiError
 */
export async function withNamedFiles(
  call: (sessionId: string, whole: boolean) => Promise<Response>,
): Promise<Response> {
  const sessionId = await documentSession()
  try {
    return await call(sessionId, false)
  } catch (error) {
    return call(await sessionAfter(error, sessionId), true)
  }
}

/**
 * Returns the session in which to continue after something was not found: the same one if the server still has it.
 *
 * @throws the error if it has another cause; ApiError
 */
async function sessionAfter(error: unknown, sessionId: string): Promise<string> {
  if (!isGone(error)) throw error
  return (await isKnown(sessionId)) ? sessionId : renewedSession(sessionId)
}

async function isKnown(sessionId: string): Promise<boolean> {
  try {
    await callApi(`/api/documents/stats?${new URLSearchParams({ sessionId })}`)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/**
 * Returns whether something requested is gone from the server: the session, a file in it, a saved template, an earlier
 * run.
 */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}

/** Returns the form of a document route, for fields that fit into one; `formWith` is for all others. */
export function formOf(sessionId: string, fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  form.append('sessionId', sessionId)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
