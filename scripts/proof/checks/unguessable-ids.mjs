import { randomBytes } from 'node:crypto'
import { Caller } from '../place/caller.mjs'
import { counted, each, statusOf } from '../place/ask.mjs'

const BITS = 128
const PREFIX = 6
/** Of ten thousand fair bits the share of ones is within this of a half, except for one time in a million. */
const UNEVEN = (0.5 * 5) / Math.sqrt(10_000)

export async function check(place) {
  const count = place.size(10_000, 500)
  const server = await place.server({ environment: { ACTUM_RATE_LIMITS: 'document-sessions=1000000/3600' } })
  const caller = await Caller.signIn(server.origin)
  const ids = []
  await each(count, 8, async () => {
    const answer = await fetch(`${server.origin}/api/documents/session/new`, { headers: caller.headers })
    ids.push((await answer.json()).sessionId)
  })
  const bytes = ids.map((id) => Buffer.from(id, 'base64url'))
  const shortest = Math.min(...bytes.map(({ length }) => length * 8))
  const beginnings = new Set(ids.map((id) => id.slice(0, PREFIX))).size
  const uneven = Math.max(...Array.from({ length: BITS }, (_, bit) => Math.abs(onesAt(bytes, bit) / count - 0.5)))
  const statuses = []
  const guesses = place.size(1_000, 700)
  await each(guesses, 4, async () => {
    caller.sessionId = randomBytes(16).toString('base64url')
    statuses.push(await statusOf(caller.get('download/a.docx')))
  })
  const slowed = statuses.includes(429) && statuses.every((status) => [404, 429].includes(status))
  return {
    holds: shortest >= BITS && beginnings === count && uneven < UNEVEN * Math.sqrt(10_000 / count) && slowed,
    figure:
      `${shortest} bits, ${new Set(ids).size} IDs, ${beginnings} different first ${PREFIX} letters, ` +
      `each bit is set in half of them, ±${(uneven * 100).toFixed(1)} %; guesses: ${counted(statuses)}`,
    size: `${count} ids, ${guesses} guesses`,
  }
}

function onesAt(bytes, bit) {
  return bytes.filter((one) => (one[bit >> 3] >> (bit & 7)) & 1).length
}
