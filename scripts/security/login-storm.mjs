import { DEMO } from './person.mjs'

const MEBIBYTE = 1024 ** 2

/**
 * Log-ins at the same moment, half of them with the right password.
 *
 * @param {import('../proof/place/server.mjs').Server} server
 * @param {number} atOnce how many
 */
export async function loginStorm(server, atOnce) {
  await server.howAreYou()
  const { rss: before } = await server.howAreYou()
  const started = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const answer = await fetch(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(index % 2 === 0 ? DEMO : { ...DEMO, password: 'not this one' }),
      })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const { p99, max, peak } = await server.howAreYou()
  const counted = [...new Set(statuses)]
    .sort()
    .map((status) => `${statuses.filter((s) => s === status).length} × ${status}`)
  const growth = (peak - before) / MEBIBYTE
  const answered = statuses.every((status, index) => status === (index % 2 === 0 ? 200 : 401))
  return {
    holds: answered && p99 < 50 && growth < 200,
    figure:
      `${counted.join(', ')} in ${seconds.toFixed(1)} s; loop delay p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms; ` +
      `memory +${growth.toFixed(0)} MiB`,
  }
}
