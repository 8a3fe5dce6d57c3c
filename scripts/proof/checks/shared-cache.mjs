import { once } from 'node:events'
import { createServer } from 'node:http'
import { projectTables, signedInScreens } from '../../security/project.mjs'
import { Caller } from '../place/caller.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

/**
 * A shared cache that stores everything it may and distinguishes users only by what `Vary` names: two users request the
 * same addresses, one after the other.
 */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const cache = await startCache(server.origin)
  place.atTheEnd(() => cache.close())
  const owner = await Caller.signIn(server.origin)
  const other = await Caller.register(server.origin, 'other@clinic.example')
  const made = await (await owner.post('generate', { excel: actRows(2), template: ACT })).json()
  const name = made.download_url.split('/').at(-1).split('?')[0]
  const { routes } = await projectTables()
  const doors = Object.entries(routes)
    .filter(([folder, { GET }]) => GET !== undefined && GET.access !== 'open' && !folder.includes('['))
    .map(([folder]) => `/api${folder}?sessionId=${owner.sessionId}`)
  const targets = [
    ...doors,
    ...['download', 'file-info'].map((door) => `/api/documents/${door}/${name}?sessionId=${owner.sessionId}`),
    ...signedInScreens(),
  ]
  const wrong = []
  let told = 0
  for (const target of targets) {
    const first = await through(cache.origin, target, owner)
    for (const asker of [other, null]) {
      const second = await through(cache.origin, target, asker)
      if (second.kept) wrong.push(`${target}: kept`)
    }
    const again = await through(cache.origin, target, owner)
    if (first.kept || again.kept) wrong.push(`${target}: kept`)
    if (first.status === 200) told++
  }
  const [asset] =
    /\/_next\/static\/[^"'\\ ]+\.(?:js|css)/.exec(await (await fetch(`${server.origin}/login`)).text()) ?? []
  await through(cache.origin, asset, null)
  const works = (await through(cache.origin, asset, null)).kept
  return {
    holds: wrong.length === 0 && works && told > targets.length / 2,
    figure:
      `${told} responses to their owner, ${wrong.length} cached for others; a build file is ${works ? 'cached' : 'NOT cached: the cache does not work'}` +
      (wrong.length > 0 ? `; ${[...new Set(wrong)].slice(0, 5).join(', ')}` : ''),
    size: `${targets.length} addresses, 2 users and a guest`,
  }
}

async function through(origin, target, caller) {
  const answer = await fetch(`${origin}${target}`, { headers: caller?.headers ?? {}, redirect: 'manual' })
  await answer.arrayBuffer()
  return { status: answer.status, kept: answer.headers.get('x-kept') === 'yes' }
}

/** Keeps what RFC 9111 does not forbid a shared cache to keep, as long as a careless one would. */
async function startCache(origin) {
  const kept = new Map()
  const server = createServer(async (request, response) => {
    const stored = (kept.get(request.url) ?? []).find(({ vary }) =>
      vary.every(([header, value]) => (request.headers[header] ?? '') === value),
    )
    if (stored) return response.writeHead(stored.status, { 'x-kept': 'yes' }).end(stored.body)
    const { host: _host, connection: _connection, ...headers } = request.headers
    const answer = await fetch(`${origin}${request.url}`, { headers, redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const control = answer.headers.get('cache-control') ?? ''
    const vary = (answer.headers.get('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean)
    const forbidden = /no-store|private|no-cache|max-age=0/.test(control) || vary.includes('*')
    if (!forbidden && answer.status === 200) {
      const entry = { status: answer.status, body, vary: vary.map((header) => [header, request.headers[header] ?? '']) }
      kept.set(request.url, [...(kept.get(request.url) ?? []), entry])
    }
    response.writeHead(answer.status, { 'x-kept': 'no' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
