import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, statusOf, timesBeside, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const ANSWERS = [200, 202, 429, 503]
const MEMORY = 800
const HEALTH_MS = 100
const UNDER_WAY = `SELECT 1 FROM "Operation" WHERE "state" IN ('queued', 'running') LIMIT 1`
/** Of one that failed with its code: the check says why. */
const ENDED = `SELECT concat_ws(' ', "state"::text, "error"->>'code') AS "state" FROM "Operation"`

/** As many uploads of 2 MB at the same moment, each for its own operation. */
export async function check(place) {
  const { ACT } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const count = place.size(500, 40)
  const filler = Buffer.alloc(2 * 1024 ** 2, 'x')
  await server.howAreYou()
  const answers = []
  const send = () =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const excel = { name: `${index}.csv`, bytes: Buffer.concat([Buffer.from(`Номер;ФИО\n${index};`), filler]) }
        answers.push(await statusOf(caller.post('generate', { excel, template: ACT }, { prefer: 'respond-async' })))
      }),
    )
  const times = await timesBeside(`${server.origin}/api/documents/health?live=1`, send, { pauseMs: 20 })
  // From the database, because the route returns only the latest fifty.
  await until(async () => (await place.query(UNDER_WAY)).length === 0, 600_000, 500)
  const ended = await place.query(ENDED)
  const { peak } = await server.howAreYou()
  const unfinished = answers.filter((status) => status === 202).length - ended.length
  const p99 = percentile(times, 0.99)
  const memory = peak / 1024 ** 2
  return {
    holds:
      answers.every((status) => ANSWERS.includes(status)) &&
      unfinished <= 0 &&
      ended.every(({ state }) => state === 'succeeded') &&
      memory <= MEMORY &&
      p99 <= HEALTH_MS &&
      server.lives,
    figure:
      `${counted(answers)}; ${ended.length} ended: ${counted(ended.map(({ state }) => state))}; ` +
      `memory ${memory.toFixed(0)} MiB at most; health p99 ${ms(p99)} of ${times.length}`,
    size: `${count} at once`,
  }
}
