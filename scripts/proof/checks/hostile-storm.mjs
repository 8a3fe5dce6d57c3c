import { readFileSync } from 'node:fs'
import path from 'node:path'
import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, pause, statusOf } from '../place/ask.mjs'
import { NotHere } from '../place/not-here.js'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const WORST = 20
const AT_ONCE = 4

/** One client sends the slowest files, four at a time, while another does ordinary work. */
export async function check(place) {
  const { ACT, actRows, corpusFiles } = await support()
  const files = corpusFiles('hostile/synthetic', /\.(?:docx|xlsx)$/)
  if (files.length === 0) throw new NotHere('the hostile files are not here: ACTUM_CORPUS names no folder with them')
  const server = await place.server({ environment: { ...(await noRateLimits()), LOG_LEVEL: 'warn' } })
  const person = await Caller.signIn(server.origin)
  const attacker = await Caller.register(server.origin, 'attacker@clinic.example')
  const pid = server.pid
  const worst = await slowest(attacker, files.slice(0, place.size(Infinity, 12)))
  const quiet = await ordinary(person, actRows(5), ACT, place.lasting(1, 0.05))
  let storming = true
  const statuses = []
  const storm = Array.from({ length: AT_ONCE }, async (_, at) => {
    for (let turn = at; storming; turn++) statuses.push(await offer(attacker, worst[turn % worst.length]))
  })
  const beside = await ordinary(person, actRows(5), ACT, place.lasting(10, 0.1))
  storming = false
  await Promise.all(storm)
  const [before, during] = [percentile(quiet, 0.95), percentile(beside, 0.95)]
  const good = statuses.every((status) => [200, 400, 413, 415, 422, 429, 503].includes(status))
  return {
    holds: good && during <= 2 * before && server.lives && server.pid === pid,
    figure: `p95 idle ${ms(before)}, under attack ${ms(during)} (${(during / before).toFixed(1)} times) of ${beside.length}; hostile files: ${counted(statuses)}`,
    size: `${worst.length} files, ${AT_ONCE} at a time, ${(place.lasting(10, 0.1) / 60_000).toFixed(1)} min`,
  }
}

function offer(caller, { name, bytes }) {
  return statusOf(
    caller.post('inspect', name.endsWith('.docx') ? { template: { name, bytes } } : { excel: { name, bytes } }),
  )
}

async function slowest(caller, paths) {
  const timed = []
  for (const each of paths) {
    const file = { name: path.basename(each), bytes: readFileSync(each) }
    const started = performance.now()
    await offer(caller, file)
    timed.push({ file, took: performance.now() - started })
  }
  return timed
    .sort((a, b) => b.took - a.took)
    .slice(0, WORST)
    .map(({ file }) => file)
}

/** A user's requests, one after another: a page, a list, an upload that is inspected. */
async function ordinary(caller, excel, template, lastingMs) {
  const until = performance.now() + lastingMs
  const times = []
  while (performance.now() < until) {
    for (const asking of [
      () => fetch(`${caller.origin}/parser`, { headers: caller.headers }),
      () => caller.get('operations'),
      () => caller.post('inspect', { excel, template }),
    ]) {
      const started = performance.now()
      await statusOf(asking())
      times.push(performance.now() - started)
    }
    await pause(100)
  }
  return times
}
