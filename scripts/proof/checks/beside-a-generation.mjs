import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { ms, statusOf, timesBeside } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const BAR_MS = 50

/** Health is asked for without a pause while documents are generated. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const files = { excel: actRows(500), template: ACT }
  await statusOf(caller.post('generate', files))
  await server.howAreYou()
  const statuses = []
  const runs = place.size(5, 1)
  const work = async () => {
    for (let run = 0; run < runs; run++) statuses.push(await statusOf(caller.post('generate', files)))
  }
  const times = await timesBeside(`${server.origin}/api/documents/health?live=1`, work, { pauseMs: 1 })
  const { p99: loop, max } = await server.howAreYou()
  const p99 = percentile(times, 0.99)
  return {
    holds: p99 <= BAR_MS && loop <= BAR_MS && statuses.every((status) => status === 200),
    figure: `health p50 ${ms(percentile(times, 0.5))}, p99 ${ms(p99)} of ${times.length}; loop delay p99 ${ms(loop)}, ${ms(max)} at most`,
    size: `${runs} generations of 500`,
  }
}
