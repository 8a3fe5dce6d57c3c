/** An error as the log contains it. */
interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly message: string
  readonly stack: string
  readonly cause?: unknown
}

/**
 * Returns the parts of an error that may be logged: its type, code, message and stack, and the same of its cause.
 * Databases and clients attach more, including the query.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error
  const message = messageOf(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const logged: LoggedError = {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  }
  return logged
}

/** Prisma begins with the query, its values and all, and ends with what is wrong with it; it quotes the database, which quotes values. */
function messageOf({ name, message }: Error): string {
  if (!name.startsWith('PrismaClient')) return message
  const last = message.trimEnd().split('\n').at(-1) ?? ''
  return last.replace(/Message: `.*/s, 'Message: …')
}
