/**
 * The production server: Next behind Node's own HTTP server, because `next start` exposes neither the socket's address
 * nor the time limits that keep slow clients from holding connections.
 */
import { createServer } from 'node:http'

// Next must leave the signals to our own drain; it reads this before it starts.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true'
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'

const { default: next } = await import('next')

const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOSTNAME_TO_BIND
const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port })
const handle = app.getRequestHandler()

const server = createServer({ headersTimeout: 15_000, keepAliveTimeout: 5_000 }, (request, response) => {
  // The one place that knows the peer: whatever a client sent under this name is overwritten.
  request.headers['x-actum-peer'] = request.socket.remoteAddress ?? 'unknown'
  void handle(request, response)
})

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
      : error.message,
  )
  process.exit(1)
})

// Nothing new is accepted; what is under way is the drain's, which also ends the process.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.close()
    server.closeIdleConnections()
  })
}

await app.prepare()
server.listen(port, hostname, () => process.send?.('listening'))
