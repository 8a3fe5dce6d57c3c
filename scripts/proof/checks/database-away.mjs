import { Caller } from '../place/caller.mjs'
import { counted, ms, pause, statusOf, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'

const WELL_MS = 5_000

/** The database freezes, and later stops, under load. Afterward, everything acknowledged must still exist. */
export async function check(place) {
  const postgresql = await place.postgresql()
  const server = await place.server({ environment: await noRateLimits() })
  const caller = await Caller.signIn(server.origin)
  const seconds = place.size(60, 6)
  const found = []
  for (const [what, away, back] of [
    ['hung', () => postgresql.signal('SIGSTOP'), () => postgresql.signal('SIGCONT')],
    ['down', postgresql.halt, postgresql.resume],
  ]) {
    const acknowledged = new Set()
    const asked = []
    let loading = true
    const load = Array.from({ length: 8 }, async () => {
      while (loading) {
        const started = performance.now()
        const answer = await fetch(`${server.origin}/api/documents/session/new`, { headers: caller.headers }).catch(
          () => null,
        )
        const body = await answer?.json().catch(() => null)
        if (body?.sessionId) acknowledged.add(body.sessionId)
        asked.push({ at: started, status: answer?.status ?? 0, ms: performance.now() - started })
        await pause(50)
      }
    })
    await pause(1_000)
    const from = performance.now()
    away()
    const lives = []
    const ready = []
    while (performance.now() - from < seconds * 1_000) {
      lives.push(await timed(`${server.origin}/api/documents/health?live=1`))
      ready.push(await timed(`${server.origin}/api/documents/health`))
      await pause(500)
    }
    back()
    const well = await until(async () => (await statusOf(caller.get('operations'))) === 200, 4 * WELL_MS)
    loading = false
    await Promise.all(load)
    const during = asked.filter(({ at, ms: took }) => at + took > from + 100 && at < from + (seconds - 2) * 1_000)
    const ids = [...acknowledged]
    const kept = await place.query('SELECT "id" FROM "DocumentSession" WHERE "id" = ANY($1)', [ids])
    const slowest = (answers) => Math.max(0, ...answers.map((one) => one.ms))
    found.push({
      good:
        lives.every(({ status }) => status === 200) &&
        ready.every(({ status, ms: took }) => status === 503 && took <= 1_000) &&
        during.every(({ status, ms: took }) => status === 503 && took <= 2_000) &&
        well !== null &&
        well <= WELL_MS &&
        kept.length === ids.length &&
        server.lives,
      said:
        `${what}: alive ${counted(lives.map(({ status }) => status))}; ready ${counted(ready.map(({ status }) => status))}, ${ms(slowest(ready))} at most; ` +
        `responses ${counted(during.map(({ status }) => status))}, ${ms(slowest(during))} at most; normal after ${ms(well)}; ` +
        `${ids.length - kept.length} of ${ids.length} acknowledged lost`,
    })
  }
  return {
    holds: found.every(({ good }) => good),
    figure: found.map(({ said }) => said).join(' — '),
    size: `${seconds} s each`,
  }
}

async function timed(address) {
  const started = performance.now()
  const status = await statusOf(fetch(address))
  return { status, ms: performance.now() - started }
}
