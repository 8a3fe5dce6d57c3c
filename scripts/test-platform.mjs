/**
 * `npm run test:platform`: the application as a function platform runs it. Only the traced files, read-only and as an ordinary user;
 * PostgreSQL and an S3 store; in front a gateway that caps bodies at 4.5 MB, cuts requests off, freezes and kills instances; the
 * scheduled jobs of vercel.json. The main journeys of all three tools run through it in a browser.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { prepareBuild } from './prepare.mjs'
import { startGateway } from './platform/gateway.mjs'
import { Instance } from './platform/instance.mjs'
import { startScheduler } from './platform/scheduler.mjs'
import { startStore } from './platform/store.mjs'
import { freePort, startPostgresql } from './steps/postgresql.mjs'
import { run } from './steps/run.mjs'
import { say, stop } from './steps/say.mjs'
import { ensureSystemPackages } from './steps/system-packages.mjs'

const MAX_SECONDS = 60
const COLD_START_MS = 2_500
const COLD_STARTS = 5
const MOST_CONNECTIONS = 3

process.env.VERCEL = '1'
process.env.ACTUM_BUILD = 'standalone'
await prepareBuild()
await ensureSystemPackages()
const postgresql = await startPostgresql()
if (postgresql === null) stop('test:platform needs PostgreSQL.')

const folder = mkdtempSync(path.join(tmpdir(), 'actum-platform-'))
const code = path.join(folder, 'code')
const data = path.join(folder, 'data')
// An ordinary user's, if this runs as root.
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null
let gateway, scheduler, store, mails
let result = 1
try {
  cpSync('.next/standalone', code, { recursive: true, verbatimSymlinks: true })
  cpSync('.next/static', path.join(code, '.next/static'), { recursive: true })
  cpSync('public', path.join(code, 'public'), { recursive: true })
  mkdirSync(data)
  if (user !== null) chownSync(data, user.uid, user.gid)
  execFileSync('chmod', ['755', folder])
  execFileSync('chmod', ['-R', 'a-w,a+rX', code])
  const traced = megabytes(code)
  const unwanted = [
    'node_modules/@electric-sql',
    'node_modules/pglite-prisma-adapter',
    '.env',
    'node_modules/playwright',
  ]
  const found = unwanted.filter((name) => existsSync(path.join(code, name)))
  if (found.length > 0) throw new Error(`The build contains ${found.join(', ')}`)

  const port = Number(process.env.ACTUM_E2E_PORT ?? (await freePort()))
  const origin = `http://localhost:${port}`
  store = await startStore({ folder: path.join(folder, 'store'), port: await freePort(), origin })
  const received = []
  mails = await mailCatcher(received)
  const secret = randomBytes(24).toString('hex')
  const environment = {
    NODE_ENV: 'production',
    VERCEL: '1',
    NEXT_MANUAL_SIG_HANDLE: 'true',
    ACTUM_ORIGIN: origin,
    ACTUM_DATA: data,
    ACTUM_SECRET: randomBytes(32).toString('hex'),
    ACTUM_RUNNER: 'inline',
    ACTUM_MAX_SECONDS: String(MAX_SECONDS),
    ACTUM_TRUSTED_PROXIES: '1',
    ACTUM_RATE_LIMITS: 'registration=500/3600, login-address=500/900, documents=600/60',
    CRON_SECRET: secret,
    DATABASE_URL: postgresql.url,
    SMTP_URL: `smtp://localhost:${mails.server.address().port}?tls=never`,
    MAIL_FROM: 'Actum <actum@clinic.example>',
    LOG_LEVEL: 'info',
    ...store.environment,
  }

  await refusesWithASentence(environment)
  // What a release does before its functions get requests.
  if ((await run(process.execPath, ['dist/setup.mjs', '--demo'], { env: environment })) !== 0) {
    throw new Error('The database was not set up')
  }
  gateway = await startGateway({ port, folder: code, environment, user, maxSeconds: MAX_SECONDS })
  const starts = await coldStarts(environment)
  const connections = await connectionsPerInstance(environment)

  scheduler = startScheduler(origin, secret)
  const env = { ACTUM_PLATFORM: origin, ACTUM_PLATFORM_STORE: await controlOf(store, received) }
  const config = ['--config', 'e2e/platform/playwright.config.ts']
  result = await run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', ...config, ...process.argv.slice(2)],
    {
      env,
    },
  )
  const { facts } = gateway
  const failures = [
    ...(facts.refusedBodies > 0 ? [`${facts.refusedBodies} bodies above 4.5 MB were sent`] : []),
    ...facts.refusedAnswers.map((answer) => `an answer above 4.5 MB: ${answer}`),
    ...scheduler.facts.failures.map((failure) => `a scheduled job failed: ${failure}`),
    ...(facts.frozen === 0 || facts.thawed === 0 ? ['no instance was frozen and woken'] : []),
    ...notStructured(gateway.printed()).map((line) => `a line of the log that is no JSON: ${line}`),
    ...(connections > MOST_CONNECTIONS ? [`an instance opens ${connections} connections`] : []),
    ...(starts.best > COLD_START_MS ? [`a cold start takes ${starts.best} ms at best`] : []),
  ]
  if (result !== 0) say(gateway.printed().split('\n').slice(-40).join('\n'))
  say(
    `\n| code, MB | cold start, ms | of it processor, ms | connections | started | frozen | woken | killed | largest body, MB | largest answer, MB | to the store, MB |`,
  )
  say('|---|---|---|---|---|---|---|---|---|---|---|')
  const row = [
    traced,
    starts.all.join(', '),
    starts.processor.join(', '),
    connections,
    facts.starts.length,
    facts.frozen,
    facts.thawed,
    facts.killed,
    (facts.largestBody / 1e6).toFixed(2),
    (facts.largestAnswer / 1e6).toFixed(2),
    (store.facts.uploadedBytes / 1e6).toFixed(1),
  ]
  say(`| ${row.join(' | ')} |`)
  for (const failure of failures) say(failure)
  if (failures.length > 0) result = 1
} catch (error) {
  console.error(error)
} finally {
  scheduler?.stop()
  await gateway?.close()
  await store?.close()
  mails?.close()
  postgresql.stop()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
process.exit(result)

function megabytes(place) {
  const size = (each) =>
    readdirSync(each, { withFileTypes: true }).reduce((sum, entry) => {
      const name = path.join(each, entry.name)
      return sum + (entry.isDirectory() ? size(name) : entry.isFile() ? statSync(name).size : 0)
    }, 0)
  return (size(place) / 1e6).toFixed(1)
}

/** Lines of the log that a collector can't read; Next itself logs a few lines at startup. */
function notStructured(printed) {
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !/^\s*(▲|✓|- (Local|Network):)/.test(line))
  return lines.filter((line) => !/^\{.*\}$/.test(line)).slice(0, 5)
}

/** From nothing to the first answer. */
async function coldStarts(environment) {
  const all = []
  const processor = []
  for (let count = 0; count < COLD_STARTS; count += 1) {
    const instance = await Instance.start({ folder: code, environment, user })
    all.push(Math.round(instance.startedMs))
    processor.push(instance.startedCpuMs)
    instance.kill()
  }
  return { all, processor, best: Math.min(...all) }
}

/** The number of connections that one instance holds after a few requests. */
async function connectionsPerInstance(environment) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: environment.DATABASE_URL })
  await client.connect()
  const instance = await Instance.start({ folder: code, environment, user })
  await Promise.all(Array.from({ length: 12 }, () => fetch(`http://127.0.0.1:${instance.port}/login`)))
  const { rows } = await client.query(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND client_port IS NOT NULL',
  )
  instance.kill()
  await client.end()
  return rows[0].count
}

/** Without one of its variables, or all of them, a start ends with a sentence that names what is missing, and not with a stack trace. */
async function refusesWithASentence(environment) {
  const without = (...names) => Object.entries(environment).filter(([name]) => !names.includes(name))
  const cases = [
    [without('S3_REGION'), 'S3_REGION: needed'],
    [without('CRON_SECRET'), 'CRON_SECRET: needed'],
    [without('ACTUM_RUNNER'), 'ACTUM_RUNNER: must be inline or external'],
    [without('ACTUM_DATA'), 'Set ACTUM_DATA'],
    [[['NODE_ENV', 'production']], 'Set ACTUM_DATA'],
  ]
  for (const [variables, sentence] of cases) {
    const started = await Instance.start({ folder: code, environment: Object.fromEntries(variables), user }).then(
      (instance) => instance.kill(),
      (error) => String(error),
    )
    if (!started?.includes(sentence) || /^\s+at /m.test(started)) {
      throw new Error(`A start that should say “${sentence}” said: ${started}`)
    }
  }
}

function mailCatcher(received) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Where the browser tests ask for broken uploads and other rules, and see what arrived. */
async function controlOf(store, received) {
  const { createServer } = await import('node:http')
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const number = Number(url.searchParams.get('value'))
    if (url.pathname === '/break') store.breakAfter(number)
    if (url.pathname === '/allow') store.allow(number === 1)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...store.facts, received }))
  })
  server.unref()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${server.address().port}`
}
