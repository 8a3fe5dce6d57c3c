import { db } from '@/lib/db/client'
import type { Browser } from '@/lib/http/test-support/browser'
import { postForm, type Fields } from '@/lib/http/test-support/workspace'
import { POST as generate } from '../generate/route'

export interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly operationId: string
  readonly download_url: string
  readonly documents: unknown[]
  readonly details: Record<string, unknown>
}

/** Asks for documents and reads the answer. */
export async function run(browser: Browser, fields: Fields, headers: Record<string, string> = {}) {
  const response = await postForm(browser, generate, fields, headers)
  return { status: response.status, body: (await response.json()) as Answer }
}

/** The headers of whoever doesn't wait for the result. */
export const ASYNC = { prefer: 'respond-async' }

/** For a test that creates thousands of documents, on a machine with other work to do. */
export const LONG_MS = 180_000

/** Waits until an operation has come to one of these states. */
export async function until(id: string, ...states: string[]) {
  for (const deadline = Date.now() + LONG_MS; Date.now() < deadline;) {
    const operation = await db().operation.findUniqueOrThrow({ where: { id } })
    if (states.includes(operation.state)) return operation
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The operation did not come to ${states.join(' or ')}`)
}
