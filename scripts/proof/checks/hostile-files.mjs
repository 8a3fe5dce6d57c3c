import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Caller } from '../place/caller.mjs'
import { counted, each, ms, statusOf } from '../place/ask.mjs'
import { NotHere } from '../place/not-here.js'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const AT_ONCE = 2
const ANSWERED = [200, 400, 413, 415, 422]
/** The time limit of reading, and a second. */
const LIMIT_MS = 41_000
const MEBIBYTE = 1024 ** 2

/** Sends every hostile file to each route that opens files, after ordinary files to warm up. */
export async function check(place) {
  const { ACT, actRows, hostileFiles } = await support()
  const files = hostileFiles()
  if (files.length === 0) throw new NotHere('the hostile files are not here: ACTUM_CORPUS names no folder with them')
  const data = place.folder()
  const server = await place.server({ data, environment: { ...(await noRateLimits()), LOG_LEVEL: 'warn' } })
  const person = await Caller.signIn(server.origin)
  const doors = [
    ['generate', (file) => ({ excel: file, template: ACT })],
    ['generate', (file) => ({ excel: actRows(2), template: file })],
    ['inspect', (file) => ({ excel: file })],
    ['extract-doses', (file) => ({ excel: file })],
  ]
  for (const [door, filesOf] of doors) await statusOf(person.post(door, filesOf(actRows(2))))
  await server.howAreYou()
  const { rss: before } = await server.howAreYou()
  const step = place.size(1, 16)
  const tried = files.filter((_, index) => index % step === 0)
  const answers = []
  const health = []
  for (const [door, filesOf] of doors) {
    await each(tried.length, AT_ONCE, async (index) => {
      const file = tried[index]
      const bytes = readFileSync(file)
      answers.push(await offer(person, door, filesOf({ name: path.basename(file), bytes })))
      health.push(await statusOf(fetch(`${server.origin}/api/documents/health`)))
    })
  }
  const { peak } = await server.howAreYou()
  const growth = (peak - before) / MEBIBYTE
  const left = temporaryFiles(path.join(data, 'data', 'tmp'))
  const untyped = answers.filter(({ typed }) => !typed).length
  const longest = Math.max(...answers.map(({ took }) => took))
  const statuses = answers.map(({ status }) => status)
  return {
    holds:
      statuses.every((status) => ANSWERED.includes(status)) &&
      untyped === 0 &&
      longest <= LIMIT_MS &&
      growth <= 256 &&
      health.every((status) => status === 200) &&
      left === 0 &&
      server.lives,
    figure:
      `${counted(statuses)}; ${untyped} without a code; ${ms(longest)} at most; memory +${growth.toFixed(0)} MiB at most; ` +
      `/health ${counted(health)}; temporary files: ${left}`,
    size: `${tried.length} files at ${doors.length} endpoints`,
  }
}

async function offer(person, door, files) {
  const caller = new Caller(person.origin, person.signedIn)
  await caller.newWorkspace()
  const started = performance.now()
  const answer = await caller.post(door, files).catch(() => null)
  const body = await answer?.json().catch(() => null)
  const took = performance.now() - started
  const typed = body?.success === true || (typeof body?.code === 'string' && body.code !== 'INTERNAL')
  return { status: answer?.status ?? 0, typed, took }
}

function temporaryFiles(folder) {
  return existsSync(folder) ? readdirSync(folder).length : 0
}
