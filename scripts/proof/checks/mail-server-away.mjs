import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { median } from '../../security/statistics.js'
import { counted, ms, pause, until } from '../place/ask.mjs'
import { freePort } from '../../steps/postgresql.mjs'
import { noRateLimits } from '../place/place.mjs'

const DELIVERED_MS = 60_000

/** The mail server is down, or accepts connections and doesn't respond; then a real one starts. */
export async function check(place) {
  const port = await freePort()
  const found = []
  for (const fault of ['down', 'silent']) {
    const server = await place.server({
      environment: {
        ...(await noRateLimits()),
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'acts@clinic.example',
      },
    })
    const silent = fault === 'silent' ? await tarpit(port) : null
    const people = place.size(20, 4)
    const statuses = []
    const times = { known: [], unknown: [] }
    for (let person = 0; person < people; person++) {
      const email = `${fault}${person}@clinic.example`
      statuses.push((await timed(server, '/api/auth/register', { email, password: 'correct horse battery' })).status)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody-${fault}${person}@clinic.example`],
      ]) {
        const answer = await timed(server, '/api/password/forget', { email: address })
        statuses.push(answer.status)
        times[kind].push(answer.ms)
      }
    }
    await pause(place.size(15_000, 2_000))
    silent?.close()
    const { received, close } = await mailServer(port)
    const expected = 2 * people
    const delivered = await until(() => received.length >= expected, DELIVERED_MS + 15_000, 250)
    await pause(place.size(20_000, 3_000))
    const twice = received.length - new Set(received).size
    await server.stop()
    close()
    found.push({
      good:
        statuses.every((status) => [200, 201, 202].includes(status)) &&
        delivered !== null &&
        delivered <= DELIVERED_MS &&
        twice === 0 &&
        received.length === expected,
      said:
        `${fault}: ${counted(statuses)}; reset for a known address ${ms(median(times.known))}, for an unknown one ${ms(median(times.unknown))}; ` +
        `${received.length} of ${expected} emails, the last ${ms(delivered)} after recovery, ${twice} sent twice`,
    })
  }
  return {
    holds: found.every(({ good }) => good),
    figure: found.map(({ said }) => said).join('; '),
    size: `${place.size(20, 4)} people, 2 faults`,
  }
}

async function timed(server, target, body) {
  const started = performance.now()
  const answer = await fetch(`${server.origin}${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - started }
}

async function tarpit(port) {
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function mailServer(port) {
  const received = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { received, close: () => server.close() }
}
