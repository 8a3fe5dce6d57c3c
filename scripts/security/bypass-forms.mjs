const SUBREQUEST = ['middleware', 'src/middleware', 'pages/_middleware', 'proxy']

/** Headers by which a request has once got past a middleware, or might. */
const HEADERS = {
  ...Object.fromEntries(
    SUBREQUEST.flatMap((name) =>
      [1, 5].map((times) => [
        `x-middleware-subrequest: ${name} ×${times}`,
        { 'x-middleware-subrequest': Array(times).fill(name).join(':') },
      ]),
    ),
  ),
  'x-middleware-prefetch': { 'x-middleware-prefetch': '1' },
  'x-middleware-next': { 'x-middleware-next': '1' },
  'x-middleware-rewrite': { 'x-middleware-rewrite': '/api/documents/health' },
  'x-original-url': { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
  'x-invoke-path': { 'x-invoke-path': '/login', 'x-invoke-status': '200', 'x-matched-path': '/login' },
  'x-nextjs-data': { 'x-nextjs-data': '1' },
  'RSC: 1': { rsc: '1' },
  'Next-Router-Prefetch: 1': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'Next-Router-State-Tree': { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  'Next-Action': { 'next-action': '7f'.repeat(20) },
  'X-HTTP-Method-Override': { 'x-http-method-override': 'OPTIONS' },
  'a cookie of the right name': { cookie: 'actum-session=x; __Host-actum-session=x' },
}

/** Other ways to write a path that might name the same thing. */
const TARGETS = {
  '?_rsc=': (path) => `${path}${path.includes('?') ? '&' : '?'}_rsc=1abc`,
  '.rsc': (path) => `${withoutSlash(path)}.rsc`,
  '.segments': (path) => `${withoutSlash(path)}.segments/_tree.segment.rsc`,
  '/ru': (path) => `/ru${path}`,
  '/ru-RU': (path) => `/ru-RU${path}`,
  '//': (path) => `/${path}`,
  'slash at the end': (path) => `${path}/`,
  '/./': (path) => `/.${path}`,
  '%2e': (path) => `/%2e${path}`,
  '/x/..': (path) => `/x/..${path}`,
  '/x/%2e%2e': (path) => `/x/%2e%2e${path}`,
  'dot at the end': (path) => `${path}.`,
  'space at the end': (path) => `${path}%20`,
  'null byte': (path) => `${path}%00`,
  'upper case': (path) => path.toUpperCase(),
  'a letter encoded': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'a slash encoded': (path) => path.replace(/(?<=.)\//, '%2f'),
  backslash: (path) => path.replace('/', '\\'),
  semicolon: (path) => `${path};x=y`,
  '/_next/data': (path) => `/_next/data/build${withoutSlash(path)}.json`,
}

function withoutSlash(path) {
  return path === '/' ? '/index' : path
}

/**
 * The forms in which a path is asked for that might go past who guards it.
 *
 * @param {string} path
 * @returns {{ name: string, target: string, headers: Record<string, string> }[]}
 */
export function bypassForms(path) {
  return [
    ...Object.entries(HEADERS).map(([name, headers]) => ({ name, target: path, headers })),
    ...Object.entries(TARGETS).map(([name, form]) => ({ name, target: form(path), headers: {} })),
    ...Object.entries(TARGETS).map(([name, form]) => ({
      name: `${name} with RSC`,
      target: form(path),
      headers: { rsc: '1' },
    })),
  ]
}

/**
 * Returns whether a response to a signed-out client gives nothing: an error, a redirect to the sign-in page, or a
 * redirect to the same address in plain form.
 *
 * @param {{ status: number, headers: Record<string, string>, body: string }} answer
 * @param {string} origin of the server
 */
export function isClosed({ status, headers, body }, origin) {
  if (status >= 400 && status < 500) return true
  if (status >= 300 && status < 400) return new URL(headers.location ?? '/', origin).origin === origin
  // To a prefetch that names a middleware Next itself answers with nothing at all.
  if (status === 200 && headers['x-middleware-skip'] === '1' && body.trim() === '{}') return true
  // A page whose head was already sent: it contains only a redirect for the router.
  return status === 200 && /NEXT_REDIRECT;[a-z]+;\/login/.test(body)
}
