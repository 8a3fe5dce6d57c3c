import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import path from 'node:path'
import { percentile } from '../../security/statistics.js'
import { Caller } from '../place/caller.mjs'
import { counted, ms, pause, statusOf, until } from '../place/ask.mjs'
import { noRateLimits } from '../place/place.mjs'
import { support } from '../place/support.mjs'

const ANSWERED_MS = 3_000
const GROWTH = 100
/** A client of the load counts its own waiting too. */
const OWN_MS = 300

/** A real bucket behind a proxy that fails, falls silent or goes away while downloads are asked for. */
export async function check(place) {
  const { ACT, actRows } = await support()
  const { default: S3rver } = await import('s3rver')
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(place.folder(), 'bucket'),
    configureBuckets: [{ name: 'acts' }],
  })
  const { port } = await bucket.run()
  place.atTheEnd(() => bucket.close())
  const proxy = await faultProxy(port)
  place.atTheEnd(() => proxy.close())
  const server = await place.server({
    environment: {
      ...(await noRateLimits()),
      S3_BUCKET: 'acts',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
      S3_ENDPOINT: proxy.origin,
    },
  })
  const caller = await Caller.signIn(server.origin)
  const made = await (await caller.post('generate', { excel: actRows(5), template: ACT })).json()
  const name = made.download_url.split('/').at(-1).split('?')[0]
  const [perSecond, seconds] = [place.size(200, 20), place.size(15, 3)]
  const found = []
  for (const fault of ['fails', 'silent', 'slow']) {
    await server.howAreYou()
    const { rss } = await server.howAreYou()
    proxy.behave(fault)
    const answers = await atARate(perSecond, seconds, () => caller.get(`download/${name}`))
    const { peak } = await server.howAreYou()
    proxy.behave('well')
    const well = await until(async () => (await statusOf(caller.get(`download/${name}`))) === 200, 15_000)
    const refused = answers.filter(({ status }) => status === 503)
    const slowest = Math.max(...answers.map((answer) => answer.ms))
    const growth = (peak - rss) / 1024 ** 2
    found.push({
      good:
        refused.length === answers.length &&
        refused.every(({ retryAfter }) => retryAfter !== null) &&
        slowest <= ANSWERED_MS + OWN_MS &&
        growth <= GROWTH &&
        well !== null,
      said:
        `${fault}: ${counted(answers.map(({ status }) => status))}, p99 ${ms(
          percentile(
            answers.map((one) => one.ms),
            0.99,
          ),
        )}, ` + `${ms(slowest)} at most, memory +${growth.toFixed(0)} MiB, normal after ${ms(well)}`,
    })
  }
  return {
    holds: found.every(({ good }) => good),
    figure: found.map(({ said }) => said).join('; '),
    size: `${perSecond} a second for ${seconds} s, 3 faults`,
  }
}

/** Sends this many requests a second, whether or not responses arrive. */
async function atARate(perSecond, seconds, asking) {
  const answers = []
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    answers.push(answerOf(asking))
    await pause(1000 / perSecond)
  }
  return Promise.all(answers)
}

/** The outcome of a request; a request without a response is reported with the reason instead of ending the check. */
async function answerOf(asking) {
  const started = performance.now()
  try {
    const answer = await asking()
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ms: performance.now() - started }
  } catch (error) {
    return { status: error.cause?.code ?? error.message, retryAfter: null, ms: performance.now() - started }
  }
}

async function faultProxy(port) {
  let behaviour = 'well'
  const agent = new Agent()
  const server = createServer(async (request, response) => {
    if (behaviour === 'silent') return
    if (behaviour === 'fails') return response.writeHead(500).end()
    if (behaviour === 'slow') await pause(10_000)
    if (response.destroyed) return
    const { url, method, headers } = request
    const onward = ask({ port, host: '127.0.0.1', path: url, method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    behave(next) {
      behaviour = next
      if (next === 'well') server.closeAllConnections()
    },
    close() {
      server.close()
      server.closeAllConnections()
      // Answers that no one reads any more keep their connections, and the bucket would wait for them for ever.
      agent.destroy()
    },
  }
}
