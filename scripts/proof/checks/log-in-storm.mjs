import { loginStorm } from '../../security/login-storm.mjs'
import { noRateLimits } from '../place/place.mjs'

export async function check(place) {
  const server = await place.server({ environment: await noRateLimits() })
  const atOnce = place.size(500, 60)
  return { ...(await loginStorm(server, atOnce)), size: `${atOnce} at once` }
}
