import { ApiError, CONNECTION_LOST } from '@/components/account/api-error'
import type { ToldProblem } from '@/lib/http/told-problem'

/** Why a request failed. */
export interface Failure {
  readonly code: string
  /** The server's sentence; null where none came. */
  readonly sentence: string | null
  /** Everything else that is wrong, where the server said so. */
  readonly problems: readonly ToldProblem[]
  /** A higher plan would allow it. */
  readonly upgrade: boolean
  /** What came before the request itself: the document session couldn't be made. */
  readonly during?: 'session'
}

/** The response has no download link, which the API defines as a failure, whatever its status. */
export const NO_FILE: Failure = { code: 'NO_FILE', sentence: null, problems: [], upgrade: false }

/** The file storage answers, but doesn't allow uploads from this page. */
export const STORE_BLOCKED = 'STORE_BLOCKED'
/** The file storage rejected the upload. */
export const STORE_REFUSED = 'STORE_REFUSED'
/** The browser can no longer read the file that was chosen. */
export const FILE_UNREADABLE = 'FILE_UNREADABLE'

const PAYMENT_REQUIRED = 402

/** Returns the error that an API call threw. Anything that isn't an ApiError is a defect and is thrown again. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error
  const { problems } = error.details
  // Typed by the API: `details.problems` are the core's problems with their sentences.
  const told = Array.isArray(problems) ? (problems as ToldProblem[]) : []
  return {
    code: error.code,
    sentence: error.sentence,
    problems: told,
    upgrade: error.status === PAYMENT_REQUIRED || isLifted(error),
    ...(error.details.during === 'session' && { during: 'session' as const }),
  }
}

/** Returns whether the server's error names a plan that would allow it. */
export function isLifted({ details }: { readonly details: Readonly<Record<string, unknown>> }): boolean {
  return typeof details.plan === 'string'
}

export function isConnectionLost({ code }: Failure): boolean {
  return code === CONNECTION_LOST
}
