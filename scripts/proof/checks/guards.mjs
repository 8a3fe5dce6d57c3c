import { buildWithoutMiddleware } from '../../security/build-without-middleware.mjs'
import { bypasses } from '../../security/bypasses.mjs'
import { projectTables, signedInScreens } from '../../security/project.mjs'
import { routesOverHttp } from '../../security/routes-over-http.mjs'
import { say } from '../../steps/say.mjs'
import { noRateLimits } from '../place/place.mjs'

const COPY = 'dist/security/app'
const WITHOUT = 'without the middleware'

/** Every route and every way past a guard, against the application as it is and as it is without its middleware. */
export async function check(place) {
  const { routes } = await projectTables()
  const closed = [
    ...Object.entries(routes)
      .filter(([folder, { GET }]) => GET !== undefined && GET.access !== 'open' && !folder.includes('['))
      .map(([folder]) => `/api${folder}`),
    '/api/documents/download/a.docx?sessionId=x',
    ...signedInScreens(),
  ]
  const builds = [['with the middleware', '.']]
  if (!place.trial) {
    await buildWithoutMiddleware(COPY)
    builds.push([WITHOUT, COPY])
  }
  const figures = []
  let wrong = 0
  let calls = 0
  for (const [where, folder] of builds) {
    const server = await place.server({ environment: await noRateLimits(), folder })
    const page = await fetch(`${server.origin}/login`)
    if (where === WITHOUT && page.headers.has('content-security-policy'))
      throw new Error('This build has a middleware.')
    const guarded = await routesOverHttp(server.origin, routes)
    const past = await bypasses(server.origin, closed)
    for (const one of [...guarded.wrong, ...past.wrong].slice(0, 20)) say(`         ${one}`)
    wrong += guarded.wrong.length + past.wrong.length
    calls += guarded.calls + past.calls
    figures.push(
      `${where}: ${guarded.calls} route calls and ${past.calls} bypass attempts, ${guarded.wrong.length + past.wrong.length} with a different response`,
    )
    await server.stop()
  }
  return { holds: wrong === 0, figure: figures.join('; '), size: `${calls} calls, ${builds.length} builds` }
}
