import { DEMO } from '../../security/person.mjs'
import { statusOf } from '../place/ask.mjs'

const ALLOWED = 10

/** Guesses at two instances in turn, then the right password at both, then again after a restart. */
export async function check(place) {
  const [first, second] = await place.servers({ count: 2 })
  const tries = (origin, password) =>
    statusOf(
      fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...DEMO, password }),
      }),
    )
  const guesses = []
  for (let turn = 0; turn < ALLOWED + 2; turn++) {
    guesses.push(await tries(turn % 2 === 0 ? first.origin : second.origin, `guess ${turn}`))
  }
  const right = [await tries(first.origin, DEMO.password), await tries(second.origin, DEMO.password)]
  await first.stop()
  await first.restart()
  const after = await tries(first.origin, DEMO.password)
  const expected = [...Array(ALLOWED).fill(401), 429, 429]
  return {
    holds: guesses.join() === expected.join() && right.every((status) => status === 429) && after === 429,
    figure: `guesses ${guesses.join(' ')}; the right password then ${right.join(' and ')}, after a restart ${after}`,
    size: '2 instances',
  }
}
