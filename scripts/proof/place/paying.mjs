import { randomBytes, randomUUID } from 'node:crypto'
import { Caller } from './caller.mjs'
import { noRateLimits } from './place.mjs'
import { support } from './support.mjs'

const NOWHERE = 'http://127.0.0.1:9'

/** Servers of an installation with payment, and notifications that Paddle would send to them. */
export async function paying(place, count) {
  const { PAYMENT, SIGNATURE_HEADER, customDataFor, notification, signAs, signatureOf, subscriptionData } =
    await support()
  const secret = randomBytes(32).toString('hex')
  await signAs(secret)
  const environment = { ...(await noRateLimits()), ...PAYMENT, PADDLE_API_URL: NOWHERE, ACTUM_SECRET: secret }
  const servers = await place.servers({ count, environment })
  const instant = '2026-10-01T08:00:00.000001Z'
  let people = 0
  return {
    servers,
    /** The id of a new account. */
    async newUser() {
      const email = `payer${++people}-${randomUUID()}@clinic.example`
      await Caller.register(servers[0].origin, email)
      const [{ id }] = await place.query('SELECT "id" FROM "User" WHERE "email" = $1', [email])
      return id
    },
    created(userId, id) {
      const data = subscriptionData({ id, custom_data: customDataFor(userId), updated_at: instant })
      return {
        ...notification('subscription.created', instant, data),
        event_id: `evt_${randomUUID().replaceAll('-', '')}`,
      }
    },
    sendTo(server, event) {
      const body = JSON.stringify(event)
      return fetch(`${server.origin}/api/paddle/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body) },
        body,
      })
    },
  }
}
