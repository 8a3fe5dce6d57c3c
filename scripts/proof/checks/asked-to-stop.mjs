import { Caller } from '../place/caller.mjs'
import { counted, ms, pause, statusOf, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const ENDS_MS = 30_000
const CHILDREN_MS = 2_000

/** The server is asked to stop while generations run and clients keep connections open; then it is started again. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const count = place.size(20, 4)
  const answers = Array.from({ length: count }, (_, index) =>
    statusOf(caller.post('generate', { excel: actRows(200, `${index}.csv`), template: ACT })),
  )
  await until(async () => (await caller.operations()).length === count, 30_000)
  const children = server.children()
  const stopping = server.stop()
  await pause(300)
  const late = await statusOf(fetch(`${server.origin}/api/documents/session/new`, { headers: caller.headers }))
  const { code, ms: took } = await stopping
  const statuses = await Promise.all(answers)
  // They notice that their parent is gone, and exit.
  await until(() => !children.some(isAlive), CHILDREN_MS)
  const left = children.filter(isAlive).length
  await server.restart()
  const states = (await caller.settled(120_000)).map(({ state }) => state)
  return {
    holds:
      statuses.every((status) => [200, 503].includes(status)) &&
      states.length === count &&
      states.every((state) => state === 'succeeded') &&
      [0, 503].includes(late) &&
      took <= ENDS_MS &&
      left === 0 &&
      code === 0,
    figure:
      `responses ${counted(statuses)} (0: no response), then ${counted(states)}; a late request ${late === 0 ? 'refused' : late}; ` +
      `ended by ${code} after ${ms(took)}, ${left} of ${children.length} processes left`,
    size: `${count} generations`,
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
