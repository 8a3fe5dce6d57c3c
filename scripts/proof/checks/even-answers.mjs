import { evenAnswers } from '../../security/even-answers.mjs'
import { noRateLimits } from '../place/place.mjs'

const DOORS = [
  ['signing in', '/api/auth/login', (email) => ({ email, password: 'not this one' })],
  ['resetting a password', '/api/password/forget', (email) => ({ email })],
]

export async function check(place) {
  const server = await place.server({ environment: await noRateLimits() })
  const found = []
  const asked = place.size(200, 30)
  for (const [what, target, body] of DOORS)
    found.push({ what, ...(await evenAnswers(server.origin, target, body, asked)) })
  return {
    holds: found.every(({ holds }) => holds),
    figure: found.map(({ what, figure }) => `${what}: ${figure}`).join('; '),
    size: `${asked} of each`,
  }
}
