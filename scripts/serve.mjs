/**
 * The production server: Next behind Node's own HTTP server, because `next start` exposes neither the socket's address
 * nor the time limits that keep slow clients from occupying connections.
 */
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { loadEnvFile } from './steps/env-file.js'
import { inTurn } from './steps/in-turn.js'
import { packedFiles } from './steps/packed-files.js'
import { refusedRequest } from './steps/refused-request.js'

// On a machine with enough memory, V8 collects garbage only when the heap has grown to a multiple of the live data: a
// server of 100 MB would take 600 within half an hour. With this limit on growth it stays at the size of its first
// minutes.
setFlagsFromString('--heap-growing-percent=50')

loadEnvFile()
// Next must leave the signals to our own drain; it reads this before it starts.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true'
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'

const { default: next } = await import('next')

const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOSTNAME_TO_BIND
// Next listens for upgrades on its server, doesn't respond to them in production, and leaves their sockets open
// forever, beyond every time limit. With a separate server, ours has no such listener, and an upgrade is a request like
// any other.
const httpServer = new EventEmitter()
const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port, httpServer })
const handle = app.getRequestHandler()
const answerPacked = packedFiles('.next/static', '/_next/static/')

const answer = inTurn((request, response) => {
  // The only place that has the peer's address: a client's value for this header is overwritten.
  request.headers['x-actum-peer'] = request.socket.remoteAddress ?? 'unknown'
  const refused = refusedRequest(request)
  if (refused === null && answerPacked(request, response)) return
  // lib/http/before-next.ts, which Next bundles apart from this.
  if (globalThis[Symbol.for('actum.before-next')]?.(request, response, refused) === true) return
  if (refused === null) void handle(request, response)
  else response.writeHead(refused.status, refused.headers).end()
})
// Longer than a client keeps an idle connection (nginx: 60 s, Caddy: 120 s). A server that closes first resets the
// request that comes at that moment, and a proxy answers a POST with 502 then, for it may not send it twice.
const server = createServer({ headersTimeout: 15_000, keepAliveTimeout: 130_000 }, answer)

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
      : error.message,
  )
  process.exit(1)
})

await app.prepare()

// Nothing new is accepted. The drain waits for the work in progress and ends the process. Before the drain is set up, a
// signal simply ends the process: a listener added earlier would prevent that.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.close()
    server.closeIdleConnections()
  })
}

server.listen(port, hostname, () => process.send?.('listening'))
