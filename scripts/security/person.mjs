/** The account that a set-up with `--demo` makes. */
export const DEMO = { email: 'demo@actum.example', password: 'actum-demo-2026' }

/** Returns the cookies and the XSRF token of a user signed in at a server. */
export async function signIn(origin, person = DEMO) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${person.email} could not sign in: ${answer.status}`)
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { pairs, cookie: pairs.join('; '), xsrf: decodeURIComponent(xsrf) }
}
