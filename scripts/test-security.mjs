/**
 * `npm run test:security`: what takes long, needs a quiet machine, or a build of its own. Every route and every way past a guard
 * over HTTP, against the application as it is and as it is without `middleware.ts`; and the times of answers by which an address
 * could be guessed.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { prepareBuild } from './prepare.mjs'
import { buildWithoutMiddleware } from './security/build-without-middleware.mjs'
import { bypasses } from './security/bypasses.mjs'
import { deadSurfaces } from './security/dead-surfaces.mjs'
import { evenAnswers } from './security/even-answers.mjs'
import { loginStorm } from './security/login-storm.mjs'
import { DEMO, signIn } from './security/person.mjs'
import { projectTables, signedInScreens } from './security/project.mjs'
import { routesOverHttp } from './security/routes-over-http.mjs'
import { Server } from './security/server.mjs'
import { say } from './steps/say.mjs'

const PORT = Number(process.env.PORT || 3130)
const DATA = path.resolve('.data/security')
const COPY = 'dist/security/app'
/** Reading doors without open segments: what nobody may see of anybody. */
const isPlain = (folder) => !folder.includes('[')

await prepareBuild()
say('Building the application without its middleware …')
await buildWithoutMiddleware(COPY)
const { routes, limits } = await projectTables()
const closedPaths = [
  ...Object.entries(routes)
    .filter(([folder, { GET }]) => GET !== undefined && GET.access !== 'open' && isPlain(folder))
    .map(([folder]) => `/api${folder}`),
  '/api/documents/download/a.docx?sessionId=x',
  ...signedInScreens(),
]

const rows = []

function report(check, holds, figure) {
  rows.push({ check, holds, figure })
  say(`${holds ? 'holds' : 'FAILS'}  ${check}: ${figure}`)
}

function reportCalls(check, { calls, wrong }) {
  report(check, wrong.length === 0, `${calls} calls, ${wrong.length} answered in another way`)
  for (const one of wrong.slice(0, 20)) say(`         ${one}`)
}

async function withServer(folder, work) {
  rmSync(DATA, { recursive: true, force: true })
  mkdirSync(DATA, { recursive: true })
  const rateLimits = limits.map((name) => `${name}=1000000/3600`).join(',')
  const server = await Server.start({ folder, port: PORT, data: DATA, rateLimits })
  try {
    await work(server)
  } finally {
    await server.stop()
    rmSync(DATA, { recursive: true, force: true })
  }
}

async function guards(server, where) {
  reportCalls(
    `Every route refuses nobody, a wrong XSRF token and a foreign origin, ${where}`,
    await routesOverHttp(server.origin, routes),
  )
  reportCalls(`No other way of asking opens what is closed, ${where}`, await bypasses(server.origin, closedPaths))
}

await withServer(COPY, async (server) => {
  const page = await fetch(`${server.origin}/login`)
  if (page.headers.has('content-security-policy')) throw new Error('This build has a middleware after all.')
  await guards(server, 'without the middleware')
})
await withServer('.', async (server) => {
  await guards(server, 'as it is')
  const { wrong, actionMs } = await deadSurfaces(server.origin)
  report(
    'What is not used is refused: image loader, upgrades, foreign targets, odd methods, actions',
    wrong.length === 0 && actionMs <= 20,
    `${wrong.length} answered in another way; an action is refused in ${actionMs.toFixed(1)} ms`,
  )
  for (const one of wrong) say(`         ${one}`)
  for (const [check, target, body] of [
    [
      'A log-in does not tell whether anybody has the address',
      '/api/auth/login',
      (email) => ({ email, password: 'not this one' }),
    ],
    [
      'A forgotten password does not tell whether anybody has the address',
      '/api/password/forget',
      (email) => ({ email }),
    ],
  ]) {
    const { holds, figure } = await evenAnswers(server.origin, target, body)
    report(check, holds, figure)
  }
  const { holds, figure } = await loginStorm(server)
  report('Five hundred log-ins at once hold up nobody else', holds, figure)

  const { secrets } = await signIn(server.origin)
  const { said } = server
  const told = [DEMO.password, DEMO.email, ...secrets].filter((secret) => said.includes(secret))
  report('The log holds no password, address, cookie or token', told.length === 0, `${said.length} characters read`)
  const unforeseen = said.split('\n').filter((line) => line.includes('unforeseen error'))
  report('Nothing of all this was unforeseen', unforeseen.length === 0, `${unforeseen.length} such errors in the log`)
  for (const line of unforeseen.slice(0, 3)) say(`         ${line.slice(0, 500)}`)
})

const width = Math.max(...rows.map(({ check }) => check.length))
say(`\n${'check'.padEnd(width)}  result  figure`)
for (const { check, holds, figure } of rows) say(`${check.padEnd(width)}  ${holds ? 'holds ' : 'FAILS '}  ${figure}`)
process.exit(rows.every(({ holds }) => holds) ? 0 : 1)
