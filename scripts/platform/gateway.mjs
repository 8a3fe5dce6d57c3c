import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request as requestTo } from 'node:http'
import path from 'node:path'
import { Instance } from './instance.mjs'

/** As Vercel documents it for functions: request and response bodies of 4.5 MB. */
const MOST_BODY_BYTES = 4_500_000
const FREEZE_AFTER_MS = 1_500
const MOST_INSTANCES = 3
const REQUESTS_PER_INSTANCE = 8
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }

/**
 * The front of a function platform: files of the build as from a CDN, everything else to instances that start when they are needed.
 * It rejects bodies above the platform's cap, cuts requests off at `maxSeconds`, and freezes instances that have nothing to answer.
 *
 * @param {{ port: number, folder: string, environment: Record<string, string>, user: object | null, maxSeconds: number }} options
 */
export async function startGateway({ port, folder, environment, user, maxSeconds }) {
  const facts = {
    starts: [],
    instances: 0,
    refusedBodies: 0,
    refusedAnswers: [],
    cutOff: 0,
    frozen: 0,
    thawed: 0,
    killed: 0,
    largestBody: 0,
    largestAnswer: 0,
  }
  let instances = []
  /** Including those that were killed, for what they printed. */
  const all = []
  let starting = null
  let closed = false

  const start = () => {
    starting ??= Instance.start({ folder, environment, user })
      .then((instance) => {
        facts.starts.push(Math.round(instance.startedMs))
        instances.push(instance)
        all.push(instance)
        return instance
      })
      .finally(() => {
        starting = null
      })
    return starting
  }

  async function instanceFor() {
    instances = instances.filter(({ isGone }) => !isGone)
    const free = instances.filter(({ busy }) => busy < REQUESTS_PER_INSTANCE)
    // One that works rather than one that has to be woken.
    const chosen = free.find(({ isFrozen }) => !isFrozen) ?? free[0]
    if (chosen !== undefined) return chosen
    if (instances.length < MOST_INSTANCES) return start()
    return instances.reduce((least, each) => (each.busy < least.busy ? each : least))
  }

  function control(url, response) {
    const action = url.pathname.slice('/__platform/'.length)
    if (action === 'kill') killAll()
    if (action === 'freeze') for (const each of instances) freeze(each)
    if (action === 'cut') maxSeconds = Number(url.searchParams.get('seconds'))
    const now = { ...facts, instances: instances.filter(({ isGone }) => !isGone).length }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(now))
  }

  function killAll() {
    for (const each of instances) {
      if (!each.isGone) facts.killed += 1
      each.kill()
    }
    instances = []
  }

  function freeze(instance) {
    if (instance.isFrozen || instance.isGone) return
    instance.freeze()
    facts.frozen += 1
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`)
    if (url.pathname.startsWith('/__platform/')) return control(url, response)
    if (sendFile(folder, url.pathname, request.method, response)) return
    void pass(request, response, url).catch((error) => {
      console.error(String(error))
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
  })

  async function pass(request, response, url) {
    const length = Number(request.headers['content-length'] ?? 0)
    facts.largestBody = Math.max(facts.largestBody, length)
    if (length > MOST_BODY_BYTES) {
      facts.refusedBodies += 1
      request.resume()
      return response.writeHead(413, { connection: 'close' }).end('FUNCTION_PAYLOAD_TOO_LARGE')
    }
    const instance = await instanceFor()
    instance.busy += 1
    if (instance.isFrozen) {
      instance.thaw()
      facts.thawed += 1
    }
    // A platform compresses after the function, whose cap applies to what the function itself sends.
    const { 'accept-encoding': _encoding, ...asked } = request.headers
    const headers = { ...asked, 'x-forwarded-for': request.socket.remoteAddress ?? '127.0.0.1' }
    const forwarded = requestTo(
      { host: '127.0.0.1', port: instance.port, method: request.method, path: request.url, headers },
      (answer) => {
        const bytes = Number(answer.headers['content-length'] ?? 0)
        if (bytes > MOST_BODY_BYTES) {
          facts.refusedAnswers.push(`${request.method} ${url.pathname} ${bytes}`)
          forwarded.destroy()
          return response.writeHead(500).end('FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE')
        }
        let streamed = 0
        answer.on('data', (chunk) => {
          streamed += chunk.length
          facts.largestAnswer = Math.max(facts.largestAnswer, streamed)
        })
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    const limit = setTimeout(() => {
      facts.cutOff += 1
      if (!response.headersSent) response.writeHead(504)
      response.end('FUNCTION_INVOCATION_TIMEOUT')
      forwarded.destroy()
      // The function ends with its request.
      facts.killed += 1
      instance.kill()
    }, maxSeconds * 1_000)
    forwarded.on('error', () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    response.on('close', () => {
      clearTimeout(limit)
      if (!response.writableFinished) forwarded.destroy()
      instance.busy -= 1
      instance.idleSince = Date.now()
    })
    request.pipe(forwarded)
  }

  const freezing = setInterval(() => {
    for (const each of instances) {
      if (each.busy === 0 && Date.now() - each.idleSince > FREEZE_AFTER_MS) freeze(each)
    }
  }, 250)

  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    facts,
    start,
    killAll,
    /** What the instances printed, for a failure. */
    printed: () => all.map(({ printed }) => printed).join('\n'),
    async close() {
      if (closed) return
      closed = true
      clearInterval(freezing)
      killAll()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @returns whether it's a file of the build, which a platform serves without a function */
function sendFile(folder, pathname, method, response) {
  if (method !== 'GET' && method !== 'HEAD') return false
  const name = decodeURIComponent(pathname)
  const place = name.startsWith('/_next/static/')
    ? path.join(folder, '.next/static', name.slice('/_next/static/'.length))
    : path.join(folder, 'public', name)
  if (name === '/' || name.includes('..') || !existsSync(place) || !statSync(place).isFile()) return false
  const type = TYPES[path.extname(place)]
  response.writeHead(200, {
    ...(type !== undefined && { 'content-type': type }),
    'content-length': statSync(place).size,
  })
  if (method === 'HEAD') response.end()
  else createReadStream(place).pipe(response)
  return true
}
