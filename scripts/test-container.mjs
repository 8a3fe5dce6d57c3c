/**
 * `npm run test:container`: what the Dockerfile does, without Docker, which may be missing. Its commands run in an empty folder with the
 * files that `.dockerignore` leaves; then its program runs on read-only code as an ordinary user: alone with the embedded database, and
 * as set-up, web server and worker on PostgreSQL and an S3 store. It's checked as the health check does, and stopped by SIGTERM.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { composedVariables, ignoreOf, stagesOf } from './steps/dockerfile.js'
import { startStore } from './platform/store.mjs'
import { freePort, startPostgresql } from './steps/postgresql.mjs'
import { say, stop } from './steps/say.mjs'

const READY_MS = 60_000

const text = readFileSync('Dockerfile', 'utf8')
const [build, image] = stagesOf(text)
const folder = mkdtempSync(path.join(tmpdir(), 'actum-container-'))
const code = path.join(folder, 'app')
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const environment = { PATH: process.env.PATH, ...image.env }
const postgresql = await startPostgresql()
if (postgresql === null) stop('test:container needs PostgreSQL.')
let store
let failed = 1
try {
  execFileSync('chmod', ['755', folder])
  mkdirSync(code)
  copyContext(code)
  for (const command of build.run) {
    say(`$ ${command}`)
    execFileSync('sh', ['-c', command], {
      cwd: code,
      env: { PATH: process.env.PATH, HOME: folder, ...build.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', code])
  const size = execFileSync('du', ['-sm', code]).toString().split('\t')[0]

  const port = await freePort()
  const alone = {
    ...environment,
    PORT: String(port),
    ACTUM_DATA: ownFolder('data'),
    ACTUM_ORIGIN: `http://localhost:${port}`,
  }
  const first = await served(image.command, alone)

  store = await startStore({ folder: path.join(folder, 'store'), port: await freePort(), origin: alone.ACTUM_ORIGIN })
  const together = {
    ...alone,
    ...composed(),
    DATABASE_URL: postgresql.url,
    ...store.environment,
    S3_BUCKET: 'made-by-setup',
    ACTUM_DATA: ownFolder('web'),
    ACTUM_ORIGIN: alone.ACTUM_ORIGIN,
  }
  const setup = start(['node', 'scripts/container.mjs', 'setup'], together)
  const [status] = await once(setup, 'exit')
  if (status !== 0) throw new Error(`The set-up ended with ${status}`)
  const worker = start(['node', 'scripts/container.mjs', 'worker'], { ...together, ACTUM_DATA: ownFolder('worker') })
  const second = await served(['node', 'scripts/container.mjs', 'web'], together, grantAdministrator)
  const ended = await stopped(worker)
  say('\n| code, MB | ready alone, s | stopped, s | ready on PostgreSQL, s | stopped, s | worker stopped, s |')
  say('|---|---|---|---|---|---|')
  say(`| ${[size, first.ready, first.stopped, second.ready, second.stopped, ended].join(' | ')} |`)
  failed = 0
} catch (error) {
  console.error(error)
} finally {
  await store?.close()
  postgresql.stop()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed)

/** The files that `docker build` would send: tracked and untracked ones, without ignored ones. */
function copyContext(target) {
  const isIgnored = ignoreOf(readFileSync('.dockerignore', 'utf8'))
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { maxBuffer: 64 * 1024 ** 2 })
  for (const file of list.toString().split('\0')) {
    if (file === '' || isIgnored(file) || !existsSync(file)) continue
    cpSync(file, path.join(target, file))
  }
}

/** The variables in compose.yaml, except the addresses of its own services. */
function composed() {
  const {
    GOTENBERG_URL: _pdf,
    SMTP_URL: _mail,
    MAIL_FROM: _from,
    ...others
  } = composedVariables(readFileSync('compose.yaml', 'utf8'))
  return others
}

function ownFolder(name) {
  const place = path.join(folder, name)
  mkdirSync(place)
  if (user.uid !== undefined) chownSync(place, user.uid, user.gid)
  return place
}

function start([program, ...words], env) {
  return spawn(program === 'node' ? process.execPath : program, words, {
    cwd: code,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...user,
  })
}

/** As docs/operating/containers.md says. */
async function grantAdministrator(env) {
  const email = 'name@clinic.example'
  const registered = await fetch(`http://localhost:${env.PORT}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: env.ACTUM_ORIGIN },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  if (registered.status !== 201) throw new Error(`A registration answered ${registered.status}`)
  const [status] = await once(start(['node', 'scripts/actum.mjs', 'admin', 'grant', email], env), 'exit')
  if (status !== 0) throw new Error(`The first administrator could not be made: ${status}`)
}

/** Starts the server, waits for its health check, asks for a page and its health, and stops it. */
async function served(command, env, work = () => undefined) {
  const began = Date.now()
  const server = start(command, env)
  for (;;) {
    const [status] = await once(start(image.healthcheck, env), 'exit')
    if (status === 0) break
    if (Date.now() - began > READY_MS || server.exitCode !== null) throw new Error('The server did not become healthy')
    await pause(200)
  }
  const ready = seconds(began)
  for (const place of ['/login', '/api/documents/health']) {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}${place}`)
    if (answer.status !== 200) throw new Error(`${place} answered ${answer.status}`)
  }
  await work(env)
  return { ready, stopped: await stopped(server) }
}

async function stopped(child) {
  const began = Date.now()
  child.kill('SIGTERM')
  const [status, signal] = await once(child, 'exit')
  if (status !== 0) throw new Error(`SIGTERM ended it with ${status ?? signal}`)
  return seconds(began)
}

function seconds(since) {
  return ((Date.now() - since) / 1_000).toFixed(1)
}
