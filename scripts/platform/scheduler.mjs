import { readFileSync } from 'node:fs'

/** How often the jobs that run every minute run here. */
const MINUTE_MS = 5_000

/**
 * Calls the scheduled jobs of vercel.json as the platform does, a minute taking five seconds; those that run less often are called once
 * at the start.
 */
export function startScheduler(origin, secret) {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  const facts = { calls: 0, failures: [] }
  const call = async ({ path }) => {
    try {
      const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${secret}` } })
      facts.calls += 1
      // 5xx is the result of an instance that was killed in the meantime.
      if (!answer.ok && answer.status < 500) facts.failures.push(`${path} ${answer.status}`)
    } catch {
      // The connection went with the instance; the next minute calls again.
    }
  }
  const everyMinute = crons.filter(({ schedule }) => schedule === '* * * * *')
  const others = crons.filter(({ schedule }) => schedule !== '* * * * *')
  void (async () => {
    for (const each of others) await call(each)
  })()
  let calling = false
  const timer = setInterval(async () => {
    if (calling) return
    calling = true
    for (const each of everyMinute) await call(each)
    calling = false
  }, MINUTE_MS)
  return { facts, stop: () => clearInterval(timer) }
}
