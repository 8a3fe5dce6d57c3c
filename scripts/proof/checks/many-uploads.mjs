import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, statusOf, timesBeside } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const ANSWERS = [200, 202, 429, 503]
const MEMORY = 800
const HEALTH_MS = 100

/** As many uploads of 2 MB at the same moment, each for an operation of its own. */
export async function check(place) {
  const { ACT } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const count = place.size(500, 40)
  const filler = Buffer.alloc(2 * 1024 ** 2, 'x')
  await server.howAreYou()
  const answers = []
  const sent = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const excel = { name: `${index}.csv`, bytes: Buffer.concat([Buffer.from(`Номер;ФИО\n${index};`), filler]) }
      answers.push(await statusOf(caller.post('generate', { excel, template: ACT }, { prefer: 'respond-async' })))
    }),
  )
  const times = await timesBeside(`${server.origin}/api/documents/health?live=1`, sent, { pauseMs: 20 })
  const operations = await caller.settled(600_000)
  const { peak } = await server.howAreYou()
  const unfinished = answers.filter((status) => status === 202).length - operations.length
  const p99 = percentile(times, 0.99)
  const memory = peak / 1024 ** 2
  return {
    holds:
      answers.every((status) => ANSWERS.includes(status)) &&
      unfinished <= 0 &&
      memory <= MEMORY &&
      p99 <= HEALTH_MS &&
      server.lives,
    figure:
      `${counted(answers)}; ${operations.length} ended: ${counted(operations.map(({ state }) => state))}; ` +
      `memory ${memory.toFixed(0)} MiB at most; health p99 ${ms(p99)} of ${times.length}`,
    size: `${count} at once`,
  }
}
