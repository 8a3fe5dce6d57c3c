/** Segments that say which row or which of a few things it was; any other may be a name, a code or a token. */
const LOGGED: ReadonlySet<string> = new Set(['id', 'job', 'kind', 'nextauth', 'provider', 'transactionId'])

/**
 * Returns a request's path for the log: with the names of its dynamic segments in place of what people, links and
 * providers put there.
 *
 * @param params the open segments as the router gives them, decoded or not
 */
export function loggedPath(
  url: string,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const segments = new URL(url).pathname.split('/')
  for (const [name, value] of Object.entries(params)) {
    if (LOGGED.has(name) || value === undefined) continue
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
