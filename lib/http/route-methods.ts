import { ROUTE_METHODS } from './route-methods.generated'

// A fixed segment takes precedence over a dynamic one, as in Next: `{` comes after all letters.
const PATTERNS = Object.entries(ROUTE_METHODS).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replace(/\{\.{3}\w+\}/, '.+').replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: methods.split(' '),
}))

/** Returns the methods of the route at a path under `/api`, with those that Next adds; null if there's no such route. */
export function methodsAt(path: string): readonly string[] | null {
  const methods = PATTERNS.find(({ pattern }) => pattern.test(path))?.methods
  if (methods === undefined) return null
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort()
}
