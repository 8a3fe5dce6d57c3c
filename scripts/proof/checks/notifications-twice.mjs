import { counted, statusOf } from '../place/ask.mjs'
import { paying } from '../place/paying.mjs'

const TIMES = 20

/** Sends each notification twenty times concurrently, half of them to the other instance. */
export async function check(place) {
  const { servers, created, sendTo, newUser } = await paying(place, 2)
  const rounds = place.size(50, 3)
  const statuses = []
  let doubled = 0
  for (let round = 0; round < rounds; round++) {
    const event = created(await newUser(), `sub_${round}`)
    const sent = Array.from({ length: TIMES }, (_, turn) => statusOf(sendTo(servers[turn % 2], event)))
    statuses.push(...(await Promise.all(sent)))
    const [kept] = await place.query('SELECT count(*)::int AS n FROM "PaddleEvent" WHERE "id" = $1', [event.event_id])
    const [applied] = await place.query('SELECT count(*)::int AS n FROM "Subscription" WHERE "id" = $1', [
      `sub_${round}`,
    ])
    if (kept.n !== 1 || applied.n !== 1) doubled++
  }
  return {
    holds: doubled === 0 && statuses.every((status) => status === 200),
    figure: `${counted(statuses)}; ${rounds - doubled} of ${rounds} done exactly once`,
    size: `${rounds} notifications, ${TIMES} times each, 2 instances`,
  }
}
