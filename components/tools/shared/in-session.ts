import { ApiError } from '@/components/account/api-error'
import { documentSession, renewedSession } from './document-session'

/** Calls an API in the document session; once more in a new one where the server no longer knows that. @throws ApiError */
export async function inSession(call: (sessionId: string, renewed: boolean) => Promise<Response>): Promise<Response> {
  const sessionId = await documentSession()
  try {
    return await call(sessionId, false)
  } catch (error) {
    if (!isGone(error)) throw error
    return call(await renewedSession(sessionId), true)
  }
}

/** Whether the server no longer knows the session, or a file in it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}

/** A document door's form. */
export function formOf(sessionId: string, fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  form.append('sessionId', sessionId)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
