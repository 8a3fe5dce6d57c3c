/** Segments that say which row or which of a few things it was; any other may be a name, a code or a token. */
const LOGGED: ReadonlySet<string> = new Set(['id', 'job', 'kind', 'nextauth', 'provider', 'transactionId'])

type Params = Readonly<Record<string, string | readonly string[] | undefined>>

const NONE: ReadonlySet<string> = new Set()

/** Returns a request's route for metrics: the same for every value of its dynamic segments. */
export function routePath(url: string, params: Params): string {
  return loggedPath(url, params, NONE).replace(/(\/\{\w+\})\1+/g, '$1')
}

/**
 * Returns a request's path for the log: with the names of its dynamic segments in place of what people, links and
 * providers put there.
 *
 * @param params the open segments as the router gives them, decoded or not
 */
export function loggedPath(url: string, params: Params, logged: ReadonlySet<string> = LOGGED): string {
  const segments = new URL(url).pathname.split('/')
  for (const [name, value] of Object.entries(params)) {
    if (logged.has(name) || value === undefined) continue
    for (const part of [value].flat()) {
      const at = segments.findLastIndex((segment) => decoded(segment) === decoded(part))
      if (at >= 0) segments[at] = `{${name}}`
    }
  }
  return segments.join('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
