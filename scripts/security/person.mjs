const DEMO = { email: 'demo@actum.example', password: 'actum-demo-2026' }

/** The cookies and the XSRF token of the demo account, signed in at a server. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  })
  if (answer.status !== 200) throw new Error(`The demo account could not sign in: ${answer.status}`)
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { cookie: pairs.join('; '), xsrf: decodeURIComponent(xsrf), secrets: [...pairs, (await answer.json()).token] }
}

export { DEMO }
