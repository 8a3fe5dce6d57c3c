/** An error with the server's message, in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    /** The server's sentence; null where none came, as when the connection was lost. */
    readonly sentence: string | null,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code)
  }
}

/** No answer came: offline, or the server is away. */
export const CONNECTION_LOST = 'CONNECTION_LOST'

/**
 * For a look that no one has pressed for, or that follows what has succeeded: its failure changes nothing.
 *
 * @throws what is not the API's
 */
export function forgiven(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

/** What proxies and platforms answer in place of a server that is away, or was ended while it worked. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) {
    const { status } = response
    return new ApiError(status, GATEWAY_STATUSES.has(status) ? CONNECTION_LOST : 'UNKNOWN', null)
  }
  const { code, error, details } = body as Record<string, unknown>
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof error === 'string' ? error : null,
    typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {},
  )
}
