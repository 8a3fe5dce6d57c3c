/**
 * Runs Lighthouse on every screen of the built application, signed in, and measures how much each screen's first load
 * transfers: `npm run lighthouse [path…]`. Exits with 1 if a screen misses a target.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareBuild } from './prepare.mjs'
import { auditOf, SCREENS } from './steps/lighthouse-audit.mjs'
import { isBelowBars, lighthouseTable, weightTable } from './steps/lighthouse-tables.js'
import { say } from './steps/say.mjs'
import { chromium as browserHere } from './steps/system-packages.mjs'

const PORT = Number(process.env.PORT || 3230)
const ORIGIN = `http://localhost:${PORT}`

const chromium = browserHere()
if (chromium === null) {
  say('Not run: there is no Chromium here. CHROMIUM_PATH says where one is.')
  process.exit(0)
}

await prepareBuild()
const data = mkdtempSync(path.join(tmpdir(), 'actum-lighthouse-'))
const server = spawn(process.execPath, ['scripts/steps/test-server.mjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    ACTUM_ORIGIN: ORIGIN,
    ACTUM_DATA: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  },
})
let below = false
try {
  await untilReady()
  const cookie = await signIn()
  const wanted = process.argv.slice(2)
  const screens = SCREENS.filter((screen) => wanted.length === 0 || wanted.includes(screen))
  const audits = []
  for (const screen of screens) {
    say(`${screen} …`)
    const audit = await auditOf(ORIGIN + screen, { chromium, cookie: screen === '/login' ? undefined : cookie })
    audits.push({ screen, ...audit })
  }
  say(`\n${lighthouseTable(audits)}\n\n${weightTable(audits)}`)
  for (const { screen, failed } of audits) if (failed.length > 0) say(`${screen}: ${failed.join('; ')}`)
  below = audits.some(isBelowBars)
  if (below) say('Below the bars: accessibility 100, best practices 100, performance 95, 200 KB of JavaScript.')
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()))
  rmSync(data, { recursive: true, force: true })
}
process.exit(below ? 1 : 0)

async function untilReady() {
  for (let tries = 0; tries < 120; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server did not start; what went wrong stands above.')
    const answer = await fetch(`${ORIGIN}/api/documents/health?live=1`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The server did not answer within a minute.')
}

/** The demo account's session, in Russian, as a `Cookie` header. */
async function signIn() {
  const answer = await fetch(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email: 'demo@actum.example', password: 'actum-demo-2026' }),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}`)
  const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return [...given, 'selectedLanguage=ru-RU'].join('; ')
}
