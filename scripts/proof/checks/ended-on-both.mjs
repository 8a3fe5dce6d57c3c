import { rawRequest } from '../../security/raw-request.mjs'
import { Caller } from '../place/caller.mjs'
import { ms, statusOf, until } from '../place/ask.mjs'

const WITHIN_MS = 1_000

/** Sessions end at one instance, by a log-out and by a new password, and the other is asked. */
export async function check(place) {
  const [first, second] = await place.servers({ count: 2 })
  const ways = [
    ['signing out', (caller) => caller.send('/api/auth/logout')],
    ['a new password', (caller) => caller.send('/api/password-change', CHANGE)],
  ]
  const found = []
  for (const [index, [what, end]] of ways.entries()) {
    const email = `both${index}@clinic.example`
    const ends = await Caller.register(first.origin, email)
    const goes =
      what === 'signing out' ? ends : await Caller.signIn(first.origin, { email, password: CHANGE.current_password })
    const there = goes.at(second.origin)
    const before = await statusOf(there.get('operations'))
    const ended = await end(sender(ends))
    const took = await until(async () => (await statusOf(there.get('operations'))) === 401, WITHIN_MS, 10)
    found.push({
      what,
      good: before === 200 && ended < 300 && took !== null,
      said: `${what} (${ended}) after ${ms(took)}`,
    })
  }
  return {
    holds: found.every(({ good }) => good),
    figure: found.map(({ said }) => said).join('; '),
    size: '2 instances',
  }
}

const CHANGE = { current_password: 'correct horse battery', password: 'another horse battery' }

function sender({ origin, headers }) {
  return {
    async send(target, body = {}) {
      const json = JSON.stringify(body)
      const { status } = await rawRequest(origin, {
        method: 'POST',
        target,
        headers: { ...headers, 'content-type': 'application/json' },
        body: json,
      })
      return status
    },
  }
}
