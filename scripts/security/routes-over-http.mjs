import { rawRequest } from './raw-request.mjs'
import { signIn } from './person.mjs'

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Every route as no one, with a wrong XSRF token, and from a foreign origin.
 *
 * @param {string} origin
 * @param {Record<string, Record<string, { access: string, answers: number }>>} routes who may call what
 * @returns {Promise<{ calls: number, wrong: string[] }>} how many calls, and those that were not refused as they should be
 */
export async function routesOverHttp(origin, routes) {
  const { cookie } = await signIn(origin)
  const callers = [
    { name: 'nobody', headers: {}, status: (access) => (access === 'open' ? null : 401) },
    {
      name: 'wrong XSRF token',
      headers: { cookie, 'x-xsrf-token': 'abc.def' },
      status: (access, changes) => (access === 'open' || !changes ? null : access === 'secret' ? 401 : 403),
    },
    {
      name: 'foreign origin',
      headers: { cookie, origin: 'https://evil.example' },
      status: (_access, changes) => (changes ? 403 : null),
    },
  ]
  const wrong = []
  let calls = 0
  for (const [folder, methods] of Object.entries(routes)) {
    // Whether a path exists is decided before anyone is asked to sign in.
    const target = `/api${folder.replace('[...nextauth]', 'signout').replace(/\[(\.\.\.)?\w+\]/g, 'x')}`
    for (const [method, { access }] of Object.entries(methods)) {
      for (const { name, headers, status } of callers) {
        const expected = status(access, CHANGES.has(method))
        if (expected === null) continue
        const answer = await rawRequest(origin, { method, target, headers })
        calls++
        if (answer.status !== expected) wrong.push(`${method} ${target} as ${name}: ${answer.status}, not ${expected}`)
      }
    }
  }
  return { calls, wrong }
}
