import { createServer } from 'node:http'
import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'
import { Caller } from '../place/caller.mjs'
import { pause, statusOf, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

/** As many requests are under way at once: further events are written and not yet sent. */
const SENT_AT_ONCE = 8
const AT_ONCE = 3 * SENT_AT_ONCE
/** Together less than after which the sender gives a request up. */
const HOLDING_MS = 6_000
const LINGERING_MS = 2_500
const SETTLED_MS = 300_000
const DELIVERED_MS = 120_000

/**
 * A webhook's events while the server is killed again and again: after an event is written and before it is sent, while the
 * receiver has the request, and after the response and before it is recorded.
 */
export async function check(place) {
  const { ACT, actRows } = await support()
  const server = await place.server({
    environment: { ...(await noRateLimits()), WEBHOOK_PRIVATE_ADDRESSES: 'true' },
  })
  const caller = await Caller.signIn(server.origin)
  let dying = null
  const die = () => (dying ??= server.kill())
  const receiver = await receivingAt(place, die)
  receiver.verifyWith(await registered(server.origin, caller, receiver.url))

  const rounds = place.size(10, 3)
  const found = { unsent: 0, unanswered: 0 }
  for (let round = 0; round < rounds; round++) {
    const asked = Array.from({ length: AT_ONCE }, (_, at) => {
      // The same work asked for twice is one operation.
      const files = { excel: actRows(round * AT_ONCE + at + 1), template: ACT }
      return statusOf(caller.post('generate', files, { prefer: 'respond-async', 'idempotency-key': `${round}-${at}` }))
    })
    await Promise.race([receiver.holding(Math.ceil(Math.random() * SENT_AT_ONCE)), receiver.struck()])
    await die()
    await Promise.all(asked)
    const [{ unsent, unanswered }] = await place.query(UNFINISHED)
    found.unsent += unsent
    found.unanswered += unanswered
    // As if the time had passed after which a sender counts as dead.
    await place.query(
      `UPDATE "WebhookDelivery" SET "leaseUntil" = now() - interval '1 second' WHERE "state" = 'sending'`,
    )
    dying = null
    receiver.rest(true)
    await server.restart()
    receiver.rest(round === rounds - 1)
  }
  await caller.settled(SETTLED_MS)
  const done = await until(async () => (await place.query(OPEN))[0].open === 0, DELIVERED_MS, 500)
  const ended = await place.query(`SELECT "id" FROM "Operation" WHERE "state" IN ('succeeded', 'failed')`)
  const lost = ended.filter(({ id }) => !receiver.operations.has(id)).length
  const twice = [...receiver.requests.values()].filter((times) => times > 1).length
  const isTested = place.trial || (found.unsent > 0 && found.unanswered > 0)
  return {
    holds: done !== null && lost === 0 && twice === 0 && receiver.unsigned() === 0 && isTested,
    figure:
      `${ended.length} events, ${lost} lost, ${twice} sent twice with one ID, ${receiver.unsigned()} with a wrong signature; ` +
      `when the server was killed, ${found.unsent} were written and not sent, ${found.unanswered} sent without a recorded response`,
    size: `${rounds} kills`,
  }
}

const UNFINISHED = `SELECT count(*) FILTER (WHERE "handedOverAt" IS NULL)::int AS unsent,
  count(*) FILTER (WHERE "handedOverAt" IS NOT NULL)::int AS unanswered
  FROM "WebhookDelivery" WHERE "state" IN ('waiting', 'sending')`
const OPEN = `SELECT count(*)::int AS open FROM "WebhookDelivery" WHERE "state" IN ('waiting', 'sending')`

async function registered(origin, { headers }, url) {
  const answer = await fetch(`${origin}/api/webhooks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  if (answer.status !== 201) throw new Error(`The webhook was not added: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).secret
}

/** A receiver that responds, lets requests hang, or has the server killed before or after its response. */
async function receivingAt(place, die) {
  const requests = new Map()
  const operations = new Set()
  let webhook = null
  let wrong = 0
  let resting = false
  let strike = () => undefined
  let held = 0
  const strikeNow = () => {
    if (resting) return
    void die()
    strike()
  }
  const receive = (request, body) => {
    try {
      webhook.verify(body, request.headers)
    } catch {
      wrong++
    }
    const id = request.headers['webhook-id']
    requests.set(id, (requests.get(id) ?? 0) + 1)
    operations.add(JSON.parse(body).data.operationId)
  }
  const http = createServer((request, response) => {
    const chunks = []
    // A server that is killed breaks off what it was sending.
    request.on('error', () => undefined)
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      receive(request, Buffer.concat(chunks).toString('utf8'))
      const fate = resting ? 1 : Math.random()
      if (fate < 0.75) {
        held++
        return
      }
      if (fate < 0.8) return strikeNow()
      response.end('ok')
      if (fate < 0.85) response.on('finish', strikeNow)
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  place.atTheEnd(() => {
    http.closeAllConnections()
    http.close()
  })
  return {
    url: `http://127.0.0.1:${http.address().port}/`,
    requests,
    operations,
    unsigned: () => wrong,
    verifyWith: (secret) => (webhook = new Webhook(secret)),
    /** Resting, it only responds. */
    rest: (value) => (resting = value),
    /** Resolves a moment after so many requests hang, or when none come. */
    holding: async (count) => {
      held = 0
      await until(() => held >= count, HOLDING_MS)
      await pause(Math.random() * LINGERING_MS)
    },
    /** Resolves when it has the server killed. */
    struck: () => new Promise((resolve) => (strike = resolve)),
  }
}
