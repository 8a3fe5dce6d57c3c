import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, statusOf, timesWhile } from '../place/ask.mjs'
import { paying } from '../place/paying.mjs'
import { support } from '../place/support.mjs'

const P99_MS = 1_000
const WORST_MS = 5_000
const PLAN_ROWS = 50

/** Notifications come one after another while two generations run. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const { servers, created, sendTo, newUser } = await paying(place, 1)
  const [server] = servers
  const user = await newUser()
  const people = [
    await Caller.register(server.origin, 'first@clinic.example'),
    await Caller.register(server.origin, 'second@clinic.example'),
  ]
  await place.query(`UPDATE "User" SET "plan" = 'professional' WHERE "email" LIKE '%@clinic.example'`)
  const made = []
  const generations = Promise.all(
    people.map(async (person) => {
      for (let run = 0; run < place.size(6, 1); run++) {
        const files = { excel: actRows(place.size(2_000, PLAN_ROWS), `${run}.csv`), template: ACT }
        made.push(await statusOf(person.post('generate', files)))
      }
    }),
  )
  const statuses = []
  let sent = 0
  const asking = async () => statuses.push(await statusOf(sendTo(server, created(user, `sub_${sent++}`))))
  const times = await timesWhile(asking, generations, { callers: 2, pauseMs: 20 })
  const [p99, worst] = [percentile(times, 0.99), Math.max(...times)]
  return {
    holds:
      p99 <= P99_MS &&
      worst <= WORST_MS &&
      statuses.every((status) => status === 200) &&
      made.every((status) => status === 200),
    figure: `${counted(statuses)}; p99 ${ms(p99)}, ${ms(worst)} at most; generations ${counted(made)}`,
    size: `${times.length} notifications during 2 generations`,
  }
}
